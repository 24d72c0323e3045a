import { isOfferedIn, type PlayPlace } from '#config/catalogue/availability.ts'
import { type Game, SHELF } from '#config/catalogue/games.ts'
import { gamesOf, type ListSlug } from '#config/catalogue/rows.ts'
import type { Ports } from '../../ports.ts'
import { addGames, offeredGames } from './offers.ts'

/** What the house offers at the moment, wherever somebody plays. */
export interface Shelf {
  /** In the house's order. */
  readonly games: readonly Game[]
  readonly bySlug: ReadonlyMap<string, Game>
  /** The games of a list that are on offer; the selection is the one that the build makes too. */
  listed(list: ListSlug): readonly Game[]
}

const SHELVES = new WeakMap<Ports, Promise<Shelf>>()
const LISTENING = new WeakSet<Ports>()

/** The games on offer, read once and again after each change that the bus tells of. */
export function shelfOf(ports: Ports): Promise<Shelf> {
  const known = SHELVES.get(ports)
  if (known) return known
  if (!LISTENING.has(ports)) {
    LISTENING.add(ports)
    const forget = () => SHELVES.delete(ports)
    ports.bus.subscribe('content.changed', 'catalogue', forget)
    ports.bus.onMissed(forget)
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
  const bySlug = new Map(games.map(game => [game.title.slug, game]))
  const lists = new Map<ListSlug, readonly Game[]>()
  return {
    games,
    bySlug,
    listed(list) {
      const known = lists.get(list)
      if (known) return known
      const made = gamesOf(list).flatMap(title => bySlug.get(title.slug) ?? [])
      lists.set(list, made)
      return made
    }
  }
}

/** Whether the house offers a game at the moment, and there. */
export async function isOnOffer(ports: Ports, slug: string, place: PlayPlace): Promise<boolean> {
  const game = (await shelfOf(ports)).bySlug.get(slug)
  return game !== undefined && isOfferedIn(game.title, place)
}
