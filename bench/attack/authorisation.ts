// Every operation of the schema as everybody: about two minutes.
import { recordGoal } from '../goals/record.ts'
import { proven } from './proven.ts'

/** Nobody, another player, excluded, closed, expired and ended, and the owner beside them. */
const STANDINGS = 7

/** Runs the matrix of who may ask what, and what strangers are told of things that are not theirs. */
export async function authorisation(): Promise<boolean> {
  const { passed, total, count } = proven('tests/server/authorisation')
  const operations = count(/answers everybody what the table says$/)
  const naming = count(/is for .* what nobody has$/)
  const isMet = passed === total && operations > 0 && naming > 0
  recordGoal('security-14', {
    isMet,
    figures: `${operations} operations × ${STANDINGS} standings; ${naming} that name a thing of a player answer of another’s as of one that is not there; ${count(/stream|listen/i)} facts of streams; ${total - passed} of ${total} wrong`
  })
  return isMet
}
