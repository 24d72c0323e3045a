import type { Counts, Filters } from '#rules/search/filters.ts'
import { isFiltered } from '#rules/search/filters.ts'
import { marksOf } from '#rules/search/fold.ts'
import { type FoundGroup, groupsNamed } from '#rules/search/groups.ts'
import type { Found, Nearest } from '#rules/search/search.ts'
import { element, icon, marked } from './element.ts'
import { related } from './related.ts'
import { countOf, put, type SearchData } from './search-data.ts'
import { tilesOf } from './tiles.ts'

/** What one query came to. */
export interface Outcome {
  readonly query: string
  readonly filters: Filters
  readonly found: Found
  readonly games: readonly number[]
  readonly counts: Counts
  /** Of a query that nothing answers. */
  readonly nearest: Nearest | undefined
}

interface Acts {
  ask(query: string): void
  removeFilters(): void
  more(): void
}

/** How many games are drawn at once: what a screen shows, and as much below it. */
const STEP = 30
const IN_A_ROW = 10
const NEAREST = 10
const MOST_GROUPS = 3

/** Draws what a query came to: games, studios and lists of its name, or what is nearest. */
export function resultsOf(data: SearchData, list: HTMLElement, acts: Acts) {
  const { words, titles, paths, sprite } = data
  const tile = tilesOf(data)
  const status = element('p', { class: 'finder__status', role: 'status' })
  const remove = button(words.removeFilters, 'finder__link', acts.removeFilters)
  const more = button(words.more, 'btn btn--quiet', acts.more)
  const above = element('div', { class: 'finder__none' })
  const below = element('div', { class: 'finder__groups' })
  const head = element('div', { class: 'finder__head' }, status, remove)
  const root = element('div', { class: 'finder__results' }, head, above, list, more, below)

  const hotPlace = data.categories.findIndex(([slug]) => slug === 'hot-games')
  const newPlace = data.categories.findIndex(([slug]) => slug === 'new')
  const gamesIn = (place: number) =>
    data.games.flatMap((row, game) => (row[3].includes(place) ? [game] : [])).slice(0, IN_A_ROW)

  const section = (
    name: string,
    games: readonly number[],
    key: string,
    marks: readonly string[]
  ) => {
    const grid = element('div', { class: 'finder__grid', role: 'group', 'aria-label': name })
    grid.append(...games.map(game => tile(game, marks, key)))
    // The group has the name already; a heading may not stand in a list of options.
    const title = element('p', { class: 'finder__title', 'aria-hidden': 'true' }, name)
    return [title, grid]
  }

  const home = () => {
    more.after(below)
    status.replaceChildren()
    list.replaceChildren(
      ...section(titles.hot, gamesIn(hotPlace), 'hot', []),
      ...section(titles.new, gamesIn(newPlace), 'new', [])
    )
    below.replaceChildren(
      element('h2', { class: 'finder__title' }, titles.studios),
      element('div', { class: 'finder__marks' }, ...data.studios.map(studioMark))
    )
  }

  const studioMark = ([slug, name]: readonly [string, string], place: number) => {
    const src = data.marks[place] ?? ''
    const mark = element('img', { src, alt: name, width: 240, height: 120, loading: 'lazy' })
    return element('a', { href: `${paths.studio}${slug}/` }, src === '' ? name : mark)
  }

  const card = ({ kind, slug, name, count }: FoundGroup, marks: readonly string[]) => {
    const rows = kind === 'studio' ? data.studios : data.categories
    const place = rows.findIndex(([other]) => other === slug)
    const src = kind === 'studio' ? (data.marks[place] ?? '') : ''
    const games = countOf(data, count)
    const text = kind === 'studio' ? words.studioCard : words.categoryCard
    return element(
      'a',
      {
        class: 'finder__card',
        href: kind === 'studio' ? `${paths.studio}${slug}/` : (data.lists[place] ?? '')
      },
      ...(src === '' ? [] : [element('img', { src, alt: '', width: 112, height: 56 })]),
      element(
        'span',
        {},
        element('b', {}, ...marked(name, marksOf(name, marks))),
        element('small', {}, put(text, { games }))
      ),
      icon(sprite, 'right')
    )
  }

  const answered = ({ query, found, games }: Outcome, shown: number) => {
    const asked = query.trim()
    const total = String(found.games.length)
    const about = games.length < found.games.length ? words.of : words.for
    const parts = asked === '' ? [] : [put(about, { query: asked, total })]
    if (found.meant !== undefined) parts.push(put(words.meant, { query: found.meant }))
    status.replaceChildren(
      element('b', {}, countOf(data, games.length)),
      ...(parts.length > 0 ? [element('span', {}, parts.join(', '))] : [])
    )
    const grid = element('div', {
      class: 'finder__grid',
      role: 'group',
      'aria-label': words.results
    })
    grid.append(...games.slice(0, shown).map(game => tile(game, found.marks)))
    list.replaceChildren(grid)
    const groups = groupsNamed(data, found.marks).slice(0, MOST_GROUPS)
    below.replaceChildren(...groups.map(group => card(group, found.marks)))
    // Who asked for a studio or a list by its name finds it before its games.
    const [first = 0] = games
    const isTitle = marksOf(data.games[first]?.[0] ?? '', found.marks).length > 0
    if (isTitle) more.after(below)
    else list.before(below)
  }

  const emblem = element('img', { src: data.nothing, alt: '', width: 128, height: 128 })

  const unanswered = ({ query, filters, found, nearest }: Outcome) => {
    const isOut = found.games.length > 0
    const asked = query.trim()
    const [closest] = nearest?.games ?? []
    const title = closest === undefined ? undefined : data.games[closest]?.[0]
    const said = isOut ? words.filteredOut : put(words.none, { query: asked })
    const lines = isOut
      ? [put(words.without, { games: countOf(data, found.games.length) })]
      : [words.noneText, ...(title === undefined ? [] : [put(words.closest, { title })])]
    const instead = nearest?.understood.join(' ') ?? ''
    const acting = [
      ...(instead === ''
        ? []
        : [button(put(words.instead, { query: instead }), 'btn', () => acts.ask(instead))]),
      ...(isFiltered(filters)
        ? [button(words.removeFilters, 'btn btn--quiet', acts.removeFilters)]
        : []),
      ...(isOut || asked === '' ? [] : [requestLink(asked)])
    ]
    status.replaceChildren(element('span', { class: 'vh' }, said))
    above.replaceChildren(
      ...(data.nothing === '' ? [] : [emblem]),
      element(
        'div',
        {},
        element('h2', {}, said),
        element('p', {}, lines.join(' ')),
        element('div', { class: 'finder__acts' }, ...acting)
      )
    )
    const near = nearest?.games ?? []
    const like = closest === undefined ? gamesIn(hotPlace) : related(data, closest, NEAREST)
    const games = [...new Set([...near, ...like])]
    const name = title === undefined ? titles.hot : put(words.like, { title })
    list.replaceChildren(
      ...section(name, games.slice(0, NEAREST), 'near', nearest?.understood ?? [])
    )
    below.replaceChildren()
  }

  const requestLink = (query: string) =>
    element(
      'a',
      {
        class: 'btn btn--quiet',
        href: `mailto:${data.support}?subject=${encodeURIComponent(query)}`
      },
      words.ask
    )

  return {
    root,
    step: STEP,
    draw(outcome: Outcome, shown: number) {
      const isHome = outcome.query.trim() === '' && !isFiltered(outcome.filters)
      const isAnswered = outcome.games.length > 0
      above.replaceChildren()
      remove.hidden = isHome || !isAnswered || !isFiltered(outcome.filters)
      more.hidden = isHome || outcome.games.length <= shown
      if (isHome) home()
      else if (isAnswered) answered(outcome, shown)
      else unanswered(outcome)
      head.hidden = isHome
    }
  }
}

function button(text: string, name: string, act: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: name }, text)
  made.addEventListener('click', act)
  return made
}
