import { isSport, sportOf } from '#config/sports/sports.ts'
import { partName } from '#rules/sports/naming.ts'
import { type Happening, timelineOf } from '#rules/sports/timeline.ts'
import type { SportsStatistics } from '#stores/sports/beside.ts'
import type { LiveEvent } from '#stores/sports/live.ts'
import { element, icon } from '../../ui/element.ts'
import { scoreOf } from '../moment.ts'
import { namingOf, say } from '../view.ts'
import { card, halfCard, nothing, table } from './card.ts'
import { type LateView, tell } from './late-view.ts'
import { momentText, momentumOf } from './momentum.ts'

type Figures = NonNullable<SportsStatistics['figures']>

const ICONS: Readonly<Record<string, string>> = {
  goal: 'ball',
  overturned: 'close',
  'red-card': 'card',
  'yellow-card': 'card',
  review: 'search',
  period: 'flag',
  finish: 'flag'
}

/** Expected goals come in hundredths, possession in percent. */
function figureText({ bcp47, number }: LateView, name: string, value: number): string {
  if (name === 'expected-goals') {
    return new Intl.NumberFormat(bcp47, { minimumFractionDigits: 2 }).format(value / 100)
  }
  return name === 'possession'
    ? new Intl.NumberFormat(bcp47, { style: 'percent' }).format(value / 100)
    : number(value)
}

function bar(value: number, all: number, side: 'a' | 'h'): HTMLElement {
  const made = element('u', { class: `stat__${side}` })
  made.style.setProperty('--v', String(all === 0 ? 0 : value / all))
  return made
}

function figureRows(view: LateView, { rows }: Figures): HTMLElement {
  return element(
    'dl',
    { class: 'stats' },
    ...rows.flatMap(({ name, values: [home, away] }) => {
      const label = tell(view, `figure.${name}`)
      // A provider may know more than the house has words for.
      if (label === '') return []
      const all = home + away
      const value = (figure: number) => element('b', {}, figureText(view, name, figure))
      const bars = element('i', { 'aria-hidden': 'true' }, bar(home, all, 'h'), bar(away, all, 'a'))
      return element(
        'div',
        {},
        element('dt', {}, label),
        element('dd', {}, value(home), bars, value(away))
      )
    })
  )
}

function happeningText(
  view: LateView,
  event: LiveEvent,
  { kind, side, by, isOverturned, part }: Happening
): readonly [string, string] {
  const team = side === null ? '' : (event.sides[side]?.name ?? '')
  const who = by ?? team
  const small = by === undefined ? '' : team
  if (kind === 'goal') {
    return [tell(view, 'told.goal', { who }), isOverturned ? tell(view, 'told.noGoal') : small]
  }
  if (kind === 'period' || kind === 'finish') {
    return [tell(view, `told.${kind}`, { part: partName(namingOf(view, event), String(part)) }), '']
  }
  return [tell(view, `told.${kind}`, { who }), small]
}

function timelineList(view: LateView, event: LiveEvent, timeline: readonly Happening[]) {
  const minutes = isSport(event.sport) ? sportOf(event.sport).minutes : null
  return element(
    'ol',
    { class: 'told' },
    ...timeline.toReversed().map(happening => {
      const { kind, score, side, isOverturned } = happening
      const [text, small] = happeningText(view, event, happening)
      const hasScore = (kind === 'goal' && !isOverturned) || kind === 'period' || kind === 'finish'
      const sign = icon(view.sprite, ICONS[kind] ?? 'ball')
      sign.classList.add(`told__${kind}`, `told__${side === 1 ? 'a' : 'h'}`)
      return element(
        'li',
        { class: isOverturned ? 'is-off' : undefined },
        element('span', { class: 'told__at' }, momentText(happening, minutes)),
        sign,
        element('span', {}, text, ...(small === '' ? [] : [element('small', {}, small)])),
        ...(hasScore ? [element('b', {}, `${score[0]}–${score[1]}`)] : [])
      )
    })
  )
}

/** What each side had in each part: goals, points, or games of sets. */
function partsTable(view: LateView, event: LiveEvent): HTMLElement | undefined {
  const score = scoreOf(event)
  if (!score || score.periods.length === 0) return undefined
  const most = isSport(event.sport) ? sportOf(event.sport).periods : score.periods.length
  const heads = score.periods.map((_, at) =>
    at < most ? { text: view.number(at + 1) } : { text: '+', name: say(view, 'part.overtime') }
  )
  return table(
    tell(view, 'parts'),
    [{ text: tell(view, 'team') }, ...heads, { text: tell(view, 'all') }],
    event.sides.slice(0, 2).map(({ name }, side) => ({
      cells: [
        name,
        ...score.periods.map(part => view.number(part[side] ?? 0)),
        element('b', {}, view.number(score.points[side] ?? 0))
      ]
    }))
  )
}

/** A match in figures: parts, momentum, what both sides did, and what happened. */
export function statisticsPanel(
  view: LateView,
  event: LiveEvent,
  { figures, timeline }: SportsStatistics
): readonly HTMLElement[] {
  const told = timelineOf(timeline)
  const parts = partsTable(view, event)
  const sport = isSport(event.sport) ? sportOf(event.sport) : undefined
  const sides = event.sides.map(({ name }) => name)
  const minutes = (sport?.minutes ?? 0) * (sport?.periods ?? 0)
  const cards = [
    ...(figures && figures.momentum.length > 0
      ? [card(tell(view, 'momentum'), momentumOf(view, figures.momentum, told, { sides, minutes }))]
      : []),
    ...(parts ? [card(tell(view, 'parts'), parts)] : []),
    ...(figures && figures.momentum.length > 0
      ? [halfCard(tell(view, 'figures'), figureRows(view, figures))]
      : []),
    ...(told.length > 0 ? [halfCard(tell(view, 'told'), timelineList(view, event, told))] : [])
  ]
  return cards.length > 0 ? cards : [nothing(tell(view, 'noFigures'))]
}
