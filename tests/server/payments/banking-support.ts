import type { TestPlatform } from '#tests/support/platform.ts'
import { begun, type Depositor, depositor, type Input, visit } from '../cashier/support.ts'
import type { Saver } from '../cashier/withdrawal-support.ts'

export type Banking = 'finshark' | 'krofort' | 'trustly' | 'zimpler'

/** Where each of them can be had. */
const COUNTRIES = { finshark: 'FI', krofort: 'DE', trustly: 'FI', zimpler: 'FI' } as const

export const customer = (platform: TestPlatform, method: Banking): Promise<Depositor> =>
  depositor(platform, { country: COUNTRIES[method], kycStatus: 'Done' })

export async function opened(platform: TestPlatform, method: Banking, input: Input = {}) {
  const who = await customer(platform, method)
  return { who, ...(await begun(platform, who, { method, ...input })) }
}

/** What each first form wants to know. */
export const FIRST = {
  zimpler: { phone: '+358 40 123 4567', bank: 'Ostara' },
  finshark: { bank: 'Ostara' },
  krofort: { bank: 'Ostara', user: 'aino', pin: '1234' },
  trustly: { bank: 'Ostara', user: 'aino', pin: '1234' }
} as const

/** Presses a button of the page at the frame's address. */
export const press = (
  platform: TestPlatform,
  frame: URL,
  action: string,
  fields: Readonly<Record<string, string>> = {}
) => visit(platform, new URL(`${frame.pathname}/${action}`, frame), fields)

/** Chooses a bank and approves. */
export async function payFrom(platform: TestPlatform, method: Banking, frame: URL) {
  await press(platform, frame, 'bank', FIRST[method])
  return await press(platform, frame, 'approve')
}

export const deskPayment = ({ ports }: TestPlatform, paymentId: string) =>
  ports.db.kysely
    .selectFrom('desk_payments')
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()

/** Has a payment be in a state at the provider of which nobody was told. */
export const putAt = (
  { ports }: TestPlatform,
  paymentId: string,
  change: { readonly status: string; readonly sequence: number; readonly amount?: string }
) =>
  ports.db.kysely
    .updateTable('desk_payments')
    .set(change as never)
    .where('id', '=', paymentId)
    .execute()

export const seconds = ({ ports }: TestPlatform): number =>
  Math.floor(ports.clock.now().getTime() / 1000)

/** Posts to the notification path of a provider, as it would or as somebody else. */
export async function post(
  { url }: TestPlatform,
  provider: Banking,
  body: string,
  headers: Readonly<Record<string, string>>
): Promise<number> {
  const response = await fetch(`${url}/payments/notifications/${provider}`, {
    method: 'POST',
    headers,
    body
  })
  return response.status
}

export function permutations<T>(values: readonly T[]): readonly (readonly T[])[] {
  if (values.length < 2) return [values]
  return values.flatMap((value, place) =>
    permutations(values.toSpliced(place, 1)).map(rest => [value, ...rest])
  )
}

/** A customer who has paid 50.00 in, and the account that it came from. */
export async function payer(platform: TestPlatform, method: Banking): Promise<Saver> {
  const { frame, id, who } = await opened(platform, method)
  await payFrom(platform, method, frame)
  return { ...who, account: (await depositOf(platform, id)).account_id ?? '' }
}

export const depositOf = ({ ports }: TestPlatform, id: string) =>
  ports.db.kysely.selectFrom('deposits').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Runs work at a later time. */
export async function later(platform: TestPlatform, minutes: number, work: () => Promise<void>) {
  await platform.ports.clock.move(new Date(Date.now() + minutes * 60_000))
  await work()
  await platform.ports.clock.move('real')
}
