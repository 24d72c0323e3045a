import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { LOCALE_CODES, LOCALES } from '#config/locales.ts'
import { parseDecimal } from '#rules/money.ts'
import { adapterOf } from '#server/capabilities/cashier/providers/index.ts'
import { returnPayout } from '#server/payments/desk/payouts.ts'
import { takeBack } from '#server/payments/desk/steps.ts'
import type { DeskStatus } from '#server/payments/desk/tables.ts'
import { WRITTEN_AMOUNTS } from '#tests/cases/written-amounts.ts'
import { json, serveHttp } from '#tests/support/http-server.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { cashOf, create, type Depositor, stateOf, visit } from '../cashier/support.ts'
import {
  cancel,
  leaving,
  payAll,
  payoutOf,
  refuseNextPayout,
  withdrawalOf
} from '../cashier/withdrawal-support.ts'
import {
  type Banking,
  customer,
  depositOf,
  deskPayment,
  FIRST,
  later,
  opened,
  payer,
  payFrom,
  permutations,
  press,
  putAt
} from './banking-support.ts'

/** What a provider says of a payment; what is not given is as it should be. */
/** The text with another sign at a place. */
const withOther = (sent: string, place: number): string =>
  sent.slice(0, place) + (sent[place] === 'A' ? 'B' : 'A') + sent.slice(place + 1)

export interface Said {
  readonly paymentId: string
  readonly reference: string
  readonly status: DeskStatus
  readonly sequence: number
  readonly amount?: string
  readonly currency?: string
}

export interface Signing {
  /** The provider's id of the notification. */
  readonly id?: string
  readonly key?: string
  readonly seconds?: number
  /** What somebody makes of it on its way. */
  readonly change?: (sent: string) => string
  readonly unsigned?: boolean
}

export interface Subject {
  readonly method: Banking
  readonly isFramed: boolean
  /** Whether a notification says what has become of a payment, and not only that something has. */
  readonly saysAll?: boolean
  /** Sends a notification in the provider's form; answers the status that it was answered with. */
  readonly tell: (platform: TestPlatform, said: Said, signing?: Signing) => Promise<number>
}

/** Proves what is the same for every provider that pays from a bank account. */
export function proveProvider({ method, isFramed, saysAll = true, tell }: Subject): void {
  let platform: TestPlatform

  beforeAll(async () => {
    platform = await startPlatform()
  })

  afterEach(async () => {
    await platform.ports.clock.move('real')
    expect(await platform.ports.ledger.reconcile()).toEqual({
      unbalanced: [],
      drifted: [],
      negative: []
    })
  })

  afterAll(async () => {
    await platform.close()
  })

  async function waiting() {
    const { id, paymentId, who } = await opened(platform, method)
    return { who, id, payment: { paymentId, reference: id } }
  }

  describe('a deposit', () => {
    test('goes from the choice of a bank to the credited purse', async () => {
      const { frame, id, who } = await opened(platform, method)
      const first = await visit(platform, frame)
      expect(first.text).toContain('Infiniza')
      expect(first.text).toContain('€50.00')
      await press(platform, frame, 'bank', FIRST[method])
      expect((await visit(platform, frame)).text).toMatch(/[A-Z]{2}•• \d{4}/)
      expect(await cashOf(platform, who)).toBe('0.00')
      await press(platform, frame, 'approve')
      expect(await cashOf(platform, who)).toBe('50.00')
      expect(await depositOf(platform, id)).toMatchObject({
        status: 'Completed',
        account_mask: expect.stringMatching(/^(DE|FI)•• \d{4}$/)
      })
    })

    test('approved twice at once is credited once', async () => {
      const { frame, who } = await opened(platform, method)
      await press(platform, frame, 'bank', FIRST[method])
      await Promise.all([1, 2, 3].map(() => press(platform, frame, 'approve')))
      expect(await cashOf(platform, who)).toBe('50.00')
    })

    test('can not be approved before a bank is chosen', async () => {
      const { frame, who } = await opened(platform, method)
      await press(platform, frame, 'approve')
      await press(platform, frame, 'ending', { ending: 'otherAmount' })
      expect(await cashOf(platform, who)).toBe('0.00')
    })

    test('from the same bank is from the same account, from another one from another', async () => {
      const { frame, id, who } = await opened(platform, method)
      await press(platform, frame, 'bank', FIRST[method])
      const [first] = /[A-Z]{2}•• \d{4}/.exec((await visit(platform, frame)).text) ?? []
      await press(platform, frame, 'other')
      await press(platform, frame, 'bank', { ...FIRST[method], bank: 'Tersa' })
      expect((await visit(platform, frame)).text).not.toContain(first)
      await press(platform, frame, 'other')
      await payFrom(platform, method, frame)
      expect((await depositOf(platform, id)).account_mask).toBe(first)
      expect(await cashOf(platform, who)).toBe('50.00')
    })

    test('that the customer leaves is cancelled, and nothing is taken', async () => {
      const { frame, id, who } = await opened(platform, method)
      await press(platform, frame, 'cancel')
      expect(await stateOf(platform, who, id)).toMatchObject({ refusal: 'CANCELLED_BY_PLAYER' })
      await payFrom(platform, method, frame)
      expect(await cashOf(platform, who)).toBe('0.00')
    })

    test.each([
      ['refused', 'The bank has refused this payment'],
      ['insufficientFunds', 'There is not enough money on this account']
    ])('that the bank ends as %s is declined and says why', async (ending, words) => {
      const { frame, id, who } = await opened(platform, method)
      await press(platform, frame, 'bank', FIRST[method])
      await press(platform, frame, 'ending', { ending })
      expect(await stateOf(platform, who, id)).toMatchObject({ refusal: 'DECLINED' })
      const { text } = await visit(platform, frame)
      expect(text).toContain(words)
      expect(text).not.toContain('data-closes')
    })

    test('that no bank answers waits, and ends when its time is over', async () => {
      const { frame, id, who } = await opened(platform, method)
      await press(platform, frame, 'bank', FIRST[method])
      await press(platform, frame, 'ending', { ending: 'silent' })
      expect((await visit(platform, frame)).text).toContain('not answered yet')
      expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Initialized' })
      await later(platform, 21, () => platform.ports.jobs.run('desk.expire'))
      expect(await stateOf(platform, who, id)).toMatchObject({ refusal: 'EXPIRED' })
    })

    test('that another amount was paid for is credited with nothing', async () => {
      const { frame, id, paymentId, who } = await opened(platform, method)
      await press(platform, frame, 'bank', FIRST[method])
      await press(platform, frame, 'ending', { ending: 'otherAmount' })
      expect(await deskPayment(platform, paymentId)).toMatchObject({
        status: 'captured',
        amount: '25.00'
      })
      expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Initialized' })
      expect(await cashOf(platform, who)).toBe('0.00')
    })

    test('whose notification is lost is found by asking, and credited once', async () => {
      const { id, payment, who } = await waiting()
      await putAt(platform, payment.paymentId, { status: 'captured', sequence: 1 })
      await later(platform, 2, () => platform.ports.jobs.run('cashier.reconcile'))
      await later(platform, 3, () => platform.ports.jobs.run('cashier.reconcile'))
      expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Completed' })
      expect(await cashOf(platform, who)).toBe('50.00')
    })

    test('that is charged back leaves the purse', async () => {
      const { frame, id, paymentId, who } = await opened(platform, method)
      await payFrom(platform, method, frame)
      await takeBack(platform.ports, paymentId, 'chargedBack')
      expect(await stateOf(platform, who, id)).toMatchObject({ status: 'RolledBacked' })
      expect(await cashOf(platform, who)).toBe('0.00')
    })
  })

  describe('a withdrawal', () => {
    test('is accepted, and paid when its time has come', async () => {
      const who = await payer(platform, method)
      const { id } = await leaving(platform, who)
      expect(await payoutOf(platform, id)).toMatchObject({ provider: method, status: 'accepted' })
      expect(await cashOf(platform, who)).toBe('0.00')
      await payAll(platform)
      expect(await withdrawalOf(platform, who, id)).toMatchObject({ status: 'Completed' })
      expect(await cashOf(platform, who)).toBe('0.00')
    })

    test('that the bank refuses brings the money back', async () => {
      const who = await payer(platform, method)
      await refuseNextPayout(platform, who)
      const { id } = await leaving(platform, who)
      await payAll(platform)
      expect(await withdrawalOf(platform, who, id)).toMatchObject({ refusal: 'PROVIDER_REFUSED' })
      expect(await cashOf(platform, who)).toBe('50.00')
    })

    test('that comes back from the bank is in the purse again', async () => {
      const who = await payer(platform, method)
      const { id } = await leaving(platform, who)
      await payAll(platform)
      await returnPayout(platform.ports, (await payoutOf(platform, id))?.id ?? '')
      expect(await withdrawalOf(platform, who, id)).toMatchObject({ status: 'RolledBacked' })
      expect(await cashOf(platform, who)).toBe('50.00')
    })

    test('can be taken back until it is paid', async () => {
      const who = await payer(platform, method)
      const { id } = await leaving(platform, who)
      expect((await cancel(platform, who, id)).error).toBeNull()
      expect(await payoutOf(platform, id)).toMatchObject({ status: 'cancelled' })
      expect(await cashOf(platform, who)).toBe('50.00')
      await payAll(platform)
      expect(await withdrawalOf(platform, who, id)).toMatchObject({ status: 'Cancelled' })
      expect(await cashOf(platform, who)).toBe('50.00')
    })

    test('to an account that has never paid in is refused by the provider', async () => {
      const { player } = await payer(platform, method)
      const answer = await adapterOf(method).payOut(platform.ports, {
        reference: 'wd-1',
        amount: 1000n,
        currency: 'EUR',
        customer: player.id,
        accountId: 'acc_of_somebody'
      })
      expect(answer).toBe('refused')
    })
  })

  describe('what the provider is asked', () => {
    test('it knows a payment and a payout by our reference, and none by another', async () => {
      const who = await payer(platform, method)
      const { id } = await leaving(platform, who)
      const { findPayIn, findPayOut } = adapterOf(method)
      expect(await findPayOut(platform.ports, id)).toMatchObject({
        reference: id,
        status: 'accepted',
        amount: '50.00'
      })
      expect(await findPayOut(platform.ports, 'nothing')).toBeNull()
      expect(await findPayIn(platform.ports, 'nothing')).toBeNull()
    })

    test('it lists what has changed since a moment, and nothing older', async () => {
      const before = platform.ports.clock.now()
      const who = await payer(platform, method)
      const { id } = await leaving(platform, who)
      const { changesSince } = adapterOf(method)
      const changes = (await changesSince(platform.ports, before)) ?? []
      expect(changes.map(({ kind, fact }) => [kind, fact.status])).toContainEqual([
        'payIn',
        'captured'
      ])
      expect(changes.map(({ fact }) => fact.reference)).toContain(id)
      const future = new Date(before.getTime() + 30 * 86_400_000)
      expect(await changesSince(platform.ports, future)).toEqual([])
    })
  })

  describe('a notification', () => {
    const captured = { status: 'captured', sequence: 3 } as const

    test.each([
      ['by another key', { key: 'somebody else’s' }],
      ['not at all', { unsigned: true }],
      ['six minutes ago', { seconds: -360 }],
      ['in six minutes', { seconds: 360 }],
      // In the middle: the last sign of a code may hold bits that nobody reads.
      ['and changed since', { change: (sent: string) => withOther(sent, sent.length >> 1) }],
      ['and cut since', { change: (sent: string) => sent.slice(0, -4) }]
    ] satisfies [string, Signing][])('signed %s is refused, and nothing moves', async (_, how) => {
      const { who, id, payment } = await waiting()
      expect(await tell(platform, { ...payment, ...captured }, how)).toBe(401)
      expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Initialized' })
      expect(await cashOf(platform, who)).toBe('0.00')
    })

    test('[L067] comes in all 24 orders of four, each twice, and is one credit', async () => {
      for (const order of permutations([0, 1, 2, 3])) {
        const { who, id, payment } = await waiting()
        const messages = [
          { ...payment, status: 'open', sequence: 1 },
          { ...payment, status: 'cancelled', sequence: 2 },
          { ...payment, ...captured },
          { ...payment, ...captured }
        ] as const
        for (const place of order)
          for (const _ of [1, 2]) {
            const said = messages[place]
            if (!said) throw new RangeError(String(place))
            expect(await tell(platform, said, { id: `${id}-${place}` })).toBe(200)
          }
        expect(await cashOf(platform, who)).toBe('50.00')
        expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Completed' })
      }
    })

    test('of a charge back leaves nothing, before the credit and after it', async () => {
      const back = { status: 'chargedBack', sequence: 4 } as const
      for (const order of [
        [captured, back],
        [back, captured]
      ]) {
        const { who, payment } = await waiting()
        for (const said of order) await tell(platform, { ...payment, ...said })
        expect(await cashOf(platform, who)).toBe('0.00')
      }
    })

    test('of a cancel after the credit changes nothing', async () => {
      const { who, id, payment } = await waiting()
      await tell(platform, { ...payment, ...captured })
      await tell(platform, { ...payment, status: 'cancelled', sequence: 4 })
      expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Completed' })
      expect(await cashOf(platform, who)).toBe('50.00')
    })

    test.each([{ amount: '5000.00' }, { amount: '49.99' }, { amount: '0' }, { currency: 'USD' }])(
      'of %j for 50.00 € credits nothing',
      async changed => {
        const { who, id, payment } = await waiting()
        expect(await tell(platform, { ...payment, ...captured, ...changed })).toBe(422)
        expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Initialized' })
        expect(await cashOf(platform, who)).toBe('0.00')
      }
    )
  })

  test('a written amount in a notification is credited as it was asked for, or not at all', async () => {
    for (const { written } of WRITTEN_AMOUNTS) {
      const { who, payment } = await waiting()
      const parsed = parseDecimal(written, 'EUR')
      const isAsked = parsed.status === 'ok' && parsed.minor === 5000n
      await tell(platform, { ...payment, status: 'captured', sequence: 1, amount: written })
      const credited = await cashOf(platform, who)
      expect(isAsked ? ['50.00', '0.00'] : ['0.00']).toContain(credited)
    }
  })

  const provesWords = () => {
    const captured = { status: 'captured', sequence: 3 } as const

    test('of another payment than was begun is refused', async () => {
      const { who, payment } = await waiting()
      const other = await waiting()
      const said = { ...captured, reference: payment.reference }
      expect(await tell(platform, { ...said, paymentId: other.payment.paymentId })).toBe(422)
      expect(await tell(platform, { ...captured, ...payment, reference: 'nothing' })).toBe(404)
      expect(await cashOf(platform, who)).toBe('0.00')
      expect(await cashOf(platform, other.who)).toBe('0.00')
    })

    test('says something else under the same name and is refused', async () => {
      const { who, id, payment } = await waiting()
      expect(await tell(platform, { ...payment, ...captured }, { id: `${id}-1` })).toBe(200)
      const other = { ...payment, status: 'chargedBack', sequence: 4 } as const
      expect(await tell(platform, other, { id: `${id}-1` })).toBe(422)
      expect(await cashOf(platform, who)).toBe('50.00')
    })
  }

  if (saysAll) describe('a notification that says all', () => provesWords())

  describe('its pages', () => {
    test(`${isFramed ? 'stand in a frame of the site' : 'stand in no frame'}, and lead back to it alone`, async () => {
      const { frame } = await opened(platform, method)
      const { headers, text } = await visit(platform, frame)
      const site = new URL(platform.url)
      const csp = String(headers['content-security-policy'])
      expect(csp).toContain(`form-action 'self' ${site.origin};`)
      expect(csp).toMatch(isFramed ? `frame-ancestors ${site.origin} ` : /frame-ancestors 'none'$/)
      expect(headers['referrer-policy']).toBe('no-referrer')
      expect(text).not.toMatch(/<script(?! src)|style=|onclick/)
      expect((await fetch(`${platform.url}${frame.pathname}`)).status).toBe(404)
    })

    test('name files that are there and may be kept', async () => {
      const { frame } = await opened(platform, method)
      const { text } = await visit(platform, frame)
      const files = [...text.matchAll(/(?:href|src)="(\/pay\/files\/[^"]+)"/g)]
      expect(files).toHaveLength(3)
      for (const [, path = ''] of files) {
        const file = await visit(platform, new URL(path, frame))
        expect(file.status).toBe(200)
        expect(file.headers['cache-control']).toContain('immutable')
      }
    })

    test('ask again for what can not be, and keep nothing of it', async () => {
      const { frame, paymentId } = await opened(platform, method)
      const { status, text } = await press(platform, frame, 'bank', { bank: '"><script>', pin: '' })
      expect(status).toBe(422)
      expect(text).toContain('role="alert"')
      expect(text).not.toContain('"><script>')
      expect(await deskPayment(platform, paymentId)).toMatchObject({ way: null })
    })

    test.each(LOCALE_CODES)('speak %s at every step', async locale => {
      const { frame, paymentId } = await opened(platform, method)
      await platform.ports.db.kysely
        .updateTable('desk_payments')
        .set({ locale } as never)
        .where('id', '=', paymentId)
        .execute()
      const steps = [
        () => undefined,
        () => press(platform, frame, 'bank', FIRST[method]),
        () => press(platform, frame, 'ending', { ending: 'refused' })
      ]
      for (const step of steps) {
        await step()
        const { text } = await visit(platform, frame)
        expect(text).toContain(`<html lang="${LOCALES[locale].bcp47}">`)
        expect(text).not.toMatch(/\{\w+\}/)
      }
    })

    test('an address that leads to no payment says so', async () => {
      const { frame } = await opened(platform, method)
      const { status, text } = await visit(platform, new URL('/pay/pay_nothing', frame))
      expect(status).toBe(404)
      expect(text).toContain('There is no such payment')
    })
  })
}

interface Doubt {
  readonly method: Banking
  /** The variable that says where the provider is. */
  readonly variable: string
  /** What the provider answers to whatever it is asked, when its page is at the address. */
  readonly answer: (page: string) => string
}

/** Proves what becomes of a deposit that a provider does not begin as it should. */
export function proveDoubt({ answer, method, variable }: Doubt): void {
  let provider: Awaited<ReturnType<typeof serveHttp>>
  let platform: TestPlatform
  let who: Depositor

  beforeAll(async () => {
    provider = await serveHttp((_received, response) => json(response, {}, 503))
    platform = await startPlatform({ env: { [variable]: provider.url } })
    who = await customer(platform, method)
  })

  afterAll(async () => {
    await platform.close()
    await provider.close()
  })

  const codeOf = async () => (await create(platform, who, { method })).error?.code

  test('that is none leaves the method not available', async () => {
    provider.handle((_received, response) => json(response, {}, 503))
    expect(await codeOf()).toBe('PROVIDER_UNAVAILABLE')
  })

  test('leads to a page on the provider’s own origin, and to none elsewhere', async () => {
    const own = `${provider.url}/pay/1`
    provider.handle((_received, response) => json(response, answer(own)))
    expect((await create(platform, who, { method })).ok?.frameUrl).toBe(own)
    for (const page of ['https://evil.example/pay/1', 'javascript:alert(1)', 'nowhere']) {
      provider.handle((_received, response) => json(response, answer(page)))
      expect(await codeOf()).toBe('PROVIDER_UNAVAILABLE')
    }
  })
}
