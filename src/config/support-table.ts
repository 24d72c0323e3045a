import { OPERATOR_NAMES, OPERATORS, type OperatorName } from './operators.ts'

/** Where the support of each operator is written to. */
export const SUPPORT: Partial<Record<OperatorName, string>> = Object.fromEntries(
  OPERATOR_NAMES.map(name => [name, OPERATORS[name].supportMail])
)
