import type { Licence } from '#config/licences.ts'
import type { Namespaces } from '#messages/catalogue.ts'

/** The one sentence about limits that is true under the licence. */
export function heroCondition(licence: Licence, text: Namespaces['lobby']): string {
  if (licence.depositLimitsAtRegistration) return text['condition.depositAtRegistration']
  if (licence.depositLimits.length > 0) return text['condition.deposit']
  if (licence.lossLimits) return text['condition.loss']
  return text['condition.none']
}
