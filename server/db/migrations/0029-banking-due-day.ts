import { type Kysely, sql } from 'kysely'

/** Until when a player's bank account has to be checked: the day that they have been told. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table players add column banking_cdd_deadline timestamptz`.execute(db)
  await sql`
    update players set banking_cdd_deadline = coalesce(
      (select due_at from document_requests
       where player_id = players.id and purpose = 'BankingCDD' and settled_at is null),
      (select due_at from due_diligence where player_id = players.id)
    )
    where banking_cdd = 'Required'`.execute(db)
}
