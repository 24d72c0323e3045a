import type { PlayedRound } from '#contract/wire/slot-play.ts'
import { readClientSeed } from '#contract/wire/table-play.ts'
import type { WalletRefusal } from '#contract/wire/wallet-api.ts'
import { commitmentOf } from '#engine/fairness/seeds.ts'
import type { Opening } from '#engine/rounds/kind.ts'
import { kindOf } from '#engine/rounds/kinds.ts'
import { toDecimal } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import { seatsChanged } from '../live/seats-changed.ts'
import { finishEarlier } from './finish-earlier.ts'
import { areEnough, endFreeSpins, mayStakeFree } from './free-spins.ts'
import { type House, type Refused, refuse, refusedBy } from './house.ts'
import { putSeedBack } from './next-seed.ts'
import { takePlayMoney } from './play-money.ts'
import { standingOf, viewOf } from './proof.ts'
import { isLive, seedsFor } from './seeds-for.ts'
import type { ProviderRound, ProviderSession } from './tables.ts'
import { voidRound } from './void-round.ts'

export interface Started {
  readonly ok: {
    readonly round: PlayedRound
    readonly balance: string | null
    /** The hash of what will decide the round after this one. */
    readonly commitment: string
  }
}

/** What a browser asks for: the opening of its game, and the player's own word in the draw. */
export interface Asked {
  readonly opening: unknown
  readonly clientSeed: unknown
  /** The spins that the casino gives, of which the round is to be one. */
  readonly freeSpins?: string | undefined
}

async function isTooSoon({ ports }: House, session: ProviderSession) {
  if (session.minimum_round_ms === 0) return false
  const since = new Date(ports.clock.now().getTime() - session.minimum_round_ms)
  const recent = await ports.db.kysely
    .selectFrom('provider_rounds')
    .select('id')
    .where('player', '=', session.player)
    .where('game', '=', session.game)
    .where('status', 'in', ['betting', 'playing', 'decided', 'settled'])
    .where('started_at', '>', since)
    .executeTakeFirst()
  return recent !== undefined
}

/** One round: the stake is taken, then the result is drawn and written down, and only then told. */
export async function start(
  house: House,
  session: ProviderSession,
  { opening, clientSeed, freeSpins }: Asked
): Promise<Started | Refused> {
  const seed = readClientSeed(clientSeed)
  if (seed === null) return refuse('INVALID_REQUEST')
  const opened = kindOf(session.game)?.open(opening, session.game, session.currency)
  if (!opened) return refuse('INVALID_STAKE')
  if (session.most_stake !== null && opened.stake > session.most_stake)
    return refuse('STAKE_TOO_HIGH')
  if (await isTooSoon(house, session)) return refuse('ROUND_TOO_SOON')
  if (isLive(session.game)) await finishEarlier(house, session)
  const begun = await begin(house, session, opened, { clientSeed: seed, freeSpins })
  if ('error' in begun) return begun
  const { round, next } = begun
  return session.mode === 'FUN'
    ? await decideRound(house, round, next, begun.balance)
    : await startForMoney(house, session, round, next)
}

interface Begun {
  readonly round: ProviderRound
  /** The secret that the play goes on with. */
  readonly next: string
  readonly balance: string | null
}

/** Writes a round down with its seeds; the database lets one a player and game run. */
async function begin(
  { ports }: House,
  session: ProviderSession,
  opened: Opening,
  { clientSeed, freeSpins }: { readonly clientSeed: string; readonly freeSpins: string | undefined }
): Promise<Begun | Refused> {
  const { db, clock, random } = ports
  const { game, mode, player, currency } = session
  const { stake } = opened
  return await undoneIfRefused(
    work => db.transaction(work),
    async tx => {
      const free = freeSpins === undefined ? null : { id: freeSpins, stake, now: clock.now() }
      if (free && !(await mayStakeFree(tx, session, free))) return refuse('NO_FREE_SPINS')
      const seeds = await seedsFor(ports, tx, session, clientSeed)
      if (!seeds) return refuse('BETS_CLOSED')
      const { next, ...decidedBy } = seeds
      const round = await tx
        .insertInto('provider_rounds')
        .values({
          id: random.uuid(),
          session: session.token_hash,
          game,
          mode,
          player,
          currency,
          stake,
          staked: stake,
          status: 'betting',
          ...decidedBy,
          opening: JSON.stringify(opened.kept),
          free_spins: free?.id,
          started_at: clock.now()
        })
        .onConflict(conflict => conflict.doNothing())
        .returningAll()
        .executeTakeFirst()
      if (!round) return refuse('ROUND_IN_PROGRESS')
      if (free && !(await areEnough(tx, free.id))) return refuse('NO_FREE_SPINS')
      if (mode === 'REAL') return { round, next, balance: null }
      const left = await takePlayMoney(tx, session, stake)
      if (left === null) return refuse('INSUFFICIENT_PLAY_MONEY')
      return { round, next, balance: toDecimal(left, currency) }
    }
  )
}

class Undone extends Error {
  readonly refused: Refused
  constructor(refused: Refused) {
    super(refused.error.code)
    this.refused = refused
  }
}

/** Runs a transaction that leaves nothing behind when it ends in a refusal. */
async function undoneIfRefused<Result extends object>(
  run: (work: (tx: Tx) => Promise<Result>) => Promise<Result>,
  work: (tx: Tx) => Promise<Result | Refused>
): Promise<Result | Refused> {
  try {
    return await run(async tx => {
      const result = await work(tx)
      if ('error' in result) throw new Undone(result as Refused)
      return result
    })
  } catch (error) {
    if (error instanceof Undone) return error.refused
    throw error
  }
}

async function startForMoney(
  house: House,
  session: ProviderSession,
  round: ProviderRound,
  next: string
): Promise<Started | Refused> {
  const bet = await house.wallet.bet({
    transactionId: `${round.id}.bet`,
    roundId: round.id,
    sessionToken: session.wallet_session,
    game: round.game,
    currency: round.currency,
    amount: toDecimal(round.stake, round.currency),
    ...(round.free_spins !== null && { freeSpins: round.free_spins })
  })
  if (bet === 'unknown') {
    await voidRound(house, round.id)
    return refuse('WALLET_UNREACHABLE')
  }
  if (bet.status === 'error' && bet.code === 'NO_FREE_SPINS' && round.free_spins !== null)
    await endFreeSpins(house, [round.free_spins])
  return bet.status === 'ok'
    ? await decideRound(house, round, next, bet.balance)
    : await dropRound(house, round, next, bet)
}

/** The stake is taken: what comes of it is drawn and written down before anybody is told. */
async function decideRound(
  { ports }: House,
  begun: ProviderRound,
  next: string,
  balance: string | null
): Promise<Started | Refused> {
  const standing = await standingOf(begun, ports.clock.now())
  const now = ports.clock.now()
  const round = await ports.db.kysely
    .updateTable('provider_rounds')
    .set({
      moved_at: now,
      ...(standing.isOver
        ? {
            status: 'decided' as const,
            payout: standing.payout,
            outcome: JSON.stringify(standing.outcome),
            decided_at: now
          }
        : { status: 'playing' as const })
    })
    .where('id', '=', begun.id)
    .where('status', '=', 'betting')
    .returningAll()
    .executeTakeFirst()
  // The round took so long that its bet is being given back already.
  if (!round) return refuse('WALLET_UNREACHABLE')
  if (round.live_number !== null) await seatsChanged(ports, round.game)
  const view = await viewOf(round, standing)
  return { ok: { round: view, balance, commitment: await commitmentOf(next) } }
}

/** The wallet took no stake, so there is no round, and its secret is still good for the next one. */
async function dropRound(
  { ports }: House,
  round: ProviderRound,
  next: string,
  refusal: WalletRefusal
): Promise<Refused> {
  await ports.db.transaction(async tx => {
    await tx
      .updateTable('provider_rounds')
      .set({ status: 'voided', refusal: refusal.code })
      .where('id', '=', round.id)
      .where('status', '=', 'betting')
      .execute()
    await putSeedBack(tx, round, next)
  })
  return refusedBy(refusal)
}
