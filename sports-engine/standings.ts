import { sportOf } from '#config/sports/sports.ts'
import { teamsOf } from '#config/sports/teams.ts'

import { type Fixture, fixturesOn, seasonOf } from './calendar.ts'
import { playOf } from './match.ts'
import { postponementOf } from './postponed.ts'
import { hasSquads } from './squads.ts'

/** A row of a table, before the round of a fixture. */
export interface Standing {
  readonly side: string
  readonly name: string
  readonly played: number
  readonly won: number
  readonly drawn: number
  readonly lost: number
  readonly scored: number
  readonly conceded: number
  readonly points: number
}

/** A match between the same two sides that has been played. */
export interface Meeting {
  readonly fixture: Fixture
  readonly points: readonly [number, number]
}

const DAY = 86_400_000
const SEASONS_BACK = 2

const pointsOf = (play: string) => (play === 'goals' ? { win: 3, draw: 1 } : { win: 2, draw: 1 })

/** How a match ended; null where it was abandoned, or never played. */
function finalOf(fixture: Fixture, secret: Uint8Array): readonly [number, number] | null {
  const play = playOf(fixture, secret)
  if (play.abandoned || postponementOf(fixture, secret)?.delay === null) return null
  const [home = 0, away = 0] = play.scoreAt(play.moments.at(-1) ?? play.ends).points
  return [home, away]
}

/**
 * The table of a fixture's competition before its round, by points, difference, points scored and
 * name; none for races and for those who play alone. It plays the season over again: up to
 * some hundred matches, tens of milliseconds, so that a caller keeps it.
 */
export function standingsBefore(
  { competition, startsAt, round, sport }: Fixture,
  secret: Uint8Array
): readonly Standing[] {
  const { play } = sportOf(sport)
  if (!hasSquads(sport)) return []
  const worth = pointsOf(play)
  const rows = new Map(
    teamsOf(competition).map(({ id, name }) => [
      id,
      { side: id, name, played: 0, won: 0, drawn: 0, lost: 0, scored: 0, conceded: 0, points: 0 }
    ])
  )
  for (let back = 1; back < round; back++) {
    for (const fixture of fixturesOn(competition, startsAt - back * DAY)) {
      const final = finalOf(fixture, secret)
      if (final === null) continue
      for (const side of [0, 1] as const) {
        const row = rows.get(fixture.sides[side]?.id ?? '')
        if (row === undefined) continue
        const [own, other] = [final[side], final[1 - side] ?? 0]
        row.played++
        row.scored += own
        row.conceded += other
        row.won += own > other ? 1 : 0
        row.drawn += own === other ? 1 : 0
        row.lost += own < other ? 1 : 0
        row.points += own > other ? worth.win : own === other ? worth.draw : 0
      }
    }
  }
  return [...rows.values()].sort(
    (one, other) =>
      other.points - one.points ||
      other.scored - other.conceded - (one.scored - one.conceded) ||
      other.scored - one.scored ||
      (one.name < other.name ? -1 : 1)
  )
}

/** The last meetings of a fixture's two sides in two seasons, the newest first. */
export function meetingsBefore(
  { competition, startsAt, sides, eachWay }: Fixture,
  secret: Uint8Array,
  most: number
): readonly Meeting[] {
  if (eachWay !== null) return []
  const wanted = sides
    .map(({ id }) => id)
    .toSorted()
    .join(' ')
  const found: Meeting[] = []
  for (let back = 1; back <= SEASONS_BACK * seasonOf(competition) && found.length < most; back++) {
    const fixture = fixturesOn(competition, startsAt - back * DAY).find(
      one =>
        one.sides
          .map(({ id }) => id)
          .toSorted()
          .join(' ') === wanted
    )
    const points = fixture && finalOf(fixture, secret)
    if (fixture && points) found.push({ fixture, points })
  }
  return found
}
