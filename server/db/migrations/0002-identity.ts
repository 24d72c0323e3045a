import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table oidc (
      model text not null,
      id text not null,
      payload jsonb not null,
      grant_id text,
      uid text,
      account_id text,
      expires_at timestamptz,
      consumed_at timestamptz,
      primary key (model, id)
    )`.execute(db)
  await sql`create index oidc_grant on oidc (grant_id) where grant_id is not null`.execute(db)
  await sql`create unique index oidc_uid on oidc (model, uid) where uid is not null`.execute(db)
  await sql`create index oidc_session on oidc ((payload->>'sessionUid'))`.execute(db)
  await sql`create index oidc_expiry on oidc (expires_at)`.execute(db)

  await sql`
    create table sign_in_tries (
      key text primary key,
      failures integer not null default 0,
      last_at timestamptz not null,
      blocked_until timestamptz
    )`.execute(db)

  await sql`
    create table registrations (
      id text primary key,
      email text not null,
      details jsonb not null,
      code_hash text not null,
      tries integer not null default 0,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)

  await sql`
    create table refresh_tokens (
      hash text primary key,
      session_id text not null,
      expires_at timestamptz not null,
      used_at timestamptz
    )`.execute(db)
  await sql`create index refresh_tokens_session on refresh_tokens (session_id)`.execute(db)

  await sql`
    create table outgoing_mail (
      id bigint generated always as identity primary key,
      recipient text not null,
      subject text not null,
      body text not null,
      at timestamptz not null
    )`.execute(db)
  await sql`create index outgoing_mail_recipient on outgoing_mail (recipient, id)`.execute(db)
}
