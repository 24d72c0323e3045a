import { type Kysely, sql } from 'kysely'

/** The engagement provider's own tables, and what the casino still has to tell it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await players(db)
  await missions(db)
  await outboxes(db)
}

async function players(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table engage_players (
      player_id text primary key,
      -- What the casino has told; null until it has.
      currency text,
      country text,
      initials text,
      language text,
      is_blocked boolean not null default false,
      opted_in boolean not null default false,
      opted_in_at timestamptz,
      -- What was staked since the rank began: minor units of one currency, and all else in
      -- millionths of a euro.
      staked bigint not null default 0,
      staked_in text,
      micro bigint not null default 0,
      level integer not null default 0 check (level >= 0),
      points bigint not null default 0 check (points >= 0),
      -- How often the climb began anew after the rank was lost.
      climb integer not null default 0,
      last_bet_at timestamptz,
      -- The casino is told the level under this number, and has been told it under the other.
      level_version bigint not null default 0,
      level_told bigint not null default 0,
      next_telling_at timestamptz,
      created_at timestamptz not null
    )`.execute(db)
  await sql`
    create index engage_players_untold on engage_players (next_telling_at)
    where level_told < level_version`.execute(db)
  await sql`
    create index engage_players_idle on engage_players (last_bet_at) where level > 0`.execute(db)
  await sql`
    create table engage_points (
      player_id text not null references engage_players (player_id),
      -- The same key changes points once.
      key text not null,
      by bigint not null,
      reason text not null,
      at timestamptz not null,
      primary key (player_id, key)
    )`.execute(db)
  await sql`
    create table engage_events (
      id text primary key,
      at timestamptz not null,
      -- Of one that could not be taken: what it was, and why.
      body jsonb,
      fault text
    )`.execute(db)
  await sql`create index engage_events_age on engage_events (at)`.execute(db)
  await sql`
    create table engage_rounds (
      player_id text not null references engage_players (player_id),
      round_id text not null,
      game text not null,
      currency text not null,
      -- In minor units: what was staked, and what of it has counted.
      staked bigint not null default 0,
      counted bigint not null default 0,
      won bigint,
      status text not null default 'open' check (status in ('open', 'ended', 'undone')),
      climb integer not null,
      at timestamptz not null,
      primary key (player_id, round_id)
    )`.execute(db)
  await sql`create index engage_rounds_age on engage_rounds (at)`.execute(db)
}

async function missions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table engage_missions (
      player_id text not null references engage_players (player_id),
      mission text not null,
      -- Which time: a mission that comes again is another one each week.
      turn text not null,
      status text not null check (status in ('running', 'claimable', 'claimed', 'expired')),
      -- By step.
      done jsonb not null,
      started_at timestamptz not null,
      ends_at timestamptz,
      changed_at timestamptz not null,
      primary key (player_id, mission, turn)
    )`.execute(db)
  await sql`
    create index engage_missions_ending on engage_missions (ends_at)
    where status in ('running', 'claimable')`.execute(db)
}

async function outboxes(db: Kysely<unknown>): Promise<void> {
  // Of the provider: rewards that it asks the casino for.
  await sql`
    create table engage_orders (
      key text primary key,
      player_id text not null references engage_players (player_id),
      body jsonb not null,
      -- Points that come back if the casino refuses for good.
      refund bigint not null default 0,
      status text not null default 'waiting' check (status in ('waiting', 'given', 'refused')),
      refusal text,
      tries integer not null default 0,
      next_at timestamptz not null,
      at timestamptz not null,
      ended_at timestamptz
    )`.execute(db)
  await sql`
    create index engage_orders_waiting on engage_orders (next_at) where status = 'waiting'`.execute(
    db
  )
  // Of the casino: what has happened and was not told yet, in order.
  await sql`
    create table engagement_outbox (
      id bigint generated always as identity primary key,
      event jsonb not null
    )`.execute(db)
  await sql`
    create table engagement_leases (
      name text primary key,
      holder text not null,
      until timestamptz not null
    )`.execute(db)
  // Of the casino: the newest level of a player that the provider has told.
  await sql`
    create table engagement_levels (
      player_id text primary key references players (id),
      version bigint not null
    )`.execute(db)
}
