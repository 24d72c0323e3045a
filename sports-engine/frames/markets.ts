import { marketKey } from '#rules/sports/markets.ts'
import { handicapResults, linesFrom, oneWins, totalKey, totalResults, totals } from '../lines.ts'
import { handicapKey, market, type Result, type Settled, SIDES, twoWay } from '../outcomes.ts'
import { type FairMarket, worthOffering } from '../play.ts'
import { type Fresh, setEnds, setScores } from './chances.ts'
import type { Standing } from './course.ts'
import type { Figures, Frames } from './figures.ts'

const HANDICAPS = [-10, -6, 6, 10] as const
const FEW_LINES = { most: 4, least: 0.15 } as const

export const isOver = ({ setsToWin }: Figures, { won }: Standing): boolean =>
  won.includes(setsToWin)
const setsPlayed = ({ won }: Standing) => won[0] + won[1]

/** Every score by sets, the home side's wins first. */
const scoresOf = ({ setsToWin }: Figures): readonly string[] => {
  const lost = Array.from({ length: setsToWin }, (_, sets) => sets)
  return [
    ...lost.map(sets => `${setsToWin}:${sets}`),
    ...lost.toReversed().map(sets => `${sets}:${setsToWin}`)
  ]
}

const leadOf = (score: string): number => {
  const [home = 0, away = 0] = score.split(':').map(Number)
  return home - away
}

/** Half lines between the fewest sets and the most. */
const setsLines = ({ setsToWin }: Figures) =>
  linesFrom(4 * setsToWin + 2, 4 * (2 * setsToWin - 2) + 2, 4)

const linesOfSet = ({ setsToWin, lines, lastLines }: Figures, set: number) => {
  const [first, last] = set === 2 * setsToWin - 2 ? lastLines : lines
  return linesFrom(first, last, 4)
}

/** Markets that are open, with their chances. */
export function frameMarkets(
  figures: Figures,
  chances: Frames,
  standing: Standing,
  kept: Fresh
): readonly FairMarket[] {
  if (isOver(figures, standing)) return []
  const set = setsPlayed(standing)
  const ends = setEnds(figures, chances, set, standing.sets.at(-1) ?? [0, 0])
  const scores = setScores(figures, chances, standing, ends, kept)
  const chanceOf = (counts: (lead: number) => boolean) =>
    [...scores].reduce((sum, [score, chance]) => sum + (counts(leadOf(score)) ? chance : 0), 0)
  const sets = new Float64Array(2 * figures.setsToWin)
  for (const [score, chance] of scores) {
    // Who wins has as many as it takes; the lead says how many the other has.
    const played = 2 * figures.setsToWin - Math.abs(leadOf(score))
    sets[played] = (sets[played] ?? 0) + chance
  }
  const frames = new Float64Array(128)
  let wins = 0
  for (const {
    frames: [home, away],
    chance
  } of ends) {
    frames[home + away] = (frames[home + away] ?? 0) + chance
    if (home > away) wins += chance
  }
  const period = set + 1
  return [
    twoWay(
      'match-winner',
      SIDES,
      chanceOf(lead => lead > 0)
    ),
    market(
      'correct-score',
      scoresOf(figures).map(score => [score, scores.get(score) ?? 0]),
      'many'
    ),
    ...totals(setsLines(figures), sets, 0, FEW_LINES),
    ...HANDICAPS.map(line =>
      twoWay(
        handicapKey(line),
        SIDES,
        chanceOf(lead => 4 * lead + line > 0)
      )
    ),
    twoWay(marketKey('set-winner', { period }), SIDES, wins),
    ...totals(linesOfSet(figures, set), frames, 0, FEW_LINES, { period }, 'set-total')
  ].filter(worthOffering)
}

/** Every market that may have been offered, with its results where they are known. */
export function frameResults(
  figures: Figures,
  seen: Standing,
  confirmed: Standing,
  isOfficial: boolean
): readonly Result[] {
  const [home, away] = confirmed.won
  const final = (known: () => Settled): Settled | null => (isOfficial ? known() : null)
  const begun = setsPlayed(seen) + (isOver(figures, seen) ? 0 : 1)
  // So many are certain to be played.
  const sets = figures.setsToWin + Math.min(home, away)
  return [
    ['match-winner', final(() => oneWins(SIDES, home > away ? '1' : '2'))],
    ['correct-score', final(() => oneWins(scoresOf(figures), `${home}:${away}`))],
    ...setsLines(figures).map(
      line => [totalKey(line), totalResults(sets, line, isOfficial)] as const
    ),
    ...HANDICAPS.map(
      line => [handicapKey(line), final(() => handicapResults(home - away, line))] as const
    ),
    ...Array.from({ length: begun }, (_, set): readonly Result[] => {
      const isDone = set < setsPlayed(confirmed)
      const [one, other] = confirmed.sets[set] ?? [0, 0]
      const period = set + 1
      return [
        [
          marketKey('set-winner', { period }),
          isDone ? oneWins(SIDES, one > other ? '1' : '2') : null
        ],
        ...linesOfSet(figures, set).map(
          line =>
            [
              totalKey(line, { period }, 'set-total'),
              totalResults(one + other, line, isDone)
            ] as const
        )
      ]
    }).flat()
  ]
}
