import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table bank_logins (
      id text primary key,
      provider text not null,
      state_hash text not null unique,
      return_url text not null,
      provider_login_id text not null,
      status text not null default 'begun' check (status in
        ('begun', 'completing', 'identified', 'used', 'refused')),
      registration_id text unique,
      person jsonb,
      player_id text references players (id),
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      check ((status = 'identified') <= (registration_id is not null and person is not null))
    )`.execute(db)
  await sql`create index bank_logins_expiry on bank_logins (expires_at)`.execute(db)

  await sql`
    create table bank_identities (
      provider text not null,
      person_id text not null,
      player_id text not null references players (id),
      linked_at timestamptz not null,
      primary key (provider, person_id)
    )`.execute(db)
  await sql`create index bank_identities_player on bank_identities (player_id)`.execute(db)

  // The sandbox banks: other parties, so they know nothing of the tables above.
  await sql`
    create table bank_provider_logins (
      id text primary key,
      provider text not null,
      reference text not null,
      merchant text not null,
      state text not null,
      return_url text not null,
      locale text not null,
      country text not null,
      status text not null default 'open' check (status in
        ('open', 'authorised', 'cancelled', 'failed', 'expired')),
      way text,
      person jsonb,
      code_hash text,
      code_used_at timestamptz,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      unique (provider, reference)
    )`.execute(db)
  await sql`create index bank_provider_logins_expiry on bank_provider_logins (expires_at)`.execute(
    db
  )

  // What the console has told a bank to do with its next login.
  await sql`
    create table bank_provider_outages (
      provider text primary key,
      at text not null check (at in ('login', 'result'))
    )`.execute(db)
}
