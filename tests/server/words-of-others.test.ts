import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { excludeSelf } from '#tests/server/exclusion/support.ts'
import { freePort } from '#tests/support/free-port.ts'
import { openPartyLine, type PartyFault, type PartyLine } from '#tests/support/party-line.ts'
import { PATIENT } from '#tests/support/patience.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { complete, vouched } from './banks/support.ts'
import { depositor } from './cashier/support.ts'
import {
  cancel,
  leaving,
  paidIn,
  payoutOf,
  type Saver,
  saver,
  withdrawalOf
} from './cashier/withdrawal-support.ts'

const PARTIES = {
  card: { variable: 'LOBBY_PAYMENTS_URL', name: 'pay' },
  register: { variable: 'LOBBY_REGISTER_URL', name: 'register' },
  engagement: { variable: 'LOBBY_ENGAGEMENT_URL', name: 'engagement' },
  banks: { variable: 'LOBBY_BANKS_URL', name: 'banks' }
} as const

type Party = keyof typeof PARTIES

/** Words that are not the party's own, with a status that it uses itself. */
const FOREIGN: readonly PartyFault[] = [
  'answers with somebody’s page',
  'answers in another shape',
  'is not to be found',
  'refuses in another shape'
]

let platform: TestPlatform
const lines = new Map<Party, PartyLine>()
/** What comes of a call that is answered in the party's place: whether the party has been asked as well. */
let onCall: () => 'asked' | 'kept' = () => 'kept'

const lineOf = (party: Party): PartyLine => {
  const line = lines.get(party)
  if (!line) throw new Error(`There is no line to ${party}`)
  return line
}

beforeAll(async () => {
  const port = await freePort()
  const env: Record<string, string> = { PORT: String(port) }
  for (const [party, { variable, name }] of Object.entries(PARTIES)) {
    const line = await openPartyLine(port, () => (onCall() === 'asked' ? 0 : 1))
    lines.set(party as Party, line)
    env[variable] = `http://${name}.localhost:${line.port}`
  }
  platform = await startPlatform({ env })
})
afterEach(() => {
  onCall = () => 'kept'
  for (const line of lines.values()) line.fault = undefined
})
afterAll(async () => {
  await platform.close()
  for (const line of lines.values()) await line.close()
})

/** Has whatever waits for the provider be sent again at once. */
async function sendAgain(): Promise<void> {
  const { clock, db, jobs } = platform.ports
  await db.kysely
    .updateTable('payment_orders')
    .set({ next_at: clock.now() })
    .where('done_at', 'is', null)
    .execute()
  await jobs.run('cashier.orders')
}

const purseOf = async ({ player }: Saver) => {
  const { db, ledger } = platform.ports
  const of = (part: 'cash' | 'held') =>
    ledger.balanceOf(db.kysely, `player:${player.id}:${part}`, 'EUR/2')
  return { cash: await of('cash'), held: await of('held') }
}

describe('a payout whose order', () => {
  test.each(FOREIGN.flatMap(fault => [[fault, 'asked'] as const, [fault, 'kept'] as const]))(
    'meets a provider that %s is neither given back nor lost, whether it was %s',
    async (fault, passed) => {
      const who = await saver(platform, { cash: 0n })
      onCall = () => passed
      lineOf('card').fault = fault
      const { id } = await leaving(platform, who)
      await sendAgain()
      expect(await withdrawalOf(platform, who, id)).toMatchObject({ status: 'Initialized' })
      expect(await purseOf(who)).toEqual({ cash: 0n, held: 5000n })

      lineOf('card').fault = undefined
      await sendAgain()
      expect(await payoutOf(platform, id)).toMatchObject({ status: 'accepted', amount: '50.00' })
      expect(await withdrawalOf(platform, who, id)).toMatchObject({ status: 'Initialized' })
      expect(await purseOf(who)).toEqual({ cash: 0n, held: 5000n })
    }
  )

  test('is to be taken back stays so until the provider itself has answered', async () => {
    const who = await saver(platform, { cash: 0n })
    const { id } = await leaving(platform, who)
    expect(await payoutOf(platform, id)).toMatchObject({ status: 'accepted' })
    const line = lineOf('card')
    // One call alone is answered by somebody else, and the provider never hears of it.
    onCall = () => {
      line.fault = undefined
      return 'kept'
    }
    line.fault = 'answers with somebody’s page'
    await cancel(platform, who, id)
    expect(await withdrawalOf(platform, who, id)).toMatchObject({ status: 'CancelInitialized' })
    await sendAgain()
    expect(await withdrawalOf(platform, who, id)).toMatchObject({ status: 'Cancelled' })
    expect(await payoutOf(platform, id)).toMatchObject({ status: 'cancelled' })
    expect(await purseOf(who)).toEqual({ cash: 5000n, held: 0n })
  })
})

describe('an exclusion from all brands', () => {
  test.each(FOREIGN)('is told again to a register that %s', async fault => {
    const { db, clock } = platform.ports
    const who = await depositor(platform)
    const line = lineOf('register')
    line.fault = fault
    await excludeSelf(platform, who, { allBrands: true })
    const { id } = await db.kysely
      .selectFrom('exclusions')
      .select('id')
      .where('player_id', '=', who.player.id)
      .executeTakeFirstOrThrow()
    const waiting = () => db.kysely.selectFrom('register_outbox').select('tries').executeTakeFirst()
    await expect.poll(async () => (await waiting())?.tries, PATIENT).toBeGreaterThan(0)
    line.fault = undefined
    await db.kysely.updateTable('register_outbox').set({ next_at: clock.now() }).execute()
    const entered = () =>
      db.kysely.selectFrom('register_entries').select('list').where('id', '=', id).execute()
    await expect.poll(entered, PATIENT).toEqual([{ list: 'group' }])
    await expect.poll(waiting, PATIENT).toBeUndefined()
  })
})

describe('what the engagement provider is to know', () => {
  test.each(FOREIGN)('is told again to one that %s', async fault => {
    const { db } = platform.ports
    const who = await depositor(platform)
    const line = lineOf('engagement')
    const waiting = () => db.kysely.selectFrom('engagement_outbox').select('id').execute()
    await expect.poll(waiting, PATIENT).toEqual([])
    line.fault = fault
    const before = line.struck()
    const { id } = await paidIn(platform, who, '50')
    await expect.poll(() => line.struck(), PATIENT).toBeGreaterThan(before + 1)
    line.fault = undefined
    const taken = () =>
      db.kysely.selectFrom('engage_events').select('id').where('id', '=', `deposit:${id}`).execute()
    await expect.poll(taken, PATIENT).toHaveLength(1)
  })
})

describe('a bank', () => {
  test.each(FOREIGN)('that %s leaves the login as it was', async fault => {
    const login = await vouched(platform, 'FINSHARK')
    lineOf('banks').fault = fault
    expect(await complete(platform, login)).toEqual({
      ok: null,
      error: { code: 'PROVIDER_UNAVAILABLE' }
    })
    lineOf('banks').fault = undefined
    expect((await complete(platform, login)).ok).toBeTruthy()
  })
})
