import type { ColumnType, Generated, Selectable } from 'kysely'

import type { CurrencyCode } from '#config/currencies.ts'
import type {
  EventStatus,
  FeedFixture,
  FeedPrices,
  FeedScore,
  FeedSettled,
  MarketStatus
} from '#contract/wire/sports-feed.ts'
import type { Shape } from '#rules/sports/bets.ts'
import type { Settlement } from '#rules/sports/leg.ts'
import type { Fixed, JsonColumn } from '../../db/tables.ts'
import type { SportsAcceptance, SportsBetStatus, SportsRefusalCode } from '../../generated/main.ts'

type Default<T> = ColumnType<T, T | undefined, T>
type Later<T> = ColumnType<T | null, T | null | undefined, T | null>
type JsonDefault<T> = ColumnType<T, string | undefined, string>
type JsonLater<T> = ColumnType<T | null, string | null | undefined, string | null>

/** Who tells: the provider, or the house by hand. What the house rules stands over the provider's. */
export type FeedSourceName = 'feed' | 'house'

interface SportFeedTable {
  source: FeedSourceName
  last_no: bigint
  heard_at: Date | null
  holder: string | null
  held_until: Date | null
}

/** A market on the board of an event, as the message of that number told it. */
export interface BoardMarket {
  readonly no: number
  readonly status: MarketStatus
  readonly outcomes: FeedPrices['outcomes']
}

export type Board = Readonly<Record<string, BoardMarket>>
export type ClosedAs = 'settled' | 'cancelled'

interface SportEventsTable {
  id: Fixed<string>
  fixture: JsonLater<FeedFixture>
  sport: Later<string>
  competition: Later<string>
  starts_at: Later<Date>
  fixture_no: Default<bigint>
  status: Default<EventStatus>
  score: JsonLater<FeedScore>
  score_at: Later<Date>
  state_no: Default<bigint>
  score_no: Default<bigint>
  stop_no: Default<bigint>
  board: JsonDefault<Board>
  closed: JsonDefault<Readonly<Record<string, ClosedAs>>>
  held: JsonDefault<Readonly<Record<string, number>>>
  version: Default<bigint>
  updated_at: Date
}

export type ResultKind = 'settlement' | 'settlement-rollback' | 'cancel' | 'cancel-rollback'

export type SettledOutcomes = FeedSettled['outcomes']

interface SportResultsTable {
  event_id: Fixed<string>
  market: Fixed<string>
  source: Fixed<FeedSourceName>
  no: Fixed<bigint>
  kind: Fixed<ResultKind>
  outcomes: JsonLater<SettledOutcomes>
  from_at: Fixed<Date | null>
  until_at: Fixed<Date | null>
  at: Fixed<Date>
}

/** A time in which bets are void: open to the side where there is no moment. In milliseconds. */
export interface VoidWindow {
  readonly from: number | null
  readonly until: number | null
}

interface SportMarketsTable {
  event_id: Fixed<string>
  market: Fixed<string>
  settled: JsonLater<SettledOutcomes>
  void: JsonDefault<readonly VoidWindow[]>
  revision: bigint
  reckoned: Default<bigint>
  source: FeedSourceName
  no: bigint
}

interface SportExposuresTable {
  event_id: Fixed<string>
  market: Fixed<string>
  outcome: Fixed<string>
  liability: bigint
  staked: bigint
  bets: number
  own_limit: Later<bigint>
}

interface SportFreeBetsTable {
  id: Fixed<string>
  player_id: Fixed<string>
  amount: Fixed<bigint>
  currency: Fixed<CurrencyCode>
  given_at: Fixed<Date>
  expires_at: Fixed<Date>
  used_at: Later<Date>
  key: Fixed<string>
}

/** Why a bet that waited was not taken. */
export interface KeptRefusal {
  readonly code: SportsRefusalCode
  readonly leg?: number
  readonly price?: number
}

interface SportBetsTable {
  id: Fixed<string>
  player_id: Fixed<string>
  session_id: Fixed<string>
  serial: Generated<bigint>
  reference: Fixed<string>
  body_hash: Fixed<string>
  currency: Fixed<CurrencyCode>
  shape: Fixed<Shape>
  each_way: Fixed<boolean>
  lines: Fixed<number>
  line_stake: bigint
  stake: Fixed<bigint>
  open_stake: bigint
  acceptance: Fixed<SportsAcceptance>
  free_bet_id: Fixed<string | null>
  bonus_id: Later<string>
  bonus_counted: Default<bigint>
  status: SportsBetStatus
  refusal: JsonLater<KeptRefusal>
  placed_at: Fixed<Date>
  pending_until: Later<Date>
  settled_at: Later<Date>
  entitled: Default<bigint>
  paid: Default<bigint>
  cashed_out: Default<bigint>
  liability: Default<bigint>
  auto_at_least: Later<bigint>
  version: Default<bigint>
}

interface SportBetLegsTable {
  bet_id: Fixed<string>
  player_id: Fixed<string>
  place: Fixed<number>
  event_id: Fixed<string>
  market: Fixed<string>
  outcome: Fixed<string>
  price: number
  each_way_places: Fixed<number | null>
  each_way_part: Fixed<number | null>
  score_at: Later<string>
  settled: JsonLater<Settlement>
  revision: Default<bigint>
}

interface SportCashOutsTable {
  id: Fixed<string>
  bet_id: Fixed<string>
  player_id: Fixed<string>
  reference: Fixed<string>
  body_hash: Fixed<string>
  at: Fixed<Date>
  stake: Fixed<bigint>
  value: Fixed<bigint>
  is_automatic: Fixed<boolean>
}

/** A selection without a price: an outcome of a market of an event. */
export interface Selection {
  readonly event: string
  readonly market: string
  readonly outcome: string
}

interface SportBookingsTable {
  code: Fixed<string>
  selections: JsonColumn<readonly Selection[]>
  made_at: Fixed<Date>
  expires_at: Fixed<Date>
}

interface SportFavouritesTable {
  player_id: Fixed<string>
  id: Fixed<string>
  at: Fixed<Date>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    sport_feed: SportFeedTable
    sport_events: SportEventsTable
    sport_results: SportResultsTable
    sport_markets: SportMarketsTable
    sport_exposures: SportExposuresTable
    sport_free_bets: SportFreeBetsTable
    sport_bets: SportBetsTable
    sport_bet_legs: SportBetLegsTable
    sport_cash_outs: SportCashOutsTable
    sport_bookings: SportBookingsTable
    sport_favourites: SportFavouritesTable
  }
}

export type StoredEvent = Selectable<SportEventsTable>
export type StoredResult = Selectable<SportResultsTable>
export type StoredMarket = Selectable<SportMarketsTable>
export type StoredBet = Selectable<SportBetsTable>
export type StoredLeg = Selectable<SportBetLegsTable>
export type StoredCashOut = Selectable<SportCashOutsTable>
export type StoredFreeBet = Selectable<SportFreeBetsTable>
