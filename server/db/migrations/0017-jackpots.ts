import { type Kysely, sql } from 'kysely'

/** Jackpots that grow with bets, and raffles whose tickets are wagers. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await jackpots(db)
  await decisions(db)
  await raffles(db)
}

async function jackpots(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jackpot_instances (
      id text primary key,
      source text not null,
      rule jsonb not null,
      decided bigint not null default 0,
      last_hash text not null default '',
      status text not null default 'open' check (status in ('open', 'closed')),
      opened_at timestamptz not null
    )`.execute(db)
  // What a pot holds is counted in millionths of a euro; its account holds the whole cents of it.
  await sql`
    create table jackpot_pots (
      instance text not null references jackpot_instances (id),
      pot text not null,
      micro bigint not null check (micro >= 0),
      filling integer not null default 1,
      contributions bigint not null default 0,
      filled_since timestamptz not null,
      primary key (instance, pot)
    )`.execute(db)
  await sql`
    create table jackpot_opt_ins (
      player_id text not null references players (id),
      source text not null,
      opted_in boolean not null,
      -- The option as it was chosen, a decimal; null for a raffle, which asks for none.
      value text,
      -- Of a share of the bet: what is less than a minor unit, in ten thousandths of one.
      remainder integer not null default 0 check (remainder between 0 and 9999),
      -- Of all contributions so far: how many, and what the player paid for them in minor units.
      given_count bigint not null default 0,
      given bigint not null default 0,
      version bigint not null default 1,
      changed_at timestamptz not null,
      primary key (player_id, source)
    )`.execute(db)
  await sql`
    create table jackpot_freebets (
      id text primary key,
      player_id text not null references players (id),
      instance text not null references jackpot_instances (id),
      kind text not null check (kind in ('fixed', 'variable')),
      -- Of a fixed one: the value of each bet in minor units of EUR, and how many are left.
      value bigint check (value > 0),
      count_left integer check (count_left >= 0),
      -- Of a variable one: what is left, in minor units of EUR.
      amount_left bigint check (amount_left >= 0),
      granted_at timestamptz not null,
      expires_at timestamptz,
      check ((kind = 'fixed') = (value is not null and count_left is not null)),
      check ((kind = 'variable') = (amount_left is not null))
    )`.execute(db)
  await sql`
    create index jackpot_freebets_player on jackpot_freebets (player_id, instance)`.execute(db)
  await sql`
    create table jackpot_contributions (
      id bigint generated always as identity primary key,
      instance text not null references jackpot_instances (id),
      player_id text not null references players (id),
      currency text not null,
      -- What the player paid, in minor units; nothing where the house pays.
      amount bigint not null check (amount >= 0),
      -- What it is worth to the jackpot, in millionths of a euro.
      micro bigint not null check (micro > 0),
      freebet text references jackpot_freebets (id),
      provider text not null,
      transaction_id text not null,
      round_id text not null,
      game text not null,
      entry text not null,
      at timestamptz not null,
      round_undone_at timestamptz,
      decision bigint,
      unique (instance, provider, transaction_id)
    )`.execute(db)
  await sql`
    create index jackpot_contributions_waiting on jackpot_contributions (instance, id)
    where decision is null`.execute(db)
  await sql`
    create index jackpot_contributions_player
    on jackpot_contributions (player_id, id desc)`.execute(db)
  await sql`
    create index jackpot_contributions_round
    on jackpot_contributions (provider, round_id)`.execute(db)
  await sql`
    create table jackpot_standings (
      instance text not null,
      pot text not null,
      filling integer not null,
      player_id text not null references players (id),
      micro bigint not null,
      reached_at timestamptz not null,
      -- Of equal ones, who was there first.
      reached_by bigint not null,
      primary key (instance, pot, filling, player_id)
    )`.execute(db)
  await sql`
    create index jackpot_standings_order
    on jackpot_standings (instance, pot, filling, micro desc, reached_by)`.execute(db)
}

async function decisions(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table jackpot_decisions (
      instance text not null references jackpot_instances (id),
      number bigint not null,
      contribution bigint not null unique,
      -- The record as it was signed, to the letter.
      record text not null,
      hash text not null,
      signature text not null,
      at timestamptz not null,
      primary key (instance, number)
    )`.execute(db)
  await sql`
    create table jackpot_wins (
      id text primary key,
      instance text not null references jackpot_instances (id),
      pot text not null,
      filling integer not null,
      decision bigint not null,
      kind text not null check (kind in ('main', 'community')),
      player_id text not null references players (id),
      -- In minor units of EUR, and what that is in the player's own.
      euros bigint not null check (euros > 0),
      currency text not null,
      amount bigint not null check (amount >= 0),
      rate text not null,
      initials text not null,
      game text,
      round_id text,
      status text not null check (status in ('checking', 'paid', 'refused')),
      won_at timestamptz not null,
      paid_at timestamptz
    )`.execute(db)
  await sql`create index jackpot_wins_player on jackpot_wins (player_id, won_at desc)`.execute(db)
  await sql`create index jackpot_wins_latest on jackpot_wins (instance, won_at desc)`.execute(db)
  await sql`
    create index jackpot_wins_checking on jackpot_wins (won_at) where status = 'checking'`.execute(
    db
  )
}

async function raffles(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table raffle_instances (
      id text primary key,
      source text not null,
      number bigint not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      studio text not null,
      -- How many of a currency stand for a euro, for the whole of the draw.
      rates jsonb not null,
      -- The digest of the seed, told when the draw opens; the seed itself is told when it is drawn.
      commitment text not null,
      seed text not null,
      -- In minor units of EUR, the largest first.
      prizes jsonb not null,
      status text not null default 'open' check (status in ('open', 'drawn')),
      -- Of the entries as they were drawn from.
      digest text,
      ticket_count bigint,
      drawn_at timestamptz,
      unique (source, number),
      unique (source, starts_at),
      check (ends_at > starts_at)
    )`.execute(db)
  await sql`
    create index raffle_instances_open on raffle_instances (ends_at) where status = 'open'`.execute(
    db
  )
  await sql`
    create table raffle_entries (
      instance text not null references raffle_instances (id),
      player_id text not null references players (id),
      -- What stands for the player in the published list.
      entrant text not null,
      currency text not null,
      wagered bigint not null check (wagered >= 0),
      tickets bigint not null check (tickets >= 0),
      last_at timestamptz not null,
      primary key (instance, player_id),
      unique (instance, entrant)
    )`.execute(db)
  // Which stakes have counted where, so that one that is taken back can be taken off again.
  await sql`
    create table raffle_wagers (
      provider text not null,
      transaction_id text not null,
      instance text not null references raffle_instances (id),
      player_id text not null references players (id),
      amount bigint not null check (amount > 0),
      undone_at timestamptz,
      primary key (provider, transaction_id, instance)
    )`.execute(db)
  await sql`
    create table raffle_wins (
      instance text not null references raffle_instances (id),
      -- 1 for the first prize.
      place integer not null,
      ticket bigint not null,
      player_id text not null references players (id),
      entrant text not null,
      euros bigint not null check (euros > 0),
      currency text not null,
      amount bigint not null check (amount >= 0),
      initials text not null,
      at timestamptz not null,
      primary key (instance, place)
    )`.execute(db)
  await sql`create index raffle_wins_player on raffle_wins (player_id, at desc)`.execute(db)
  await sql`create index raffle_wins_latest on raffle_wins (at desc)`.execute(db)
}
