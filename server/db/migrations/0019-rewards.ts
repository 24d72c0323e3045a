import { type Kysely, sql } from 'kysely'

/** What the house gives: rewards, the spins among them, cashback and codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await rewards(db)
  await freeSpins(db)
  await cashback(db)
  await promoCodes(db)
}

async function rewards(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reward_players (
      player_id text primary key references players (id),
      -- Grows with every change of a reward of the player.
      version bigint not null default 0,
      -- The player has turned offers off.
      declines boolean not null default false,
      -- Codes that were typed in vain, and since when they are counted.
      code_tries integer not null default 0,
      code_tries_since timestamptz
    )`.execute(db)
  await sql`
    create table reward_assignments (
      id text primary key,
      player_id text not null references players (id),
      reward_id text not null,
      key text not null unique,
      name text not null,
      reason text,
      kind text not null check (kind in ('Cashback', 'Incentive')),
      claim_type text not null check (claim_type in ('Manual', 'Automatic')),
      type text not null check (type in ('FreeSpins', 'MoneyDrop', 'BonusMoneyDrop')),
      -- Of its type, with amounts as text in minor units of the currency.
      terms jsonb not null,
      currency text not null,
      status text not null check (status in (
        'Scheduled', 'Processing', 'Credited', 'Unclaimed', 'Expired', 'Removed', 'FailedProcessing'
      )),
      starts_at timestamptz not null,
      ends_at timestamptz,
      -- Seconds from its start on.
      expires_in integer check (expires_in > 0),
      -- The earlier of the two: until then it can be claimed.
      open_until timestamptz,
      assigned_at timestamptz not null,
      updated_at timestamptz not null,
      ended_at timestamptz,
      version bigint not null,
      -- How often its provider was told of it in vain, and when it is told next.
      tries integer not null default 0,
      next_at timestamptz,
      -- What to tell support.
      reference text,
      -- Another player who is probably the same person and has had the like.
      linked_to text references players (id)
    )`.execute(db)
  await sql`
    create index reward_assignments_player
    on reward_assignments (player_id, assigned_at, id)`.execute(db)
  await sql`
    create index reward_assignments_ended
    on reward_assignments (player_id, ended_at desc, id desc)
    where ended_at is not null`.execute(db)
  await sql`
    create index reward_assignments_scheduled on reward_assignments (starts_at)
    where status = 'Scheduled'`.execute(db)
  await sql`
    create index reward_assignments_open on reward_assignments (open_until)
    where status in ('Scheduled', 'Unclaimed')`.execute(db)
  await sql`
    create index reward_assignments_processing on reward_assignments (next_at)
    where status = 'Processing'`.execute(db)
  await sql`
    create index reward_assignments_linked on reward_assignments (assigned_at desc)
    where linked_to is not null`.execute(db)
}

async function freeSpins(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table free_spins (
      id text primary key references reward_assignments (id),
      player_id text not null references players (id),
      game text not null,
      currency text not null,
      spins integer not null check (spins > 0),
      spins_left integer not null check (spins_left between 0 and spins),
      -- What a spin stakes, in minor units, as is what they have won.
      value bigint not null check (value > 0),
      bet_level integer not null,
      won bigint not null default 0 check (won >= 0),
      granted_at timestamptz not null,
      ends_at timestamptz not null
    )`.execute(db)
  await sql`
    create index free_spins_left on free_spins (player_id, game)
    where spins_left > 0`.execute(db)
  // Whose spin it was, where the house paid the stake of a round.
  await sql`alter table game_rounds add column if not exists free_spins text`.execute(db)
  await sql`
    create index game_rounds_ended on game_rounds (player_id, ended_at)
    where status = 'ended'`.execute(db)
}

async function cashback(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table cashback_weeks (
      player_id text not null references players (id),
      -- When the week began: a Monday, 00:00 UTC.
      week timestamptz not null,
      currency text not null,
      bet bigint not null,
      won bigint not null,
      given bigint not null,
      lost bigint not null check (lost >= 0),
      rate_basis_points integer not null,
      rank text,
      paid bigint not null check (paid >= 0),
      status text not null check (status in ('Paid', 'Nothing', 'Withheld')),
      at timestamptz not null,
      primary key (player_id, week)
    )`.execute(db)
  await sql`
    create table cashback_runs (
      week timestamptz primary key,
      done_at timestamptz not null
    )`.execute(db)
}

async function promoCodes(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table promo_codes (
      code text primary key,
      used integer not null default 0
    )`.execute(db)
  await sql`
    create table promo_uses (
      code text not null references promo_codes (code),
      player_id text not null references players (id),
      assignment text not null references reward_assignments (id),
      at timestamptz not null,
      primary key (code, player_id)
    )`.execute(db)
  // Which players have paid from one account.
  await sql`
    create index deposits_account on deposits (provider, account_id)
    where account_id is not null`.execute(db)
}
