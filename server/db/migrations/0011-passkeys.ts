import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table passkeys (
      id text primary key,
      player_id text not null references players (id),
      credential_id text not null unique,
      public_key text not null,
      counter bigint not null,
      transports jsonb not null,
      backed_up boolean not null,
      name text not null,
      added_at timestamptz not null,
      last_used_at timestamptz
    )`.execute(db)
  await sql`create index passkeys_player on passkeys (player_id, added_at desc)`.execute(db)

  await sql`
    create table passkey_challenges (
      id text primary key,
      challenge text not null,
      player_id text references players (id),
      purpose text not null check (purpose in ('add', 'signIn')),
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index passkey_challenges_expiry on passkey_challenges (expires_at)`.execute(db)
}
