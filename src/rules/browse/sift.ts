import { MARKS, type Shelf, type ShelfRow, VOLATILITIES } from './shelf-file.ts'
import type { MANY, Sort, Wanted } from './wanted.ts'

/** Whose games are sifted: a list's or a studio's, by its slug; the whole shelf without one. */
export interface Scope {
  readonly list?: string | undefined
  readonly studio?: string | undefined
}

type Group = (typeof MANY)[number]

export interface Sifted {
  /** Places in the file, in the order that was wanted. */
  readonly games: readonly number[]
  /** How many games each choice would leave, by group and slug. */
  readonly counts: Readonly<Record<Group, ReadonlyMap<string, number>>>
  readonly withJackpot: number
}

const NEWEST = 'new'

const has = (row: ShelfRow, mark: keyof typeof MARKS) => (row[10] & MARKS[mark]) !== 0

/** A table's range and a wish fit where they have a stake in common. */
const takesStake = ([, , , , , , , , least, most]: ShelfRow, { from, to }: Wanted) =>
  (to === 0 || least <= to) && most >= from

function comparing(sort: Sort): (a: ShelfRow, b: ShelfRow) => number {
  if (sort === 'new') return (a, b) => b[11] - a[11]
  if (sort === 'return') return (a, b) => b[6] - a[6]
  if (sort === 'name') return (a, b) => a[1].localeCompare(b[1], 'en')
  return () => 0
}

/**
 * The games of a list that are what somebody wants, and what each further choice would leave: of
 * studios and volatilities any may fit, of features all must. A list of news stays in its order.
 */
export function sift(shelf: Shelf, scope: Scope, wanted: Wanted): Sifted {
  const list = scope.list === undefined ? undefined : shelf.lists.indexOf(scope.list)
  const counts = {
    studio: new Map<string, number>(),
    feature: new Map<string, number>(),
    volatility: new Map<string, number>()
  }
  const count = (group: Group, slug: string | undefined) =>
    slug !== undefined && counts[group].set(slug, (counts[group].get(slug) ?? 0) + 1)
  const games: number[] = []
  let withJackpot = 0

  shelf.games.forEach((row, place) => {
    const studio = shelf.studios[row[2]]?.[0]
    if (list !== undefined && !row[3].includes(list)) return
    if (scope.studio !== undefined && studio !== scope.studio) return
    const features = row[4].flatMap(feature => shelf.features[feature] ?? [])
    const volatility = VOLATILITIES[row[5]]
    const isAny = (chosen: readonly string[], own: string | undefined) =>
      chosen.length === 0 || (own !== undefined && chosen.includes(own))
    const byStudio = isAny(wanted.studio, studio)
    const byVolatility = isAny(wanted.volatility, volatility)
    const byFeature = wanted.feature.every(feature => features.includes(feature))
    if (row[6] < wanted.rtp || !takesStake(row, wanted)) return
    const isJackpot = has(row, 'jackpot')
    if (isJackpot && byStudio && byVolatility && byFeature) withJackpot += 1
    if (wanted.jackpot && !isJackpot) return
    if (byVolatility && byFeature) count('studio', studio)
    if (byStudio && byFeature) count('volatility', volatility)
    if (!(byStudio && byVolatility && byFeature)) return
    for (const feature of features) count('feature', feature)
    games.push(place)
  })

  const sort = wanted.sort === 'picks' && scope.list === NEWEST ? 'new' : wanted.sort
  const compare = comparing(sort)
  const row = (place: number) => shelf.games[place] as ShelfRow
  return { games: games.sort((a, b) => compare(row(a), row(b)) || a - b), counts, withJackpot }
}
