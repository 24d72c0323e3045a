import type { Team } from '#config/sports/teams.ts'
import type { FeedScore } from '#contract/wire/sports-feed.ts'
import type { Draw } from '#engine/draw.ts'

import { marketKey } from '#rules/sports/markets.ts'
import { handicapResults, linesFrom, oneWins, totalKey, totalResults, totals } from '../lines.ts'
import { handicapKey, market, type Result, type Settled, SIDES, twoWay } from '../outcomes.ts'
import {
  CONFIRMED_AFTER,
  type FairMarket,
  OFFICIAL_AFTER,
  type Play,
  worthOffering
} from '../play.ts'
import { setEnds, setScores } from './chances.ts'
import { type Course, courseOf, isTieBreak, SETS_TO_WIN, START, type Standing } from './course.ts'
import type { Serves } from './serve.ts'

const SCORES = ['2:0', '2:1', '1:2', '0:2'] as const
const CALLS = ['0', '15', '30', '40'] as const
const SET_LINES = linesFrom(26, 50, 4)
const SETS_LINE = 10
const HANDICAPS = [-6, 6] as const
const FEW_LINES = { most: 4, least: 0.15 } as const
/** What a point served is worth to the usual player, and what all the difference of strengths moves it by. */
const SERVE = 0.635
const LEVERAGE = 0.12
/** How much of a lean of the market goes into points. */
const LEAN = 0.12
const AFTER = { point: 3, game: 10, set: 45, match: 0 } as const

/** Chances of points served, of both strengths. */
export function servesOf(home: Team, away: Team): Serves {
  const edge = (LEVERAGE * (home.attack - away.attack)) / 100
  return [SERVE + edge, SERVE - edge]
}

const isOver = ({ won }: Standing) => won[0] === SETS_TO_WIN || won[1] === SETS_TO_WIN
const setsPlayed = ({ won }: Standing) => won[0] + won[1]

/** Markets that are open, with their chances. */
export function setMarkets(serves: Serves, standing: Standing): readonly FairMarket[] {
  if (isOver(standing)) return []
  const ends = setEnds(serves, standing)
  const scores = setScores(serves, standing, ends)
  const chanceOf = (score: string) => scores.get(score) ?? 0
  const home = chanceOf('2:0') + chanceOf('2:1')
  const long = chanceOf('2:1') + chanceOf('1:2')
  const period = setsPlayed(standing) + 1
  const games = new Float64Array(14)
  let wins = 0
  for (const end of ends) {
    games[end.games[0] + end.games[1]] = (games[end.games[0] + end.games[1]] ?? 0) + end.chance
    if (end.games[0] > end.games[1]) wins += end.chance
  }
  return [
    twoWay('match-winner', SIDES, home),
    market(
      'correct-score',
      SCORES.map(score => [score, chanceOf(score)]),
      'many'
    ),
    twoWay(totalKey(SETS_LINE), ['over', 'under'], long),
    ...HANDICAPS.map(line =>
      twoWay(handicapKey(line), SIDES, line < 0 ? chanceOf('2:0') : 1 - chanceOf('0:2'))
    ),
    twoWay(marketKey('set-winner', { period }), SIDES, wins),
    ...totals(SET_LINES, games, 0, FEW_LINES, { period }, 'set-total')
  ].filter(worthOffering)
}

/** Every market that may have been offered, with its results where they are known. */
export function setResults(
  seen: Standing,
  confirmed: Standing,
  isOfficial: boolean
): readonly Result[] {
  const [home, away] = confirmed.won
  const final = (known: () => Settled): Settled | null => (isOfficial ? known() : null)
  const begun = setsPlayed(seen) + (isOver(seen) ? 0 : 1)
  return [
    ['match-winner', final(() => oneWins(SIDES, home > away ? '1' : '2'))],
    ['correct-score', final(() => oneWins(SCORES, `${home}:${away}`))],
    // A third set is certain from one set all on.
    [
      totalKey(SETS_LINE),
      totalResults(home > 0 && away > 0 ? 3 : home + away, SETS_LINE, isOfficial)
    ],
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
        ...SET_LINES.map(
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

function callsOf(standing: Standing): string[] {
  const [one, two] = standing.points
  if (isTieBreak(standing)) return [String(one), String(two)]
  if (one >= 3 && two >= 3)
    return one === two ? ['40', '40'] : one > two ? ['A', '40'] : ['40', 'A']
  return [CALLS[one] ?? '40', CALLS[two] ?? '40']
}

function scoreOf(standing: Standing, started: boolean): FeedScore {
  const over = isOver(standing)
  const kind = over ? 'ended' : started ? 'set' : 'before'
  return {
    period: { kind, number: over ? setsPlayed(standing) : setsPlayed(standing) + 1 },
    clock: null,
    runs: started && !over,
    points: [...standing.won],
    periods: started ? standing.sets.map(games => [...games]) : [],
    serves: over ? null : standing.serves,
    ...(over ? {} : { game: callsOf(standing) })
  }
}

function standingAt({ points, abandonedAt }: Course, at: number): Standing {
  const second = abandonedAt === null ? at : Math.min(at, abandonedAt)
  return points.findLast(point => point.at <= second)?.standing ?? START
}

/** A match of tennis, all of it, of which each question sees only what has been. */
export function playSets(sides: readonly [Team, Team], draw: Draw): Play {
  const serves = servesOf(sides[0], sides[1])
  const course = courseOf(serves, draw)
  const { points, abandonedAt } = course
  const last = points.at(-1)?.at ?? 0
  const ends = abandonedAt ?? last
  const official = last + OFFICIAL_AFTER
  const resultsAt = (second: number) =>
    setResults(
      standingAt(course, second),
      standingAt(course, second - CONFIRMED_AFTER),
      abandonedAt === null && second >= official
    )
  const moments = [
    ...points.filter(({ ended }) => ended !== 'point').map(({ at }) => at + CONFIRMED_AFTER),
    official
  ].filter(at => abandonedAt === null || at <= abandonedAt)
  return {
    moments: [...new Set([...moments, ends])].sort((one, other) => one - other),
    ends,
    abandoned: abandonedAt !== null,
    scoreAt: second => scoreOf(standingAt(course, second), second >= 0),
    incidents: (after, until) =>
      points
        .filter(({ at }) => at > after && at <= Math.min(until, abandonedAt ?? until))
        .map(({ side, ended }) => ({
          kind: ended === 'match' ? 'finish' : ended === 'set' ? 'period' : 'point',
          side,
          clock: null
        })),
    suspendedAt: second => {
      if (second >= ends) return true
      const point = points.findLast(({ at }) => at <= second)
      return point !== undefined && second < point.at + AFTER[point.ended]
    },
    fairAt: (second, tilt) =>
      setMarkets(
        [serves[0] * (1 + tilt * LEAN), serves[1] * (1 - tilt * LEAN)],
        standingAt(course, second)
      ),
    settledAt: second =>
      resultsAt(second).flatMap(([key, outcomes]) =>
        outcomes === null ? [] : [{ market: key, outcomes: [...outcomes] }]
      ),
    offeredBy: second => resultsAt(second).map(([key]) => key)
  }
}
