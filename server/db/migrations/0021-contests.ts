import { type Kysely, sql } from 'kysely'

/** Tournaments, the shop of points, and the calendar of the engagement provider. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await tournaments(db)
  await shop(db)
  await sql`
    create table engage_doors (
      calendar text not null,
      day integer not null check (day >= 1),
      player_id text not null references engage_players (player_id),
      prize jsonb not null,
      taken_at timestamptz not null,
      primary key (calendar, day, player_id)
    )`.execute(db)
}

async function tournaments(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table engage_tournaments (
      id text primary key,
      series text not null,
      -- As the series stood when the tournament was announced.
      rule jsonb not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      state text not null default 'open' check (state in ('open', 'cancelled', 'ended')),
      entrants integer not null default 0 check (entrants >= 0),
      -- Places with a prize that nobody has reached.
      unpaid integer check (unpaid >= 0),
      decided_at timestamptz,
      unique (series, starts_at),
      check (ends_at > starts_at)
    )`.execute(db)
  await sql`
    create index engage_tournaments_open on engage_tournaments (ends_at)
    where state = 'open'`.execute(db)
  await sql`
    create table engage_contest_entries (
      tournament text not null references engage_tournaments (id),
      player_id text not null references engage_players (player_id),
      entered_at timestamptz not null,
      -- In points.
      paid integer not null default 0 check (paid >= 0),
      counted integer not null default 0 check (counted >= 0),
      score bigint not null default 0 check (score >= 0),
      -- So that one comparison of three columns says who stands before whom.
      descending bigint generated always as (-score) stored,
      reached_at timestamptz,
      -- Of equal ones, who was there first.
      reached_by bigint,
      -- Once it is decided: the place, and what it brings.
      place integer check (place >= 1),
      prize jsonb,
      -- Whether the prize has been given, or the points of a cancelled one given back.
      settled_at timestamptz,
      primary key (tournament, player_id),
      check ((score = 0) = (reached_at is null)),
      check ((score = 0) = (reached_by is null))
    )`.execute(db)
  await sql`
    create index engage_contest_entries_order
    on engage_contest_entries (tournament, descending, reached_at, reached_by) include (player_id)
    where score > 0`.execute(db)
  await sql`
    create index engage_contest_entries_due on engage_contest_entries (tournament)
    where prize is not null and settled_at is null`.execute(db)
  await sql`
    create index engage_contest_entries_player
    on engage_contest_entries (player_id)`.execute(db)
  await sql`
    create table engage_contest_rounds (
      tournament text not null references engage_tournaments (id),
      player_id text not null,
      round_id text not null,
      number bigint generated always as identity,
      worth bigint not null check (worth >= 0),
      at timestamptz not null,
      primary key (tournament, player_id, round_id)
    )`.execute(db)
}

async function shop(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table engage_stock (
      item text primary key,
      remaining integer not null check (remaining >= 0)
    )`.execute(db)
  await sql`
    create table engage_purchases (
      player_id text not null references engage_players (player_id),
      -- The buyer's own: the same one again buys nothing more.
      key text not null,
      item text not null,
      price integer not null check (price > 0),
      prize jsonb not null,
      bought_at timestamptz not null,
      primary key (player_id, key)
    )`.execute(db)
  await sql`
    create index engage_purchases_item on engage_purchases (player_id, item)`.execute(db)
}
