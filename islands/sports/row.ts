import { competitionOf } from '#config/sports/competitions.ts'
import { outcomeName } from '#rules/sports/naming.ts'
import type { LiveEvent, LiveMarket } from '#stores/sports/live.ts'
import { element, icon } from '../ui/element.ts'
import { crest } from './crest.ts'
import { eventHref } from './links.ts'
import {
  clockAt,
  eventName,
  isInPlay,
  isPostponed,
  isRace,
  periodName,
  type Score,
  scoreOf
} from './moment.ts'
import { type PriceButton, priceButton } from './price.ts'
import { starOf } from './stars.ts'
import { namingOf, say, type View } from './view.ts'

/** Of a race a list shows the favourites. */
const FAVOURITES = 3

const SIGNS: Readonly<Record<string, string>> = { '1': '1', x: 'X', '2': '2' }

/** Whether a market takes bets. */
export const isOpen = ({ status }: Pick<LiveMarket, 'status'>): boolean => status === 'active'

/** The outcomes that a list shows of a market, and no more. */
function shownOutcomes(event: LiveEvent, { outcomes }: LiveMarket) {
  if (!isRace(event)) return outcomes
  return outcomes.toSorted((one, other) => one.odds - other.odds).slice(0, FAVOURITES)
}

/** The prices of the market that stands for an event in lists; they keep their places over changes. */
export function oddsOf(view: View) {
  const root = element('div', { class: 'ev__odds' })
  const buttons = new Map<string, PriceButton>()
  let shape = ''

  return {
    root,
    /** Shows them; false where there is no market that takes bets. */
    show(event: LiveEvent, isNamed = false): boolean {
      const [market] = event.markets
      if (!market || !isOpen(market)) return false
      const shown = shownOutcomes(event, market)
      const ids = `${market.market} ${shown.map(({ id }) => id).join(' ')}`
      if (ids !== shape) {
        shape = ids
        buttons.clear()
        const naming = namingOf(view, event)
        for (const { id } of shown) {
          const pick = { event: event.id, market: market.market, outcome: id }
          const name = outcomeName(naming, market.market, id)
          const label = isNamed || isRace(event) ? name : (SIGNS[id] ?? name)
          buttons.set(id, priceButton(view, pick, label, '', name))
        }
        root.className = `ev__odds${shown.length === 2 ? ' ev__odds--2' : ''}${isRace(event) ? ' ev__odds--race' : ''}`
        root.replaceChildren(...[...buttons.values()].map(button => button.root))
      }
      for (const { id, odds, enabled } of shown) buttons.get(id)?.show(odds, enabled)
      return true
    }
  }
}

export interface Row {
  readonly root: HTMLLIElement
  /** Shows it as it stands at a moment of the house. */
  show(event: LiveEvent, now: number): void
  /** Moves the clock on. */
  tick(now: number): void
}

/** Games of each set, the last of them in the place of a score; else what each side has. */
function scoreCells(event: LiveEvent, score: Score | null, place: number): readonly Node[] {
  if (!score || !isInPlay(event)) return []
  const sets = score.periods.map(games => games[place] ?? 0)
  const won = score.points[place] ?? 0
  // More than three sets leave no room: then how many were won, and the one that is played.
  const figures =
    score.period.kind !== 'set' ? [won] : sets.length > 3 ? [won, sets.at(-1) ?? 0] : sets
  const last = figures.length - 1
  return [
    ...(score.serves === place ? [element('span', { class: 'srv' })] : []),
    ...figures.map((figure, at) =>
      element('em', { class: at === last ? 'on' : undefined }, String(figure))
    )
  ]
}

/** An event of a list: when, who, the score, its prices, and how many markets it has. */
export function rowOf(view: View, beside: 'competition' | 'day' | 'nothing'): Row {
  const dot = element('span', { class: 'livedot' })
  const time = element('b')
  const part = element('small')
  const teams = element('a', { class: 'ev__teams' })
  const why = element('span')
  const suspended = element('div', { class: 'ev__sus' }, icon(view.sprite, 'lock'), why)
  const more = element('a', { class: 'ev__more' })
  const odds = oddsOf(view)
  const middle = element('div', { class: 'ev__bet' })
  const root = element(
    'li',
    { class: 'ev' },
    element('div', { class: 'ev__when' }, dot, time, part),
    teams,
    middle,
    more
  )
  let shown: LiveEvent | undefined
  let names = ''

  const showTeams = (event: LiveEvent) => {
    const score = scoreOf(event)
    const competition = competitionOf(event.competition)?.name ?? ''
    const text = JSON.stringify([
      event.sides,
      score?.points,
      score?.periods,
      score?.game,
      score?.serves,
      event.status
    ])
    if (text === names) return
    names = text
    const lines = isRace(event)
      ? [element('span', {}, element('i', {}, competition))]
      : event.sides.map(({ id, name }, place) =>
          element(
            'span',
            {},
            crest(view, id),
            element('i', {}, name),
            ...scoreCells(event, score, place)
          )
        )
    teams.replaceChildren(...lines)
  }

  const tick = (now: number) => {
    if (!shown || !isInPlay(shown)) return
    const score = scoreOf(shown)
    const clock = score && clockAt(shown, score, now)
    if (clock && time.textContent !== clock) time.textContent = clock
  }

  return {
    root,
    tick,
    show(event, now) {
      const isFirst = shown === undefined
      shown = event
      const score = scoreOf(event)
      const isLive = isInPlay(event)
      const competition = competitionOf(event.competition)?.name ?? ''
      const isEnded = score?.period.kind === 'ended'
      const named = beside === 'competition' ? competition : ''
      dot.hidden = !isLive || isEnded
      if (isLive) {
        const period = score ? periodName(view, event, score) : say(view, 'part.before')
        // A sport without a clock says what is played in its place.
        const hasClock = score?.clock !== null && score !== null
        if (!hasClock) time.textContent = period
        const game = score?.game.join('–') ?? ''
        part.textContent = hasClock ? period : game !== '' ? game : named
      } else {
        time.textContent = view.time(event.startsAt)
        part.textContent = beside === 'day' ? view.day(event.startsAt) : named
      }
      showTeams(event)
      why.textContent = say(view, isPostponed(event, now) ? 'part.postponed' : 'suspended')
      const isBettable = odds.show(event)
      const next = isBettable ? odds.root : isEnded ? null : suspended
      if (middle.firstChild !== next) middle.replaceChildren(...(next ? [next] : []))
      const href = eventHref(view, event.id)
      if (isFirst) {
        teams.href = href
        more.href = href
        root.prepend(starOf(view, event.id, eventName(view, event, competition)))
      }
      const count = view.number(event.open)
      if (more.dataset['count'] !== count) {
        more.dataset['count'] = count
        const name = eventName(view, event, competition)
        more.ariaLabel = `${name}: ${say(view, 'moreMarkets', { count })}`
        more.replaceChildren(
          event.open > 0 ? `+${count}` : '',
          icon(view.sprite, 'right', 'icon--small')
        )
      }
    }
  }
}
