import { atom, readonlyType } from 'nanostores'

import type { CurrencyCode } from '#config/currencies.ts'
import { OPERATORS } from '#config/operators.ts'
import { type Feed, readFeed } from '#contract/wire/feed.ts'
import { fromJson } from '#contract/wire/json.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { minorOf } from '../lib/wire-money.ts'
import { $gamesScope } from './scope.ts'

/** Amounts in minor units of the currency. */
export interface FeedFigures {
  readonly currency: CurrencyCode
  /** The pots of games, by the slug of the game. */
  readonly jackpots: ReadonlyMap<string, bigint>
  /** The live tables, by the slug of the game. */
  readonly live: ReadonlyMap<string, LiveFigures>
  readonly lastUpdated: Date
}

export interface LiveFigures {
  readonly table: string
  readonly isOpen: boolean
  readonly players: number
  /** The newest first. */
  readonly results: readonly string[]
  readonly minBet: bigint
  readonly maxBet: bigint
}

/** Figures older than this are asked for anew. */
const OLD_AFTER = 20_000

const $state = atom<FeedFigures | undefined>(undefined)

/** What tiles show beside their games; undefined until it has come, or where nobody can say. */
export const $feed = readonlyType($state)

function figuresOf(feed: Feed, currency: CurrencyCode): FeedFigures {
  const jackpots = feed.jackpots
    .filter(pot => pot.currency === currency)
    .map(({ game, value }) => [game, minorOf(value, currency)] as const)
  const live = feed.liveCasino
    .filter(table => table.currency === currency)
    .map(
      ({ game, minBet, maxBet, table, isOpen, players, results }) =>
        [
          game,
          {
            table,
            isOpen,
            players,
            results,
            minBet: minorOf(minBet, currency),
            maxBet: minorOf(maxBet, currency)
          }
        ] as const
    )
  return {
    currency,
    jackpots: new Map(jackpots),
    live: new Map(live),
    lastUpdated: feed.lastUpdated
  }
}

async function ask(currency: CurrencyCode): Promise<FeedFigures | undefined> {
  const { site, fetch, operator } = environment()
  const url = new URL((await site()).endpoints.feed)
  url.searchParams.set('brand', OPERATORS[operator].slug)
  url.searchParams.set('operator', operator)
  url.searchParams.set('currency', currency)
  const feed = readFeed(fromJson(await (await fetch(url.href)).text()))
  return feed ? figuresOf(feed, currency) : undefined
}

onVisit($state, () => {
  const { clock, page } = environment()
  let isOver = false
  let cancel = () => {}
  let currency: CurrencyCode | undefined

  async function read(): Promise<void> {
    cancel()
    const asked = currency
    if (asked === undefined) return
    // Tiles without figures are whole tiles: what did not come is asked for at the next turn.
    const figures = await ask(asked).catch(() => undefined)
    if (isOver || asked !== currency) return
    if (figures) $state.set(figures)
    cancel()
    cancel = clock.after(OLD_AFTER, () => void read())
  }

  const stops = [
    $gamesScope.subscribe(scope => {
      const next = scope && (scope.currency ?? undefined)
      if (next === currency) return
      currency = next
      $state.set(undefined)
      void read()
    }),
    page.onWake(() => void read())
  ]
  return () => {
    isOver = true
    cancel()
    for (const stop of stops) stop()
  }
})
