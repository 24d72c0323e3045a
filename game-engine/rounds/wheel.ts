import { chipsOf, isTable, mostOf } from '#config/catalogue/tables.ts'
import type { CurrencyCode } from '#config/currencies.ts'
import { readChipsOpening } from '#contract/wire/table-play.ts'
import { parseDecimal, toDecimal } from '#rules/money.ts'
import { isField, returned, stop, type WheelChip } from '../wheel/wheel.ts'
import type { BegunRound, Kind, Opening } from './kind.ts'

/** The chips of an opening in minor units; null where one fits neither wheel nor currency. */
function chipsIn(opening: unknown, currency: CurrencyCode): readonly WheelChip[] | null {
  const read = readChipsOpening(opening)
  const chips = read?.chips.map(({ spot, amount }) => {
    const parsed = parseDecimal(amount, currency)
    return parsed.status === 'ok' && parsed.minor > 0n && isField(spot)
      ? { field: spot, amount: parsed.minor }
      : null
  })
  return chips?.every(chip => chip !== null) ? chips : null
}

const sum = (chips: readonly WheelChip[]) => chips.reduce((all, { amount }) => all + amount, 0n)

function open(asked: unknown, game: string, currency: CurrencyCode): Opening | null {
  const chips = chipsIn(asked, currency)
  if (!chips || !isTable(game)) return null
  const [least = 1n] = chipsOf(game, currency)
  const stake = sum(chips)
  if (chips.some(({ amount }) => amount % least !== 0n) || stake > mostOf(game, currency))
    return null
  const kept = {
    chips: chips.map(({ field, amount }) => ({ spot: field, amount: toDecimal(amount, currency) }))
  }
  return { kept, stake }
}

const MORE = 'chips:'

/** More chips in a round, as a move: what a browser would have begun it with. */
function moreChips(move: string): unknown {
  if (!move.startsWith(MORE)) return null
  const chips = move
    .slice(MORE.length)
    .split(',')
    .map(chip => chip.split('='))
  return { chips: chips.map(([spot, amount]) => ({ spot, amount })) }
}

/** All chips of a round, in minor units, in the order in which they were put down. */
export function readChips({
  opening,
  moves,
  currency
}: Pick<BegunRound, 'opening' | 'moves' | 'currency'>): readonly WheelChip[] {
  return [opening, ...moves.map(moreChips)].flatMap(one => chipsIn(one, currency) ?? [])
}

/** The chips of a player on a wheel that turns for all: it is over when no more are taken. */
export const wheel: Kind = {
  open,
  at(draw, round, now) {
    const { game, currency, closes_at: closesAt } = round
    const segment = stop(draw)
    const chips = readChips(round)
    const staked = sum(chips)
    const isOver = closesAt === null || closesAt <= now
    const won = chips.map(chip => returned(segment, chip))
    const payout = isOver ? won.reduce((all, one) => all + one, 0n) : 0n
    const money = (minor: bigint) => toDecimal(minor, currency)
    return {
      isOver,
      staked,
      payout,
      outcome: null,
      costOf(move) {
        const more = isOver ? null : open(moreChips(move), game, currency)
        if (!more || !isTable(game)) return null
        return staked + more.stake <= mostOf(game, currency) ? more.stake : null
      },
      leave: '',
      view: ({ id, proof }) => ({
        kind: 'wheel',
        id,
        isOver,
        stake: money(staked),
        win: money(payout),
        proof,
        number: Number(proof.clientSeed.split('#')[1]),
        moves: round.moves.length,
        segment: isOver ? segment : null,
        chips: chips.map(({ field, amount }, index) => ({
          spot: field,
          amount: money(amount),
          returned: isOver ? money(won[index] ?? 0n) : null
        }))
      })
    }
  }
}
