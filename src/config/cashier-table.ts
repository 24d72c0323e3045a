import { LICENCE_CODES, LICENCES, type LicenceCode } from './licences.ts'

export interface CashierRules {
  /** Whether a player whose money runs out may be asked to deposit. */
  readonly fundsPrompt: boolean
  /** Whether an offer shows all its terms from the start. */
  readonly fullTerms: boolean
  /** Whether a registration asks for deposit limits, and the first deposit again. */
  readonly asksForLimits: boolean
  /** Whether the tools of protection are told of before the first deposit. */
  readonly tellsOfTools: boolean
}

/** What each licence has the cashier do; a browser gets those of its own operator alone. */
export const CASHIER: Partial<Record<LicenceCode, CashierRules>> = Object.fromEntries(
  LICENCE_CODES.map(code => {
    const {
      depositLimitsAtRegistration: asksForLimits,
      fullTermsInChallenges: fullTerms,
      fundsPrompt,
      toolsBeforeFirstDeposit: tellsOfTools
    } = LICENCES[code]
    return [code, { fundsPrompt, fullTerms, asksForLimits, tellsOfTools }]
  })
)
