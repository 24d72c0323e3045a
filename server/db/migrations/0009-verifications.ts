import { type Kysely, sql } from 'kysely'

import { normalFormsOf } from '../../capabilities/player/normal-forms.ts'

export async function up(db: Kysely<unknown>): Promise<void> {
  // What waited in these was good for ten minutes.
  await sql`drop table registrations`.execute(db)
  await sql`drop table outgoing_mail`.execute(db)

  await sql`
    create table verifications (
      id text primary key,
      purpose text not null check (purpose in ('SignUp', 'EmailChange', 'Phone')),
      channel text not null check (channel in ('mail', 'sms')),
      recipient text not null,
      code_hash text not null,
      link_hash text not null,
      tries integer not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      resend_at timestamptz not null,
      used_at timestamptz,
      player_id text references players (id),
      interaction_id text,
      network text not null,
      details jsonb not null
    )`.execute(db)
  await sql`create unique index verifications_link on verifications (link_hash)`.execute(db)
  await sql`
    create index verifications_recipient
      on verifications (recipient, purpose, created_at desc)`.execute(db)
  await sql`
    create index verifications_interaction on verifications (interaction_id)
      where interaction_id is not null`.execute(db)
  await sql`create index verifications_age on verifications (created_at)`.execute(db)

  await sql`
    create table outgoing_messages (
      id bigint generated always as identity primary key,
      channel text not null check (channel in ('mail', 'sms')),
      recipient text not null,
      subject text not null,
      body text not null,
      link text,
      at timestamptz not null
    )`.execute(db)
  await sql`
    create index outgoing_messages_recipient on outgoing_messages (recipient, id)`.execute(db)

  await addIdentityKeys(db)
  await sql`
    create unique index players_verified_phone on players (phone_number)
      where is_phone_number_verified`.execute(db)
}

interface Stored {
  readonly id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly date_of_birth: string
  readonly country: string
  readonly ssn: string | null
}

async function addIdentityKeys(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table players
      add column email_key text,
      add column person_key text,
      add column national_key text`.execute(db)
  const { rows } = await sql<Stored>`
    select id, email, first_name, last_name, date_of_birth, country, ssn from players`.execute(db)
  for (const row of rows) {
    const { email, person, national } = normalFormsOf({
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      dateOfBirth: row.date_of_birth,
      country: row.country,
      nationalId: row.ssn
    })
    await sql`
      update players set email_key = ${email}, person_key = ${person},
        national_key = ${national} where id = ${row.id}`.execute(db)
  }
  await sql`
    alter table players
      alter column email_key set not null,
      alter column person_key set not null`.execute(db)
  // Not unique: the sandbox makes players of one name, and registration waits in a lock instead.
  for (const key of ['email_key', 'person_key', 'national_key'])
    await sql`create index ${sql.raw(`players_${key}`)} on players (${sql.raw(key)})`.execute(db)
}
