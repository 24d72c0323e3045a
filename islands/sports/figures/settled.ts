import { legStatus } from '#rules/sports/leg-status.ts'
import { marketName, outcomeName } from '#rules/sports/naming.ts'
import type { SettledMarkets } from '#stores/sports/beside.ts'
import type { LiveEvent } from '#stores/sports/live.ts'
import { element, icon } from '../../ui/element.ts'
import { type Block, blocksIn } from '../markets.ts'
import { scoreOf } from '../moment.ts'
import { namingOf } from '../view.ts'
import { type LateView, tell } from './late-view.ts'

const CLOSED: readonly string[] = ['settled', 'cancelled']
/** Of a market with more outcomes than these only those are named that did not simply lose. */
const MOST_NAMED = 4

type Settled = SettledMarkets['markets'][number]

/** Which of an event's markets are closed, as text that changes with them. */
export const closedKey = ({ markets }: LiveEvent): string =>
  markets
    .filter(({ status }) => CLOSED.includes(status))
    .map(({ market, status }) => `${market} ${status}`)
    .join('\n')

const mark = (view: LateView, status: string) =>
  element(
    'b',
    { class: `won won--${status.toLowerCase()}` },
    ...(status === 'WON' ? [icon(view.sprite, 'check')] : []),
    tell(view, `mark.${status}`)
  )

function outcomesOf(
  view: LateView,
  event: LiveEvent,
  key: string,
  { isVoid, outcomes }: Settled
): readonly HTMLElement[] {
  const naming = namingOf(view, event)
  const offered = event.markets.find(({ market }) => market === key)?.outcomes ?? []
  if (isVoid) return [element('li', {}, tell(view, 'allVoid'), mark(view, 'VOID'))]
  // Outcomes keep the order in which they were offered.
  const place = new Map(offered.map(({ id }, at) => [id, at]))
  const all = outcomes
    .filter(({ id }) => place.size === 0 || place.has(id))
    .toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
    .map(outcome => ({
      name: outcomeName(naming, key, outcome.id),
      status: legStatus({ settled: outcome }, event.eachWay !== null),
      deadHeat: outcome.deadHeat
    }))
  const named = all.length > MOST_NAMED ? all.filter(({ status }) => status !== 'LOST') : all
  const rest = all.length - named.length
  return [
    ...named.map(({ name, status, deadHeat }) =>
      element(
        'li',
        {},
        element(
          'span',
          {},
          name,
          ...(deadHeat ? [element('small', {}, tell(view, 'deadHeat', { ...deadHeat }))] : [])
        ),
        mark(view, status)
      )
    ),
    ...(rest > 0
      ? [element('li', {}, tell(view, 'others', { count: view.number(rest) }), mark(view, 'LOST'))]
      : [])
  ]
}

function blockOf(
  view: LateView,
  event: LiveEvent,
  { markets }: Block,
  settled: ReadonlyMap<string, Settled>
): HTMLElement | undefined {
  const known = markets.filter(({ key }) => settled.has(key))
  const [first] = known
  if (!first) return undefined
  const from = first.specifiers['from']
  const name = marketName(namingOf(view, event), first.key)
  const title =
    from === undefined ? name : tell(view, 'from', { market: name, score: from.replace(':', '–') })
  const rows = known.flatMap(({ key }) => {
    const market = settled.get(key)
    return market ? outcomesOf(view, event, key, market) : []
  })
  return element(
    'section',
    { class: 'ended' },
    element('h3', {}, title),
    element('ul', {}, ...rows)
  )
}

/** The group at the end of a match's markets: what is settled, and how. */
export function settledGroup(view: LateView) {
  const name = element('h2', {})
  const body = element('div', { class: 'mkt__in ended__all' })
  const root = element(
    'details',
    { class: 'mkt mkt--ended', hidden: true },
    element('summary', {}, name, icon(view.sprite, 'down')),
    body
  )
  let wasOver = false
  return {
    root,
    show(event: LiveEvent, { markets }: SettledMarkets): void {
      const settled = new Map(markets.map(market => [market.market, market]))
      const blocks = blocksIn(event, CLOSED).flatMap(
        block => blockOf(view, event, block, settled) ?? []
      )
      const count = event.markets.filter(({ market }) => settled.has(market)).length
      const [home, away] = scoreOf(event)?.points ?? []
      const isOver = ['resulted', 'post-trading', 'cancelled'].includes(event.status)
      const hasScore = isOver && event.sides.length === 2 && home !== undefined
      root.hidden = blocks.length === 0
      name.replaceChildren(
        tell(view, hasScore ? 'settledAt' : 'settled', {
          count: view.number(count),
          score: `${home}–${away}`
        })
      )
      body.replaceChildren(...blocks)
      // Of a match that is over nothing else is left to look at.
      if (isOver && !wasOver) root.open = true
      wasOver = isOver
    }
  }
}
