import { marksOf } from '#rules/search/fold.ts'
import { element, marked } from '../ui/element.ts'
import type { SearchData } from './search-data.ts'

interface Tile {
  readonly link: HTMLAnchorElement
  readonly title: HTMLElement
  readonly studio: HTMLElement
  /** The words that are marked in it. */
  marks: string | undefined
}

function picture(slug: string, tone: string): HTMLElement {
  const at = (width: number, format: string) => `/art/tiles/${slug}-${width}.${format}`
  const art = element(
    'span',
    { class: 'finder__art' },
    element(
      'picture',
      {},
      element('source', {
        type: 'image/avif',
        srcset: `${at(240, 'avif')}, ${at(480, 'avif')} 2x`
      }),
      element('img', { src: at(240, 'webp'), alt: '', width: 240, height: 320, decoding: 'async' })
    )
  )
  art.style.backgroundColor = `#${tone}`
  return art
}

/** Draws games as the options of the list, and keeps what it has drawn. */
export function tilesOf({ games, studios, paths }: SearchData) {
  const drawn = new Map<string, Tile>()

  const draw = (game: number, list: string): Tile => {
    const [name = '', slug = '', , , , tone = ''] = games[game] ?? []
    const title = element('b')
    const studio = element('small')
    const link = element('a', {
      class: 'finder__tile',
      id: `found-${list}-${game}`,
      role: 'option',
      tabindex: -1,
      href: `${paths.game}${slug}/`,
      'aria-selected': 'false'
    })
    const art = tone === '' ? element('span', { class: 'finder__art' }, name) : picture(slug, tone)
    link.append(art, element('span', { class: 'finder__meta' }, title, studio))
    return { link, title, studio, marks: undefined }
  }

  /** The tile of a game in a list, with the words marked that the query holds. */
  return (game: number, marks: readonly string[], list = 'all'): HTMLAnchorElement => {
    const key = `${list} ${game}`
    const tile = drawn.get(key) ?? draw(game, list)
    drawn.set(key, tile)
    const words = marks.join(' ')
    if (tile.marks === words) return tile.link
    tile.marks = words
    const [title = '', , studio = 0] = games[game] ?? []
    const [, maker = ''] = studios[studio] ?? []
    tile.title.replaceChildren(...marked(title, marksOf(title, marks)))
    tile.studio.replaceChildren(...marked(maker, marksOf(maker, marks)))
    return tile.link
  }
}
