import { type Numbers, openNumbers } from '../books.ts'
import type { Customer } from './customer.ts'
import { becomes } from './shown-purses.ts'

/** Numbers of things that one party has and the other has not; each becomes nought in time. */
const WAITING = {
  'deposits that the provider has captured are not credited': `select count(*) as n from desk_payments p
    left join deposits d on d.id = p.reference
    where p.status = 'captured' and d.status is distinct from 'Completed'`,
  'orders of payouts wait': 'select count(*) as n from payment_orders where done_at is null',
  'events wait for the engagement provider': 'select count(*) as n from engagement_outbox',
  'entries wait for the register': 'select count(*) as n from register_outbox'
} as const

/** The same of what must never be. */
const NEVER = {
  'deposits are credited that the provider has not captured': `select count(*) as n from deposits d
    left join desk_payments p on p.reference = d.id
    where d.status = 'Completed' and p.status is distinct from 'captured'`,
  'payouts were ordered that the provider has not taken': `select count(*) as n from payment_orders o
    join withdrawals w on w.id = o.withdrawal_id
    left join desk_payouts p on p.reference = w.id
    where o.kind = 'payOut' and o.done_at is not null and p.id is null and w.status <> 'Cancelled'`,
  'withdrawals were given back that the provider pays out': `select count(*) as n from withdrawals w
    join desk_payouts p on p.reference = w.id
    where w.status = 'Cancelled' and p.status in ('accepted', 'paid')`,
  'rounds were not told to the engagement provider': `select count(*) as n from game_rounds r
    left join engage_events e on e.id = 'end:' || r.provider || ':' || r.id
    where r.status = 'ended' and r.free_spins is null and e.id is null`,
  'deposits were not told to the engagement provider': `select count(*) as n from deposits d
    left join engage_events e on e.id = 'deposit:' || d.id
    where d.status = 'Completed' and e.id is null`,
  'exclusions from all brands do not stand in the register': `select count(*) as n from exclusions x
    left join register_entries r on r.id = x.id
    where x.for_all_brands and x.register_entry is null and r.id is null`
} as const

const CANCELLED = `select count(*) as n from withdrawals where id = any($1) and status = 'Cancelled'`

async function wrongNumbers(
  numbers: Pick<Numbers, 'of'>,
  queries: Readonly<Record<string, string>>,
  look: (isNought: () => Promise<boolean>) => Promise<boolean>
): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const [what, query] of Object.entries(queries)) {
    let count = 0n
    const isNought = await look(async () => {
      count = await numbers.of(query)
      return count === 0n
    })
    if (!isNought) wrong.push(`${count} ${what}`)
  }
  return wrong
}

/**
 * What stands otherwise in the books of another party than in the house's, in a sentence each, when
 * everything that waits has had time; and what the house took back that it had promised.
 */
export async function wrongBetween(
  databaseUrl: string,
  customers: readonly Customer[]
): Promise<readonly string[]> {
  const numbers = openNumbers(databaseUrl)
  try {
    const waiting = await wrongNumbers(numbers, WAITING, becomes)
    const never = await wrongNumbers(numbers, NEVER, isNought => isNought())
    const all = customers.flatMap(({ done }) => done)
    const ids = all.filter(({ kind }) => kind === 'withdrawal').map(({ id }) => id)
    const cancelled = await numbers.of(CANCELLED, [ids])
    const back =
      cancelled > 0n ? [`${cancelled} withdrawals that were promised are given back`] : []
    return [...waiting, ...never, ...back]
  } finally {
    await numbers.close()
  }
}
