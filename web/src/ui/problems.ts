// What went wrong, as a sentence.
import { t, tOr } from '../i18n/language.svelte'
import { Refused } from '../room/api'

export function sentence(fault: unknown): string {
  if (fault instanceof Refused && fault.key === 'wrong-option' && fault.args['option'])
    return t('problem-wrong-option-value', {
      option: String(fault.args['option']),
      allowed: String(fault.args['allowed']),
    })
  if (fault instanceof Refused) return tOr(`problem-${fault.key}`, fault.message)
  return t('problem-error')
}
