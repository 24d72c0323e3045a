import type { Draw } from '#engine/draw.ts'

import { happens, uniform } from '../seed.ts'
import { type Figures, type Frames, isSetWon, openerOf } from './figures.ts'

type Pair = readonly [number, number]

/** How a match stands: all that prices and results may know. */
export interface Standing {
  /** Frames by set, the one that is played last; a set of nought to nought is next. */
  readonly sets: readonly Pair[]
  readonly won: Pair
}

/** A frame, when it was won, by whom, and how the match stands after it. */
export interface Frame {
  readonly at: number
  readonly side: 0 | 1
  readonly ended: 'frame' | 'set' | 'match'
  readonly standing: Standing
}

export interface Course {
  readonly frames: readonly Frame[]
  readonly abandonedAt: number | null
}

const ABANDONED = 1 / 200

export const START: Standing = { sets: [[0, 0]], won: [0, 0] }

const plus = ([one, two]: Pair, side: 0 | 1): Pair => (side === 0 ? [one + 1, two] : [one, two + 1])

/** How the match stands when a side has won the next frame. */
export function after(
  figures: Figures,
  { sets, won }: Standing,
  side: 0 | 1
): Pick<Frame, 'ended' | 'standing'> {
  const frames = plus(sets.at(-1) ?? [0, 0], side)
  const before = sets.slice(0, -1)
  const other = side === 0 ? 1 : 0
  if (!isSetWon(figures, before.length, frames[side], frames[other]))
    return { ended: 'frame', standing: { sets: [...before, frames], won } }
  const now = plus(won, side)
  return now[side] === figures.setsToWin
    ? { ended: 'match', standing: { sets: [...before, frames], won: now } }
    : { ended: 'set', standing: { sets: [...before, frames, [0, 0]], won: now } }
}

/** A whole match, frame by frame. */
export function courseOf(figures: Figures, chances: Frames, draw: Draw): Course {
  const frames: Frame[] = []
  const [least, more] = figures.seconds
  let standing = START
  let at = 0
  for (let ended: Frame['ended'] = 'frame'; ended !== 'match'; ) {
    at += least + draw(more) + (ended === 'set' ? figures.rest : 0)
    const [home, away] = standing.sets.at(-1) ?? [0, 0]
    const opener = openerOf(standing.sets.length - 1, home + away)
    const side = happens(draw, chances[opener]) ? 0 : 1
    const next = after(figures, standing, side)
    frames.push({ at, side, ...next })
    standing = next.standing
    ended = next.ended
  }
  const abandonedAt = happens(draw, ABANDONED) ? Math.floor(uniform(draw) * at) : null
  return { frames, abandonedAt }
}
