import { LEAVES, type Pattern } from '#config/sports/calendars.ts'
import type { Competition } from '#config/sports/competitions.ts'
import type { SportId } from '#config/sports/sports.ts'
import { type Team, teamsOf } from '#config/sports/teams.ts'
import { seededDraw } from '#engine/draw.ts'

/** A match of two sides, or a race of many, as the calendar has it. */
export interface Fixture {
  /** Competition, day, hour and place in the day: `aurora-league-20261129-1800-2`. */
  readonly id: string
  readonly sport: SportId
  readonly competition: string
  /** From 1, within its season. */
  readonly round: number
  /** Milliseconds since 1970. */
  readonly startsAt: number
  readonly sides: readonly { readonly id: string; readonly name: string }[]
  /** Each way terms of a race: a part of the price for so many places. */
  readonly eachWay: { readonly places: number; readonly part: number } | null
}

type Leaf = Competition & { readonly pattern: Pattern }

const DAY = 86_400_000
const MINUTE = 60_000
/** Days of a season of those that are paired by lot. */
const LOT_SEASON = 20
const EACH_WAY = { places: 3, part: 4 } as const

const byId = new Map<string, Leaf>(LEAVES.map(leaf => [leaf.id, leaf]))

const dayOf = (at: number) => Math.floor(at / DAY)

/** How many days a season of a competition has: each side meets each other twice, or twenty days. */
export function seasonOf(competition: string): number {
  const leaf = byId.get(competition)
  return leaf?.pattern.pairing === 'league' ? 2 * (teamsOf(competition).length - 1) : LOT_SEASON
}

const roundOf = (leaf: Leaf, day: number) => day % seasonOf(leaf.id)

/** The circle method: one stays, the others go round; the second half of a season swaps the sides. */
function paired(teams: readonly Team[], round: number): readonly (readonly [Team, Team])[] {
  const count = teams.length
  const turn = round % (count - 1)
  const at = (place: number): Team => {
    const index = place === 0 ? 0 : 1 + ((place - 1 + turn) % (count - 1))
    const team = teams[index]
    if (team === undefined) throw new RangeError(`No side ${index}`)
    return team
  }
  return Array.from({ length: count / 2 }, (_, pair) => {
    const one = at(pair)
    const other = at(count - 1 - pair)
    // The one that stays is at home every other round, and so is every pair.
    const swapped = (pair + turn) % 2 === 1
    return round >= count - 1 !== swapped ? [other, one] : [one, other]
  })
}

/** By lot that anybody may know: who meets whom is no secret. */
function drawn(
  teams: readonly Team[],
  leaf: Leaf,
  day: number
): readonly (readonly [Team, Team])[] {
  const name = [...leaf.id].reduce((sum, sign) => Math.imul(sum, 31) + sign.charCodeAt(0), 7)
  const draw = seededDraw(name ^ Math.imul(day, 0x9e3779b1))
  const left = [...teams]
  const next = (): Team => {
    const [team] = left.splice(draw(left.length), 1)
    if (team === undefined) throw new RangeError('No side left')
    return team
  }
  return Array.from({ length: teams.length / 2 }, () => [next(), next()] as const)
}

function sidesOf(leaf: Leaf, day: number): readonly (readonly Team[])[] {
  const teams = teamsOf(leaf.id)
  switch (leaf.pattern.pairing) {
    case 'field':
      return [teams]
    case 'draw':
      return drawn(teams, leaf, day)
    case 'league':
      return paired(teams, roundOf(leaf, day))
    default:
      return leaf.pattern.pairing satisfies never
  }
}

const stamp = (day: number) => new Date(day * DAY).toISOString().slice(0, 10).replaceAll('-', '')

function fixturesOfLeaf(leaf: Leaf, day: number): readonly Fixture[] {
  const { starts, pairing } = leaf.pattern
  return sidesOf(leaf, day).map((sides, index) => {
    const start = starts[index % starts.length] ?? '00:00'
    const [hours = 0, minutes = 0] = start.split(':').map(Number)
    return {
      id: `${leaf.id}-${stamp(day)}-${start.replace(':', '')}-${index + 1}`,
      sport: leaf.sport,
      competition: leaf.id,
      round: roundOf(leaf, day) + 1,
      startsAt: day * DAY + (hours * 60 + minutes) * MINUTE,
      sides: sides.map(({ id, name }) => ({ id, name })),
      eachWay: pairing === 'field' ? EACH_WAY : null
    }
  })
}

/** What a competition plays on the day that holds a moment, by universal time; nothing for a foreign one. */
export function fixturesOn(competition: string, at: number): readonly Fixture[] {
  const leaf = byId.get(competition)
  return leaf === undefined ? [] : fixturesOfLeaf(leaf, dayOf(at))
}

function fixturesOfLeafBetween(leaf: Leaf, from: number, until: number): readonly Fixture[] {
  const found: Fixture[] = []
  for (let day = dayOf(from); day * DAY < until; day++)
    found.push(
      ...fixturesOfLeaf(leaf, day).filter(({ startsAt }) => startsAt >= from && startsAt < until)
    )
  return found
}

const inOrder = (one: Fixture, other: Fixture) =>
  one.startsAt - other.startsAt || (one.id < other.id ? -1 : 1)

/** All fixtures that start from a moment on and before another, in order of start, then of id. */
export const fixturesBetween = (from: number, until: number): readonly Fixture[] =>
  LEAVES.flatMap(leaf => fixturesOfLeafBetween(leaf, from, until)).sort(inOrder)

/** No match takes longer. */
export const LONGEST = 8 * 60 * MINUTE

/** How long before its start a match is known. */
const sightOf = ({ pattern }: Leaf): number => (pattern.isGreat ? 4 : 1) * DAY

/**
 * All fixtures that come in sight after one moment and no later than another; after none, all that
 * are in sight and may not be over. In order of start, then of id.
 */
export function fixturesInSight(after: number | null, at: number): readonly Fixture[] {
  return LEAVES.flatMap(leaf => {
    const until = at + sightOf(leaf)
    const from = Math.max(after === null ? 0 : after + sightOf(leaf), at - LONGEST)
    return fixturesOfLeafBetween(leaf, from, until)
  }).sort(inOrder)
}

/** The fixture of an id, which itself says where to look; undefined for an id of none. */
export function fixtureOf(id: string): Fixture | undefined {
  const read = /^([a-z-]+)-(\d{4})(\d{2})(\d{2})-\d{4}-\d{1,2}$/.exec(id)
  if (read === null) return undefined
  const [, competition = '', year, month, date] = read
  const at = Date.UTC(Number(year), Number(month) - 1, Number(date))
  return fixturesOn(competition, at).find(one => one.id === id)
}
