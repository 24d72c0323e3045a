import { type Kysely, sql } from 'kysely'

/** Rounds in which a player chooses, stakes that are raised in them, and seeds that can be checked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table wallet_calls
      drop constraint wallet_calls_kind_check,
      add constraint wallet_calls_kind_check check (kind in ('bet', 'raise', 'win', 'rollback'))
  `.execute(db)
  await sql`
    create table game_raises (
      provider text not null,
      transaction_id text not null,
      round_id text not null,
      amount bigint not null,
      bonus bigint not null,
      at timestamptz not null,
      rolled_back_at timestamptz,
      primary key (provider, transaction_id),
      foreign key (provider, round_id) references game_rounds (provider, id)
    )`.execute(db)
  await sql`create index game_raises_round on game_raises (provider, round_id)`.execute(db)

  await sql`alter table provider_sessions add column next_seed text not null default ''`.execute(db)
  await sql`
    alter table provider_rounds
      add column server_seed text not null default '',
      add column client_seed text not null default '',
      add column opening jsonb not null default '{}',
      add column moves jsonb not null default '[]',
      add column raising jsonb,
      add column staked bigint not null default 0,
      add column moved_at timestamptz,
      add column closes_at timestamptz,
      add column live_number bigint,
      drop constraint provider_rounds_status_check,
      add constraint provider_rounds_status_check check (
        status in ('betting', 'playing', 'decided', 'settled', 'voiding', 'voided')
      )
  `.execute(db)
  await sql`
    create table live_rounds (
      game text not null,
      number bigint not null,
      server_seed text not null,
      segment integer not null,
      opens_at timestamptz not null,
      primary key (game, number)
    )`.execute(db)
  await sql`
    create index provider_rounds_live on provider_rounds (game, live_number)
    where live_number is not null
  `.execute(db)
  await sql`update provider_rounds set staked = stake`.execute(db)
  await sql`drop index provider_rounds_running`.execute(db)
  await sql`
    create unique index provider_rounds_running on provider_rounds (player, game)
    where status in ('betting', 'playing', 'decided', 'voiding')
  `.execute(db)
  await sql`drop index provider_rounds_unfinished`.execute(db)
  await sql`
    create index provider_rounds_unfinished on provider_rounds (started_at)
    where status in ('betting', 'playing', 'decided', 'voiding')
  `.execute(db)
}
