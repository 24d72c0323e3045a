import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table catalogue_games (
      slug text primary key,
      is_offered boolean not null default true,
      added_at timestamptz not null
    )`.execute(db)

  await sql`
    create table favourite_games (
      player_id text not null references players (id),
      slug text not null references catalogue_games (slug),
      marked_at timestamptz not null,
      primary key (player_id, slug)
    )`.execute(db)
}
