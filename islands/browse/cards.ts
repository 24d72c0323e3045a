import { tileSet } from '#config/catalogue/tile-set.ts'
import type { CurrencyCode } from '#config/currencies.ts'
import { returnText, stakesText } from '#rules/browse/figures.ts'
import { MARKS, type Shelf, type ShelfRow } from '#rules/browse/shelf-file.ts'
import type { Say } from './words.ts'

/** The currency that stakes are shown in, and what a unit is worth in it. */
export interface Figures {
  readonly currency: CurrencyCode
  readonly unit: number
}

const put = (card: Element, selector: string, text: string) => {
  const place = card.querySelector(selector)
  if (place) place.textContent = text
}

function flag(card: Element, [, , , , , , , , , , marks]: ShelfRow, say: Say): void {
  const art = card.querySelector('.tile__art')
  const words =
    marks & MARKS.live
      ? say('live')
      : marks & MARKS.jackpot
        ? say('jackpot')
        : marks & MARKS.new
          ? say('new')
          : ''
  const there = art?.querySelector('.tile__flag')
  if (words === '') there?.remove()
  else if (there) there.textContent = words
  else {
    const made = document.createElement('span')
    made.className = 'tile__flag'
    made.textContent = words
    art?.prepend(made)
  }
}

function picture(card: Element, [slug, name, , , , , , , , , , , tone]: ShelfRow): void {
  const art = card.querySelector<HTMLElement>('.tile__art')
  if (!art) return
  art.dataset['tone'] = `#${tone}`
  const at = (width: number, format: string) => `/art/tiles/${slug}-${width}.${format}`
  const source = art.querySelector('source')
  const image = art.querySelector('img')
  if (tone !== '' && source && image) {
    source.srcset = tileSet(width => at(width, 'avif'))
    image.src = at(240, 'webp')
    return
  }
  const words = document.createElement('span')
  words.className = 'tile__words'
  words.textContent = name
  art.querySelector('picture, .tile__words')?.replaceWith(words)
}

/** Draws cards after the first that the page itself has drawn, and keeps all that there are. */
export function cardsOf(grid: Element, say: Say) {
  const language = document.documentElement.lang
  const known = new Map<string, HTMLElement>()
  for (const card of grid.querySelectorAll<HTMLElement>('[data-game]'))
    known.set(card.dataset['game'] ?? '', card)
  // The last waits for being seen before it fetches its picture, which the first may not.
  const model = [...known.values()].at(-1)?.cloneNode(true)
  if (!(model instanceof HTMLElement)) throw new Error('A list shows no card to draw others after')
  for (const foreign of model.querySelectorAll('.game-card__heart')) foreign.remove()

  const stakes = (card: Element, [, , , , , , , , least, most]: ShelfRow, figures: Figures) => {
    const text = stakesText([least, most], figures.unit, figures.currency, language)
    put(card, '[data-fact=stakes]', text)
  }

  const draw = (shelf: Shelf, row: ShelfRow, figures: Figures): HTMLElement => {
    const [slug, name, studio, , , , rtp, maxWin] = row
    const card = model.cloneNode(true) as HTMLElement
    card.dataset['game'] = slug
    const link = card.querySelector('a')
    if (link) {
      link.href = link.pathname.replace(/[^/]+\/$/, `${slug}/`)
      if (row[10] & (MARKS.live | MARKS.jackpot)) {
        link.dataset['feed'] = slug
        link.dataset['currency'] = figures.currency
      } else delete link.dataset['feed']
    }
    picture(card, row)
    flag(card, row, say)
    put(card, 'b', name)
    put(card, 'small', shelf.studios[studio]?.[1] ?? '')
    stakes(card, row, figures)
    const times = new Intl.NumberFormat(language).format(maxWin)
    put(card, '[data-fact=most]', say('most', { times }))
    put(card, '[data-fact=rtp]', say('rtp', { percent: returnText(rtp, language) }))
    return card
  }

  return {
    card(shelf: Shelf, row: ShelfRow, figures: Figures): HTMLElement {
      const card = known.get(row[0]) ?? draw(shelf, row, figures)
      known.set(row[0], card)
      return card
    },
    /** Shows the stakes of every card in another currency. */
    recount(shelf: Shelf, figures: Figures) {
      const elsewhere = document.querySelectorAll<HTMLElement>('[data-game]')
      const all = new Set([...elsewhere, ...known.values()])
      for (const card of all) {
        const row = shelf.games.find(([slug]) => slug === card.dataset['game'])
        if (row) stakes(card, row, figures)
      }
      stakes(model, shelf.games[0] as ShelfRow, figures)
    }
  }
}
