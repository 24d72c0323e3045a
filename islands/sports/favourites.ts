import { competitionOf } from '#config/sports/competitions.ts'
import { MARKET_KINDS } from '#config/sports/markets.ts'
import type { LiveEvent } from '#stores/sports/live.ts'
import { followMarked } from '#stores/sports/marked.ts'
import { arrange } from '../ui/arrange.ts'
import { element } from '../ui/element.ts'
import { eventHref } from './links.ts'
import { isInPlay, isPostponed, isRace, periodName, scoreOf } from './moment.ts'
import { say, type View } from './view.ts'

/** A card of a strip does not tell the seconds: they are on the page of the match. */
function whenOf(view: View, event: LiveEvent): readonly (Node | string)[] {
  const score = scoreOf(event)
  if (isInPlay(event)) {
    const part = score ? periodName(view, event, score) : say(view, 'part.before')
    return [element('i', { class: 'livedot' }), part]
  }
  if (isPostponed(event, Date.now())) return [say(view, 'part.postponed')]
  const isToday = new Date(event.startsAt).toDateString() === new Date().toDateString()
  return [
    `${isToday ? say(view, 'today') : view.day(event.startsAt)}, ${view.time(event.startsAt)}`
  ]
}

function linesOf(event: LiveEvent): readonly Element[] {
  if (isRace(event)) return []
  const points = isInPlay(event) ? (scoreOf(event)?.points ?? []) : []
  return event.sides.map(({ name }, place) =>
    element(
      'span',
      { class: 'fav__side' },
      element('b', {}, name),
      ...(points[place] === undefined ? [] : [element('em', {}, String(points[place]))])
    )
  )
}

interface Card {
  readonly root: HTMLLIElement
  show(event: LiveEvent): void
}

function cardOf(view: View, id: string): Card {
  const link = element('a', { class: 'fav', href: eventHref(view, id) })
  let text = ''
  return {
    root: element('li', {}, link),
    show(event) {
      const when = whenOf(view, event)
      const now = JSON.stringify([event.sides, event.score, when.map(part => `${part}`)])
      if (now === text) return
      text = now
      const competition = competitionOf(event.competition)?.name ?? ''
      link.replaceChildren(element('small', {}, ...when, ` · ${competition}`), ...linesOf(event))
    }
  }
}

/** Draws the matches of favourites into the place of a page, which keeps its height whatever is in it. */
export function drawFavourites(root: HTMLElement, view: View) {
  const place = root.querySelector('[data-favourites]')
  const hint = place?.firstElementChild ?? null
  const list = element('ul', { class: 'favs__list' })
  const none = element('p', {}, say(view, 'favouritesNone'))
  const cards = new Map<string, Card>()
  let stop = () => {}
  let shown = ''

  const draw = (events: readonly LiveEvent[], hasMarks: boolean) => {
    if (!root.isConnected) stop()
    const kept = new Set(events.map(({ id }) => id))
    for (const id of cards.keys()) if (!kept.has(id)) cards.delete(id)
    const rows = events.map(event => {
      const card = cards.get(event.id) ?? cardOf(view, event.id)
      cards.set(event.id, card)
      card.show(event)
      return card.root
    })
    arrange(list, rows)
    const next = rows.length > 0 ? list : hasMarks ? none : hint
    if (place && next && place.firstElementChild !== next) place.replaceChildren(next)
  }

  return (ids: readonly string[]): void => {
    const marks = ids.filter(id => !(id in MARKET_KINDS))
    const key = marks.join()
    if (!place || key === shown) return
    shown = key
    stop()
    stop = followMarked(marks, events => draw(events, marks.length > 0))
  }
}
