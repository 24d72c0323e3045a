import { LICENCES, type LicenceCode } from './licences.ts'
import { hasFeature, type OperatorName } from './operators.ts'

/**
 * From what age on people may open an account, in full years: that of the casino, or that of bets on
 * sports where the operator takes such and they begin earlier (protection rule R26).
 */
export function accountAgeOf(operator: OperatorName, licence: LicenceCode): number {
  const { minimumAge, minimumSportsAge } = LICENCES[licence]
  return hasFeature(operator, 'Sportsbook') ? Math.min(minimumAge, minimumSportsAge) : minimumAge
}
