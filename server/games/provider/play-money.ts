import { toDecimal } from '#rules/money.ts'
import { decide } from './decide.ts'
import { type House, type Refused, refuse } from './house.ts'
import { playMoneyFor } from './open-session.ts'
import type { Spun } from './spin.ts'
import type { ProviderSession } from './tables.ts'
import { roundView } from './view.ts'

/** A round for fun: the same draw, with a balance that only the provider knows. */
export async function spinForFun(
  house: House,
  session: ProviderSession,
  stake: bigint
): Promise<Spun | Refused> {
  const { db, clock, random } = house.ports
  const { token_hash: hash, game, mode, player, currency } = session
  const { outcome, payout } = decide(house, session, stake)
  return await db.transaction(async tx => {
    const now = clock.now()
    const purse = await tx
      .selectFrom('provider_sessions')
      .select('play_money')
      .where('token_hash', '=', hash)
      .forUpdate()
      .executeTakeFirstOrThrow()
    if (purse.play_money < stake) return refuse('INSUFFICIENT_PLAY_MONEY')
    const round = await tx
      .insertInto('provider_rounds')
      .values({
        id: random.uuid(),
        session: hash,
        game,
        mode,
        player,
        currency,
        stake,
        payout,
        status: 'decided',
        outcome: JSON.stringify(outcome),
        started_at: now,
        decided_at: now
      })
      .onConflict(conflict => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (!round) return refuse('ROUND_IN_PROGRESS')
    const left = purse.play_money - stake
    await tx
      .updateTable('provider_sessions')
      .set({ play_money: left })
      .where('token_hash', '=', hash)
      .execute()
    return { ok: { round: roundView(round, outcome), balance: toDecimal(left, currency) } }
  })
}

/** Fills the play money up again, never above what a play begins with. */
export async function refill(
  { ports }: House,
  session: ProviderSession
): Promise<{ readonly ok: { readonly balance: string } } | Refused> {
  if (session.mode !== 'FUN') return refuse('INVALID_REQUEST')
  const full = playMoneyFor(session.game, session.currency)
  const { play_money: held } = await ports.db.kysely
    .updateTable('provider_sessions')
    .set(({ fn, val }) => ({ play_money: fn<bigint>('greatest', ['play_money', val(full)]) }))
    .where('token_hash', '=', session.token_hash)
    .returning('play_money')
    .executeTakeFirstOrThrow()
  return { ok: { balance: toDecimal(held, session.currency) } }
}
