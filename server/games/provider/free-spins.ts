import type { FreeSpins } from '#contract/wire/slot-play.ts'
import { toDecimal } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import type { House } from './house.ts'
import type { ProviderSession } from './tables.ts'

/** Spins that ended longer ago are told no more, even if their last round was never looked at. */
const TOLD_AFTER_END_MS = 24 * 3_600_000

/** Spins that may be played now, the oldest first, and those whose last round is not seen yet. */
export async function freeSpinsOf(
  { ports }: House,
  { currency, game, mode, player }: ProviderSession,
  seenNow: string | null = null
): Promise<readonly FreeSpins[]> {
  if (mode === 'FUN') return []
  const now = ports.clock.now()
  const given = await ports.db.kysely
    .selectFrom('provider_free_spins as given')
    // A round whose stake is being given back counts as played until it is.
    .leftJoin('provider_rounds as round', join =>
      join.onRef('round.free_spins', '=', 'given.id').on('round.status', '!=', 'voided')
    )
    .selectAll('given')
    .select(({ eb, fn }) => [
      fn.count<string>('round.id').as('played'),
      fn.sum<string | null>('round.payout').as('won'),
      fn<boolean | null>('bool_or', [
        eb.and([
          eb('round.status', 'in', ['playing', 'decided', 'settled']),
          eb('round.shown_at', 'is', null)
        ])
      ]).as('is_unseen')
    ])
    .where('given.player', '=', player)
    .where('given.game', '=', game)
    .where('given.currency', '=', currency)
    .where('given.ends_at', '>', new Date(now.getTime() - TOLD_AFTER_END_MS))
    .groupBy('given.id')
    .orderBy('given.given_at')
    .orderBy('given.id')
    .execute()
  return given
    .map(each => ({ each, left: each.ends_at > now ? each.spins - Number(each.played) : 0 }))
    .filter(({ each, left }) => left > 0 || each.is_unseen === true || each.id === seenNow)
    .map(({ each, left }) => ({
      id: each.id,
      left,
      of: each.spins,
      stake: toDecimal(each.value, currency),
      won: toDecimal(BigInt(each.won ?? 0), currency),
      endsAt: each.ends_at.toISOString()
    }))
}

/** Whether a play may stake so much of given spins now. */
export async function mayStakeFree(
  tx: Tx,
  { currency, game, mode, player }: ProviderSession,
  asked: { readonly id: string; readonly stake: bigint; readonly now: Date }
): Promise<boolean> {
  if (mode === 'FUN') return false
  const given = await tx
    .selectFrom('provider_free_spins')
    .select('id')
    .where('id', '=', asked.id)
    .where('player', '=', player)
    .where('game', '=', game)
    .where('currency', '=', currency)
    .where('value', '=', asked.stake)
    .where('ends_at', '>', asked.now)
    .executeTakeFirst()
  return given !== undefined
}

/** Whether no more rounds stand than spins were given; asked once the new round stands. */
export async function areEnough(tx: Tx, id: string): Promise<boolean> {
  const { spins } = await tx
    .selectFrom('provider_free_spins')
    .select('spins')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const { played } = await tx
    .selectFrom('provider_rounds')
    .where('free_spins', '=', id)
    .where('status', '!=', 'voided')
    .select(({ fn }) => fn.countAll<string>().as('played'))
    .executeTakeFirstOrThrow()
  return Number(played) <= spins
}

/** The wallet knows of none of these: they are offered no more. */
export async function endFreeSpins({ ports }: House, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const now = ports.clock.now()
  await ports.db.kysely
    .updateTable('provider_free_spins')
    .set({ ends_at: now })
    .where('id', 'in', ids)
    .where('ends_at', '>', now)
    .execute()
}

/** Spins as new as this may not have come to the wallet's list yet. */
const FRESH_SECONDS = 60

/** Ends what the wallet does not list any more: taken back by the casino, or run out there. */
export async function heedWallet(
  house: House,
  { game, player }: Pick<ProviderSession, 'game' | 'player'>,
  listed: readonly { readonly id: string }[]
): Promise<void> {
  const { db, clock } = house.ports
  const now = clock.now()
  const offered = await db.kysely
    .selectFrom('provider_free_spins')
    .select('id')
    .where('player', '=', player)
    .where('game', '=', game)
    .where('ends_at', '>', now)
    .where('given_at', '<', new Date(now.getTime() - FRESH_SECONDS * 1000))
    .execute()
  const known = new Set(listed.map(({ id }) => id))
  await endFreeSpins(
    house,
    offered.map(({ id }) => id).filter(id => !known.has(id))
  )
}
