import { isCurrency } from '#config/currencies.ts'
import type { Shelf, ShelfRow } from '#rules/browse/shelf-file.ts'
import { sift } from '#rules/browse/sift.ts'
import {
  isSifted,
  NOTHING_WANTED,
  readWanted,
  type Wanted,
  writeWanted
} from '#rules/browse/wanted.ts'
import { MORE } from '#rules/slices.ts'
import { arrange } from '../ui/arrange.ts'
import { cardsOf, type Figures } from './cards.ts'
import { chosenOf } from './chosen.ts'
import { button } from './element.ts'
import { formOf } from './form.ts'
import { loadShelf } from './load.ts'
import { wordsOf } from './words.ts'

const find = <Found extends Element>(root: Element, selector: string): Found => {
  const found = root.querySelector<Found>(selector)
  if (!found) throw new Error(`A list without ${selector}`)
  return found
}

/**
 * Makes a list of games work: what the form wants is drawn in the place of the first cards, the
 * address says it, and "more" brings the next games, each once.
 */
export function bindList(root: HTMLElement) {
  const say = wordsOf(root)
  const form = find<HTMLFormElement>(root, '.sift')
  const panel = find<HTMLElement>(form, '.sift__panel')
  const opener = find<HTMLButtonElement>(form, '[data-sift=open]')
  const closer = find<HTMLButtonElement>(form, '[data-sift=close]')
  const figure = find<HTMLElement>(form, '[data-sift=figure]')
  const status = find<HTMLElement>(root, '[role=status]')
  const grid = find<HTMLElement>(root, '.tiles')
  const none = find<HTMLElement>(root, '.browse__none')
  const more = find<HTMLElement>(root, '.browse__more')
  const moreLink = find<HTMLAnchorElement>(more, 'a')
  const spotlight = document.querySelectorAll<HTMLElement>('[data-spotlight]')
  const above = Number(root.dataset['above'])
  const scope = { list: root.dataset['list'], studio: root.dataset['studio'] }

  const controls = formOf(form)
  const cards = cardsOf(grid, say)
  const chosen = chosenOf(root, say, () => choose())
  const currency = root.dataset['currency']
  let figures: Figures = {
    currency: isCurrency(currency) ? currency : 'EUR',
    unit: Number(root.dataset['unit'])
  }
  /** A control may be bound by the touch of another, while its own first press is under way. */
  const handled = new WeakSet<Event>()
  let wanted = NOTHING_WANTED
  let shown = grid.children.length
  let drawing = 0

  const sayStake = (name: 'from' | 'to', stake: string) =>
    name === 'from' ? say('stake.least', { least: stake }) : say('stake.most', { most: stake })
  const isPlain = () => !isSifted(wanted) && wanted.sort === 'picks'

  const draw = (shelf: Shelf) => {
    const sifted = sift(shelf, scope, wanted)
    const total = sifted.games.length
    const skipped = isPlain() ? above : 0
    const games = sifted.games.slice(skipped, skipped + shown)
    arrange(
      grid,
      games.map(place => cards.card(shelf, shelf.games[place] as ShelfRow, figures))
    )
    for (const part of spotlight) part.hidden = !isPlain()
    controls.count(sifted)
    closer.textContent = say('show', { count: total })
    closer.disabled = total === 0
    const upTo = skipped + games.length
    status.textContent = say('count', { count: total })
    none.hidden = total > 0
    more.hidden = upTo >= total
    find(more, 'small').textContent = say('shown', { shown: upTo, total })
    const count = chosen.show(controls.chosen(sayStake))
    figure.hidden = count === 0
    figure.textContent = String(count)
    root.dispatchEvent(new Event('cardsdrawn'))
    return { games, upTo, total }
  }

  /** Draws when the games are there, unless something else has been wanted since. */
  const drawn = async (then: (result: ReturnType<typeof draw>) => void = () => {}) => {
    const mine = ++drawing
    try {
      const shelf = await loadShelf()
      if (mine === drawing) then(draw(shelf))
    } catch {
      if (mine !== drawing) return
      const again = button('link', say('again'), () => void drawn(then))
      status.replaceChildren(say('failed'), ' ', again)
    }
  }

  function choose(): void {
    wanted = controls.read()
    shown = isPlain() && above > 0 ? above : MORE
    const url = writeWanted(new URL(location.href), wanted)
    if (url.href !== location.href) history.replaceState(history.state, '', url)
    void drawn()
  }

  /** The next games, with the focus on the first of them. */
  const showMore = () => {
    const before = grid.children.length
    shown = before + MORE
    void drawn(({ upTo, total }) => {
      grid.children[before]?.querySelector('a')?.focus()
      status.textContent = say('shown', { shown: upTo, total })
    })
  }

  const toggle = (isOpen: boolean) => {
    panel.hidden = !isOpen
    opener.setAttribute('aria-expanded', String(isOpen))
  }

  opener.addEventListener('click', event => {
    handled.add(event)
    toggle(panel.hidden !== false)
  })
  panel.addEventListener('keydown', event => {
    if (event.key !== 'Escape') return
    toggle(false)
    opener.focus()
  })
  form.addEventListener('change', choose)
  form.addEventListener('reset', () => {
    // The order leaves out no game, so it stays.
    const { sort } = wanted
    queueMicrotask(() => {
      controls.write({ ...NOTHING_WANTED, sort })
      choose()
    })
  })
  form.addEventListener('submit', event => {
    event.preventDefault()
    toggle(false)
    opener.focus()
  })
  moreLink.addEventListener('click', event => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    handled.add(event)
    showMore()
  })
  /** A player's own currency is known later than the page's. */
  const recount = () => {
    const code = root.dataset['playerCurrency']
    if (!isCurrency(code) || code === figures.currency) return
    loadShelf().then(
      shelf => {
        figures = { currency: code, unit: shelf.units[code] ?? figures.unit }
        cards.recount(shelf, figures)
        controls.recount(figures.unit, code)
        chosen.show(controls.chosen(sayStake))
      },
      () => {}
    )
  }
  root.addEventListener('playercurrency', recount)
  recount()

  const asksFor = (asked: Wanted) => isSifted(asked) || asked.sort !== 'picks'
  const asked = readWanted(new URLSearchParams(location.search))
  if (asksFor(asked)) controls.write(asked)
  // A choice may have been made while this was under way.
  if (asksFor(controls.read())) choose()
  else loadShelf().catch(() => {})

  return {
    /** Does what a press asked for that came before the list was bound. */
    press(event: Event) {
      const { target } = event
      if (!(target instanceof Element) || handled.has(event)) return
      if (target.closest('.browse__more')) showMore()
      else if (target.closest('[data-sift=open]')) toggle(true)
    }
  }
}
