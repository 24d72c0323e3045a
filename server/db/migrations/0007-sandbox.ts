import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // What the console has told the card provider to do with a customer's next card.
  await sql`
    create table card_refusals (
      customer text primary key,
      reason text not null
    )`.execute(db)
}
