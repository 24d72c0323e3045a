const GAME = '[data-astro-transition-persist="game"]'
const PLAYERS_OWN = '[data-astro-transition-persist="wallet"]'

/** A place for the running game at the edge of a page that has none for it. */
function dockFor(page: Document, name: string): HTMLElement {
  const dock = page.createElement('aside')
  dock.className = 'dock'
  dock.ariaLabel = name
  const place = page.createElement('i')
  place.dataset['astroTransitionPersist'] = 'game'
  dock.append(place)
  return dock
}

/**
 * Takes a running game along to pages of the player that have no place for it, so that its frame
 * is not loaded again. A browser that can not move a frame without loading it puts the game away.
 */
export function keepRunningGame(document: Document): void {
  document.addEventListener('astro:before-swap', ({ newDocument }) => {
    const game = document.querySelector<HTMLElement>(GAME)
    if (!game) return
    const frame = game.querySelector('iframe')
    if (!frame) {
      // Put away while it stood at the edge: the game's page begins anew.
      if (game.closest('.dock')) delete game.dataset['astroTransitionPersist']
      return
    }
    const hasPlace = newDocument.querySelector(GAME) !== null
    const canStay = newDocument.querySelector(PLAYERS_OWN) !== null && 'moveBefore' in game
    if (!hasPlace && canStay) newDocument.body.append(dockFor(newDocument, frame.title))
  })
}
