import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table game_launches (
      token_hash text primary key,
      game text not null,
      mode text not null check (mode in ('REAL', 'FUN')),
      player_id text references players (id),
      session_id text references sessions (id),
      currency text not null,
      locale text not null,
      country text,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      check (mode = 'FUN' or (player_id is not null and session_id is not null))
    )`.execute(db)
  await sql`create index game_launches_expiry on game_launches (expires_at)`.execute(db)

  await sql`
    create table game_sessions (
      token_hash text primary key,
      provider text not null,
      game text not null,
      player_id text not null references players (id),
      session_id text not null references sessions (id),
      currency text not null,
      created_at timestamptz not null
    )`.execute(db)

  await sql`
    create table game_rounds (
      provider text not null,
      id text not null,
      game text not null,
      player_id text not null references players (id),
      session_id text not null references sessions (id),
      currency text not null,
      bet_transaction text not null,
      stake bigint not null,
      stake_bonus bigint not null,
      won bigint not null default 0,
      status text not null check (status in ('open', 'ended', 'rolledBack')),
      started_at timestamptz not null,
      ended_at timestamptz,
      primary key (provider, id)
    )`.execute(db)
  await sql`
    create unique index game_rounds_open on game_rounds (player_id, game) where status = 'open'
  `.execute(db)
  await sql`
    create index game_rounds_player on game_rounds (player_id, started_at desc)
  `.execute(db)

  await sql`
    create table wallet_calls (
      provider text not null,
      transaction_id text not null,
      kind text not null check (kind in ('bet', 'win', 'rollback')),
      hash text not null,
      round_id text,
      answer jsonb not null,
      at timestamptz not null,
      primary key (provider, transaction_id)
    )`.execute(db)

  await sql`
    create table provider_sessions (
      token_hash text primary key,
      game text not null,
      mode text not null check (mode in ('REAL', 'FUN')),
      player text not null,
      wallet_session text not null,
      currency text not null,
      locale text not null,
      minimum_round_ms integer not null,
      celebrates_below_stake boolean not null,
      play_money bigint not null default 0,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index provider_sessions_age on provider_sessions (created_at)`.execute(db)

  await sql`
    create table provider_rounds (
      id text primary key,
      session text not null references provider_sessions (token_hash),
      game text not null,
      mode text not null,
      player text not null,
      currency text not null,
      stake bigint not null,
      payout bigint not null default 0,
      status text not null
        check (status in ('betting', 'decided', 'settled', 'voiding', 'voided')),
      outcome jsonb,
      refusal text,
      started_at timestamptz not null,
      decided_at timestamptz,
      settled_at timestamptz,
      shown_at timestamptz
    )`.execute(db)
  await sql`
    create unique index provider_rounds_running on provider_rounds (player, game)
    where status in ('betting', 'decided', 'voiding')
  `.execute(db)
  await sql`
    create index provider_rounds_player on provider_rounds (player, game, started_at desc)
  `.execute(db)
  await sql`
    create index provider_rounds_unfinished on provider_rounds (started_at)
    where status in ('betting', 'decided', 'voiding')
  `.execute(db)
}
