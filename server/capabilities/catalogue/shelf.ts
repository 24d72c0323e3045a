import { type Game, SHELF } from '#config/catalogue/games.ts'
import type { Ports } from '../../ports.ts'
import { addGames, offeredGames } from './store.ts'

/** What the house offers at the moment. */
export interface Shelf {
  readonly games: readonly Game[]
  readonly bySlug: ReadonlyMap<string, Game>
}

const SHELVES = new WeakMap<Ports, Promise<Shelf>>()
const LISTENING = new WeakSet<Ports>()

/** The games on offer, read once and again after each change that the bus tells of. */
export function shelfOf(ports: Ports): Promise<Shelf> {
  const known = SHELVES.get(ports)
  if (known) return known
  if (!LISTENING.has(ports)) {
    LISTENING.add(ports)
    ports.bus.subscribe('content.changed', 'catalogue', () => SHELVES.delete(ports))
  }
  const shelf = readShelf(ports)
  SHELVES.set(ports, shelf)
  shelf.catch(() => SHELVES.delete(ports))
  return shelf
}

async function readShelf({ db, clock }: Ports): Promise<Shelf> {
  await addGames(
    db.kysely,
    SHELF.map(game => game.title.slug),
    clock.now()
  )
  const offered = await offeredGames(db.kysely)
  const games = SHELF.filter(game => offered.has(game.title.slug))
  return { games, bySlug: new Map(games.map(game => [game.title.slug, game])) }
}
