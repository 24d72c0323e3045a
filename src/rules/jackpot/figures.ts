import { type JackpotRule, type PagePot, POT_LABELS } from '#config/jackpots.ts'
import { formatMoney } from '../money.ts'
import { returnOf } from './decide.ts'

const WHOLE = 10_000

/** A part of one, as the language writes it in percent; of a percent no more than a tenth. */
export const inPercent = (part: number, bcp47: string): string =>
  new Intl.NumberFormat(bcp47, { style: 'percent', maximumFractionDigits: 1 }).format(part)

/** An amount of cents, in euros. */
export const inEuros = (cents: bigint, bcp47: string): string => formatMoney(cents, 'EUR', bcp47)

export interface PotFigures {
  readonly id: PagePot
  readonly label: string
  readonly share: string
  readonly seed: string
  /** Null where nothing bounds it. */
  readonly latest: string | null
  /** Once in so many units. */
  readonly odds: string
}

/** What a rule is in figures, as a reader of the language expects them. */
export interface RuleFigures {
  readonly unit: string
  readonly pots: readonly PotFigures[]
  /** What of a contribution goes to no pot. */
  readonly rest: string
  readonly paid: string
  readonly seeds: string
  readonly return: string
  readonly checkedFrom: string
}

/** The figures that are told to a player before opting in. */
export function ruleFigures(rule: JackpotRule, bcp47: string): RuleFigures {
  const paid = rule.pots.reduce((sum, { share }) => sum + share, 0) / WHOLE
  const whole = returnOf(rule)
  const count = new Intl.NumberFormat(bcp47)
  return {
    unit: inEuros(rule.unit, bcp47),
    pots: rule.pots.map(({ id, share, seed, mustDropAt, odds }) => ({
      id,
      label: POT_LABELS[id],
      share: inPercent(share / WHOLE, bcp47),
      seed: inEuros(seed, bcp47),
      latest: mustDropAt === null ? null : inEuros(mustDropAt, bcp47),
      odds: count.format(odds)
    })),
    rest: inPercent(1 - paid, bcp47),
    paid: inPercent(paid, bcp47),
    seeds: inPercent(whole - paid, bcp47),
    return: inPercent(whole, bcp47),
    checkedFrom: inEuros(rule.checkedFrom, bcp47)
  }
}
