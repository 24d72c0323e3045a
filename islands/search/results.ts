import { isFiltered } from '#rules/search/filters.ts'
import { marksOf } from '#rules/search/fold.ts'
import { groupsNamed } from '#rules/search/groups.ts'
import { button, element } from '../ui/element.ts'
import { cardsOf } from './cards.ts'
import { nothingOf } from './nothing.ts'
import type { Acts, Outcome } from './outcome.ts'
import { related } from './related.ts'
import { countOf, put, type SearchData } from './search-data.ts'
import { tilesOf } from './tiles.ts'

/** How many games the list grows by: what a screen shows, and as much below it. */
const STEP = 30
/** So many stand on the first screen of a phone or a desk: drawn with the key itself. */
const firstScreen = () => (innerWidth < 768 ? 6 : 10)
const IN_A_ROW = 10
const NEAREST = 10
const MOST_GROUPS = 3

/** Leaves the nodes that stand where they belong already. */
function arrange(parent: HTMLElement, nodes: readonly HTMLElement[]): void {
  for (const [place, node] of nodes.entries()) {
    const there = parent.children[place]
    if (there !== node) parent.insertBefore(node, there ?? null)
  }
  while (parent.children.length > nodes.length) parent.lastElementChild?.remove()
}

/** Draws what a query came to: games, studios and lists of its name, or what is nearest. */
export function resultsOf(data: SearchData, list: HTMLElement, acts: Acts) {
  const { words, titles } = data
  const tile = tilesOf(data)
  const cards = cardsOf(data)
  const nothing = nothingOf(data, acts)
  const status = element('p', { class: 'finder__status', role: 'status' })
  const remove = button(words.removeFilters, 'finder__link', acts.removeFilters)
  const more = button(words.more, 'btn btn--quiet', acts.more)
  const above = element('div', { class: 'finder__none' })
  const below = element('div', { class: 'finder__groups' })
  const head = element('div', { class: 'finder__head' }, status, remove)
  const root = element('div', { class: 'finder__results' }, head, above, list, more, below)

  const gridOf = (name: string) =>
    element('div', { class: 'finder__grid', role: 'group', 'aria-label': name })
  const answers = gridOf(words.results)

  const gamesIn = (list: string) => {
    const place = data.categories.findIndex(([slug]) => slug === list)
    return data.games
      .flatMap((row, game) => (row[3].includes(place) ? [game] : []))
      .slice(0, IN_A_ROW)
  }
  const hot = gamesIn('hot-games')
  let atHome: readonly HTMLElement[] | undefined

  const section = (
    name: string,
    games: readonly number[],
    key: string,
    marks: readonly string[] = []
  ) => {
    const grid = gridOf(name)
    grid.append(...games.map(game => tile(game, marks, key)))
    // The group has the name already; a heading may not stand in a list of options.
    return [element('p', { class: 'finder__title', 'aria-hidden': 'true' }, name), grid]
  }

  const home = () => {
    status.replaceChildren()
    below.replaceChildren()
    atHome ??= section(titles.hot, hot, 'hot')
    list.replaceChildren(...atHome)
    return () => {
      list.append(...section(titles.new, gamesIn('new'), 'new'))
      below.append(element('h2', { class: 'finder__title' }, titles.studios), cards.studios())
    }
  }

  const answered = ({ query, found, games }: Outcome, shown: number) => {
    const asked = query.trim()
    const total = String(found.games.length)
    const about = games.length < found.games.length ? words.of : words.for
    const parts = asked === '' ? [] : [put(about, { query: asked, total })]
    if (found.meant !== undefined) parts.push(put(words.meant, { query: found.meant }))
    status.replaceChildren(
      element('b', {}, countOf(data, games.length)),
      ...(parts.length > 0 ? [' ', element('span', {}, parts.join(', '))] : [])
    )
    const draw = (count: number) =>
      arrange(
        answers,
        games.slice(0, count).map(game => tile(game, found.marks))
      )
    draw(Math.min(shown, firstScreen()))
    if (list.firstElementChild !== answers) list.replaceChildren(answers)
    const groups = groupsNamed(data, found.marks).slice(0, MOST_GROUPS)
    below.replaceChildren(...groups.map(group => cards.card(group, found.marks)))
    // Who asked for a studio or a list by its name finds it before its games.
    const title = data.games[games[0] ?? -1]?.[0] ?? ''
    if (groups.length > 0 && marksOf(title, found.marks).length === 0) list.before(below)
    return () => draw(shown)
  }

  const unanswered = (outcome: Outcome) => {
    const { said, parts } = nothing(outcome)
    const [closest] = outcome.nearest?.games ?? []
    const title = data.games[closest ?? -1]?.[0]
    status.replaceChildren(element('span', { class: 'vh' }, said))
    above.replaceChildren(...parts)
    below.replaceChildren()
    const like = closest === undefined ? hot : related(data, closest, NEAREST)
    const games = [...new Set([...(outcome.nearest?.games ?? []), ...like])].slice(0, NEAREST)
    const name = title === undefined ? titles.hot : put(words.like, { title })
    list.replaceChildren(...section(name, games, 'near', outcome.nearest?.understood))
    return () => {}
  }

  return {
    root,
    step: STEP,
    /** Draws what the first screen shows; what it returns draws what stands below that. */
    draw(outcome: Outcome, shown: number): () => void {
      const isHome = outcome.query.trim() === '' && !isFiltered(outcome.filters)
      const isAnswered = outcome.games.length > 0
      head.hidden = isHome
      head.classList.toggle('finder__head--silent', !isAnswered)
      remove.hidden = isHome || !isAnswered || !isFiltered(outcome.filters)
      more.hidden = isHome || outcome.games.length <= shown
      if (isAnswered && above.firstChild) above.replaceChildren()
      if (more.nextSibling !== below) more.after(below)
      if (isHome) return home()
      return isAnswered ? answered(outcome, shown) : unanswered(outcome)
    }
  }
}
