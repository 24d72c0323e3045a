import { type Kysely, sql } from 'kysely'

/** Documents, checks of identity and the source of wealth. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table players add column source_of_wealth_status text
      check (source_of_wealth_status in ('Pending', 'Done'))
  `.execute(db)
  await sql`
    create table documents (
      id text primary key,
      player_id text not null references players (id),
      purpose text not null,
      category text,
      name text not null,
      type text not null,
      bytes integer not null check (bytes > 0),
      content bytea,
      uploaded_at timestamptz not null,
      status text not null default 'Received' check (status in ('Received', 'Accepted', 'Refused')),
      refusal text,
      decided_at timestamptz
    )`.execute(db)
  await sql`create index documents_player on documents (player_id, uploaded_at)`.execute(db)
  await sql`
    create table document_requests (
      id text primary key,
      player_id text not null references players (id),
      purpose text not null,
      reason text not null,
      refusal text,
      comment text,
      due_at timestamptz,
      asked_at timestamptz not null,
      settled_at timestamptz
    )`.execute(db)
  await sql`
    create unique index document_requests_open on document_requests (player_id, purpose)
    where settled_at is null
  `.execute(db)
  await sql`
    create table due_diligence (
      player_id text primary key references players (id),
      reached_at timestamptz not null,
      due_at timestamptz not null
    )`.execute(db)
  await sql`
    create table identity_checks (
      id text primary key,
      player_id text not null references players (id),
      started_at timestamptz not null,
      check_id text,
      outcome text not null default 'open'
        check (outcome in ('open', 'pending', 'approved', 'refused')),
      reasons jsonb not null default '[]',
      told_at timestamptz
    )`.execute(db)
  await sql`create index identity_checks_player on identity_checks (player_id, started_at)`.execute(
    db
  )
  await sql`
    create table identity_notifications (
      id text primary key,
      check_id text not null references identity_checks (id),
      at timestamptz not null
    )`.execute(db)
  await sql`
    create table wealth_answers (
      id text primary key,
      player_id text not null references players (id),
      answers jsonb not null,
      yearly_income bigint check (yearly_income > 0),
      currency text not null,
      comment text,
      given_at timestamptz not null,
      decision text check (decision in ('accepted', 'refused')),
      decided_at timestamptz
    )`.execute(db)
  await sql`create index wealth_answers_player on wealth_answers (player_id, given_at)`.execute(db)
  await sql`
    create table identity_provider_checks (
      id text primary key,
      reference text not null unique,
      first_name text not null,
      last_name text not null,
      date_of_birth text not null,
      country text not null,
      locale text not null,
      notify_url text not null,
      site_origin text not null,
      outcome text,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`
    create table identity_provider_notices (
      id text primary key,
      check_id text not null references identity_provider_checks (id),
      body jsonb not null,
      tries integer not null default 0,
      next_at timestamptz not null,
      told_at timestamptz
    )`.execute(db)
  await sql`
    create index identity_provider_notices_waiting on identity_provider_notices (next_at)
    where told_at is null
  `.execute(db)
}
