import type { PaymentProvider } from '#config/payment-methods.ts'
import type { Executor } from '../../../db/database.ts'
import type { StoredDifference } from '../tables.ts'
import type { Difference } from './difference.ts'
import type { Pair } from './examine.ts'

const markOf = (provider: PaymentProvider) => `cashier.compared.${provider}`

/** Until when a provider's book has been compared with ours; the beginning of time at first. */
export async function comparedUntil(db: Executor, provider: PaymentProvider): Promise<Date> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', markOf(provider))
    .executeTakeFirst()
  return new Date(typeof row?.value === 'string' ? row.value : 0)
}

export async function setComparedUntil(
  db: Executor,
  provider: PaymentProvider,
  moment: Date
): Promise<void> {
  const value = JSON.stringify(moment)
  await db
    .insertInto('settings')
    .values({ name: markOf(provider), value })
    .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
    .execute()
}

/** Ours that moved money or were ordered since a moment, which the provider must know. */
export async function movedSince(
  db: Executor,
  provider: PaymentProvider,
  since: Date
): Promise<readonly Pair[]> {
  const deposits = await db
    .selectFrom('deposits')
    .select('id as reference')
    .where('provider', '=', provider)
    .where('status', 'in', ['Completed', 'RollbackInitialized', 'RolledBacked'])
    .where('processed_at', '>=', since)
    .execute()
  const withdrawals = await db
    .selectFrom('withdrawals')
    .select('id as reference')
    .where('provider', '=', provider)
    .where('released_at', 'is not', null)
    .where(row => row.or([row('processed_at', '>=', since), row('released_at', '>=', since)]))
    .execute()
  return [
    ...deposits.map(({ reference }) => ({ subject: 'deposit', reference }) as const),
    ...withdrawals.map(({ reference }) => ({ subject: 'withdrawal', reference }) as const)
  ]
}

/** Differences that have not gone, the newest first. */
export function openDifferences(
  db: Executor,
  provider?: PaymentProvider
): Promise<readonly StoredDifference[]> {
  const open = db
    .selectFrom('payment_differences')
    .selectAll()
    .where('gone_at', 'is', null)
    .orderBy('found_at', 'desc')
    .orderBy('reference')
  return (provider ? open.where('provider', '=', provider) : open).execute()
}

/** Whose difference it is. */
export const pairOfDifference = ({ kind, reference }: StoredDifference): Pair => ({
  subject: kind.startsWith('deposit.') ? 'deposit' : 'withdrawal',
  reference
})

/** Keeps what differs of a payment and ends what no longer does; tells the kinds that are new. */
export async function keepDifferences(
  db: Executor,
  provider: PaymentProvider,
  { reference, subject }: Pair,
  differences: readonly Difference[],
  now: Date
): Promise<readonly string[]> {
  const ofPayment = await db
    .selectFrom('payment_differences')
    .select('kind')
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .where('kind', 'like', `${subject}.%`)
    .where('gone_at', 'is', null)
    .execute()
  const known = ofPayment.map(({ kind }) => kind)
  const found = differences.map(({ kind, ...sides }) => ({ kind: `${subject}.${kind}`, ...sides }))
  for (const { kind, ours, theirs } of found)
    await db
      .insertInto('payment_differences')
      .values({ provider, reference, kind, ours, theirs, found_at: now })
      .onConflict(conflict =>
        conflict
          .columns(['provider', 'reference', 'kind'])
          .doUpdateSet({ ours, theirs, gone_at: null })
      )
      .execute()
  const gone = known.filter(kind => !found.some(each => each.kind === kind))
  if (gone.length > 0)
    await db
      .updateTable('payment_differences')
      .set({ gone_at: now })
      .where('provider', '=', provider)
      .where('reference', '=', reference)
      .where('kind', 'in', gone)
      .execute()
  return found.map(({ kind }) => kind).filter(kind => !known.includes(kind))
}
