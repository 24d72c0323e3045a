import type { Draw } from '#engine/draw.ts'

import { happens, uniform } from '../seed.ts'
import { type Serves, tieBreakServer } from './serve.ts'

/** How a match stands: all that prices and results may know. */
export interface Standing {
  /** Games by set, the one that is played last; a set of nought to nought is next. */
  readonly sets: readonly (readonly [number, number])[]
  readonly won: readonly [number, number]
  /** Points of the game or tie-break. */
  readonly points: readonly [number, number]
  readonly serves: 0 | 1
  /** Who served first in the set that is played. */
  readonly opened: 0 | 1
}

/** A point, when it was won, by whom, and how the match stands after it. */
export interface Point {
  readonly at: number
  readonly side: 0 | 1
  readonly ended: 'point' | 'game' | 'set' | 'match'
  readonly standing: Standing
}

export interface Course {
  readonly serves: Serves
  readonly points: readonly Point[]
  readonly abandonedAt: number | null
}

export const SETS_TO_WIN = 2
const ABANDONED = 1 / 200

export const START: Standing = { sets: [[0, 0]], won: [0, 0], points: [0, 0], serves: 0, opened: 0 }

const other = (side: 0 | 1): 0 | 1 => (side === 0 ? 1 : 0)
const plus = (pair: readonly [number, number], side: 0 | 1): readonly [number, number] =>
  side === 0 ? [pair[0] + 1, pair[1]] : [pair[0], pair[1] + 1]

export const isTieBreak = ({ sets }: Standing): boolean => {
  const [one, two] = sets.at(-1) ?? [0, 0]
  return one === 6 && two === 6
}

/** Whether a set of those games is won. */
export const isSetWon = (own: number, others: number): boolean =>
  (own >= 6 && own - others >= 2) || own === 7

/** How the match stands when a side has won the next point. */
export function after(standing: Standing, side: 0 | 1): Pick<Point, 'ended' | 'standing'> {
  const tieBreak = isTieBreak(standing)
  const points = plus(standing.points, side)
  const [own, others] = [points[side], points[other(side)]]
  if (own < (tieBreak ? 7 : 4) || own - others < 2) {
    const serves = tieBreak
      ? tieBreakServer(firstOfTieBreak(standing), points[0] + points[1])
      : standing.serves
    return { ended: 'point', standing: { ...standing, points, serves } }
  }
  const games = plus(standing.sets.at(-1) ?? [0, 0], side)
  const before = standing.sets.slice(0, -1)
  const server = other(tieBreak ? firstOfTieBreak(standing) : standing.serves)
  if (!isSetWon(games[side], games[other(side)])) {
    return {
      ended: 'game',
      standing: { ...standing, sets: [...before, games], points: [0, 0], serves: server }
    }
  }
  const won = plus(standing.won, side)
  const isOver = won[side] === SETS_TO_WIN
  return {
    ended: isOver ? 'match' : 'set',
    standing: {
      sets: isOver ? [...before, games] : [...before, games, [0, 0]],
      won,
      points: [0, 0],
      serves: server,
      opened: server
    }
  }
}

/** In a tie-break who served first in the set serves first again: twelve games have been played. */
export const firstOfTieBreak = ({ opened }: Standing): 0 | 1 => opened

/** A whole match, point by point, each as long as points are. */
export function courseOf(serves: Serves, draw: Draw): Course {
  const points: Point[] = []
  let standing = START
  let at = 0
  for (let ended: Point['ended'] = 'point'; ended !== 'match'; ) {
    at += 20 + draw(18) + (ended === 'game' ? 30 : ended === 'set' ? 90 : 0)
    const chance = serves[standing.serves]
    const side = happens(draw, chance) ? standing.serves : other(standing.serves)
    const next = after(standing, side)
    points.push({ at, side, ...next })
    standing = next.standing
    ended = next.ended
  }
  const abandonedAt = happens(draw, ABANDONED) ? Math.floor(uniform(draw) * at) : null
  return { serves, points, abandonedAt }
}
