import { stakesOf } from '#config/catalogue/models.ts'
import type { SlotRound } from '#contract/wire/slot-play.ts'
import type { MovementAnswer } from '#contract/wire/wallet-api.ts'
import { parseDecimal, toDecimal } from '#rules/money.ts'
import { decide } from './decide.ts'
import { type House, type Refused, refusalOf, refuse } from './house.ts'
import { spinForFun } from './play-money.ts'
import type { ProviderRound, ProviderSession } from './tables.ts'
import { roundView } from './view.ts'
import { voidRound } from './void-round.ts'

export interface Spun {
  readonly ok: { readonly round: SlotRound; readonly balance: string | null }
}

async function isTooSoon({ ports }: House, session: ProviderSession) {
  if (session.minimum_round_ms === 0) return false
  const since = new Date(ports.clock.now().getTime() - session.minimum_round_ms)
  const recent = await ports.db.kysely
    .selectFrom('provider_rounds')
    .select('id')
    .where('player', '=', session.player)
    .where('game', '=', session.game)
    .where('status', 'in', ['betting', 'decided', 'settled'])
    .where('started_at', '>', since)
    .executeTakeFirst()
  return recent !== undefined
}

/** One round: the stake is taken, the result drawn and written down, and only then told. */
export async function spin(
  house: House,
  session: ProviderSession,
  stakeText: string
): Promise<Spun | Refused> {
  const parsed = parseDecimal(stakeText, session.currency)
  if (parsed.status === 'refused') return refuse('INVALID_STAKE')
  const stake = parsed.minor
  if (!stakesOf(session.game, session.currency).includes(stake)) return refuse('INVALID_STAKE')
  if (await isTooSoon(house, session)) return refuse('ROUND_TOO_SOON')
  return session.mode === 'FUN'
    ? await spinForFun(house, session, stake)
    : await spinForMoney(house, session, stake)
}

async function spinForMoney(
  house: House,
  session: ProviderSession,
  stake: bigint
): Promise<Spun | Refused> {
  const { db, clock, random } = house.ports
  const { game, mode, player, currency } = session
  // A player and game run one round at a time: the database keeps the second one out.
  const round = await db.kysely
    .insertInto('provider_rounds')
    .values({
      id: random.uuid(),
      session: session.token_hash,
      game,
      mode,
      player,
      currency,
      stake,
      status: 'betting',
      started_at: clock.now()
    })
    .onConflict(conflict => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!round) return refuse('ROUND_IN_PROGRESS')

  const bet = await house.wallet.bet({
    transactionId: `${round.id}.bet`,
    roundId: round.id,
    sessionToken: session.wallet_session,
    game,
    currency,
    amount: toDecimal(stake, currency)
  })
  if (bet === 'unknown') {
    await voidRound(house, round.id)
    return refuse('WALLET_UNREACHABLE')
  }
  return bet.status === 'ok'
    ? await decideRound(house, session, round, bet)
    : await dropRound(house, round, bet.code)
}

async function decideRound(
  house: House,
  session: ProviderSession,
  round: ProviderRound,
  bet: MovementAnswer & { readonly status: 'ok' }
): Promise<Spun | Refused> {
  const { db, clock } = house.ports
  const { outcome, payout } = decide(house, session, round.stake)
  const decided = await db.kysely
    .updateTable('provider_rounds')
    .set({
      status: 'decided',
      outcome: JSON.stringify(outcome),
      payout,
      decided_at: clock.now()
    })
    .where('id', '=', round.id)
    .where('status', '=', 'betting')
    .returningAll()
    .executeTakeFirst()
  // The round took so long that its bet is being given back already.
  if (!decided) return refuse('WALLET_UNREACHABLE')
  return { ok: { round: roundView(decided, outcome), balance: bet.balance } }
}

/** The wallet took no stake, so there is no round. */
async function dropRound({ ports }: House, { id }: ProviderRound, code: string): Promise<Refused> {
  await ports.db.kysely
    .updateTable('provider_rounds')
    .set({ status: 'voided', refusal: code })
    .where('id', '=', id)
    .where('status', '=', 'betting')
    .execute()
  return refuse(refusalOf(code))
}
