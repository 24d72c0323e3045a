import { type Kysely, sql } from 'kysely'

/** Money that goes out, limits of what comes in, and six providers where there was one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await cashier(db)
  await sandboxProviders(db)
}

async function cashier(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table deposits
      add column fee bigint not null default 0 check (fee >= 0),
      add column offer text,
      add column used_account_id text`.execute(db)
  await sql`create index deposits_begun on deposits (player_id, status, created_at)`.execute(db)

  await sql`
    create table withdrawals (
      id text primary key,
      player_id text not null references players (id),
      idempotency_key text not null,
      body_hash text not null,
      method text not null,
      provider text not null,
      account_id text not null,
      account_mask text,
      currency text not null,
      amount bigint not null check (amount > 0),
      mode text not null check (mode in ('Instant', 'Manual')),
      status text not null check (status in
        ('Initialized', 'Completed', 'CancelInitialized', 'Cancelled', 'RolledBacked')),
      refusal text check (refusal in
        ('CANCELLED_BY_PLAYER', 'REFUSED_BY_HOUSE', 'PROVIDER_REFUSED', 'RETURNED')),
      released_at timestamptz,
      payout_id text,
      sequence integer not null default -1,
      created_at timestamptz not null,
      processed_at timestamptz,
      unique (player_id, idempotency_key)
    )`.execute(db)
  await sql`
    create index withdrawals_player on withdrawals (player_id, created_at desc)`.execute(db)
  await sql`
    create index withdrawals_unfinished on withdrawals (created_at)
    where status in ('Initialized', 'CancelInitialized')`.execute(db)

  // What a provider has still to be asked, written down with the state that makes it so.
  await sql`
    create table payment_orders (
      id text primary key,
      withdrawal_id text not null references withdrawals (id),
      kind text not null check (kind in ('payOut', 'cancelPayOut')),
      attempts integer not null default 0,
      next_at timestamptz not null,
      done_at timestamptz,
      unique (withdrawal_id, kind)
    )`.execute(db)
  await sql`
    create index payment_orders_waiting on payment_orders (next_at)
    where done_at is null`.execute(db)

  // Where a provider's book and ours say different things, until they no longer do.
  await sql`
    create table payment_differences (
      provider text not null,
      reference text not null,
      kind text not null,
      ours text not null,
      theirs text not null,
      found_at timestamptz not null,
      gone_at timestamptz,
      primary key (provider, reference, kind)
    )`.execute(db)

  await sql`
    create table deposit_limits (
      player_id text not null references players (id),
      period text not null check (period in ('Day', 'Week', 'Month')),
      currency text not null,
      amount bigint not null check (amount >= 0),
      set_at timestamptz not null,
      primary key (player_id, period)
    )`.execute(db)
}

async function sandboxProviders(db: Kysely<unknown>): Promise<void> {
  for (const table of ['card_notifications', 'card_payments', 'card_refusals'])
    await sql`drop table ${sql.table(table)}`.execute(db)
  await sql`
    create table desk_payments (
      id text primary key,
      provider text not null,
      reference text not null,
      body_hash text not null,
      customer text not null,
      payee text not null,
      currency text not null,
      amount text not null,
      country text not null,
      locale text not null,
      return_url text not null,
      notify_url text not null,
      status text not null check (status in
        ('open', 'challenge', 'processing', 'captured', 'declined', 'cancelled', 'expired',
         'refunded', 'chargedBack')),
      way text,
      reason text,
      attempts integer not null default 0,
      sequence integer not null default 0,
      account_mask text,
      account_token text,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      expires_at timestamptz not null,
      unique (provider, reference)
    )`.execute(db)
  await sql`
    create index desk_payments_unfinished on desk_payments (expires_at)
    where status in ('open', 'challenge', 'processing')`.execute(db)
  await sql`create index desk_payments_changed on desk_payments (provider, changed_at)`.execute(db)
  await sql`create index desk_payments_token on desk_payments (provider, account_token)`.execute(db)

  await sql`
    create table desk_payouts (
      id text primary key,
      provider text not null,
      reference text not null,
      body_hash text not null,
      customer text not null,
      account_token text not null,
      currency text not null,
      amount text not null,
      notify_url text not null,
      status text not null check (status in
        ('accepted', 'paid', 'refused', 'returned', 'cancelled')),
      reason text,
      sequence integer not null default 0,
      due_at timestamptz not null,
      created_at timestamptz not null,
      changed_at timestamptz not null,
      unique (provider, reference)
    )`.execute(db)
  await sql`
    create index desk_payouts_due on desk_payouts (due_at) where status = 'accepted'`.execute(db)
  await sql`create index desk_payouts_changed on desk_payouts (provider, changed_at)`.execute(db)

  await sql`
    create table desk_notices (
      id text primary key,
      provider text not null,
      notify_url text not null,
      told jsonb not null,
      attempts integer not null default 0,
      next_at timestamptz not null,
      delivered_at timestamptz
    )`.execute(db)
  await sql`
    create index desk_notices_waiting on desk_notices (next_at)
    where delivered_at is null`.execute(db)

  // What the console has planned for a customer's next payment or payout.
  await sql`
    create table desk_plans (
      customer text not null,
      kind text not null check (kind in ('payment', 'payout')),
      outcome text not null,
      primary key (customer, kind)
    )`.execute(db)
}
