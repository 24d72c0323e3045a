import { atom, readonlyType } from 'nanostores'

import { routeOf } from '#config/routes.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { waitsForLimit } from '../limits/game-limit.ts'
import { $session } from '../session/session.ts'
import { $state as $game, closeGame, launchGame } from './game.ts'

/** The game of the page; its name is empty until the catalogue has told it to a page older than it. */
export interface PageGame {
  readonly slug: string
  readonly name: string
}

const NONE: PageGame = { slug: '', name: '' }

const $wanted = atom(NONE)

/** The game that the page shows; without a slug before the page has told. */
export const $pageGame = readonlyType($wanted)

const $state = atom(undefined)

/** Opens the page's game for a player; a visitor chooses first. */
export const $gameOpening = $state

/** The game's name in the address, for a page that was built before the game was known. */
function slugOfAddress(): string {
  const path = environment()
    .address.current()
    .pathname.replace(/^\/[^/]+/, '')
  return routeOf(path) === 'game' ? decodeURIComponent(path.split('/')[2] ?? '') : ''
}

let asksForLimit = false

/**
 * Told by the page which game it shows, the empty slug standing for the one of the address, and
 * whether its licence has limits on single games, which are asked for before a game opens.
 */
export function gamePageOpened(slug: string, name: string, asks = false): void {
  asksForLimit = asks
  $wanted.set({ slug: slug || slugOfAddress(), name: slug && name })
}

/** Told when the catalogue has answered what the game of the address is called. */
export const pageGameNamed = (name: string): void => $wanted.set({ ...$wanted.get(), name })

/** Told when the catalogue knows no game of the address. */
export function pageGameMissing(): void {
  const { slug } = $wanted.get()
  $wanted.set(NONE)
  $game.set({ status: 'refused', slug, mode: 'FUN', code: 'GAME_NOT_FOUND' })
}

/** Puts the game away where it waits at the edge of another page. */
export function waitingGameClosed(): void {
  $wanted.set(NONE)
  closeGame()
}

onVisit($state, () => {
  const consider = () => {
    const { slug } = $wanted.get()
    const { status } = $session.get()
    if (slug === '' || status === 'LOADING') return
    const game = $game.get()
    const isOther = game.status !== 'idle' && game.slug !== slug
    // A session that ended takes its game along; for fun anybody plays on.
    const isForMoney = game.status === 'running' && game.mode === 'REAL'
    if (isOther || (isForMoney && status !== 'LOGGED_IN')) closeGame()
    if (status !== 'LOGGED_IN' || $game.get().status !== 'idle') return
    if (!asksForLimit || !waitsForLimit(slug)) void launchGame(slug)
  }
  const stops = [$wanted.subscribe(consider), $session.subscribe(consider)]
  return () => {
    for (const stop of stops) stop()
    $wanted.set(NONE)
    closeGame()
  }
})
