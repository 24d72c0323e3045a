import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table verifications drop constraint verifications_purpose_check`.execute(db)
  await sql`
    alter table verifications add constraint verifications_purpose_check
      check (purpose in ('SignUp', 'EmailChange', 'Phone', 'PasswordReset'))`.execute(db)
  await sql`
    create table password_permits (
      hash text primary key,
      player_id text not null references players (id),
      expires_at timestamptz not null
    )`.execute(db)
  await sql`create index password_permits_player on password_permits (player_id)`.execute(db)
}
