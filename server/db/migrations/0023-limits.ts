import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'

/** Limits of every kind, and what is played a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await limits(db)
  await playDays(db)
  await sql`
    alter table sessions add column limited_until timestamptz`.execute(db)
  await sql`
    create index sessions_limited on sessions (limited_until)
    where ended_at is null and limited_until is not null`.execute(db)
  // Who has been shown the tools of protection before paying in for the first time.
  await sql`
    create table protection_tools_shown (
      player_id text primary key references players (id),
      at timestamptz not null
    )`.execute(db)
}

async function limits(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table player_limits (
      player_id text not null references players (id),
      -- Which of the player's it is, made of what follows.
      name text not null,
      kind text not null check (kind in ('Deposit', 'Loss', 'Wager', 'Session')),
      period text check (period in ('Day', 'Week', 'Month')),
      game text,
      -- What stands, in minor units or in minutes; more, or none at all, may wait beside it.
      currency text,
      value bigint not null check (value >= 0),
      set_at timestamptz not null,
      pending_value bigint check (pending_value > value),
      asked_at timestamptz,
      confirmable_at timestamptz,
      lapses_at timestamptz,
      primary key (player_id, name),
      check ((kind = 'Session') = (period is null)),
      check ((kind = 'Session') = (currency is null)),
      check (game is null or (kind = 'Loss' and period = 'Day')),
      check ((asked_at is null) = (confirmable_at is null)),
      check ((asked_at is null) = (lapses_at is null)),
      check (pending_value is null or asked_at is not null)
    )`.execute(db)
  await sql`
    create index player_limits_lapsing on player_limits (lapses_at)
    where lapses_at is not null`.execute(db)
  await sql`
    insert into player_limits (player_id, name, kind, period, currency, value, set_at)
    select player_id, 'Deposit.' || period, 'Deposit', period, currency, amount, set_at
    from deposit_limits`.execute(db)
  await sql`drop table deposit_limits`.execute(db)
}

async function playDays(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table play_days (
      player_id text not null references players (id),
      day date not null,
      -- Empty for what was won beside the games.
      game text not null,
      currency text not null,
      staked bigint not null,
      won bigint not null,
      wagered bigint not null,
      returned bigint not null,
      rounds integer not null,
      primary key (player_id, day, game, currency)
    )`.execute(db)
  await fillPlayDays(db)
}

/** Counts by the day what was played before days were counted. */
export async function fillPlayDays(db: QueryExecutorProvider): Promise<void> {
  await sql`
    insert into play_days
      (player_id, day, game, currency, staked, won, wagered, returned, rounds)
    select player_id, (started_at at time zone 'UTC')::date, game, currency,
      sum(contribution + case when status <> 'rolledBack' and free_spins is null
        then stake - stake_bonus else 0 end),
      sum(won - coalesce(won * stake_bonus / nullif(stake, 0), 0)),
      sum(case when status <> 'rolledBack' and free_spins is null then stake else 0 end),
      sum(case when free_spins is null then won else 0 end),
      count(*) filter (where status <> 'rolledBack')
    from game_rounds
    group by 1, 2, 3, 4`.execute(db)
  await sql`
    insert into play_days
      (player_id, day, game, currency, staked, won, wagered, returned, rounds)
    select player_id, (at at time zone 'UTC')::date, '', currency, 0, sum(amount), 0, 0, 0
    from (
      select player_id, paid_at as at, currency, amount from jackpot_wins where status = 'paid'
      union all
      select player_id, at, currency, amount from raffle_wins
    ) as wins
    group by 1, 2, 4`.execute(db)
}
