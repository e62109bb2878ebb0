// A length of time as people say it: three days, not 259 200 seconds.
import { t } from '../i18n/language.svelte'

const MINUTE = 60
const DAY = 86400

export function lasting(seconds: number): string {
  const unit = seconds && seconds % DAY === 0 ? DAY : seconds && seconds % MINUTE === 0 ? MINUTE : 1
  return t({ [DAY]: 'days', [MINUTE]: 'minutes', 1: 'seconds' }[unit], { count: seconds / unit })
}
