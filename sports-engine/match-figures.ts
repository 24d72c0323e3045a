import { sportOf } from '#config/sports/sports.ts'
import { teamOf } from '#config/sports/teams.ts'

import type { Match } from './match.ts'
import { happens, streamOf, uniform } from './seed.ts'

export type FigureName =
  | 'possession'
  | 'expected-goals'
  | 'shots'
  | 'on-target'
  | 'corners'
  | 'fouls'
  | 'passes'
  | 'saves'

/** What an event's page shows beside the score; of both sides, whole numbers. */
export interface MatchFigures {
  /** Possession is in percent, expected goals are in hundredths. */
  readonly rows: readonly {
    readonly name: FigureName
    readonly values: readonly [number, number]
  }[]
  /** By minute of play from the start: from -100, all the away side's, to 100, all the home side's. */
  readonly momentum: readonly number[]
}

const MINUTE = 60
/** Per minute and side as usual. */
const PER_MINUTE = { shots: 0.115, fouls: 0.12, passes: 4.4 } as const
const ON_TARGET = 0.3
const GOAL_MOMENTUM = 45

type Pair = [number, number]

/** Minutes that have been played to the end, without added time, which has no minutes of its own. */
function minutesOf(match: Match, second: number): number {
  const { minutes } = sportOf(match.fixture.sport)
  const { period, clock } = match.play.scoreAt(second)
  const until = (minutes ?? 0) * period.number * MINUTE
  return Math.floor(Math.min(clock ?? 0, until) / MINUTE)
}

/** Goals that stand and corners, by side; the minutes of goals. */
function countsOf({ play }: Match, second: number) {
  const goals: { side: 0 | 1; minute: number }[] = []
  const corners: Pair = [0, 0]
  for (const { kind, side, clock } of play.incidents(-1, second)) {
    if (side !== 0 && side !== 1) continue
    if (kind === 'goal') goals.push({ side, minute: Math.floor((clock ?? 0) / MINUTE) })
    if (kind === 'corner') corners[side]++
    if (kind === 'overturned')
      goals.splice(
        goals.findLastIndex(goal => goal.side === side),
        1
      )
  }
  return { goals, corners }
}

/**
 * Figures of a match of few goals by a match second, null for other sports. Each minute is drawn by
 * a stream of its own kind, so that what is shown of minutes that have passed stays.
 */
export function matchFigures(
  match: Match,
  secret: Uint8Array,
  second: number
): MatchFigures | null {
  const { fixture } = match
  if (sportOf(fixture.sport).play !== 'goals') return null
  const draw = streamOf(secret, `${fixture.id}/figures`)
  const strengths = fixture.sides.map(({ id }) => (teamOf(id)?.attack ?? 100) / 100)
  const [home = 1, away = 1] = strengths
  const shots: Pair = [0, 0]
  const onTarget: Pair = [0, 0]
  const fouls: Pair = [0, 0]
  const passes: Pair = [0, 0]
  const momentum: number[] = []
  const { goals, corners } = countsOf(match, second)
  let wave = 0
  for (let minute = 0; minute < minutesOf(match, second); minute++) {
    wave = 0.75 * wave + 30 * (uniform(draw) - 0.5) + 12 * (home - away)
    let swing = wave
    for (const side of [0, 1] as const) {
      const share = strengths[side] ?? 1
      const shot = happens(draw, PER_MINUTE.shots * share)
      const aimed = happens(draw, ON_TARGET)
      if (shot) shots[side]++
      if (shot && aimed) onTarget[side]++
      if (shot) swing += side === 0 ? 14 : -14
      if (happens(draw, PER_MINUTE.fouls)) fouls[side]++
      passes[side] += Math.round(PER_MINUTE.passes * share * (0.6 + 0.8 * uniform(draw)))
    }
    for (const goal of goals)
      if (goal.minute === minute) swing += goal.side === 0 ? GOAL_MOMENTUM : -GOAL_MOMENTUM
    momentum.push(Math.max(-100, Math.min(100, Math.round(swing))))
  }
  const scored: Pair = [0, 0]
  for (const { side } of goals) {
    scored[side]++
    shots[side]++
    onTarget[side]++
  }
  const all = passes[0] + passes[1]
  const held = all === 0 ? 50 : Math.round((100 * passes[0]) / all)
  const expected = ([0, 1] as const).map(side => 7 * shots[side] + 13 * onTarget[side])
  const rows = [
    { name: 'possession', values: [held, 100 - held] },
    { name: 'expected-goals', values: [expected[0] ?? 0, expected[1] ?? 0] },
    { name: 'shots', values: shots },
    { name: 'on-target', values: onTarget },
    { name: 'corners', values: corners },
    { name: 'fouls', values: fouls },
    { name: 'passes', values: passes },
    { name: 'saves', values: [onTarget[1] - scored[1], onTarget[0] - scored[0]] }
  ] as const satisfies MatchFigures['rows']
  return {
    rows: rows.filter(({ name }) => name !== 'corners' || fixture.sport === 'football'),
    momentum
  }
}
