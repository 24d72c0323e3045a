import { isLastSlice, SLICE } from '#rules/slices.ts'
import { rowText } from './row-text.ts'
import { addressOf, buttonTile, linkTile, statusIn, tilesOf } from './tiles.ts'

interface MoreTiles {
  /** Brings the next slice; while one is under way or none is left, nothing. */
  load(): void
  /** True while tiles are under way. */
  isComing(): boolean
}

/**
 * Lets a row go on with the games of its list that it does not show yet, a slice at a time, and end
 * with the way to the list. They come from the list's own page, which is asked for once, so nothing
 * else has to be built or kept.
 */
export function moreTiles(row: Element, track: Element, changed: () => void): MoreTiles {
  const list = row.querySelector<HTMLAnchorElement>('.row__more')
  if (!list || !row.hasAttribute('data-rest')) return { load() {}, isComing: () => false }
  const status = statusIn(row)
  let state: 'waiting' | 'coming' | 'over' = 'waiting'
  /** What the page itself shows is the first slice. */
  let index = 0
  let rest: Element[] | undefined

  const again = buttonTile(rowText('rows.again'), () => {
    state = 'waiting'
    status.textContent = ''
    load()
  })

  const goOn = (tiles: Element[]) => {
    index += 1
    const fresh = tiles.splice(0, SLICE)
    const isLast = isLastSlice(index, tiles.length > 0)
    state = isLast ? 'over' : 'waiting'
    const hadFocus = again.contains(document.activeElement)
    again.remove()
    track.append(...fresh)
    if (isLast) track.append(linkTile(list.href, list.firstChild?.textContent ?? ''))
    if (hadFocus) fresh[0]?.querySelector('a')?.focus()
    status.textContent = rowText('rows.more', { count: fresh.length })
    changed()
  }

  const take = (tiles: readonly Element[]) => {
    const shown = new Set([...track.children].map(addressOf))
    rest = tiles.filter(tile => !shown.has(addressOf(tile)))
    goOn(rest)
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
    if (rest) goOn(rest)
    else tilesOf(list.href).then(take, offerAgain)
  }
  return { load, isComing: () => state === 'coming' }
}
