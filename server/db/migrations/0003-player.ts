import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table players (
      id text primary key,
      number bigint generated always as identity (start with 100001),
      version bigint not null default 1,
      created_at timestamptz not null,
      email text not null,
      email_verified boolean not null default false,
      country text not null,
      currency text not null,
      language text not null,
      phone_number text,
      is_phone_number_verified boolean not null default false,
      reality_check_period integer,
      first_name text not null,
      last_name text not null,
      date_of_birth text not null,
      street text,
      city text,
      zip_code text,
      state text,
      ssn text,
      marketing_blocked boolean not null default false,
      is_suppressed_in_any_communication_group boolean not null default false,
      is_sms_marketing_accepted boolean not null default false,
      is_email_marketing_accepted boolean not null default false,
      is_phone_marketing_accepted boolean not null default false,
      is_web_push_marketing_accepted boolean not null default false,
      terms_accepted boolean not null default false,
      privacy_policy_accepted boolean not null default false,
      account_status text not null default 'Open' check (account_status in ('Open', 'Closed')),
      account_closure_cause text,
      reopen_by_customer_allowed boolean not null default false,
      is_instant_banking_blocked boolean not null default false,
      instant_banking_block_active_from timestamptz,
      exclusion_ends_at timestamptz,
      timeout_ends_at timestamptz,
      are_withdrawals_blocked boolean not null default false,
      kyc_status text not null default 'NotRequired'
        check (kyc_status in ('Done', 'NotRequired', 'Required')),
      kyc_deadline timestamptz,
      kyc_verifications_done jsonb not null default '[]',
      kyc_verifications_missing jsonb not null default '[]',
      banking_cdd text not null default 'NotRequired'
        check (banking_cdd in ('Done', 'NotRequired', 'Required')),
      source_of_wealth_due_date timestamptz,
      source_of_wealth_comment text,
      source_of_wealth_funding_type text,
      number_of_deposits integer not null default 0,
      total_deposit_amount bigint not null default 0,
      is_blocked_in_gamanza boolean not null default false,
      gamification_level integer not null default 0,
      is_cancel_withdrawal_blocked boolean not null default false,
      is_increase_deposit_limit_blocked boolean not null default false,
      is_rewards_blocked boolean not null default false,
      is_deposits_blocked boolean not null default false,
      pop_ups_needed jsonb not null default '[]'
    )`.execute(db)
  await sql`create unique index players_email on players (lower(email))`.execute(db)
  await sql`create unique index players_number on players (number)`.execute(db)

  await sql`
    create table credentials (
      player_id text primary key references players (id),
      password_hash text not null
    )`.execute(db)

  await sql`
    create table sessions (
      id text primary key,
      player_id text not null references players (id),
      flow text not null check (flow in ('custom', 'keycloak')),
      device text not null check (device in ('Desktop', 'Mobile')),
      started_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      end_reason text
    )`.execute(db)
  await sql`create index sessions_player on sessions (player_id, started_at desc)`.execute(db)
}
