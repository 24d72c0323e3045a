import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

import { openDifferences } from '#server/capabilities/cashier/index.ts'
import { begun, CARDS, create, type Depositor, payWith } from '../server/cashier/support.ts'
import {
  cancel,
  leaving,
  type Saver,
  saver,
  withdraw
} from '../server/cashier/withdrawal-support.ts'
import { freePort } from './free-port.ts'
import type { KilledHouse } from './killed-house.ts'
import type { TestPlatform } from './platform.ts'

/** Where between provider and ledger the house is killed. */
export const KILL_MOMENTS = [
  'a deposit is begun at the provider',
  'the provider has captured, and has not told it yet',
  'the notification is being taken',
  'the notification has been taken, and not been acknowledged',
  'a payout is ordered at the provider',
  'a payout is asked back'
] as const

export type KillMoment = (typeof KILL_MOMENTS)[number]

const NOTIFICATIONS = '/payments/notifications/card'

/** What a player was doing when the house died; only the line may break it off. */
async function attempt<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work
  } catch (error) {
    if (error instanceof TypeError) return undefined
    throw error
  }
}

/** Kills the house once, at a moment of a player's payment, and has the player try again. */
export async function killAt(killed: KilledHouse, moment: KillMoment): Promise<void> {
  const { house } = killed
  const who = await saver(house, { cash: 1000n })
  switch (moment) {
    case 'a deposit is begun at the provider':
      return await killAtBegin(killed, who)
    case 'the provider has captured, and has not told it yet':
      return await killAtCall(killed, '/pay', async () => pay(killed, who))
    case 'the notification is being taken':
      return await killAtNotification(killed, who, 'before')
    case 'the notification has been taken, and not been acknowledged':
      return await killAtNotification(killed, who, 'after')
    case 'a payout is ordered at the provider':
      return await killAtPayout(killed, who)
    case 'a payout is asked back':
      return await killAtCancel(killed, who)
    default:
      return moment satisfies never
  }
}

async function killAtCall(
  { kill, startAgain, watch }: KilledHouse,
  ending: string,
  work: () => Promise<unknown>
): Promise<void> {
  watch(call => {
    if (call.startsWith('POST') && call.endsWith(ending)) kill()
  })
  await work()
  watch(undefined)
  await startAgain()
}

async function pay({ house }: KilledHouse, who: Depositor): Promise<void> {
  const { frame } = await begun(house, who)
  await payWith(house, frame, CARDS.success)
}

async function killAtBegin(killed: KilledHouse, who: Depositor): Promise<void> {
  const { house } = killed
  const input = { idempotencyKey: randomUUID() }
  await killAtCall(killed, '/v1/payments', () => attempt(create(house, who, input)))
  const { frame } = await begun(house, who, input)
  await payWith(house, frame, CARDS.success)
}

async function killAtPayout(killed: KilledHouse, who: Saver): Promise<void> {
  const { house } = killed
  const input = { amount: '30', idempotencyKey: randomUUID() }
  await killAtCall(killed, '/v1/payouts', () => attempt(withdraw(house, who, input)))
  await leaving(house, who, input)
}

async function killAtCancel(killed: KilledHouse, who: Saver): Promise<void> {
  const { house } = killed
  const { id } = await leaving(house, who, { amount: '30' })
  await killAtCall(killed, '/cancel', () => attempt(cancel(house, who, id)))
  await cancel(house, who, id)
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text
}

/** A line between provider and house that cuts the house off around one notification. */
async function killAtNotification(
  { house, kill, provider, startAgain }: KilledHouse,
  who: Depositor,
  when: 'after' | 'before'
): Promise<void> {
  const port = await freePort()
  const line = createServer(async (request, response) => {
    const body = await bodyOf(request)
    const signature = String(request.headers['x-payment-signature'])
    const headers = { 'content-type': 'application/json', 'x-payment-signature': signature }
    const sent = fetch(`${house.url}${NOTIFICATIONS}`, { method: 'POST', headers, body })
    if (when === 'after') await attempt(sent)
    kill()
    await attempt(sent)
    response.writeHead(502).end()
  })
  await new Promise<void>(resolve => line.listen(port, '127.0.0.1', resolve))
  const { frame, id } = await begun(house, who)
  await provider.ports.db.kysely
    .updateTable('desk_payments')
    .set({ notify_url: `http://127.0.0.1:${port}${NOTIFICATIONS}` } as never)
    .where('reference', '=', id)
    .execute()
  await payWith(house, frame, CARDS.success)
  await new Promise(resolve => line.close(resolve))
  await startAgain()
}

/** What both books can be read from, and their jobs be run by. */
type Parties = Pick<KilledHouse, 'house' | 'provider'>

/** The provider tells whatever the house has not acknowledged, at once. */
export async function tellAgain({ ports }: TestPlatform, houseUrl: string): Promise<void> {
  await ports.db.kysely
    .updateTable('desk_notices')
    .set({ next_at: ports.clock.now(), notify_url: `${houseUrl}${NOTIFICATIONS}` } as never)
    .where('delivered_at', 'is', null)
    .execute()
  await ports.jobs.run('desk.deliver')
}

/** Everything that still waits happens: notices, orders and payouts; then the books are compared. */
export async function finishAll({ house, provider }: Parties): Promise<void> {
  const { clock, db, jobs } = provider.ports
  const now = clock.now()
  await house.ports.jobs.run('cashier.orders')
  await tellAgain(provider, house.url)
  await db.kysely
    .updateTable('desk_payouts')
    .set({ due_at: now })
    .where('status', '=', 'accepted')
    .execute()
  await jobs.run('desk.payouts')
  await house.ports.jobs.run('cashier.compare')
}

export interface AfterKills {
  readonly payments: number
  readonly lost: number
  readonly doubled: number
  readonly differences: number
  readonly ledgerFaults: number
}

/** Counts what the provider moved against what the house has, player by player. */
export async function countAfterKills({ house, provider }: Parties): Promise<AfterKills> {
  const paidIn = await provider.ports.db.kysely
    .selectFrom('desk_payments')
    .select(['customer', 'amount'])
    .where('status', '=', 'captured')
    .execute()
  const paidOut = await provider.ports.db.kysely
    .selectFrom('desk_payouts')
    .select(['customer', 'amount'])
    .where('status', '=', 'paid')
    .execute()
  const minor = (amount: string) => BigInt(Math.round(Number(amount) * 100))
  const purses = new Map<string, bigint>()
  const add = (customer: string, amount: bigint) =>
    purses.set(customer, (purses.get(customer) ?? 1000n) + amount)
  for (const { amount, customer } of paidIn) add(customer, minor(amount))
  for (const { amount, customer } of paidOut) add(customer, -minor(amount))

  const { db, ledger } = house.ports
  let [lost, doubled] = [0, 0]
  for (const [player, expected] of purses) {
    const cash = await ledger.balanceOf(db.kysely, `player:${player}:cash`, 'EUR/2')
    const held = await ledger.balanceOf(db.kysely, `player:${player}:held`, 'EUR/2')
    if (cash + held < expected) lost += 1
    if (cash + held > expected) doubled += 1
  }
  const faults = Object.values(await ledger.reconcile()).flat()
  return {
    payments: paidIn.length + paidOut.length,
    lost,
    doubled,
    differences: (await openDifferences(db.kysely)).length,
    ledgerFaults: faults.length
  }
}
