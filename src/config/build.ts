import { hasFeature, isOperator, OPERATORS, type Operator, type OperatorName } from './operators.ts'

declare const __OPERATOR__: string

const configured = typeof __OPERATOR__ === 'string' ? __OPERATOR__ : 'Infiniza'
if (!isOperator(configured)) throw new Error(`LOBBY_OPERATOR: there is no operator ${configured}`)

/** The operator that this build of the site is for. */
export const OPERATOR: OperatorName = configured

/** Its entry in the operator table. */
export const BRAND: Operator = OPERATORS[OPERATOR]

export { hasFeature }
