import { type Kysely, sql } from 'kysely'

/** The provider of fixtures and prices: how far it has told, and what it must be able to tell again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table feed_state (
      id integer primary key check (id = 1),
      -- The last message that was told.
      number bigint not null,
      -- Up to when matches have been played, by the clock of the house; null before the first.
      played_until timestamptz,
      -- Which process plays, and until when it need not be asked whether it still does.
      holder text,
      held_until timestamptz
    )`.execute(db)
  await sql`insert into feed_state (id, number) values (1, 0)`.execute(db)
  await sql`
    create table feed_messages (
      no bigint primary key,
      event text not null,
      kind text not null,
      at timestamptz not null,
      body text not null
    )`.execute(db)
  await sql`create index feed_messages_event on feed_messages (event, no)`.execute(db)
  await sql`create index feed_messages_at on feed_messages (at)`.execute(db)
  await sql`
    create table feed_matches (
      id text primary key,
      -- Of a match that was ordered; those of the calendar are known without it.
      fixture jsonb,
      -- Up to which of its seconds an ordered one has been told.
      told integer,
      -- No price is open until it goes on.
      halted boolean not null default false,
      ended text check (ended in ('played', 'abandoned')),
      at timestamptz not null
    )`.execute(db)
  await sql`
    create table feed_orders (
      id bigint generated always as identity primary key,
      event text not null,
      kind text not null check (kind in ('halt', 'resume', 'abandon', 'overturn'))
    )`.execute(db)
}
