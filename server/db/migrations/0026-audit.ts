import { type Kysely, sql } from 'kysely'

/** The record of protective decisions: lines are added and never touched again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No reference to players: the record outlives what is erased, and adding a line locks no player.
  await sql`
    create table protective_decisions (
      seq bigint primary key,
      at timestamptz not null,
      player_id text,
      actor text not null check (actor in ('player', 'house', 'system', 'provider')),
      kind text not null check (kind <> ''),
      data jsonb not null,
      previous text not null,
      hash text not null unique
    )`.execute(db)
  await sql`
    create index protective_decisions_player on protective_decisions (player_id, seq)
  `.execute(db)
  await sql`
    create table protective_decisions_head (
      id integer primary key check (id = 1),
      seq bigint not null,
      hash text not null
    )`.execute(db)
  await sql`insert into protective_decisions_head values (1, 0, ${'0'.repeat(64)})`.execute(db)
  await sql`
    create function refuse_to_rewrite_decisions() returns trigger language plpgsql as $$
    begin
      raise exception 'protective decisions are only ever added' using errcode = '42501';
    end $$`.execute(db)
  await sql`
    create trigger protective_decisions_only_grow
    before update or delete on protective_decisions
    for each row execute function refuse_to_rewrite_decisions()`.execute(db)
  await sql`
    create trigger protective_decisions_never_emptied
    before truncate on protective_decisions
    for each statement execute function refuse_to_rewrite_decisions()`.execute(db)
  await sql`
    create trigger protective_decisions_head_only_grows
    before update on protective_decisions_head
    for each row when (new.seq is distinct from old.seq + 1)
    execute function refuse_to_rewrite_decisions()`.execute(db)
  await sql`
    create trigger protective_decisions_head_stays
    before delete on protective_decisions_head
    for each row execute function refuse_to_rewrite_decisions()`.execute(db)
  await sql`
    create trigger protective_decisions_head_never_emptied
    before truncate on protective_decisions_head
    for each statement execute function refuse_to_rewrite_decisions()`.execute(db)
}
