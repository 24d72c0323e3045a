import { competitionOf } from '#config/sports/competitions.ts'
import { isSport } from '#config/sports/sports.ts'
import {
  type Answer,
  type Asking,
  askResults,
  type EndedEvent,
  type SportsResults
} from '#stores/sports/beside.ts'
import { arrange } from '../../ui/arrange.ts'
import { element, icon } from '../../ui/element.ts'
import { crest } from '../crest.ts'
import { eventHref } from '../links.ts'
import { isRace, type Score, scoreOf } from '../moment.ts'
import { say, type View, viewOf } from '../view.ts'
import { nothing } from './card.ts'
import { addDays, dayOf, readDay, spanOf } from './days.ts'
import { type LateView, lateViewOf, tell } from './late-view.ts'
import { adoptSheet } from './sheet.ts'

/** While a day is not over, something else ends on it. */
const EVERY = 30_000

/** Parts of a match with the score of each: `1–0, 1–1`. */
const partsText = ({ periods }: Score): string =>
  periods.length > 1 ? periods.map(([home = 0, away = 0]) => `${home}–${away}`).join(', ') : ''

function sideLine(view: View, event: EndedEvent, score: Score | null, place: number) {
  const { id, name } = event.sides[place] ?? { id: '', name: '' }
  const own = score?.points[place] ?? 0
  const other = score?.points[1 - place] ?? 0
  const isWon = event.status !== 'cancelled' && own > other
  return element(
    'span',
    { class: isWon ? 'is-won' : undefined },
    crest(view, id),
    element('i', {}, name),
    ...(score ? [element('em', { class: isWon ? 'on' : undefined }, String(own))] : [])
  )
}

function raceLines(view: LateView, { sides, winners }: EndedEvent): readonly HTMLElement[] {
  return winners.map(winner =>
    element(
      'span',
      { class: 'is-won' },
      icon(view.sprite, 'cup'),
      element('i', {}, sides.find(({ id }) => id === winner)?.name ?? '')
    )
  )
}

/** An event that is over, as a row that leads to how its markets ended. */
function rowOf(view: LateView, event: EndedEvent): HTMLElement {
  const score = scoreOf(event)
  const isOff = event.status === 'cancelled'
  const lines = isRace(event)
    ? raceLines(view, event)
    : [0, 1].map(place => sideLine(view, event, score, place))
  const note = isOff ? say(view, 'part.cancelled') : score && !isRace(event) ? partsText(score) : ''
  return element(
    'li',
    {},
    element(
      'a',
      { class: 'res', href: eventHref(view, event.id) },
      element('time', {}, view.time(event.startsAt)),
      element('span', { class: 'ev__teams' }, ...lines),
      element('small', {}, note),
      icon(view.sprite, 'right', 'icon--small')
    )
  )
}

function groupsOf(view: LateView, events: readonly EndedEvent[]): readonly HTMLElement[] {
  return [...Map.groupBy(events, ({ competition }) => competition)].map(([id, own]) => {
    const sport = own[0]?.sport ?? ''
    const heading = element(
      'h3',
      {},
      competitionOf(id)?.name ?? '',
      element('span', {}, say(view, `sport.${sport}`))
    )
    const root = element(
      'section',
      { class: 'evs' },
      element('div', { class: 'evs__head' }, icon(view.sprite, sport), heading),
      element('ul', {}, ...own.map(event => rowOf(view, event)))
    )
    root.ariaLabel = competitionOf(id)?.name ?? ''
    return root
  })
}

/** Chips that leave the results of one sport; each says how many there are. */
function sportChips(view: LateView, choose: (sport: string) => void) {
  const root = element('div', { class: 'chips', role: 'group' })
  root.ariaLabel = tell(view, 'bySport')
  const chips = new Map<string, HTMLButtonElement>()
  const chipFor = (sport: string) => {
    const known = chips.get(sport)
    if (known) return known
    const name = say(view, sport === '' ? 'all' : `sport.${sport}`)
    const signs = sport === '' ? [] : [icon(view.sprite, sport)]
    const chip = element('button', { type: 'button' }, ...signs, name, element('small'))
    chip.addEventListener('click', () => choose(sport))
    chips.set(sport, chip)
    return chip
  }
  return {
    root,
    show(sports: SportsResults['sports'], chosen: string): void {
      const all = sports.reduce((sum, { count }) => sum + count, 0)
      const counts = new Map([['', all], ...sports.map(({ id, count }) => [id, count] as const)])
      // What was chosen stays, or nobody could see that it was.
      if (!counts.has(chosen)) counts.set(chosen, 0)
      // A day without results leaves nothing to choose.
      if (counts.size === 1) counts.clear()
      arrange(
        root,
        [...counts].map(([sport, count]) => {
          const chip = chipFor(sport)
          chip.ariaPressed = String(sport === chosen)
          chip.querySelector('small')?.replaceChildren(view.number(count))
          return chip
        })
      )
    }
  }
}

interface Chosen {
  readonly day: string
  readonly sport: string
}

/** What an address names; no day where it names none. */
function chosenIn(address: string): Omit<Chosen, 'day'> & { readonly day: string | null } {
  const query = new URLSearchParams(address)
  const sport = query.get('sport') ?? ''
  return { day: readDay(query.get('day')), sport: isSport(sport) ? sport : '' }
}

/** Draws a day of results into its place, and keeps what is chosen in the address. */
function drawResults(place: HTMLElement, view: LateView): void {
  const asked = chosenIn(location.search)
  let today = dayOf(Date.now())
  let chosen: Chosen = { ...asked, day: asked.day ?? today }
  let isChosen = asked.day !== null
  let asking: Asking | undefined
  let answer: Answer<SportsResults> | undefined

  const step = (days: number, sign: 'left' | 'right') => {
    const name = tell(view, days < 0 ? 'dayBefore' : 'dayAfter')
    const button = element('button', { type: 'button' }, icon(view.sprite, sign))
    button.ariaLabel = name
    button.addEventListener('click', () => choose({ day: addDays(chosen.day, days) }))
    return button
  }
  const before = step(-1, 'left')
  const after = step(1, 'right')
  const title = element('h2', {})
  const count = element('p', { role: 'status' })
  const failed = element('p', { class: 'evs__stale', role: 'status' })
  const chips = sportChips(view, one => choose({ sport: one }))
  const body = element('div', {})
  const cut = element('p', { class: 'evs__cut' })
  const head = element('div', { class: 'days' }, before, element('div', {}, title, count), after)
  place.replaceChildren(head, chips.root, failed, body, cut)

  const draw = () => {
    title.textContent = view.day(spanOf(chosen.day).from)
    if (chosen.day === today) title.prepend(`${say(view, 'today')}, `)
    after.disabled = chosen.day >= today
    place.toggleAttribute('aria-busy', answer === undefined)
    failed.textContent = answer?.isFailed ? tell(view, 'failed') : ''
    const { value } = answer ?? {}
    if (!value) return
    const { events, sports, total } = value
    chips.show(sports, chosen.sport)
    count.textContent = tell(view, 'count', { count: view.number(total) })
    body.replaceChildren(
      ...(events.length > 0 ? groupsOf(view, events) : [nothing(tell(view, 'noResults'))])
    )
    cut.textContent =
      total > events.length
        ? tell(view, 'cut', { shown: view.number(events.length), total: view.number(total) })
        : ''
  }

  const ask = () => {
    asking?.stop()
    answer = undefined
    const { day, sport: one } = chosen
    asking = askResults(
      { ...spanOf(day), sport: one },
      {
        isWanted: () => place.isConnected,
        every: () => (day >= today ? EVERY : null),
        heard(told) {
          answer = told
          if (told.value) today = dayOf(told.value.now)
          // Whoever names no day wants that of the house, whose clock may be another.
          if (!isChosen && chosen.day !== today) choose({ day: today })
          else draw()
        }
      }
    )
    draw()
  }

  const choose = (change: Partial<Chosen>) => {
    chosen = { ...chosen, ...change }
    isChosen = true
    const url = new URL(location.href)
    url.searchParams.set('day', chosen.day)
    if (chosen.sport === '') url.searchParams.delete('sport')
    else url.searchParams.set('sport', chosen.sport)
    if (url.href !== location.href) history.replaceState(history.state, '', url)
    ask()
  }
  ask()
}

/** Draws the events that are over into the place that a page has for them. */
export function drawResultsOf(root: Element): void {
  const place = root.querySelector<HTMLElement>('[data-results]')
  if (!place || !(root instanceof HTMLElement)) return
  adoptSheet()
  void viewOf(root)
    .then(lateViewOf)
    .then(view => drawResults(place, view))
}
