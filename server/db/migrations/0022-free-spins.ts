import { type Kysely, sql } from 'kysely'

/** Free spins as the games' provider keeps them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table provider_free_spins (
      id text primary key,
      player text not null,
      game text not null,
      currency text not null,
      spins integer not null check (spins > 0),
      value bigint not null check (value > 0),
      ends_at timestamptz not null,
      given_at timestamptz not null
    )`.execute(db)
  await sql`
    create index provider_free_spins_player on provider_free_spins (player, game, ends_at)
  `.execute(db)
  await sql`
    alter table provider_rounds add column free_spins text references provider_free_spins (id)
  `.execute(db)
  await sql`
    create index provider_rounds_free on provider_rounds (free_spins)
    where free_spins is not null
  `.execute(db)
}
