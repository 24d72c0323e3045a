import { CASHIER } from '#config/cashier-table.ts'
import { hasFeature } from '#config/operators.ts'
import { environment } from '../environment/index.ts'
import { currentLicence } from '../licence.ts'

export interface HouseRules {
  /** The cashier is dark on whichever face. */
  readonly isDark: boolean
  /** Instant banking is told of above the ways to pay. */
  readonly tellsOfBanking: boolean
  /** An offer shows all its terms from the start. */
  readonly showsFullTerms: boolean
}

/** How the operator and its licence have the cashier look. */
export function houseRules(): HouseRules {
  const { operator } = environment()
  return {
    isDark: hasFeature(operator, 'DarkCashierLayout'),
    tellsOfBanking: hasFeature(operator, 'EnableCashierIBAwardAnnouncement'),
    showsFullTerms: CASHIER[currentLicence()]?.fullTerms ?? true
  }
}
