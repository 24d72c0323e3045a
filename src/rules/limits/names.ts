import type { LimitPeriod } from '#config/licences.ts'

export type LimitKind = 'Deposit' | 'Loss' | 'Session' | 'Wager'

/** Which of a player's limits is meant. */
export interface LimitPlace {
  readonly kind: LimitKind
  /** Null for a session limit. */
  readonly period: LimitPeriod | null
  /** The slug of the game that it is on alone. */
  readonly game: string | null
}

/** The name of a limit among those of its player: `Deposit.Day`, `Loss.Day.pearl-drift`, `Session`. */
export const limitName = ({ kind, period, game }: LimitPlace): string =>
  [kind, period, game].filter(part => part !== null).join('.')

const KINDS = ['Deposit', 'Loss', 'Wager', 'Session'] as const satisfies readonly LimitKind[]
const PERIODS = ['Day', 'Week', 'Month'] as const satisfies readonly LimitPeriod[]

const rank = <T>(all: readonly T[], one: T) => all.indexOf(one)

/** By kind and period, the shortest first; limits on single games last. */
export function inLimitOrder(one: LimitPlace, other: LimitPlace): number {
  const byGame = Number(one.game !== null) - Number(other.game !== null)
  const byKind = rank(KINDS, one.kind) - rank(KINDS, other.kind)
  const byPeriod =
    rank<LimitPeriod | null>(PERIODS, one.period) - rank<LimitPeriod | null>(PERIODS, other.period)
  return byGame || byKind || byPeriod || (one.game ?? '').localeCompare(other.game ?? '', 'en')
}
