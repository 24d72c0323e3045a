import { element, icon } from '../ui/element.ts'
import type { RecentSearches } from './recent.ts'
import { related } from './related.ts'
import { put, type SearchData } from './search-data.ts'

const SUGGESTED = 3
const MOST_LISTS = 10

/** Beside the results: what was searched for before, where that may be kept, and what is like them. */
export function asideOf(data: SearchData, recent: RecentSearches, ask: (query: string) => void) {
  const { words, sprite, games, studios, paths } = data
  const past = element('div')
  const title = element('h2')
  const suggested = element('ul')

  const entry = (query: string) => {
    const again = element('button', { type: 'button' }, icon(sprite, 'search'), query)
    again.addEventListener('click', () => ask(query))
    const forget = element(
      'button',
      { type: 'button', class: 'iconbtn', 'aria-label': put(words.forget, { query }) },
      icon(sprite, 'close')
    )
    forget.addEventListener('click', () => {
      recent.remove(query)
      showPast()
    })
    return element('li', {}, again, forget)
  }

  const showPast = () => {
    const queries = recent.list()
    past.replaceChildren()
    if (queries.length === 0) return
    const clear = element('button', { type: 'button' }, words.clearRecent)
    clear.addEventListener('click', () => {
      recent.clear()
      showPast()
    })
    past.append(
      element('div', { class: 'finder__head' }, element('h2', {}, words.recent), clear),
      element('ul', { class: 'finder__recent' }, ...queries.map(entry))
    )
  }

  const suggestion = (game: number) => {
    const [title = '', slug = '', studio = 0, , , tone = ''] = games[game] ?? []
    const src = `/art/tiles/${slug}-240.avif`
    return element(
      'li',
      {},
      element(
        'a',
        { href: `${paths.game}${slug}/` },
        ...(tone === '' ? [] : [element('img', { src, alt: '', width: 36, height: 48 })]),
        element(
          'span',
          {},
          element('b', {}, title),
          element('small', {}, studios[studio]?.[1] ?? '')
        )
      )
    )
  }

  const lists = data.categories.slice(0, MOST_LISTS).map(([slug, name], place) => {
    const count = games.filter(row => row[3].includes(place)).length
    const link = element('a', { href: data.lists[slug] ?? '' }, name)
    return element('li', {}, link, element('small', { 'aria-hidden': 'true' }, String(count)))
  })

  return {
    root: element('aside', { class: 'finder__aside' }, past, title, suggested),
    /** Shows what is like the first answer, or the lists that there are where there is none. */
    show(first: number | undefined) {
      showPast()
      const like = first === undefined ? [] : related(data, first, SUGGESTED)
      const isLists = like.length === 0
      title.textContent = isLists ? words.category : words.suggested
      suggested.className = isLists ? 'finder__lists' : 'finder__suggested'
      suggested.replaceChildren(...(isLists ? lists : like.map(suggestion)))
    }
  }
}
