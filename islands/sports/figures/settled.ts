import { MARKET_KINDS } from '#config/sports/markets.ts'
import { legStatus } from '#rules/sports/leg-status.ts'
import { marketName, type Naming, outcomeName } from '#rules/sports/naming.ts'
import type { SettledMarkets } from '#stores/sports/beside.ts'
import type { LiveEvent } from '#stores/sports/live.ts'
import { element, icon } from '../../ui/element.ts'
import { type Block, blocksIn, type Known } from '../markets.ts'
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

interface Ended {
  readonly name: string
  readonly status: string
  readonly deadHeat?: { readonly places: number; readonly tied: number } | undefined
}

/** What became of each outcome, in the order in which they were offered. */
function endedOf(event: LiveEvent, { key, kind }: Known, naming: Naming, settled: Settled) {
  const offered = event.markets.find(({ market }) => market === key)?.outcomes ?? []
  const order = offered.length > 0 ? offered.map(({ id }) => id) : MARKET_KINDS[kind].outcomes
  const nameOf = (id: string) => outcomeName(naming, key, id)
  if (settled.isVoid) return (order ?? []).map(id => ({ name: nameOf(id), status: 'VOID' }))
  const place = new Map((order ?? []).map((id, at) => [id, at]))
  return settled.outcomes
    .toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0))
    .map(
      (outcome): Ended => ({
        name: nameOf(outcome.id),
        status: legStatus({ settled: outcome }, event.eachWay !== null),
        deadHeat: outcome.deadHeat
      })
    )
}

function marketRows(view: LateView, all: readonly Ended[]): readonly HTMLElement[] {
  const cell = ({ name, status, deadHeat }: Ended) =>
    element(
      'span',
      {},
      element(
        'span',
        {},
        name,
        ...(deadHeat ? [element('small', {}, tell(view, 'deadHeat', { ...deadHeat }))] : [])
      ),
      mark(view, status)
    )
  // Both ends of a line stand beside each other.
  if (all.length === 2) return [element('li', { class: 'ended__pair' }, ...all.map(cell))]
  const isLong = all.length > MOST_NAMED
  const [common = 'LOST'] = isLong && all.every(({ status }) => status === 'VOID') ? ['VOID'] : []
  const named = isLong ? all.filter(({ status }) => status !== common) : all
  const rest = all.length - named.length
  const others = {
    name:
      common === 'VOID'
        ? tell(view, 'allVoid')
        : tell(view, 'others', { count: view.number(rest) }),
    status: common
  }
  return [...named, ...(rest > 0 ? [others] : [])].map(ended => element('li', {}, cell(ended)))
}

function blockOf(
  view: LateView,
  event: LiveEvent,
  { id, markets }: Block,
  settled: ReadonlyMap<string, Settled>,
  opened: Map<string, boolean>
): HTMLElement | undefined {
  const known = markets.filter(({ key }) => settled.has(key))
  const [first] = known
  if (!first) return undefined
  const naming = namingOf(view, event)
  const from = first.specifiers['from']
  const name = marketName(naming, first.key)
  const title =
    from === undefined ? name : tell(view, 'from', { market: name, score: from.replace(':', '–') })
  const rows = known.flatMap(market => {
    const how = settled.get(market.key)
    return how ? marketRows(view, endedOf(event, market, naming, how)) : []
  })
  const root = element(
    'details',
    { class: 'ended' },
    element(
      'summary',
      {},
      element('h3', {}, title),
      ...(known.length > 1 ? [element('small', {}, view.number(known.length))] : []),
      icon(view.sprite, 'down')
    ),
    element('ul', {}, ...rows)
  )
  root.open = opened.get(id) ?? known.length === 1
  root.addEventListener('toggle', () => opened.set(id, root.open))
  return root
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
  /** What was opened or closed by hand stays so when it is drawn anew. */
  const opened = new Map<string, boolean>()
  let wasOver = false
  return {
    root,
    show(event: LiveEvent, { markets }: SettledMarkets): void {
      const settled = new Map(markets.map(market => [market.market, market]))
      const blocks = blocksIn(event, CLOSED).flatMap(
        block => blockOf(view, event, block, settled, opened) ?? []
      )
      const count = event.markets.filter(({ market }) => settled.has(market)).length
      const [home, away] = scoreOf(event)?.points ?? []
      const isOff = event.status === 'cancelled'
      const isOver = isOff || ['resulted', 'post-trading'].includes(event.status)
      const hasScore = isOver && !isOff && event.sides.length === 2 && home !== undefined
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
