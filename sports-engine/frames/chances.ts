import type { Standing } from './course.ts'
import { type Figures, type Frames, isSetWon, openerOf, targetOf } from './figures.ts'

/** How a set may end, and how likely that is. */
export interface SetEnd {
  readonly frames: readonly [number, number]
  readonly chance: number
}

/** A set that is won by two goes on no longer than so many frames of each: rarer than one in a million. */
const EXTRA = 20

/** The ends that a set may have, by its number from 0 and where it stands. */
export function setEnds(
  figures: Figures,
  chances: Frames,
  set: number,
  [home, away]: readonly [number, number]
): readonly SetEnd[] {
  const most = targetOf(figures, set) + (figures.clear > 1 ? EXTRA : 0)
  const width = Math.max(most, home, away) + 2
  const here = new Float64Array(width * width)
  here[home * width + away] = 1
  const ends: SetEnd[] = []
  for (let sum = home + away; sum <= 2 * most; sum++) {
    const wins = chances[openerOf(set, sum)]
    for (let one = Math.max(home, sum - most); one <= Math.min(most, sum - away); one++) {
      const other = sum - one
      const chance = here[one * width + other] ?? 0
      if (chance === 0) continue
      if (isSetWon(figures, set, one, other) || isSetWon(figures, set, other, one)) {
        ends.push({ frames: [one, other], chance })
        continue
      }
      const won = (one + 1) * width + other
      const lost = one * width + other + 1
      here[won] = (here[won] ?? 0) + chance * wins
      here[lost] = (here[lost] ?? 0) + chance * (1 - wins)
    }
  }
  return ends
}

const homeWins = (ends: readonly SetEnd[]): number =>
  ends.reduce((sum, { frames, chance }) => sum + (frames[0] > frames[1] ? chance : 0), 0)

/** Chances that the home side wins a set that has not begun: they change with the lean of the market alone. */
export type Fresh = Map<string, number>
const MOST_KEPT = 32

function freshWins(figures: Figures, chances: Frames, set: number, kept: Fresh): number {
  const name = `${chances[0]} ${set}`
  const known = kept.get(name)
  if (known !== undefined) return known
  const wins = homeWins(setEnds(figures, chances, set, [0, 0]))
  const [oldest] = kept.keys()
  if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest)
  kept.set(name, wins)
  return wins
}

/** Chances of each score by sets at the end, from where the match stands; `ends` are those of the set that is played. */
export function setScores(
  figures: Figures,
  chances: Frames,
  { won, sets }: Standing,
  ends: readonly SetEnd[],
  kept: Fresh
): ReadonlyMap<string, number> {
  const scores = new Map<string, number>()
  const current = sets.length - 1
  const currentWins = homeWins(ends)
  const walk = (home: number, away: number, chance: number) => {
    if (home === figures.setsToWin || away === figures.setsToWin) {
      const name = `${home}:${away}`
      scores.set(name, (scores.get(name) ?? 0) + chance)
      return
    }
    const set = home + away
    const wins = set === current ? currentWins : freshWins(figures, chances, set, kept)
    walk(home + 1, away, chance * wins)
    walk(home, away + 1, chance * (1 - wins))
  }
  walk(won[0], won[1], 1)
  return scores
}
