import { isFiltered } from '#rules/search/filters.ts'
import { button, element } from '../ui/element.ts'
import type { Acts, Outcome } from './outcome.ts'
import { countOf, put, type SearchData } from './search-data.ts'

/** Says that nothing was found, what was understood of it, and what else to do. */
export function nothingOf(data: SearchData, acts: Acts) {
  const { words, support } = data
  const picture = element('img', { src: data.nothing, alt: '', width: 128, height: 128 })

  const request = (subject: string) =>
    element(
      'a',
      {
        class: 'btn btn--quiet',
        href: `mailto:${support}?subject=${encodeURIComponent(subject)}`
      },
      words.ask
    )

  return ({ query, filters, found, nearest }: Outcome) => {
    const isOut = found.games.length > 0
    const asked = query.trim()
    const title = data.games[nearest?.games[0] ?? -1]?.[0]
    const said = isOut ? words.filteredOut : put(words.none, { query: asked })
    const lines = isOut
      ? [put(words.without, { games: countOf(data, found.games.length) })]
      : [words.noneText, ...(title === undefined ? [] : [put(words.closest, { title })])]
    const instead = nearest?.understood.join(' ') ?? ''
    const ways = [
      ...(instead === ''
        ? []
        : [button(put(words.instead, { query: instead }), 'btn', () => acts.ask(instead))]),
      ...(isFiltered(filters)
        ? [button(words.removeFilters, 'btn btn--quiet', acts.removeFilters)]
        : []),
      ...(isOut || asked === '' ? [] : [request(asked)])
    ]
    const text = element(
      'div',
      {},
      element('h2', {}, said),
      element('p', {}, lines.join(' ')),
      element('div', { class: 'finder__acts' }, ...ways)
    )
    return { said, parts: data.nothing === '' ? [text] : [picture, text] }
  }
}
