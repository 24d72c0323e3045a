import { competitionOf } from '#config/sports/competitions.ts'
import type { LiveEvent } from '#stores/sports/live.ts'
import { element } from '../ui/element.ts'
import { crest } from './crest.ts'
import { followAll } from './follow.ts'
import { eventHref } from './links.ts'
import { isRace } from './moment.ts'
import { oddsOf } from './row.ts'
import { say, type View } from './view.ts'

/** What begins next of the competition that stands first, and can be bet on. */
function chosenOf(events: readonly LiveEvent[]): LiveEvent | undefined {
  const fits = events.filter(event => !isRace(event) && event.markets[0]?.status === 'active')
  return fits.find(({ competition }) => competition === 'aurora-league') ?? fits[0]
}

/** Draws one match in large letters over its picture; it stays the same for as long as it is to come. */
export function drawFeatured(place: HTMLElement, view: View): void {
  const odds = oddsOf(view)
  let shown = ''

  const draw = (event: LiveEvent, now: number) => {
    shown = event.id
    const [home, away] = event.sides
    if (!home || !away) return
    const side = ({ id, name }: { readonly id: string; readonly name: string }) =>
      element('span', {}, crest(view, id, true), name)
    const isToday = new Date(event.startsAt).toDateString() === new Date(now).toDateString()
    const day = isToday ? say(view, 'today') : view.day(event.startsAt)
    place.replaceChildren(
      element(
        'p',
        { class: 'feat__meta' },
        element('b', {}, competitionOf(event.competition)?.name ?? '')
      ),
      element(
        'a',
        { class: 'feat__vs', href: eventHref(view, event.id) },
        element(
          'h2',
          {},
          side(home),
          element('time', {}, view.time(event.startsAt), element('small', {}, day)),
          side(away)
        )
      ),
      odds.root
    )
  }

  followAll(
    place,
    ['upcoming'],
    ({ events, now }) => {
      const event = events.find(({ id }) => id === shown) ?? chosenOf(events)
      if (!event) {
        place.closest('section')?.setAttribute('hidden', '')
        return
      }
      if (event.id !== shown) draw(event, now())
      odds.show(event, true)
    },
    () => {}
  )
}
