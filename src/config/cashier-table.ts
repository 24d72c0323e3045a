import { LICENCES } from './licences.ts'
import { OPERATOR_NAMES, OPERATORS, type OperatorName } from './operators.ts'

export interface CashierRules {
  /** Whether a player whose money runs out may be asked to deposit. */
  readonly fundsPrompt: boolean
  /** Whether an offer shows all its terms from the start. */
  readonly fullTerms: boolean
}

/** What each operator's licence has the cashier do; a browser gets its own operator's alone. */
export const CASHIER: Partial<Record<OperatorName, CashierRules>> = Object.fromEntries(
  OPERATOR_NAMES.map(name => {
    const { fundsPrompt, fullTermsInChallenges: fullTerms } = LICENCES[OPERATORS[name].licence]
    return [name, { fundsPrompt, fullTerms }]
  })
)
