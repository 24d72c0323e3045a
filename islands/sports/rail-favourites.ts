import { competitionOf } from '#config/sports/competitions.ts'
import { element, icon } from '../ui/element.ts'
import { competitionHref } from './links.ts'
import { say, type View } from './view.ts'

/** Draws the competitions that are favourites beside the pages of sports; their figures come with all others. */
export function drawRailFavourites(root: HTMLElement, view: View) {
  const place = root.querySelector('[data-rail-favourites]')
  let shown = ''
  return (ids: readonly string[]): void => {
    const key = ids.join()
    if (!place || key === shown) return
    shown = key
    const items = ids.flatMap(id => {
      const competition = competitionOf(id)
      if (!competition) return []
      const href = competitionHref(view, competition)
      const current = location.pathname === href ? 'page' : undefined
      const count = element('small', { 'data-total': `competition:${id}` })
      const link = element(
        'a',
        { href, 'aria-current': current },
        icon(view.sprite, 'star'),
        competition.name,
        count
      )
      return [element('li', {}, link)]
    })
    const heading = element('h2', {}, say(view, 'favourites'))
    place.replaceChildren(...(items.length > 0 ? [heading, element('ul', {}, ...items)] : []))
  }
}
