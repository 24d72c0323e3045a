import { competitionOf } from '#config/sports/competitions.ts'
import { isInPlay } from '#rules/sports/live-board.ts'
import type { LiveEvent } from '#stores/sports/live.ts'
import { arrange } from '../ui/arrange.ts'
import { element, icon } from '../ui/element.ts'
import { followAll, type Told } from './follow.ts'
import { isRace } from './moment.ts'
import { type Row, rowOf } from './row.ts'
import { siftOf } from './sift.ts'
import { starOf } from './stars.ts'
import { say, type View } from './view.ts'

interface Group {
  readonly root: HTMLElement
  readonly list: HTMLUListElement
}

const DAY = 86_400_000

/** By what a list is parted: the competition, or the day in the zone of who looks. */
const groupOf = (event: LiveEvent, isByDay: boolean) =>
  isByDay ? new Date(event.startsAt).toDateString() : event.competition

function dayTitle(view: View, at: number, now: number): readonly [string, string] {
  const day = new Date(at).toDateString()
  const text = view.day(at)
  if (day === new Date(now).toDateString()) return [say(view, 'today'), text]
  if (day === new Date(now + DAY).toDateString()) return [say(view, 'tomorrow'), text]
  return [text, '']
}

interface Heading {
  readonly level: 'h2' | 'h3'
  readonly title: string
  readonly small: string
}

function groupHead(
  view: View,
  event: LiveEvent,
  isByDay: boolean,
  { level, title, small }: Heading
): HTMLElement {
  const competition = competitionOf(event.competition)
  const heading = element(level, {}, title, ...(small === '' ? [] : [element('span', {}, small)]))
  const hasDraw = event.markets[0]?.market === 'match-result'
  const signs = isByDay || hasDraw ? ['1', 'X', '2'] : ['1', '', '2']
  const columns = element(
    'div',
    { class: 'evs__cols', 'aria-hidden': 'true' },
    ...signs.map(sign => element('span', {}, sign))
  )
  const sign = isByDay ? 'calendar' : event.sport
  return element(
    'div',
    { class: 'evs__head' },
    icon(view.sprite, sign),
    heading,
    ...(isRace(event) && !isByDay ? [] : [columns]),
    ...(competition && !isByDay ? [starOf(view, competition.id, title)] : [])
  )
}

/**
 * Draws a list into its place and keeps it as it is told: rows stay where they are over changes, so
 * that nothing flickers and no focus is lost.
 */
export function drawList(place: HTMLElement, view: View): void {
  const { live = '', show, by, most = '60' } = place.dataset
  const topics = live.split(' ')
  const isByDay = by === 'day'
  // The page of one competition says its name already, and a day's heading the day.
  const isOne = topics.length === 1 && live.startsWith('competition:')
  const beside = isByDay ? (isOne ? 'nothing' : 'competition') : 'day'
  // A list is a part of a page with a heading of its own, or what the whole page is of.
  const level = place.closest('section') ? 'h3' : 'h2'
  const rows = new Map<string, Row>()
  const groups = new Map<string, Group>()
  const stale = element('p', { class: 'evs__stale', role: 'status' })
  const body = element('div', { class: 'evs__all' })
  const cut = element('p', { class: 'evs__cut' })
  const sift = place.dataset['sift'] === undefined ? undefined : siftOf(view, () => redraw())
  let told: Told | undefined

  const isWanted = (event: LiveEvent) =>
    show === undefined || (show === 'in-play') === isInPlay(event)

  const groupFor = (event: LiveEvent, now: number): Group => {
    const key = groupOf(event, isByDay)
    const known = groups.get(key)
    if (known) return known
    const list = element('ul')
    const [title, small] = isByDay
      ? dayTitle(view, event.startsAt, now)
      : [competitionOf(event.competition)?.name ?? '', say(view, `sport.${event.sport}`)]
    const head = groupHead(view, event, isByDay, { level, title, small })
    const root = element('section', { class: 'evs' }, head, list)
    root.ariaLabel = [title, small].filter(text => text !== '').join(', ')
    const group = { root, list }
    groups.set(key, group)
    return group
  }

  const rowFor = (event: LiveEvent, now: number): Row => {
    const row = rows.get(event.id) ?? rowOf(view, beside)
    rows.set(event.id, row)
    row.show(event, now)
    return row
  }

  const drawRows = (events: readonly LiveEvent[], now: number) => {
    const parts = new Map<Group, Row[]>()
    for (const event of events) {
      const group = groupFor(event, now)
      parts.set(group, [...(parts.get(group) ?? []), rowFor(event, now)])
    }
    for (const [group, own] of parts) {
      arrange(
        group.list,
        own.map(row => row.root)
      )
    }
    arrange(
      body,
      [...parts.keys()].map(group => group.root)
    )
    const kept = new Set(events.map(({ id }) => id))
    for (const id of rows.keys()) if (!kept.has(id)) rows.delete(id)
    for (const [key, group] of groups) if (!parts.has(group)) groups.delete(key)
  }

  const redraw = () => {
    if (!told) return
    const wanted = told.events.filter(isWanted)
    sift?.show(wanted)
    const sifted = sift ? wanted.filter(event => sift.takes(event)) : wanted
    const events = sifted.slice(0, Number(most))
    drawRows(events, told.now())
    if (events.length === 0) {
      const isLive = show === 'in-play'
      const nothing = say(view, isLive ? 'nothingInPlay' : 'nothingHere')
      body.replaceChildren(element('p', { class: 'evs__none' }, nothing))
    }
    // What is in play comes first in what is told, so that it is cut last.
    const isWhole = show === 'in-play' || place.dataset['most'] !== undefined
    const isCut = !isWhole && told.total > told.events.length
    cut.textContent = isCut
      ? say(view, 'cut', { shown: view.number(told.events.length), total: view.number(told.total) })
      : ''
    stale.textContent = told.isStale ? say(view, 'stale') : ''
    for (const count of document.querySelectorAll<HTMLElement>(
      `[data-count="${place.dataset['counts'] ?? ''}"]`
    )) {
      const figure = view.number(wanted.length)
      const key = count.dataset['as']
      count.textContent = key === undefined ? figure : say(view, key, { count: figure })
    }
  }

  followAll(
    place,
    topics,
    now => {
      if (!told) {
        place.replaceChildren(...(sift ? [sift.root] : []), stale, body, cut)
        place.removeAttribute('aria-busy')
      }
      told = now
      redraw()
    },
    now => {
      for (const row of rows.values()) row.tick(now)
    }
  )
}
