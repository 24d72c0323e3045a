import { FAMILY_NAMES } from '#config/sports/names.ts'
import { isSport, type SportId } from '#config/sports/sports.ts'
import { seededDraw } from '#engine/draw.ts'

export type Position =
  | 'goalkeeper'
  | 'defender'
  | 'midfielder'
  | 'forward'
  | 'guard'
  | 'centre'
  | 'back'
  | 'wing'
  | 'pivot'
  | 'setter'
  | 'blocker'
  | 'libero'

/** How many of each position, those in front first to be named last. */
type Line = readonly (readonly [Position, number])[]

interface Shape {
  readonly starting: Line
  readonly bench: Line
  /** How much of what a side scores each position scores, for one who starts and one who comes on. */
  readonly scores: Readonly<Partial<Record<Position, readonly [starting: number, bench: number]>>>
}

const SHAPES: Readonly<Partial<Record<SportId, Shape>>> = {
  football: {
    starting: [
      ['goalkeeper', 1],
      ['defender', 4],
      ['midfielder', 3],
      ['forward', 3]
    ],
    bench: [
      ['goalkeeper', 1],
      ['defender', 2],
      ['midfielder', 2],
      ['forward', 2]
    ],
    scores: { defender: [1, 0], midfielder: [3, 0], forward: [6, 0] }
  },
  'ice-hockey': {
    starting: [
      ['goalkeeper', 1],
      ['defender', 2],
      ['forward', 3]
    ],
    bench: [
      ['goalkeeper', 1],
      ['defender', 4],
      ['forward', 9]
    ],
    scores: { defender: [2, 1], forward: [5, 3] }
  },
  basketball: {
    starting: [
      ['guard', 2],
      ['forward', 2],
      ['centre', 1]
    ],
    bench: [
      ['guard', 3],
      ['forward', 3],
      ['centre', 1]
    ],
    scores: { guard: [4, 1], forward: [4, 1], centre: [4, 1] }
  },
  handball: {
    starting: [
      ['goalkeeper', 1],
      ['back', 3],
      ['wing', 2],
      ['pivot', 1]
    ],
    bench: [
      ['goalkeeper', 1],
      ['back', 3],
      ['wing', 2],
      ['pivot', 1]
    ],
    scores: { back: [4, 1], wing: [3, 1], pivot: [3, 1] }
  },
  volleyball: {
    starting: [
      ['setter', 1],
      ['wing', 3],
      ['blocker', 2],
      ['libero', 1]
    ],
    bench: [
      ['setter', 1],
      ['wing', 3],
      ['blocker', 2]
    ],
    // Points of rallies are the side's, not a player's.
    scores: {}
  }
}

export interface Player {
  /** On the shirt, one of its own in the squad. */
  readonly number: number
  readonly name: string
  readonly position: Position
}

export interface Squad {
  /** Who starts, the keeper first where there is one. */
  readonly starting: readonly Player[]
  readonly bench: readonly Player[]
}

const INITIALS = 'ABCDEFGHIJKLMNOPRSTUVW'
const memo = new Map<string, Squad>()

const spread = (line: Line): readonly Position[] =>
  line.flatMap(([position, count]) => Array.from({ length: count }, () => position))

const shapeOf = (sport: string): Shape | undefined => (isSport(sport) ? SHAPES[sport] : undefined)

/** Whether sides of a sport are clubs with squads, not people who play alone. */
export const hasSquads = (sport: string): boolean => shapeOf(sport) !== undefined

/** The squad of a club: always the same invented names for the same club; null in sports that name none. */
export function squadOf(sport: string, team: string): Squad | null {
  const shape = shapeOf(sport)
  if (shape === undefined) return null
  const known = memo.get(team)
  if (known !== undefined) return known
  const draw = seededDraw(
    [...team].reduce((sum, sign) => Math.imul(sum, 33) ^ sign.charCodeAt(0), 5381)
  )
  const left = [...FAMILY_NAMES]
  const player = (position: Position, index: number): Player => {
    const initial = INITIALS[draw(INITIALS.length)] ?? ''
    const [family = ''] = left.splice(draw(left.length), 1)
    return { number: index + 1, name: `${initial}. ${family}`, position }
  }
  const starting = spread(shape.starting)
  const all = [...starting, ...spread(shape.bench)].map(player)
  const squad = { starting: all.slice(0, starting.length), bench: all.slice(starting.length) }
  memo.set(team, squad)
  return squad
}

/** Who may do something in a match for a club: each name as often as it scores; cards are for those who start. */
export interface Doers {
  readonly scorers: readonly string[]
  readonly carded: readonly string[]
}

/** Who does things for a club; nobody in sports that name no squads. */
export function doersOf(sport: string, team: string): Doers {
  const shape = shapeOf(sport)
  const squad = squadOf(sport, team)
  if (shape === undefined || squad === null) return { scorers: [], carded: [] }
  const times = (players: readonly Player[], bench: 0 | 1) =>
    players.flatMap(({ name, position }) =>
      Array.from({ length: shape.scores[position]?.[bench] ?? 0 }, () => name)
    )
  return {
    scorers: [...times(squad.starting, 0), ...times(squad.bench, 1)],
    carded: squad.starting.map(({ name }) => name)
  }
}
