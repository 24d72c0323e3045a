import { type RawBuilder, type SqlBool, sql } from 'kysely'

import type { Executor } from '../../../db/database.ts'
import type { PaymentFilter, PaymentSort } from '../../../generated/main.ts'
import { InvalidInput } from '../../../graphql/faults.ts'
import type { StoredDeposit, StoredWithdrawal } from '../tables.ts'

export interface PaymentsWanted {
  readonly filter: PaymentFilter
  readonly sort: PaymentSort
  readonly first: number
  readonly after: string | undefined
}

type Dated = Pick<StoredDeposit, 'created_at' | 'id' | 'processed_at'>

/** What is not processed yet will be later than all that is. */
const NOT_YET = 'infinity'

const momentOf = ({ field }: PaymentSort): RawBuilder<Date> =>
  field === 'createdAt' ? sql`created_at` : sql`coalesce(processed_at, ${NOT_YET}::timestamptz)`

/** Names a payment's place in the order itself, which stays where it is when the payment moves on. */
export function cursorOf(payment: Dated, { field }: PaymentSort): string {
  const moment = field === 'createdAt' ? payment.created_at : payment.processed_at
  return Buffer.from(`${moment?.toISOString() ?? NOT_YET} ${payment.id}`).toString('base64url')
}

const PLACE = /^(?<moment>infinity|\d{4}-\d{2}-\d{2}T[\d:.]+Z) (?<id>[\w:.-]{1,100})$/

function placeOf(cursor: string): { readonly moment: string; readonly id: string } {
  const place = PLACE.exec(Buffer.from(cursor, 'base64url').toString())?.groups
  const { moment = '', id = '' } = place ?? {}
  if (moment !== NOT_YET && Number.isNaN(Date.parse(moment)))
    throw new InvalidInput('after', 'WRONG_FORM')
  return { moment, id }
}

function follows({ after, sort }: PaymentsWanted): RawBuilder<SqlBool> {
  if (after === undefined) return sql`true`
  const { moment, id } = placeOf(after)
  const isBehind = sql.raw(sort.descending ? '<' : '>')
  return sql`(${momentOf(sort)}, id) ${isBehind} (${moment}::timestamptz, ${id})`
}

function matches({ filter }: PaymentsWanted): RawBuilder<SqlBool> {
  const { from, method, status, to } = filter
  return sql.join(
    [
      sql`true`,
      ...(status && status.length > 0 ? [sql`status = any (${[...status]}::text[])`] : []),
      ...(method ? [sql`method = ${method}`] : []),
      ...(from ? [sql`created_at >= ${from}::timestamptz`] : []),
      ...(to ? [sql`created_at < ${to}::timestamptz`] : [])
    ],
    sql` and `
  )
}

const directionOf = ({ descending }: PaymentSort) => (descending ? 'desc' : 'asc')

/** A player's deposits in the order that is asked for, at most `first` of those behind a place. */
export const listDepositPage = (
  db: Executor,
  playerId: string,
  wanted: PaymentsWanted
): Promise<readonly StoredDeposit[]> =>
  db
    .selectFrom('deposits')
    .selectAll()
    .where('player_id', '=', playerId)
    .where(matches(wanted))
    .where(follows(wanted))
    .orderBy(momentOf(wanted.sort), directionOf(wanted.sort))
    .orderBy('id', directionOf(wanted.sort))
    .limit(wanted.first)
    .execute()

/** A player's withdrawals, as `listDepositPage`. */
export const listWithdrawalPage = (
  db: Executor,
  playerId: string,
  wanted: PaymentsWanted
): Promise<readonly StoredWithdrawal[]> =>
  db
    .selectFrom('withdrawals')
    .selectAll()
    .where('player_id', '=', playerId)
    .where(matches(wanted))
    .where(follows(wanted))
    .orderBy(momentOf(wanted.sort), directionOf(wanted.sort))
    .orderBy('id', directionOf(wanted.sort))
    .limit(wanted.first)
    .execute()
