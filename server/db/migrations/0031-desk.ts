import { type Kysely, sql } from 'kysely'

/** The desk of the chat: who writes with it, and what was written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table desk_conversations (
      -- What the house calls the person.
      external_id text primary key,
      name text,
      created_at timestamptz not null,
      last_at timestamptz not null,
      -- Up to where the person has read.
      read_id bigint not null default 0
    )`.execute(db)
  await sql`
    create table desk_messages (
      id bigint generated always as identity primary key,
      external_id text not null references desk_conversations (external_id) on delete cascade,
      sender text not null check (sender in ('player', 'desk', 'automatic')),
      text text not null check (text <> ''),
      -- The sender's own: the same one again says nothing twice.
      key text,
      -- The message that an automatic one answers.
      answers bigint,
      at timestamptz not null,
      unique (external_id, key),
      unique (external_id, answers)
    )`.execute(db)
  await sql`
    create index desk_messages_conversation on desk_messages (external_id, id)`.execute(db)
  await sql`
    create table desk_sessions (
      hash text primary key,
      external_id text not null references desk_conversations (external_id) on delete cascade,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`
    create table desk_presence (
      id integer primary key check (id = 1),
      seen_at timestamptz not null
    )`.execute(db)
}
