import { MARKET_KINDS, type MarketKindName } from '#config/sports/markets.ts'
import { quartersOf } from '#rules/sports/asian.ts'
import { type Market, readMarketKey } from '#rules/sports/markets.ts'
import {
  besideText,
  handicapOf,
  lineText,
  marketName,
  type Naming,
  outcomeName
} from '#rules/sports/naming.ts'
import type { LiveEvent, LiveMarket } from '#stores/sports/live.ts'
import { element, icon } from '../ui/element.ts'
import { type PriceButton, priceButton } from './price.ts'
import { isStarred, starOf } from './stars.ts'
import { namingOf, say, type View } from './view.ts'

/** What of an event's markets is drawn. */
export interface Blocks {
  readonly groups: readonly string[]
  /** Markets that are open or only suspended. */
  readonly count: number
}

export interface Known extends Market {
  readonly key: string
  readonly live: LiveMarket
}

/** Markets of one kind that differ by their line stand together, as the lines of a table. */
export interface Block {
  readonly id: string
  readonly kind: MarketKindName
  readonly markets: readonly Known[]
}

const OFFERED: readonly string[] = ['active', 'suspended']

/** Blocks that stand open from the start; all others open by a touch. */
const OPEN_FIRST = 6

const blockId = ({ kind, specifiers }: Market) =>
  [
    kind,
    ...Object.entries(specifiers)
      .filter(([name]) => name !== 'total' && name !== 'hcp')
      .flat()
  ].join('-')

const lineOf = ({ specifiers }: Market) =>
  quartersOf(specifiers['total'] ?? specifiers['hcp'] ?? '0')

/** Markets of an event that have one of some states, in the order of a page. */
export function blocksIn(event: LiveEvent, states: readonly string[]): readonly Block[] {
  const known = event.markets.flatMap(live => {
    const market = readMarketKey(live.market)
    return market && states.includes(live.status) ? [{ ...market, key: live.market, live }] : []
  })
  const order = Object.keys(MARKET_KINDS)
  return [...Map.groupBy(known, blockId)]
    .map(([id, markets]) => ({
      id,
      kind: markets[0]?.kind ?? 'match-result',
      markets: markets.toSorted((one, other) => lineOf(one) - lineOf(other))
    }))
    .sort(
      (one, other) =>
        Number(isStarred(other.kind)) - Number(isStarred(one.kind)) ||
        order.indexOf(one.kind) - order.indexOf(other.kind) ||
        (one.id < other.id ? -1 : 1)
    )
}

const isHandicap = (kind: MarketKindName) => MARKET_KINDS[kind].settles === 'handicap'
const isTotal = (kind: MarketKindName) => MARKET_KINDS[kind].settles === 'total'
const isScores = (kind: MarketKindName) => MARKET_KINDS[kind].settles === 'correct-score'

interface Drawn {
  readonly root: HTMLElement
  readonly shape: string
  readonly buttons: ReadonlyMap<string, PriceButton>
  readonly note: HTMLElement
}

const buttonKey = (market: string, outcome: string) => `${market} ${outcome}`

const overOrUnder = ({ words }: Naming, outcome: string) =>
  (words[`sports.outcome.${outcome}`] ?? '').replace('{line}', '').trim()

/** The name, and for quarter lines the two lines that a stake is shared between. */
function labelsOf(naming: Naming, market: Known, outcome: string): readonly [string, string] {
  const { bcp47 } = naming
  if (isHandicap(market.kind)) {
    const quarters = handicapOf(market, outcome)
    return [lineText(quarters, bcp47, true), besideText(quarters, bcp47, true)]
  }
  // The line itself stands between the two.
  if (isTotal(market.kind)) return [overOrUnder(naming, outcome), '']
  return [outcomeName(naming, market.key, outcome), '']
}

function columnsOf(kind: MarketKindName, outcomes: number): string {
  if (isScores(kind) || outcomes === 3) return 'g3'
  return outcomes > 4 ? 'g3' : 'g2'
}

const heads = (texts: readonly string[]) =>
  texts.map(text => element('span', { class: 'mkt__h' }, text))

/** Scores in three columns: home wins, draws, away wins; what is over in a column leaves a gap. */
function scoreGrid(market: Known): readonly (string | null)[] {
  const scores = market.live.outcomes.map(({ id }) => id).filter(id => id !== 'other')
  const of = (sign: number) =>
    scores.filter(id => {
      const [home = 0, away = 0] = id.split(':').map(Number)
      return Math.sign(home - away) === sign
    })
  const columns = [of(1), of(0), of(-1)]
  const rows = Math.max(...columns.map(({ length }) => length))
  return Array.from({ length: rows }, (_, row) => columns.map(column => column[row] ?? null)).flat()
}

/** Whether a block is as good in half of the width. */
const isNarrow = ({ kind, markets }: Block) =>
  isTotal(kind) || (!isHandicap(kind) && (markets[0]?.live.outcomes.length ?? 0) === 2)

/** Draws the markets of an event as blocks that keep their places, and their focus, over changes. */
export function blocksOf(view: View, place: HTMLElement) {
  const drawn = new Map<string, Drawn>()
  const closed = new Set<string>()
  const opened = new Set<string>()
  let latest: readonly Block[] = []

  const body = (event: LiveEvent, block: Block, buttons: Map<string, PriceButton>) => {
    const naming = namingOf(view, event)
    const { kind, markets } = block
    const button = (market: Known, outcome: string) => {
      const [label, small] = labelsOf(naming, market, outcome)
      const pick = { event: event.id, market: market.key, outcome }
      const spoken = `${marketName(naming, market.key)}, ${outcomeName(naming, market.key, outcome)}`
      const made = priceButton(view, pick, label, small, spoken)
      buttons.set(buttonKey(market.key, outcome), made)
      return made.root
    }
    const [first] = markets
    if (!first) return []
    const sides = event.sides.map(({ name }) => name)
    if (isHandicap(kind)) {
      return [
        ...heads(sides.slice(0, 2)),
        ...markets.flatMap(market => market.live.outcomes.map(({ id }) => button(market, id)))
      ]
    }
    if (isTotal(kind)) {
      return markets.map(market => {
        const quarters = lineOf(market)
        const beside = besideText(quarters, view.bcp47)
        const line = element(
          'span',
          { class: 'ln__c' },
          lineText(quarters, view.bcp47),
          ...(beside === '' ? [] : [element('small', {}, beside)])
        )
        const [over, under] = market.live.outcomes.map(({ id }) => button(market, id))
        return element('div', { class: 'ln' }, over ?? '', line, under ?? '')
      })
    }
    if (isScores(kind)) {
      const other = first.live.outcomes.some(({ id }) => id === 'other')
      return [
        ...heads([sides[0] ?? '', say(view, 'outcome.draw'), sides[1] ?? '']),
        ...scoreGrid(first).map(id => (id === null ? element('span') : button(first, id))),
        ...(other ? [button(first, 'other')] : [])
      ]
    }
    return markets.flatMap(market => market.live.outcomes.map(({ id }) => button(market, id)))
  }

  const notesOf = ({ kind, markets }: Block): string => {
    const isFrom = markets.some(({ specifiers }) => specifiers['from'] !== undefined)
    const isQuarter = markets.some(market => lineOf(market) % 2 !== 0)
    return [
      ...(isHandicap(kind) && isFrom ? [say(view, 'fromNote')] : []),
      ...((isHandicap(kind) || isTotal(kind)) && isQuarter ? [say(view, 'asianNote')] : [])
    ].join(' ')
  }

  const build = (event: LiveEvent, block: Block, place: number, shape: string): Drawn => {
    const buttons = new Map<string, PriceButton>()
    const cells = body(event, block, buttons)
    const count = block.markets[0]?.live.outcomes.length ?? 2
    const layout = isTotal(block.kind) ? '' : columnsOf(block.kind, count)
    const text = notesOf(block)
    const note = element('p', { class: 'mkt__note mkt__note--off', hidden: true })
    note.textContent = say(view, 'suspendedWhy')
    const name = marketName(namingOf(view, event), block.markets[0]?.key ?? '')
    const details = element(
      'details',
      { class: 'mkt' },
      element('summary', {}, element('h2', {}, name), icon(view.sprite, 'down')),
      element(
        'div',
        { class: `mkt__in ${layout}`.trim() },
        ...(text === '' ? [] : [element('p', { class: 'mkt__note' }, text)]),
        ...cells,
        note
      )
    )
    details.open = opened.has(block.id) || (place < OPEN_FIRST && !closed.has(block.id))
    details.addEventListener('toggle', () => {
      const [to, from] = details.open ? [opened, closed] : [closed, opened]
      to.add(block.id)
      from.delete(block.id)
    })
    const root = element(
      'div',
      { class: isNarrow(block) ? 'mkt__box mkt--half' : 'mkt__box' },
      details,
      starOf(view, block.kind, name)
    )
    return { root, shape, buttons, note }
  }

  const shapeOf = ({ markets }: Block) =>
    markets
      .map(({ key, live }) => `${key} ${live.outcomes.map(({ id }) => id).join(' ')}`)
      .join('\n')

  const showPrices = ({ buttons, note }: Drawn, { markets }: Block) => {
    note.hidden = markets.some(({ live }) => live.status === 'active')
    for (const { key, live } of markets) {
      for (const { id, odds, enabled } of live.outcomes) {
        buttons.get(buttonKey(key, id))?.show(odds, enabled && live.status === 'active')
      }
    }
  }

  return {
    show(event: LiveEvent): Blocks {
      latest = blocksIn(event, OFFERED)
      const kept = new Set(latest.map(({ id }) => id))
      for (const [id, { root }] of drawn) {
        if (kept.has(id)) continue
        root.remove()
        drawn.delete(id)
      }
      for (const [at, block] of latest.entries()) {
        const shape = shapeOf(block)
        const known = drawn.get(block.id)
        const current = known?.shape === shape ? known : build(event, block, at, shape)
        if (known && known !== current) known.root.replaceWith(current.root)
        drawn.set(block.id, current)
        const there = place.children[at]
        if (there !== current.root) place.insertBefore(current.root, there ?? null)
        showPrices(current, block)
      }
      return {
        groups: [...new Set(latest.map(({ kind }) => MARKET_KINDS[kind].group))],
        count: latest.reduce((sum, { markets }) => sum + markets.length, 0)
      }
    },
    /** Leaves the blocks of one group, or all of them. */
    sift(group: string): void {
      for (const { id, kind } of latest) {
        const block = drawn.get(id)
        if (block) block.root.hidden = group !== '' && MARKET_KINDS[kind].group !== group
      }
    }
  }
}
