import { type Filters, filtered, isFiltered, NO_FILTERS } from '#rules/search/filters.ts'
import { nearestTo, search } from '#rules/search/search.ts'
import type { SearchIndex } from '#rules/search/search-index.ts'
import { element } from '../ui/element.ts'
import { asideOf } from './aside.ts'
import { chipsOf } from './chips.ts'
import { isMoveKey, moved } from './move.ts'
import type { RecentSearches } from './recent.ts'
import { resultsOf } from './results.ts'
import type { SearchData } from './search-data.ts'
import { searchTeller } from './tell.ts'

interface Parts {
  readonly input: HTMLInputElement
  readonly data: SearchData
  readonly index: SearchIndex
  readonly recent: RecentSearches
  readonly filters?: Filters
  /** Slugs of the player's own games. */
  readonly favourites?: ReadonlySet<string>
  /** Told of every query once it is shown. */
  readonly asked?: (query: string, filters: Filters) => void
}

const NEAREST = 10

const COMBOBOX = {
  role: 'combobox',
  autocomplete: 'off',
  autocapitalize: 'off',
  spellcheck: 'false',
  'aria-expanded': 'true',
  'aria-autocomplete': 'list'
}

/**
 * The results beside an input, drawn while one types: filters, games and what is like them. The
 * focus stays in the input; arrows lead through the games and Enter opens the one they stand on.
 */
export function panelOf({ input, data, index, recent, asked, ...given }: Parts) {
  let { filters = NO_FILTERS, favourites = new Set<string>() } = given
  const life = new AbortController()
  let active = -1
  let isMoving = false
  let drawing = 0
  const teller = searchTeller()

  const list = element('div', { id: 'found', role: 'listbox', 'aria-label': data.words.results })
  const options = () => [...list.querySelectorAll<HTMLAnchorElement>('[role=option]')]

  const select = (place: number) => {
    const all = options()
    const option = all[place]
    active = option ? place : -1
    for (const other of list.querySelectorAll('[aria-selected=true]'))
      if (other !== option) other.ariaSelected = 'false'
    if (option) {
      option.ariaSelected = 'true'
      input.setAttribute('aria-activedescendant', option.id)
    } else input.removeAttribute('aria-activedescendant')
    if (isMoving) option?.scrollIntoView({ block: 'nearest' })
  }

  /** What does not stand on the first screen comes once that is painted, if no key came since. */
  const afterPaint = (work: () => void) => {
    const key = ++drawing
    requestAnimationFrame(() => setTimeout(() => key === drawing && work()))
  }

  const draw = (shown: number) => {
    const query = input.value
    const found = search(index, query)
    const { games, counts } = filtered(data, found.games, filters, favourites)
    const isUnknown = games.length === 0 && found.games.length === 0
    const nearest = isUnknown ? nearestTo(index, query, NEAREST) : undefined
    const rest = results.draw({ query, filters, found, games, counts, nearest }, shown)
    isMoving = false
    // What Enter opens is the best answer to what was typed, not the first of a list.
    select(query.trim() !== '' && games.length > 0 ? 0 : -1)
    afterPaint(() => {
      rest()
      chips.show(filters, counts)
      aside.show(query.trim() === '' ? undefined : games[0])
      teller.asked(query, found.games.length)
      asked?.(query, filters)
    })
  }

  const update = () => draw(results.step)

  const ask = (query: string) => {
    input.value = query
    input.focus()
    update()
  }
  const choose = (next: Filters) => {
    filters = next
    update()
  }

  const results = resultsOf(data, list, {
    ask,
    removeFilters: () => choose(NO_FILTERS),
    more: () => draw(options().length + results.step)
  })
  const chips = chipsOf(data, change => choose(change(filters)))
  const aside = asideOf(data, recent, ask)

  const pressed = (event: KeyboardEvent) => {
    if (event.isComposing) return
    const isAcross = event.key === 'ArrowLeft' || event.key === 'ArrowRight'
    if (isMoveKey(event.key) && (!isAcross || isMoving)) {
      event.preventDefault()
      const boxes = options().map(option => option.getBoundingClientRect())
      // The first arrow down goes to the game that is chosen already.
      const place = !isMoving && active === 0 && event.key === 'ArrowDown' ? 0 : undefined
      isMoving = true
      select(place ?? moved(boxes, active, event.key))
      isMoving = active >= 0
    } else if (event.key === 'Enter') {
      event.preventDefault()
      options()[active]?.click()
    }
  }

  for (const [name, value] of Object.entries({ ...COMBOBOX, 'aria-controls': list.id }))
    input.setAttribute(name, value)
  input.addEventListener('input', update, life)
  input.addEventListener('keydown', pressed, life)
  list.addEventListener('click', () => {
    teller.done()
    recent.add(input.value)
  })
  update()

  return {
    filters: chips.root,
    results: results.root,
    aside: aside.root,
    /** Lets the input alone and gives what another panel goes on with. */
    end() {
      life.abort()
      teller.done()
      drawing += 1
      return { filters, favourites }
    },
    /** Whether there is something to clear. */
    isAsked: () => input.value !== '' || isFiltered(filters),
    clear() {
      filters = NO_FILTERS
      ask('')
    },
    /** The player's own games, which a filter keeps to. */
    setFavourites(slugs: readonly string[]) {
      favourites = new Set(slugs)
      update()
    }
  }
}

export type Panel = ReturnType<typeof panelOf>
