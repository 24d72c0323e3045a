import { type Programme, programmeOf } from './engagement.ts'
import { OPERATORS, type OperatorName } from './operators.ts'
import type { Part } from './part-names.ts'

/** Whether an operator has switched a part of the house on; the build and the platform ask this. */
export function hasPart(operator: OperatorName, part: Part): boolean {
  const parts: readonly Part[] = OPERATORS[operator].parts
  return parts.includes(part)
}

/** The operator's loyalty programme, where it has one and has it switched on. */
export const runningProgramme = (operator: OperatorName): Programme | undefined =>
  hasPart(operator, 'gamification') ? programmeOf(operator) : undefined
