import type { LicenceCode } from './licences.ts'
import { OPERATORS, type Operator, type OperatorName } from './operators.ts'

/** Every licence of the operator's, its own first; apart from what every session loads. */
export function licencesOf(operator: OperatorName): readonly LicenceCode[] {
  const { licence, licences }: Operator = OPERATORS[operator]
  return [...new Set([licence, ...Object.values(licences ?? {})])]
}
