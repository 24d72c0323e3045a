import { signedIn } from '../../context.ts'
import type {
  ForfeitBonusErrorCode,
  ForfeitBonusResult,
  MutationResolvers
} from '../../generated/main.ts'
import { bonusAnswer } from './answer.ts'
import { isDue, loseBonus } from './end-bonus.ts'
import { holdBonus } from './store.ts'
import { bonusChanged } from './tell.ts'

const refuse = (code: ForfeitBonusErrorCode): ForfeitBonusResult => ({ error: { code } })

/** Gives a bonus up: what is in its purse goes, once, and real money stays. */
export const forfeitBonus: NonNullable<MutationResolvers['forfeitBonus']> = async (
  _root,
  { id },
  context
) => {
  const { playerId } = signedIn(context)
  const { ports, request } = context
  const done = await ports.db.transaction(async tx => {
    const known = await tx
      .selectFrom('bonuses')
      .select('id')
      .where('id', '=', id)
      .where('player_id', '=', playerId)
      .executeTakeFirst()
    if (!known) return 'UNKNOWN'
    const bonus = await holdBonus(tx, known.id)
    if (bonus.status !== 'Active') return 'NOT_ACTIVE'
    // Who comes too late to give it up finds it expired.
    const isLate = isDue(bonus, ports.clock.now())
    return { isLate, moved: await loseBonus(ports, tx, bonus, isLate ? 'EXPIRED' : 'GIVEN_UP') }
  })
  if (typeof done === 'string') return refuse(done)
  await bonusChanged(ports, playerId, [done.moved])
  if (done.isLate) return refuse('NOT_ACTIVE')
  const db = ports.db.kysely
  const ended = await db
    .selectFrom('bonuses')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ok: await bonusAnswer(ports, db, ended, request.locale) }
}
