import { signedIn } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { MutationResolvers, SubmitSourceOfWealthInput } from '../../../generated/main.ts'
import type { Ports } from '../../../ports.ts'
import { recordDecision } from '../../audit/index.ts'
import { changePlayer, type Player, playerAnswer, publishPlayer } from '../../player/index.ts'
import { documentsOf } from '../document-store.ts'
import { holdPlayer } from '../hold-player.ts'
import { isCategory } from './categories.ts'
import { type ReadAnswers, readAnswers } from './read-answers.ts'

type Refused = Extract<ReadAnswers, { status: 'refused' }>

/** Hands the answers in; they wait for the house, and what was due is no longer so. */
export const submitSourceOfWealth: NonNullable<MutationResolvers['submitSourceOfWealth']> = async (
  _root,
  { input },
  context
) => {
  const { playerId } = signedIn(context)
  const { ports } = context
  const done = await ports.db.transaction(tx => submit(ports, tx, playerId, input))
  if ('code' in done) return { error: { code: done.code, category: done.category ?? null } }
  await publishPlayer(ports, done)
  return { ok: playerAnswer(done, context) }
}

async function submit(
  ports: Ports,
  tx: Tx,
  playerId: string,
  input: SubmitSourceOfWealthInput
): Promise<Player | Refused> {
  const player = await holdPlayer(tx, playerId)
  const now = ports.clock.now()
  const { source_of_wealth_due_date: dueDate, source_of_wealth_funding_type: wanted } = player
  if (dueDate === null || player.source_of_wealth_status !== null)
    return { status: 'refused', code: 'NOT_ASKED' }
  const read = readAnswers(input, {
    currency: player.currency,
    documents: await documentsOf(tx, playerId),
    wanted: isCategory(wanted) ? wanted : null
  })
  if (read.status === 'refused') return read
  const { answers, comment, yearlyIncome } = read.given
  const id = ports.random.uuid()
  await tx
    .insertInto('wealth_answers')
    .values({
      id,
      player_id: playerId,
      answers: JSON.stringify(answers),
      yearly_income: yearlyIncome,
      currency: player.currency,
      comment,
      given_at: now
    })
    .execute()
  const isLate = dueDate <= now
  const changed = await changePlayer(tx, playerId, {
    source_of_wealth_status: 'Pending',
    // Who is late stays where they are until somebody has looked.
    source_of_wealth_due_date: isLate ? dueDate : null
  })
  await recordDecision(tx, {
    kind: 'wealth.answered',
    playerId,
    actor: 'player',
    at: now,
    data: { answers: id, categories: answers.map(({ category }) => category), isLate }
  })
  return changed ?? player
}
