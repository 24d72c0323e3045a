import type { CurrencyCode } from '#config/currencies.ts'
import { SPORTS } from '#config/sports/book.ts'
import { assetOf } from '#rules/money.ts'
import type { Tx } from '../../db/database.ts'
import type { JsonObject } from '../../db/tables.ts'
import { InsufficientFunds } from '../../ledger/errors.ts'
import type { Posted } from '../../ledger/ledger.ts'
import type { Ports } from '../../ports.ts'

export const HOUSE = `house:${SPORTS}` as const
export const PROMOTIONS = 'house:promotions'

export const cashOf = (player: string) => `player:${player}:cash` as const
export const heldOf = (player: string) => `player:${player}:held` as const

/** Kinds of entries of the book, by which statements know them. */
export type EntryKind = 'sportsBet' | 'sportsReturn' | 'sportsStakeBack'

export const metaOf = (kind: EntryKind, bet: string): JsonObject => ({ kind, bet })

interface Wanted {
  readonly player: string
  readonly currency: CurrencyCode
  readonly key: string
  /** In minor units. */
  readonly amount: bigint
  readonly bet: string
}

export interface TakenBack {
  /** In minor units: all that was there, if that was less than was wanted. */
  readonly amount: bigint
  readonly posted: Posted | null
}

const TRIES = 3

/**
 * Takes back what was paid too much, as far as the player's real money goes. It is read again when a
 * bet of the player elsewhere was quicker.
 */
export async function takeBack(
  { ledger }: Ports,
  tx: Tx,
  { player, currency, key, amount: wanted, bet }: Wanted
): Promise<TakenBack> {
  const from = cashOf(player)
  const asset = assetOf(currency)
  for (let attempt = 1; ; attempt++) {
    const cash: bigint = await ledger.balanceOf(tx, from, asset)
    const amount = cash < wanted ? cash : wanted
    if (amount === 0n) return { amount, posted: null }
    try {
      const postings = [{ from, to: HOUSE, asset, amount }]
      const posted = await ledger.post(tx, { key, postings, meta: metaOf('sportsReturn', bet) })
      return { amount, posted }
    } catch (error) {
      if (!(error instanceof InsufficientFunds) || attempt === TRIES) throw error
    }
  }
}
