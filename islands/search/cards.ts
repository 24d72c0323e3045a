import { marksOf } from '#rules/search/fold.ts'
import type { FoundGroup } from '#rules/search/groups.ts'
import { element, icon, marked } from '../ui/element.ts'
import { countOf, put, type SearchData } from './search-data.ts'

/** Ways to the pages of studios and lists. */
export function cardsOf(data: SearchData) {
  const { words, paths, studios, sprite } = data

  const studioMark = ([slug, name]: readonly [string, string]) => {
    const src = data.marks[slug] ?? ''
    const mark = element('img', { src, alt: name, width: 240, height: 120, loading: 'lazy' })
    return element('a', { href: `${paths.studio}${slug}/` }, src === '' ? name : mark)
  }

  return {
    /** The marks of all studios. */
    studios: () => element('div', { class: 'finder__marks' }, ...studios.map(studioMark)),
    /** A studio or a list that was asked for by its name. */
    card({ kind, slug, name, count }: FoundGroup, marks: readonly string[]): HTMLElement {
      const isStudio = kind === 'studio'
      const src = isStudio ? (data.marks[slug] ?? '') : ''
      const href = isStudio ? `${paths.studio}${slug}/` : (data.lists[slug] ?? '')
      const text = isStudio ? words.studioCard : words.categoryCard
      return element(
        'a',
        { class: 'finder__card', href },
        ...(src === '' ? [] : [element('img', { src, alt: '', width: 112, height: 56 })]),
        element(
          'span',
          {},
          element('b', {}, ...marked(name, marksOf(name, marks))),
          element('small', {}, put(text, { games: countOf(data, count) }))
        ),
        icon(sprite, 'right')
      )
    }
  }
}
