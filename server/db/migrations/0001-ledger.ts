import { type Kysely, sql } from 'kysely'
import { LEDGER_CANCEL, LEDGER_POST } from './0001-ledger-functions.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table settings (
      name text primary key,
      value jsonb not null
    )`.execute(db)

  // An account without a floor is spread over slots, so that bets do not queue for one row.
  await sql`
    create table ledger_balances (
      account text not null,
      asset text not null check (asset ~ '^[A-Z0-9_]+/[0-9]$'),
      slot integer not null,
      balance bigint not null,
      floor bigint,
      primary key (account, asset, slot),
      constraint ledger_balances_floor check (floor is null or balance >= floor)
    ) with (fillfactor = 70)`.execute(db)

  await sql`
    create table ledger_subjects (
      subject text primary key,
      version bigint not null
    ) with (fillfactor = 70)`.execute(db)

  await sql`
    create table ledger_journal (
      id bigint generated always as identity primary key,
      key text not null unique check (length(key) between 1 and 200),
      hash text not null,
      kind text not null check (kind in ('entry', 'reversal', 'tombstone')),
      reverses text unique references ledger_journal (key),
      meta jsonb not null,
      answer jsonb not null,
      at timestamptz not null
    )`.execute(db)

  await sql`
    create table ledger_postings (
      id bigint generated always as identity primary key,
      entry bigint not null references ledger_journal (id),
      from_account text not null,
      to_account text not null,
      asset text not null,
      amount bigint not null check (amount > 0),
      check (from_account <> to_account)
    )`.execute(db)
  await sql`create index ledger_postings_entry on ledger_postings (entry)`.execute(db)
  await sql`create index ledger_postings_from on ledger_postings (from_account, id)`.execute(db)
  await sql`create index ledger_postings_to on ledger_postings (to_account, id)`.execute(db)

  await sql`
    create function ledger_append_only() returns trigger language plpgsql as $$
    begin
      raise exception '% is append only', tg_table_name;
    end $$`.execute(db)
  for (const table of ['ledger_journal', 'ledger_postings']) {
    await sql`
      create trigger append_only before update or delete or truncate on ${sql.table(table)}
      for each statement execute function ledger_append_only()`.execute(db)
  }

  await sql.raw(LEDGER_POST).execute(db)
  await sql.raw(LEDGER_CANCEL).execute(db)
}
