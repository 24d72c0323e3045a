import { LOCALES } from '#config/locales.ts'
import { formatDate } from '#rules/dates.ts'
import { formatMoney } from '#rules/money.ts'
import type { LimitProblem } from '#stores/limits/change-limit.ts'
import type { PlayerLimits, ShownLimit } from '#stores/limits/shown-limit.ts'
import { fill } from '../ui/fill.ts'
import type { Words } from './props.ts'

export const moneyOf = (
  minor: bigint,
  { currency }: Pick<PlayerLimits, 'currency'>,
  locale: Words['locale']
) => formatMoney(minor, currency, LOCALES[locale].bcp47)

export function timeOf(minutes: number, { locale, texts }: Words): string {
  const values = { hours: Math.floor(minutes / 60), minutes: minutes % 60 }
  if (values.hours === 0) return fill(texts['limits.minutes'], values, locale)
  return fill(texts[values.minutes === 0 ? 'limits.hours' : 'limits.hoursMinutes'], values, locale)
}

/** A limit, standing or asked for, in words. */
export function boundOf(
  bound: Pick<ShownLimit, 'amount' | 'minutes'>,
  limit: Pick<ShownLimit, 'currency'>,
  words: Words
): string {
  if (bound.amount !== undefined) return moneyOf(bound.amount, limit, words.locale)
  if (bound.minutes !== undefined) return timeOf(bound.minutes, words)
  return words.texts['limits.unset']
}

/** A moment by the player's own clock, with its day. */
export function whenOf(moment: Date, { locale }: Words): string {
  const { bcp47 } = LOCALES[locale]
  return formatDate(moment, bcp47, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: 'numeric',
    minute: '2-digit'
  })
}

const ENDS = {
  Day: {},
  Week: { weekday: 'long' },
  Month: { day: 'numeric', month: 'long' }
} as const

/** The end of a limit's period by the player's own clock, as near as it needs to be told. */
export const endOf = (
  moment: Date,
  { period }: Pick<ShownLimit, 'period'>,
  { locale }: Words
): string =>
  formatDate(moment, LOCALES[locale].bcp47, {
    ...ENDS[period ?? 'Day'],
    hour: 'numeric',
    minute: '2-digit'
  })

/** What a limit is called beside those of its kind. */
export function shortName({ game, period }: ShownLimit, { texts }: Words): string {
  if (game) return game.title
  return period === undefined ? texts['limits.perSession'] : texts[`limits.period.${period}`]
}

/** What a limit is called where nothing around it says of what kind it is. */
export function longName(limit: ShownLimit, words: Words): string {
  const { texts } = words
  const kind = limit.game ? texts['limits.games'] : texts[`limits.kind.${limit.kind}`]
  return `${kind} · ${shortName(limit, words)}`
}

const TOLD = {
  EMPTY: 'AMOUNT',
  NEGATIVE: 'AMOUNT',
  NOT_A_NUMBER: 'AMOUNT',
  TOO_LONG: 'AMOUNT',
  TOO_MANY_DECIMALS: 'AMOUNT',
  ZERO: 'AMOUNT',
  INVALID_AMOUNT: 'AMOUNT',
  CURRENCY_MISMATCH: 'AMOUNT',
  NOT_OFFERED: 'NOT_OFFERED',
  GAME_NOT_FOUND: 'GAME_NOT_FOUND',
  TOO_MANY_GAMES: 'TOO_MANY_GAMES',
  RAISE_BLOCKED: 'RAISE_BLOCKED',
  NOTHING_PENDING: 'NOTHING_PENDING',
  TOO_EARLY: 'TOO_EARLY',
  UNANSWERED: 'UNANSWERED'
} as const satisfies Record<LimitProblem, string>

export const problemWords = (problem: LimitProblem, { texts }: Words): string =>
  texts[`limits.problem.${TOLD[problem]}`]
