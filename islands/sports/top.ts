import { isInPlay } from '#rules/sports/live-board.ts'
import type { LiveEvent } from '#stores/sports/live.ts'
import { arrange } from '../ui/arrange.ts'
import { element } from '../ui/element.ts'
import { followAll, type Told } from './follow.ts'
import { eventHref } from './links.ts'
import { isRace } from './moment.ts'
import { offerPicks } from './picks.ts'
import { isOpen, type Row, rowOf } from './row.ts'
import { say, type View, viewOf } from './view.ts'

/** As many as the place keeps room for. */
const SHOWN = 3

const drawn = new WeakSet<Element>()

/** The styles of the sportsbook, which no other page carries. */
async function bookStyles(href: string): Promise<void> {
  if (document.head.querySelector(`link[href="${href}"]`)) return
  const link = element('link', { rel: 'stylesheet', href })
  const loaded = new Promise<void>((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => reject(new Error('no styles of sports'))
  })
  document.head.append(link)
  await loaded
}

const isBettable = (event: LiveEvent) => event.markets[0] !== undefined && isOpen(event.markets[0])

/**
 * Those that are shown stay for as long as they can be bet on, so that no price moves away under a
 * finger; the others are the next ones of the list, which begins with what is in play.
 */
function chosenOf(events: readonly LiveEvent[], shown: ReadonlySet<string>): readonly LiveEvent[] {
  const fits = events.filter(event => !isRace(event) && (isBettable(event) || isInPlay(event)))
  const kept = fits.filter(({ id }) => shown.has(id))
  const fresh = fits.filter(event => !shown.has(event.id) && isBettable(event))
  return [...kept, ...fresh]
    .slice(0, SHOWN)
    .toSorted((one, other) => fits.indexOf(one) - fits.indexOf(other))
}

/** As it is shown while nobody tells prices: none of them can be picked. */
const locked = (event: LiveEvent): LiveEvent => ({
  ...event,
  markets: event.markets.map(market => ({ ...market, status: 'suspended' }))
})

function drawMatches(place: HTMLElement, view: View): void {
  const rows = new Map<string, Row>()
  const list = element('ul', { class: 'evs' })
  const nothing = element('p', { class: 'evs__none' }, say(view, 'nothingHere'))
  const words = [...place.childNodes]

  const show = ({ events, isMissing, isStale, now }: Told) => {
    const shown = new Set(rows.keys())
    const chosen = isStale
      ? events.filter(({ id }) => shown.has(id)).map(locked)
      : chosenOf(events, shown)
    for (const id of shown) if (!chosen.some(event => event.id === id)) rows.delete(id)
    const own = chosen.map(event => {
      const row = rows.get(event.id) ?? rowOf(view, 'day')
      rows.set(event.id, row)
      row.show(event, now())
      return row.root
    })
    arrange(list, own)
    if (own.length > 0) {
      if (list.parentElement !== place) place.replaceChildren(list)
    } else if (isMissing || isStale) place.replaceChildren(...words)
    else place.replaceChildren(nothing)
  }

  followAll(place, ['in-play', 'upcoming'], show, now => {
    for (const row of rows.values()) row.tick(now)
  })
}

interface TopParts {
  /** Addresses of the crests and of the styles of the sportsbook. */
  readonly crests: string
  readonly book: string
  slip(): Promise<() => void>
}

/** Draws matches into their place, once; what fails is tried anew at the next touch. */
export async function drawTop(root: Element, { crests, book, slip }: TopParts): Promise<void> {
  const place = root.querySelector<HTMLElement>('.matches')
  if (!place || drawn.has(root) || !(root instanceof HTMLElement)) return
  drawn.add(root)
  try {
    // The lobby has no byte to spare for what is known of the page.
    const [, locale = ''] = location.pathname.split('/')
    const [sprite = ''] = document.querySelector('use')?.getAttribute('href')?.split('#') ?? []
    Object.assign(root.dataset, { locale, sprite, crests })
    const [view] = await Promise.all([viewOf(root), bookStyles(book)])
    // A price leads to its match, where the slip is.
    offerPicks(root, slip, pick => location.assign(eventHref(view, pick.event)))
    drawMatches(place, view)
  } catch (error) {
    drawn.delete(root)
    throw error
  }
}
