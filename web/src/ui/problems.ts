// What went wrong, as a sentence.
import { t, tOr } from '../i18n/language.svelte'
import { Refused } from '../room/api'

export function sentence(fault: unknown): string {
  if (fault instanceof Refused) return tOr(`problem-${fault.key}`, fault.message)
  return t('problem-error')
}
