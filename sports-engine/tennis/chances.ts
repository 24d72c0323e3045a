import { firstOfTieBreak, isSetWon, isTieBreak, SETS_TO_WIN, type Standing } from './course.ts'
import { gameChance, type Serves, tieBreakChance } from './serve.ts'

/** How a set may end, and how likely that is. */
export interface SetEnd {
  readonly games: readonly [number, number]
  readonly chance: number
}

type Side = 0 | 1
const other = (side: Side): Side => (side === 0 ? 1 : 0)

const fresh = (serves: Side): Standing => ({
  sets: [[0, 0]],
  won: [0, 0],
  points: [0, 0],
  serves,
  opened: serves
})

/** The ends that a set may have from where it stands. */
export function setEnds(serves: Serves, standing: Standing): readonly SetEnd[] {
  const [one, two] = standing.sets.at(-1) ?? [0, 0]
  const held = serves.map(chance => gameChance(chance, 0, 0))
  const chances = new Map<number, number>([[one * 8 + two, 1]])
  const ends: SetEnd[] = []
  for (let sum = one + two; sum <= 13; sum++) {
    for (let own = Math.max(0, sum - 7); own <= Math.min(7, sum); own++) {
      const others = sum - own
      const chance = chances.get(own * 8 + others) ?? 0
      if (chance === 0) continue
      if (isSetWon(own, others) || isSetWon(others, own)) {
        ends.push({ games: [own, others], chance })
        continue
      }
      const isNow = own === one && others === two
      const points = isNow ? standing.points : ([0, 0] as const)
      let wins: number
      if (own === 6 && others === 6) {
        wins = tieBreakChance(serves, firstOfTieBreak(standing), points[0], points[1])
      } else {
        const server =
          (sum - one - two) % 2 === 0 ? currentServer(standing) : other(currentServer(standing))
        const hold =
          points[0] + points[1] === 0
            ? (held[server] ?? 0)
            : gameChance(serves[server], points[server], points[other(server)])
        wins = server === 0 ? hold : 1 - hold
      }
      const won = (own + 1) * 8 + others
      const lost = own * 8 + others + 1
      chances.set(won, (chances.get(won) ?? 0) + chance * wins)
      chances.set(lost, (chances.get(lost) ?? 0) + chance * (1 - wins))
    }
  }
  return ends
}

const currentServer = (standing: Standing): Side =>
  isTieBreak(standing) ? firstOfTieBreak(standing) : standing.serves

/** Chances of the sets that each side has won in the end. */
export type SetScores = ReadonlyMap<string, number>

/** Chances of each score by sets, from where the match stands. */
export function setScores(serves: Serves, standing: Standing, ends: readonly SetEnd[]): SetScores {
  const freshEnds = ([0, 1] as const).map(server => setEnds(serves, fresh(server)))
  const scores = new Map<string, number>()
  const walk = (
    won: readonly [number, number],
    opened: Side,
    list: readonly SetEnd[],
    chance: number
  ) => {
    // Ends are gathered by who wins and who serves next: four ways on, instead of fourteen.
    const ways = new Map<string, { side: Side; next: Side; chance: number }>()
    for (const end of list) {
      const side: Side = end.games[0] > end.games[1] ? 0 : 1
      const next = (end.games[0] + end.games[1]) % 2 === 0 ? opened : other(opened)
      const name = `${side}${next}`
      const way = ways.get(name) ?? { side, next, chance: 0 }
      way.chance += end.chance
      ways.set(name, way)
    }
    for (const way of ways.values()) {
      const now: readonly [number, number] =
        way.side === 0 ? [won[0] + 1, won[1]] : [won[0], won[1] + 1]
      const likely = chance * way.chance
      if (now[way.side] === SETS_TO_WIN) {
        const name = now.join(':')
        scores.set(name, (scores.get(name) ?? 0) + likely)
      } else walk(now, way.next, freshEnds[way.next] ?? [], likely)
    }
  }
  walk(standing.won, standing.opened, ends, 1)
  return scores
}
