import { type Kysely, sql } from 'kysely'

/** What licences ask of rounds, and what a player is told of them afterwards. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table slots_in_play (
      player_id text primary key references players (id),
      game text not null,
      bet_at timestamptz not null
    )`.execute(db)
  await sql`
    alter table game_rounds
      add column contribution bigint not null default 0,
      add column ended_by_rule boolean not null default false
  `.execute(db)
  await sql`drop index game_rounds_player`.execute(db)
  await sql`
    create index game_rounds_player on game_rounds (player_id, started_at desc, id desc)
  `.execute(db)
  await sql`
    create index game_rounds_of_game on game_rounds (player_id, game, started_at desc, id desc)
  `.execute(db)
  await sql`alter table provider_sessions add column most_stake bigint`.execute(db)
  await sql`
    alter table provider_rounds add column ended_by_rule boolean not null default false
  `.execute(db)
}
