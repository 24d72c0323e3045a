import { type Kysely, sql } from 'kysely'

import { phoneFormOf } from '../../capabilities/player/normal-forms.ts'

/** Exclusions, closures, and the keys that people are compared by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exclusions (
      id text primary key,
      player_id text not null references players (id),
      source text not null check (source in ('Player', 'House', 'OtherBrand', 'NationalRegister')),
      term text,
      for_all_brands boolean not null,
      started_at timestamptz not null,
      ends_at timestamptz,
      register_entry text,
      asked_to_return_at timestamptz,
      return_message text,
      return_decided_at timestamptz,
      returns_at timestamptz,
      blocked_marketing boolean not null default false,
      ended_at timestamptz,
      unique (player_id, register_entry)
    )`.execute(db)
  await sql`create index exclusions_player on exclusions (player_id, started_at)`.execute(db)
  await sql`
    create index exclusions_due on exclusions ((coalesce(returns_at, ends_at)))
    where ended_at is null`.execute(db)
  await sql`
    insert into exclusions (id, player_id, source, for_all_brands, started_at, ends_at)
    select 'earlier-' || id, id, 'House', false, now(), exclusion_ends_at
    from players where exclusion_ends_at > now()`.execute(db)

  await sql`
    create table account_closures (
      id text primary key,
      player_id text not null references players (id),
      reason text,
      comment text,
      closed_at timestamptz not null,
      reopened_at timestamptz
    )`.execute(db)
  await sql`create index account_closures_player on account_closures (player_id)`.execute(db)

  // What the register is to be told, until it has answered.
  await sql`
    create table register_outbox (
      id bigint generated always as identity primary key,
      path text not null,
      body jsonb not null,
      tries integer not null default 0,
      next_at timestamptz not null
    )`.execute(db)

  // The register itself: another party, so it knows nothing of the tables above.
  await sql`
    create table register_entries (
      id text primary key,
      list text not null check (list in ('national', 'group')),
      brand text not null,
      body_hash text not null,
      starts_at timestamptz not null,
      ends_at timestamptz
    )`.execute(db)
  await sql`
    create table register_keys (
      key text not null,
      entry_id text not null references register_entries (id),
      primary key (key, entry_id)
    )`.execute(db)

  await addKeys(db)
}

async function addKeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table players
      add column born_key text,
      add column letters_key text,
      add column phone_key text,
      add column keyed_under text`.execute(db)
  // Until the house makes all keys under its own, as it starts; no two verified numbers are equal.
  const { rows } = await sql<{ id: string; phone_number: string }>`
    select id, phone_number from players where phone_number is not null`.execute(db)
  for (const { id, phone_number } of rows)
    await sql`update players set phone_key = ${phoneFormOf(phone_number)} where id = ${id}`.execute(
      db
    )
  await sql`drop index players_verified_phone`.execute(db)
  await sql`
    create unique index players_verified_phone on players (phone_key)
    where is_phone_number_verified`.execute(db)
  for (const key of ['born_key', 'letters_key', 'phone_key'])
    await sql`create index ${sql.raw(`players_${key}`)} on players (${sql.raw(key)})`.execute(db)
  await sql`create index players_keyed_under on players (keyed_under)`.execute(db)
}
