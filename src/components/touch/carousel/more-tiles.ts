import { rowText } from './row-text.ts'
import { addressOf, buttonTile, linkTile, statusIn, tilesOf } from './tiles.ts'

/** A row is for looking around; who wants them all opens the list. */
const MOST = 40

interface MoreTiles {
  /** Loads once, and again only when that has failed and is asked for. */
  load(): void
  /** True while tiles are under way. */
  isComing(): boolean
}

/**
 * Lets a row go on with the games of its list that it does not show yet, and end with the way to
 * the list. They come from the list's own page, so nothing else has to be built or kept.
 */
export function moreTiles(row: Element, track: Element, changed: () => void): MoreTiles {
  const list = row.querySelector<HTMLAnchorElement>('.row__more')
  if (!list || !row.hasAttribute('data-rest')) return { load() {}, isComing: () => false }
  const status = statusIn(row)
  let state: 'waiting' | 'coming' | 'over' = 'waiting'

  const again = buttonTile(rowText('rows.again'), () => {
    state = 'waiting'
    status.textContent = ''
    load()
  })

  const goOn = (tiles: readonly Element[]) => {
    state = 'over'
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
    state = 'over'
    track.append(again)
    status.textContent = rowText('rows.failed')
    changed()
  }

  function load(): void {
    if (state !== 'waiting' || !list) return
    state = 'coming'
    tilesOf(list.href).then(goOn, offerAgain)
  }
  return { load, isComing: () => state === 'coming' }
}
