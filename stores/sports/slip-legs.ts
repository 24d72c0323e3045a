import { atom, readonlyType } from 'nanostores'

import { MARKET_KINDS } from '#config/sports/markets.ts'
import type { LiveEvent } from '#contract/wire/sports-live.ts'
import { type Acceptance, accept } from '#rules/sports/acceptance.ts'
import type { Contender, Selection } from '#rules/sports/combine.ts'
import { isInPlay } from '#rules/sports/live-board.ts'
import { readMarketKey } from '#rules/sports/markets.ts'
import { onVisit } from '../lib/on-visit.ts'
import { eventIn, type LiveTopic } from './live.ts'
import { $slip } from './slip.ts'
import { $slipEvents } from './slip-events.ts'
import { $slipForm, selectionKey } from './slip-form.ts'

export type LegState =
  /** Takes bets. */
  | 'open'
  | 'loading'
  /** For a moment. */
  | 'suspended'
  /** For good: its market is over or the match is. */
  | 'closed'
  /** The match has begun, and the market is not for matches in play. */
  | 'started'
  /** There is no such event or outcome, or no longer. */
  | 'missing'

export interface SlipLeg {
  readonly selection: Selection
  readonly key: string
  readonly event: LiveEvent | undefined
  readonly state: LegState
  /** The price that the player has agreed to, in thousandths; null before the first one. */
  readonly odds: number | null
  /** The price of the moment; null where the market takes no bets. */
  readonly now: number | null
  /** Whether that is taken as the player wants it; anything but `accepted` waits for a word. */
  readonly change: Acceptance['status']
  /** The place terms of a race; null where there are none. */
  readonly eachWay: LiveEvent['eachWay']
  /** Nobody has told for some time what it costs. */
  readonly isStale: boolean
}

const $state = atom<readonly SlipLeg[]>([])

/** What is picked, with the prices of the moment beside those that the player agreed to. */
export const $slipLegs = readonlyType($state)

const agreed = new Map<string, number>()

const OVER = ['post-trading', 'resulted', 'cancelled']

interface Standing {
  readonly state: LegState
  readonly now: number | null
}

function standingOf(topic: LiveTopic | undefined, { market, outcome }: Selection): Standing {
  const off = (state: LegState): Standing => ({ state, now: null })
  if (topic?.isMissing) return off('missing')
  if (!topic?.board) return off('loading')
  const event = eventIn(topic)
  const kind = readMarketKey(market)?.kind
  if (!event || !kind) return off('missing')
  if (OVER.includes(event.status)) return off('closed')
  if (isInPlay(event) && !MARKET_KINDS[kind].inPlay) return off('started')
  const found = event.markets.find(each => each.market === market)
  if (!found) return off('closed')
  const price = found.outcomes.find(({ id }) => id === outcome)
  if (!price) return off('missing')
  if (found.status === 'suspended') return off('suspended')
  if (found.status !== 'active' || !price.enabled) return off('closed')
  return { state: 'open', now: price.odds }
}

function legOf(selection: Selection): SlipLeg {
  const key = selectionKey(selection)
  const topic = $slipEvents.get().get(selection.event)
  const event = topic && eventIn(topic)
  const { state, now } = standingOf(topic, selection)
  const before = agreed.get(key)
  const taken = now === null ? null : accept($slipForm.get().acceptance, before ?? now, now)
  if (taken?.status === 'accepted') agreed.set(key, taken.odds)
  const isRace = readMarketKey(selection.market)?.kind === 'winner'
  return {
    selection,
    key,
    event,
    state,
    odds: agreed.get(key) ?? null,
    now,
    change: taken?.status ?? 'accepted',
    eachWay: isRace ? (event?.eachWay ?? null) : null,
    isStale: topic?.isStale === true
  }
}

function reckon(): void {
  const { selections } = $slip.get()
  const keys = new Set(selections.map(selectionKey))
  for (const key of [...agreed.keys()]) if (!keys.has(key)) agreed.delete(key)
  $state.set(selections.map(legOf))
}

/** Takes the prices of the moment for those that the player wants. */
export function agreeToPrices(): void {
  for (const { key, now } of $state.get()) if (now !== null) agreed.set(key, now)
  reckon()
}

/** What decides whether selections may be legs of one bet. */
export const contenderOf = ({ selection, event }: SlipLeg): Contender => ({
  ...selection,
  competition: event?.competition ?? '',
  outright: readMarketKey(selection.market)?.kind === 'winner' ? selection.outcome : null,
  competitors: event?.sides.map(({ id }) => id) ?? []
})

onVisit($state, () => {
  const stops = [$slip, $slipEvents, $slipForm].map($store => $store.subscribe(reckon))
  return () => {
    for (const stop of stops) stop()
    agreed.clear()
    $state.set([])
  }
})
