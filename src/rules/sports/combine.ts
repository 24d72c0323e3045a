import { MOST_LEGS } from './bets.ts'
import type { BetRefusal } from './refusals.ts'

/** What a player picked, without its price. */
export interface Selection {
  readonly event: string
  readonly market: string
  readonly outcome: string
}

export interface Contender extends Selection {
  readonly competition: string
  /** Who is picked in an outright; null in a match. */
  readonly outright: string | null
  /** Who plays in its event. */
  readonly competitors: readonly string[]
}

export interface Clash {
  readonly code: BetRefusal & ('SAME_EVENT_TWICE' | 'NOT_COMBINABLE')
  /** Places of the two selections. */
  readonly between: readonly [number, number]
}

export const isSame = (a: Selection, b: Selection): boolean =>
  a.event === b.event && a.market === b.market && a.outcome === b.outcome

/** Who wins a competition hangs on the matches of its competitors. */
const isRelated = (a: Contender, b: Contender) =>
  a.competition === b.competition &&
  ((a.outright !== null && b.competitors.includes(a.outright)) ||
    (b.outright !== null && a.competitors.includes(b.outright)))

/**
 * The first two selections that cannot be legs of one bet: of the same event, or of an outright and
 * an event of the same competition in which the one who is picked plays. Null where all can.
 */
export function clashOf(selections: readonly Contender[]): Clash | null {
  for (const [second, b] of selections.entries())
    for (const [first, a] of selections.slice(0, second).entries()) {
      const between = [first, second] as const
      if (a.event === b.event) return { code: 'SAME_EVENT_TWICE', between }
      if (isRelated(a, b)) return { code: 'NOT_COMBINABLE', between }
    }
  return null
}

/**
 * A slip after a selection was pressed: what was picked goes, another outcome of its market takes its
 * place, all else is put last. A full slip stays as it is.
 */
export function toggled<Picked extends Selection>(
  slip: readonly Picked[],
  pressed: Picked
): readonly Picked[] {
  if (slip.some(picked => isSame(picked, pressed)))
    return slip.filter(picked => !isSame(picked, pressed))
  const isRival = (picked: Picked) =>
    picked.event === pressed.event && picked.market === pressed.market
  if (slip.some(isRival)) return slip.map(picked => (isRival(picked) ? pressed : picked))
  return slip.length < MOST_LEGS ? [...slip, pressed] : slip
}
