import { isSlot, stakesOf } from '#config/catalogue/models.ts'
import type { CurrencyCode } from '#config/currencies.ts'
import type { RewardTerms } from './tables.ts'

/** What a reward gives; amounts are minor units of the player's currency. */
export type RewardWorth =
  | { readonly type: 'MoneyDrop'; readonly amount: bigint }
  | {
      readonly type: 'BonusMoneyDrop'
      readonly amount: bigint
      /** How often it has to be wagered. */
      readonly factor: number
      /** To wager it in; the house's usual time if not told. */
      readonly days?: number
      /** The deposit that it came with: the bonus goes when that is returned. */
      readonly depositId?: string
    }
  | {
      readonly type: 'FreeSpins'
      readonly spins: number
      /** What a spin stakes at least: it is the next stake that the game has. */
      readonly value: bigint
      readonly game: string
      readonly betLevel?: number
    }

const MOST_SPINS = 1000

/** The game's stake next to what a spin is to be worth: never below it, unless none is as high. */
function stakeFor(game: string, currency: CurrencyCode, value: bigint): bigint | undefined {
  const stakes = isSlot(game) ? stakesOf(game, currency) : []
  return stakes.find(stake => stake >= value) ?? stakes.at(-1)
}

function isFit(worth: RewardWorth): boolean {
  switch (worth.type) {
    case 'MoneyDrop':
      return worth.amount > 0n
    case 'BonusMoneyDrop':
      return worth.amount > 0n && worth.factor > 0 && Number.isFinite(worth.factor)
    case 'FreeSpins': {
      const { game, spins, value } = worth
      const isCount = Number.isInteger(spins) && spins > 0 && spins <= MOST_SPINS
      return isCount && isSlot(game) && value > 0n
    }
    default:
      return worth satisfies never
  }
}

/** Throws RangeError for a reward that could not be given: no amount, or no game that has spins. */
export function termsOf(worth: RewardWorth, currency: CurrencyCode): RewardTerms {
  if (!isFit(worth)) throw new RangeError(`No reward can be made of ${worth.type}`)
  switch (worth.type) {
    case 'MoneyDrop':
      return { type: worth.type, amount: String(worth.amount) }
    case 'BonusMoneyDrop':
      return {
        type: worth.type,
        amount: String(worth.amount),
        factor: worth.factor,
        days: worth.days ?? null,
        depositId: worth.depositId ?? null
      }
    case 'FreeSpins': {
      const { type, game, spins, betLevel = 1 } = worth
      const value = stakeFor(game, currency, worth.value) ?? worth.value
      return { type, game, spins, value: String(value), betLevel }
    }
    default:
      return worth satisfies never
  }
}
