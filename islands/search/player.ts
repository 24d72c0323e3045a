import { $favourites } from '#stores/games/favourites.ts'
import { $overlays, closeOverlay, openOverlay } from '#stores/overlays.ts'

/** Tells the search which games are the player's own. */
function tellFavourites(search: HTMLElement): () => void {
  return $favourites.subscribe(favourites => {
    if (favourites.status !== 'ready') return
    search.dispatchEvent(new CustomEvent('favourites', { detail: favourites.slugs }))
  })
}

/** Makes an open search one overlay among those of the store: what replaces it there closes it. */
function registerOverlay(dialog: HTMLDialogElement): () => void {
  const id = dialog.dataset['overlay'] ?? openOverlay('search', {})
  dialog.dataset['overlay'] = id
  let isEscaped = false
  dialog.addEventListener('cancel', () => {
    isEscaped = true
  })
  dialog.addEventListener('close', () => closeOverlay(id, isEscaped ? 'escape' : 'dismissed'))
  return $overlays.subscribe(overlays => {
    if (!overlays.some(overlay => overlay.id === id)) dialog.close()
  })
}

/** Connects an open search, dialog or page, with what is kept for the player. */
export function connectPlayer(search: HTMLElement): void {
  // It may have been closed while this was loaded.
  if (!search.isConnected) return
  const ends = [tellFavourites(search)]
  search.addEventListener('close', () => {
    for (const end of ends) end()
  })
  if (search instanceof HTMLDialogElement) ends.push(registerOverlay(search))
}
