import type { Change } from '#stores/lib/command.ts'
import type { ProtectionErrorCode } from '#stores/protection/keep-away.ts'
import type { Words } from './props.ts'

/** Why the house has not done what was asked of it; undefined where it has, or was not asked. */
export function problemOf(
  change: Change<{ readonly code: ProtectionErrorCode }>,
  texts: Words['texts']
): string | undefined {
  if (change.status === 'failed') return texts['exclusion.problem.unanswered']
  return change.status === 'refused' ? texts[`exclusion.problem.${change.error.code}`] : undefined
}
