import { type Kysely, sql } from 'kysely'

/** Bonus money, what it has to be played for, and which bonus a round was staked with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bonuses (
      id text primary key,
      player_id text not null references players (id),
      name text not null,
      source text not null,
      key text not null unique,
      currency text not null,
      given bigint not null check (given > 0),
      factor text not null,
      required bigint not null check (required > 0),
      -- In ten-thousandths of a minor unit, so that a weighted stake is counted exactly.
      wagered bigint not null default 0
        check (wagered >= 0 and wagered <= required * 10000),
      max_bet bigint not null check (max_bet > 0),
      max_payout bigint check (max_payout >= 0),
      weights jsonb not null,
      status text not null default 'Active'
        check (status in ('Active', 'Converted', 'Expired', 'Forfeited')),
      end_reason text check (end_reason in
        ('WAGERED', 'EXPIRED', 'GIVEN_UP', 'USED_UP', 'PLAYER_BLOCKED', 'DEPOSIT_RETURNED')),
      granted_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      paid_out bigint not null default 0 check (paid_out >= 0),
      removed bigint not null default 0 check (removed >= 0),
      deposit_id text references deposits (id),
      version bigint not null default 1,
      check ((status = 'Active') = (end_reason is null)),
      check ((status = 'Active') = (ended_at is null)),
      check (max_payout is null or paid_out <= max_payout)
    )`.execute(db)
  // The purse holds the money of one bonus at a time.
  await sql`
    create unique index bonuses_active on bonuses (player_id) where status = 'Active'`.execute(db)
  await sql`create index bonuses_player on bonuses (player_id, granted_at desc)`.execute(db)
  await sql`create index bonuses_due on bonuses (expires_at) where status = 'Active'`.execute(db)
  await sql`
    create index bonuses_deposit on bonuses (deposit_id) where deposit_id is not null`.execute(db)
  await sql`
    alter table game_rounds
      add column bonus_id text references bonuses (id),
      add column bonus_counted bigint not null default 0 check (bonus_counted >= 0)`.execute(db)
  await sql`
    create index game_rounds_bonus on game_rounds (bonus_id)
    where status = 'open' and bonus_id is not null`.execute(db)
  await sql`
    alter table game_raises
      add column counted bigint not null default 0 check (counted >= 0)`.execute(db)
}
