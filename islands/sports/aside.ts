import { adoptSheet } from '../ui/adopt-sheet.ts'
import { showCounts } from './counts.ts'
import css from './favourites.css?inline'
import { drawFavourites } from './favourites.ts'
import { fullNote } from './full-note.ts'
import { drawRailFavourites } from './rail-favourites.ts'
import { onStars } from './stars.ts'
import { viewOf } from './view.ts'

/** Draws what comes after the matches of a page: how many there are of each sport, and favourites. */
export async function drawAside(root: Element): Promise<void> {
  if (!(root instanceof HTMLElement)) return
  adoptSheet(css)
  const view = await viewOf(root)
  const rail = drawRailFavourites(root, view)
  const favourites = drawFavourites(root, view)
  const counts = showCounts(root, view)
  const full = fullNote(root, view)
  onStars(root, ({ ids, isFull }) => {
    rail(ids)
    favourites(ids)
    counts()
    full(isFull)
  })
}
