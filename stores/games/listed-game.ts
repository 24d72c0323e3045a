import type { CurrencyCode } from '#config/currencies.ts'
import type { GamePageFragment, GameTileFragment } from '#contract/generated/data/graphql.ts'
import { minorOf } from '../lib/wire-money.ts'

/** A game as lists show it; stakes are minor units of the currency, null where none is known. */
export interface ListedGame extends Omit<GameTileFragment, 'idx' | 'minBet' | 'maxBet'> {
  readonly currency: CurrencyCode | null
  readonly minBet: bigint | null
  readonly maxBet: bigint | null
}

export interface GamePage {
  readonly games: readonly ListedGame[]
  readonly total: number
  readonly hasNext: boolean
  readonly cursor: string | null
}

function listed({ idx: _, ...game }: GameTileFragment, currency: CurrencyCode | null): ListedGame {
  const amount = (wire: string | null) =>
    currency === null || wire === null ? null : minorOf(wire, currency)
  return { ...game, currency, minBet: amount(game.minBet), maxBet: amount(game.maxBet) }
}

/** A page of an answer, its amounts read in the currency that was asked for. */
export const pageOf = (
  { edges, pageInfo, totalCount }: GamePageFragment,
  currency: CurrencyCode | null
): GamePage => ({
  games: edges.map(({ node }) => listed(node, currency)),
  total: totalCount,
  hasNext: pageInfo.hasNextPage,
  cursor: pageInfo.endCursor
})
