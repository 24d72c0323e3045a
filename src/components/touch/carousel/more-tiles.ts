import { rowText } from './row-text.ts'
import { addressOf, buttonTile, linkTile, statusIn, tilesOf } from './tiles.ts'

/** A row is for looking around; who wants them all opens the list. */
const MOST = 40

/**
 * Lets a row go on with the games of its list that it does not show yet, and end with the way to
 * the list. They come from the list's own page, so nothing else has to be built or kept. The
 * function that it gives loads once, and again only when that has failed and is asked for.
 */
export function moreTiles(row: Element, track: Element, changed: () => void): () => void {
  const list = row.querySelector<HTMLAnchorElement>('.row__more')
  if (!list || !row.hasAttribute('data-rest')) return () => undefined
  const status = statusIn(row)
  let isAsked = false

  const again = buttonTile(rowText('rows.again'), () => {
    isAsked = false
    status.textContent = ''
    load()
  })

  const goOn = (tiles: readonly Element[]) => {
    const shown = new Set([...track.children].map(addressOf))
    const fresh = tiles.filter(tile => !shown.has(addressOf(tile))).slice(0, MOST)
    const hadFocus = again.contains(document.activeElement)
    again.remove()
    track.append(...fresh, linkTile(list.href, list.firstChild?.textContent ?? ''))
    if (hadFocus) fresh[0]?.querySelector('a')?.focus()
    status.textContent = rowText('rows.more', fresh.length)
    changed()
  }

  const offerAgain = () => {
    track.append(again)
    status.textContent = rowText('rows.failed')
    changed()
  }

  function load(): void {
    if (isAsked || !list) return
    isAsked = true
    tilesOf(list.href).then(goOn, offerAgain)
  }
  return load
}
