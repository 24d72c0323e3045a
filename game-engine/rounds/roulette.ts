import { chipsOf, isTable, mostOf, TABLES } from '#config/catalogue/tables.ts'
import type { CurrencyCode } from '#config/currencies.ts'
import { readChipsOpening } from '#contract/wire/table-play.ts'
import { parseDecimal, toDecimal } from '#rules/money.ts'
import { type Chip, spin } from '../roulette/roulette.ts'
import { spotOf } from '../roulette/spots.ts'
import type { Kind } from './kind.ts'

/** The chips of an opening in minor units; null where one fits neither cloth nor currency. */
function chipsIn(opening: unknown, currency: CurrencyCode): readonly Chip[] | null {
  const read = readChipsOpening(opening)
  const chips = read?.chips.map(({ spot, amount }) => {
    const parsed = parseDecimal(amount, currency)
    return parsed.status === 'ok' && spotOf(spot) ? { spot, amount: parsed.minor } : null
  })
  return chips?.every(chip => chip !== null) ? chips : null
}

/** A table of one's own: the ball is thrown when the chips are down. */
export const roulette: Kind = {
  open(asked, game, currency) {
    const chips = chipsIn(asked, currency)
    if (!chips || !isTable(game)) return null
    const [least = 1n] = chipsOf(game, currency)
    const stake = chips.reduce((sum, { amount }) => sum + amount, 0n)
    const isOffered =
      chips.every(({ amount }) => amount > 0n && amount % least === 0n) &&
      new Set(chips.map(({ spot }) => spot)).size === chips.length &&
      stake <= mostOf(game, currency)
    const kept = {
      chips: chips.map(({ spot, amount }) => ({ spot, amount: toDecimal(amount, currency) }))
    }
    return isOffered ? { kept, stake } : null
  },
  at(draw, { game, opening, currency, stake }) {
    const chips = chipsIn(opening, currency)
    const table = isTable(game) ? TABLES[game] : undefined
    if (!chips || table?.kind !== 'roulette') throw new RangeError(`${game} is no roulette`)
    const outcome = spin(table.rules, chips, draw)
    const money = (minor: bigint) => toDecimal(minor, currency)
    return {
      isOver: true,
      staked: stake,
      payout: outcome.returned,
      outcome: null,
      costOf: () => null,
      leave: '',
      view: ({ id, proof }) => ({
        kind: 'roulette',
        id,
        isOver: true,
        stake: money(stake),
        win: money(outcome.returned),
        proof,
        number: outcome.number,
        chips: outcome.chips.map(({ spot, amount, returned }) => ({
          spot,
          amount: money(amount),
          returned: money(returned)
        }))
      })
    }
  }
}
