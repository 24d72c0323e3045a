import { OPERATOR_NAMES, OPERATORS, type OperatorName } from './operators.ts'

/** The operators that tell contributions in percent; apart from their table, which every session loads. */
export const IN_PERCENT: readonly OperatorName[] = OPERATOR_NAMES.filter(
  operator => OPERATORS[operator].contributionsInPercent
)
