import type { Change } from '#stores/lib/command.ts'
import type { ProtectionErrorCode } from '#stores/protection/keep-away.ts'
import { fillNames } from '../ui/fill-names.ts'
import type { PersonalWords } from './props.ts'

/** Why the account is neither closed nor opened; undefined where it is, or that was not asked. */
export function accountProblem(
  change: Change<{ readonly code: ProtectionErrorCode }>,
  texts: PersonalWords['texts'],
  mail: string
): string | undefined {
  if (change.status === 'failed') return texts['personal.problem.unanswered']
  if (change.status !== 'refused') return undefined
  switch (change.error.code) {
    case 'NOT_REOPENABLE':
      return fillNames(texts['personal.account.NOT_REOPENABLE'], { mail })
    case 'ALREADY_EXCLUDED':
      return texts['personal.account.ALREADY_EXCLUDED']
    case 'COMMENT_TOO_LONG':
      return texts['personal.account.COMMENT_TOO_LONG']
    default:
      return texts['personal.account.NOT_OFFERED']
  }
}
