import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table deposits (
      id text primary key,
      player_id text not null references players (id),
      idempotency_key text not null,
      body_hash text not null,
      method text not null,
      provider text not null,
      currency text not null,
      amount bigint not null check (amount > 0),
      status text not null check (status in
        ('Initialized', 'Completed', 'Cancelled', 'RollbackInitialized', 'RolledBacked')),
      refusal text check (refusal in
        ('DECLINED', 'CANCELLED_BY_PLAYER', 'EXPIRED', 'PROVIDER_FAILED')),
      payment_id text,
      frame_url text,
      return_url text not null,
      locale text not null,
      account_id text,
      account_mask text,
      sequence integer not null default -1,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      processed_at timestamptz,
      unique (player_id, idempotency_key),
      check (refusal is null or status = 'Cancelled')
    )`.execute(db)
  await sql`
    create unique index deposits_payment on deposits (provider, payment_id)
    where payment_id is not null`.execute(db)
  await sql`create index deposits_player on deposits (player_id, created_at desc)`.execute(db)
  await sql`
    create index deposits_unfinished on deposits (created_at)
    where status in ('Initialized', 'RollbackInitialized')`.execute(db)

  await sql`
    create table deposit_notifications (
      provider text not null,
      id text not null,
      deposit_id text not null,
      body_hash text not null,
      at timestamptz not null,
      primary key (provider, id)
    )`.execute(db)

  // The sandbox card provider: another party, so it knows nothing of the tables above.
  await sql`
    create table card_payments (
      id text primary key,
      reference text not null unique,
      body_hash text not null,
      customer text not null,
      payee text not null,
      currency text not null,
      amount text not null,
      locale text not null,
      return_url text not null,
      notify_url text not null,
      status text not null check (status in
        ('open', 'challenge', 'processing', 'captured', 'declined', 'cancelled', 'expired')),
      reason text,
      attempts integer not null default 0,
      sequence integer not null default 0,
      last_four text check (last_four ~ '^[0-9]{4}$'),
      card_token text,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db)
  await sql`
    create index card_payments_unfinished on card_payments (expires_at)
    where status in ('open', 'challenge', 'processing')`.execute(db)

  await sql`
    create table card_notifications (
      id text primary key,
      payment_id text not null references card_payments (id),
      body text not null,
      attempts integer not null default 0,
      next_at timestamptz not null,
      delivered_at timestamptz
    )`.execute(db)
  await sql`
    create index card_notifications_waiting on card_notifications (next_at)
    where delivered_at is null`.execute(db)
}
