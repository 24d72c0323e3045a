import { type Kysely, sql } from 'kysely'

/** The sportsbook: what its feed has told, and what players have bet on it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await feed(db)
  await bets(db)
  await beside(db)
}

async function feed(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sport_feed (
      source text primary key check (source in ('feed', 'house')),
      last_no bigint not null,
      heard_at timestamptz,
      -- Which process follows it, and until when it need not be asked whether it still does.
      holder text,
      held_until timestamptz
    )`.execute(db)
  await sql`
    insert into sport_feed (source, last_no) values ('feed', 0), ('house', 0)`.execute(db)
  await sql`
    create table sport_events (
      id text primary key,
      -- Null until its fixture is known: what is told of it before that is kept all the same.
      fixture jsonb,
      sport text,
      competition text,
      starts_at timestamptz,
      fixture_no bigint not null default 0,
      status text not null default 'pre-trading',
      state_no bigint not null default 0,
      -- Fixtures tell no score: it has a number of its own.
      score jsonb,
      -- When it was told: its clock goes on from there.
      score_at timestamptz,
      score_no bigint not null default 0,
      -- Markets whose prices are older than this were stopped.
      stop_no bigint not null default 0,
      -- By market: its status, its prices, and the message that told them.
      board jsonb not null default '{}',
      -- Markets that are settled or void as a whole.
      closed jsonb not null default '{}',
      -- Markets that the house holds back, by the number of its ruling.
      held jsonb not null default '{}',
      version bigint not null default 0,
      updated_at timestamptz not null
    )`.execute(db)
  await sql`create index sport_events_starting on sport_events (starts_at, id)`.execute(db)
  await sql`
    create table sport_results (
      event_id text not null,
      market text not null,
      source text not null check (source in ('feed', 'house')),
      no bigint not null,
      kind text not null
        check (kind in ('settlement', 'settlement-rollback', 'cancel', 'cancel-rollback')),
      outcomes jsonb,
      from_at timestamptz,
      until_at timestamptz,
      at timestamptz not null,
      primary key (event_id, market, source, no),
      check ((kind = 'settlement') = (outcomes is not null))
    )`.execute(db)
  await sql`
    create table sport_markets (
      event_id text not null,
      market text not null,
      -- How the results make it stand: outcomes, and the times in which bets are void.
      settled jsonb,
      void jsonb not null default '[]',
      -- Grows when that changes; bets have been settled by the other one.
      revision bigint not null,
      reckoned bigint not null default 0,
      -- The message that changed it last.
      source text not null,
      no bigint not null,
      primary key (event_id, market)
    )`.execute(db)
  await sql`
    create index sport_markets_due on sport_markets (event_id, market)
    where reckoned < revision`.execute(db)
  await sql`
    create table sport_exposures (
      event_id text not null,
      market text not null,
      outcome text not null,
      -- Euro cents: what the house pays above the stakes if it comes in, and what was staked on it.
      liability bigint not null check (liability >= 0),
      staked bigint not null check (staked >= 0),
      bets integer not null,
      -- In place of the usual limit.
      own_limit bigint check (own_limit >= 0),
      primary key (event_id, market, outcome)
    )`.execute(db)
}

async function bets(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sport_free_bets (
      id text primary key,
      player_id text not null references players (id),
      amount bigint not null check (amount > 0),
      currency text not null,
      given_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      -- Who gave it for what: once a key.
      key text not null unique
    )`.execute(db)
  await sql`
    create index sport_free_bets_waiting on sport_free_bets (player_id, expires_at)
    where used_at is null`.execute(db)
  await sql`
    create table sport_bets (
      id text primary key,
      player_id text not null references players (id),
      session_id text not null,
      -- What the number that a person reads out is made of.
      serial bigint generated always as identity unique,
      reference text not null,
      body_hash text not null,
      currency text not null,
      shape text not null,
      each_way boolean not null,
      lines integer not null check (lines > 0),
      -- Of one line, and of all of them; a part of it may have been cashed out.
      line_stake bigint not null check (line_stake > 0),
      stake bigint not null check (stake > 0),
      open_stake bigint not null check (open_stake between 0 and stake),
      acceptance text not null check (acceptance in ('NONE', 'BETTER', 'ALL')),
      free_bet_id text references sport_free_bets (id),
      bonus_id text references bonuses (id),
      -- In ten-thousandths of a minor unit.
      bonus_counted bigint not null default 0,
      status text not null,
      refusal jsonb,
      placed_at timestamptz not null,
      pending_until timestamptz,
      settled_at timestamptz,
      -- What it is owed as its legs stand, what it was paid for that, and what cash-outs paid.
      entitled bigint not null default 0 check (entitled >= 0),
      paid bigint not null default 0 check (paid >= 0),
      cashed_out bigint not null default 0 check (cashed_out >= 0),
      -- What the house may lose by it, in euro cents, as it stands in the exposures.
      liability bigint not null default 0 check (liability >= 0),
      auto_at_least bigint check (auto_at_least > 0),
      version bigint not null default 1,
      unique (player_id, reference)
    )`.execute(db)
  await sql`
    create index sport_bets_player on sport_bets (player_id, placed_at desc, id desc)`.execute(db)
  await sql`
    create index sport_bets_pending on sport_bets (pending_until)
    where status = 'PENDING_ACCEPTANCE'`.execute(db)
  await sql`
    create index sport_bets_owed on sport_bets (player_id) where paid > entitled`.execute(db)
  await sql`
    create index sport_bets_bonus on sport_bets (bonus_id) where bonus_id is not null`.execute(db)
  await sql`
    create unique index sport_bets_free on sport_bets (free_bet_id)
    where status <> 'REFUSED'`.execute(db)
  await sql`
    create index sport_bets_latest on sport_bets (placed_at desc)`.execute(db)
  await sql`
    create table sport_bet_legs (
      bet_id text not null references sport_bets (id),
      player_id text not null references players (id),
      place integer not null,
      event_id text not null,
      market text not null,
      outcome text not null,
      -- Thousandths, as accepted.
      price integer not null check (price > 1000),
      each_way_places integer,
      each_way_part integer,
      score_at text,
      -- How its market stood when the bet was last settled.
      settled jsonb,
      revision bigint not null default 0,
      primary key (bet_id, place)
    )`.execute(db)
  await sql`
    create index sport_bet_legs_market on sport_bet_legs (event_id, market, revision, bet_id)`.execute(
    db
  )
  await sql`
    create index sport_bets_automatic on sport_bets (id)
    where auto_at_least is not null and status = 'ACCEPTED'`.execute(db)
  await sql`
    create table sport_cash_outs (
      id text primary key,
      bet_id text not null references sport_bets (id),
      player_id text not null references players (id),
      reference text not null,
      body_hash text not null,
      at timestamptz not null,
      stake bigint not null check (stake > 0),
      value bigint not null check (value > 0),
      is_automatic boolean not null,
      unique (player_id, reference)
    )`.execute(db)
  await sql`create index sport_cash_outs_bet on sport_cash_outs (bet_id, at)`.execute(db)
}

async function beside(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sport_bookings (
      code text primary key,
      selections jsonb not null,
      made_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index sport_bookings_ending on sport_bookings (expires_at)`.execute(db)
  await sql`
    create table sport_favourites (
      player_id text not null references players (id),
      id text not null,
      at timestamptz not null,
      primary key (player_id, id)
    )`.execute(db)
}
