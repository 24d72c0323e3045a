import type { SettledRound } from '#contract/wire/slot-play.ts'
import { toDecimal } from '#rules/money.ts'
import { endRound } from './end-round.ts'
import { freeSpinsOf } from './free-spins.ts'
import { type House, type Refused, refuse } from './house.ts'
import type { ProviderRound, ProviderSession } from './tables.ts'

export interface Settled {
  readonly ok: { readonly balance: string | null }
}

/** Tells the wallet what a decided round won, until it says that it has heard; true when it has. */
export async function pay(house: House, round: ProviderRound): Promise<Settled | Refused> {
  const { ports, wallet } = house
  if (round.mode === 'FUN') return await payPlayMoney(house, round)
  const { wallet_session: sessionToken } = await ports.db.kysely
    .selectFrom('provider_sessions')
    .select('wallet_session')
    .where('token_hash', '=', round.session)
    .executeTakeFirstOrThrow()
  const answer = await wallet.win({
    transactionId: `${round.id}.win`,
    betTransactionId: `${round.id}.bet`,
    roundId: round.id,
    sessionToken,
    game: round.game,
    currency: round.currency,
    amount: toDecimal(round.payout, round.currency),
    roundEnded: true,
    ...(round.ended_by_rule && { endedByRule: true })
  })
  if (answer === 'unknown') return refuse('WALLET_UNREACHABLE')
  if (answer.status === 'error') {
    ports.log.error({ round: round.id, code: answer.code }, 'the wallet refused a win')
    return refuse('UNKNOWN')
  }
  await ports.db.kysely
    .updateTable('provider_rounds')
    .set({ status: 'settled', settled_at: ports.clock.now() })
    .where('id', '=', round.id)
    .where('status', '=', 'decided')
    .execute()
  return { ok: { balance: answer.balance } }
}

const payPlayMoney = ({ ports }: House, round: ProviderRound): Promise<Settled> =>
  ports.db.transaction(async tx => {
    const settled = await tx
      .updateTable('provider_rounds')
      .set({ status: 'settled', settled_at: ports.clock.now() })
      .where('id', '=', round.id)
      .where('status', '=', 'decided')
      .returning('id')
      .executeTakeFirst()
    const { play_money: held } = await tx
      .updateTable('provider_sessions')
      .set(purse => ({ play_money: purse('play_money', '+', settled ? round.payout : 0n) }))
      .where('token_hash', '=', round.session)
      .returning('play_money')
      .executeTakeFirstOrThrow()
    return { ok: { balance: toDecimal(held, round.currency) } }
  })

/** A round at a live table is over when no more chips are taken, whoever asks first. */
async function endIfClosed(house: House, { player }: ProviderSession, id: string): Promise<void> {
  const { db, clock } = house.ports
  const round = await db.kysely
    .selectFrom('provider_rounds')
    .selectAll()
    .where('id', '=', id)
    .where('player', '=', player)
    .where('status', '=', 'playing')
    .where('closes_at', '<=', clock.now())
    .executeTakeFirst()
  if (round) await endRound(house, round)
}

/** The browser has shown a round to its end: now its win is paid, unless it was before. */
export async function settle(
  house: House,
  session: ProviderSession,
  roundId: string
): Promise<{ readonly ok: SettledRound } | Refused> {
  const { ports } = house
  await endIfClosed(house, session, roundId)
  const round = await ports.db.kysely
    .selectFrom('provider_rounds')
    .selectAll()
    .where('id', '=', roundId)
    .where('player', '=', session.player)
    .where('game', '=', session.game)
    .where('status', 'in', ['decided', 'settled'])
    .executeTakeFirst()
  if (!round) return refuse('ROUND_NOT_FOUND')
  const paid = await pay(house, round)
  if ('error' in paid) return paid
  await ports.db.kysely
    .updateTable('provider_rounds')
    .set({ shown_at: ports.clock.now() })
    .where('id', '=', round.id)
    .execute()
  return { ok: { ...paid.ok, freeSpins: await freeSpinsOf(house, session, round.free_spins) } }
}
