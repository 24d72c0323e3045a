import {
  type Counts,
  FILTER_GROUPS,
  type FilterGroup,
  type Filters
} from '#rules/search/filters.ts'
import { element, icon } from '../ui/element.ts'
import type { SearchData } from './search-data.ts'

interface Chip {
  readonly button: HTMLButtonElement
  readonly count: HTMLElement
}

const ROWS = { studio: 'studios', category: 'categories', feature: 'features' } as const

/** The filters as chips: what each would leave, and which are chosen. */
export function chipsOf(data: SearchData, choose: (change: (now: Filters) => Filters) => void) {
  const { words, sprite } = data

  const chip = (name: string, sign: string, toggle: (now: Filters) => Filters): Chip => {
    const count = element('span')
    const button = element(
      'button',
      { type: 'button', class: 'finder__chip', 'aria-pressed': 'false' },
      icon(sprite, sign, sign === 'check' ? 'finder__check' : ''),
      name,
      count
    )
    button.addEventListener('click', () => choose(toggle))
    return { button, count }
  }

  const toggled = (group: FilterGroup, slug: string) => (now: Filters) => {
    const chosen = now[group]
    const without = chosen.filter(other => other !== slug)
    return { ...now, [group]: without.length < chosen.length ? without : [...chosen, slug] }
  }

  const favourites = chip(words.favourites, 'heart', now => ({
    ...now,
    favourites: !now.favourites
  }))
  const groups = FILTER_GROUPS.map(group => {
    const chips = data[ROWS[group]].map(([slug, name]) => ({
      slug,
      ...chip(name, 'check', toggled(group, slug))
    }))
    const row = element(
      'div',
      { class: 'finder__group', role: 'group', 'aria-label': words[group] },
      element('b', { 'aria-hidden': 'true' }, words[group]),
      ...(group === 'category' ? [favourites.button] : []),
      ...chips.map(({ button }) => button)
    )
    return { group, chips, row }
  })

  const show = ({ button, count }: Chip, games: number, isChosen: boolean) => {
    const text = String(games)
    const pressed = String(isChosen)
    const isHidden = games === 0 && !isChosen
    if (count.textContent !== text) count.textContent = text
    if (button.hidden !== isHidden) button.hidden = isHidden
    if (button.ariaPressed !== pressed) button.ariaPressed = pressed
  }

  const root = element('div', { class: 'finder__filters' }, ...groups.map(({ row }) => row))

  return {
    root,
    /** Shows what is chosen and what each choice leaves; favourites only where there are any. */
    show(filters: Filters, counts: Counts) {
      show(favourites, counts.favourites, filters.favourites)
      let hasChips = false
      for (const { group, chips, row } of groups) {
        for (const [place, entry] of chips.entries())
          show(entry, counts[group][place] ?? 0, filters[group].includes(entry.slug))
        const isEmpty = [...row.querySelectorAll('button')].every(({ hidden }) => hidden)
        if (row.hidden !== isEmpty) row.hidden = isEmpty
        hasChips ||= !isEmpty
      }
      if (root.hidden === hasChips) root.hidden = !hasChips
    }
  }
}
