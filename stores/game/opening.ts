import { atom } from 'nanostores'

import { routeOf } from '#config/routes.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { $session } from '../session/session.ts'
import { closeGame, launchGame } from './game.ts'

const $wanted = atom('')

const $state = atom(undefined)

/** Opens the page's game: for money with a session, for fun without one. */
export const $gameOpening = $state

/** The game's name in the address, for a page that was built before the game was known. */
function slugOfAddress(): string {
  const path = environment()
    .address.current()
    .pathname.replace(/^\/[^/]+/, '')
  return routeOf(path) === 'game' ? decodeURIComponent(path.split('/')[2] ?? '') : ''
}

/** Told by the page which game it shows; the empty name stands for the one of the address. */
export const gamePageOpened = (slug: string): void => $wanted.set(slug || slugOfAddress())

/** Puts the game away where it waits at the edge of another page. */
export function waitingGameClosed(): void {
  $wanted.set('')
  closeGame()
}

onVisit($state, () => {
  const consider = () => {
    const slug = $wanted.get()
    const { status } = $session.get()
    if (slug === '' || status === 'LOADING') return
    void launchGame(slug, status === 'LOGGED_IN' ? 'REAL' : 'FUN')
  }
  const stops = [$wanted.subscribe(consider), $session.subscribe(consider)]
  return () => {
    for (const stop of stops) stop()
    $wanted.set('')
    closeGame()
  }
})
