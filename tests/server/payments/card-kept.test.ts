import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { LOCALE_CODES } from '#config/locales.ts'
import { plan } from '#server/payments/desk/plans.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { begun, CARDS, cashOf, payWith, stateOf, visit } from '../cashier/support.ts'
import { optionsOf, paidIn, saver } from '../cashier/withdrawal-support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(async () => {
  await platform.close()
})

/** A deposit from the card that the player has paid 50.00 from before. */
async function again() {
  const who = await saver(platform)
  return { who, ...(await begun(platform, who, { accountId: who.account })) }
}

const press = (frame: URL, action: string, fields: Readonly<Record<string, string>> = {}) =>
  visit(platform, new URL(`${frame.pathname}/${action}`, frame), fields)

describe('a card that has paid before', () => {
  test('is shown masked, and nothing but its code is asked for', async () => {
    const { frame } = await again()
    const { text } = await visit(platform, frame)
    expect(text).toContain('•••• 1111')
    expect(text).toContain('name="code"')
    expect(text).not.toMatch(/name="(number|expiry|holder)"/)
  })

  test('pays by its code, once', async () => {
    const { frame, id, who } = await again()
    await Promise.all([1, 2].map(() => press(frame, 'kept', { code: '123' })))
    expect(await cashOf(platform, who)).toBe('100.00')
    expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Completed' })
    expect((await visit(platform, frame)).text).toContain('data-closes')
  })

  test.each(['', '12', '12345', 'abc'])('is not paid with by the code %j', async code => {
    const { frame, who } = await again()
    const { status, text } = await press(frame, 'kept', { code })
    expect(status).toBe(422)
    expect(text).toContain('Enter the three digits')
    expect(await cashOf(platform, who)).toBe('50.00')
  })

  test('that is declined may be tried again, and ends the deposit the third time', async () => {
    const { frame, id, who } = await again()
    for (const _ of [1, 2, 3]) {
      await plan(platform.ports.db.kysely, who.player.id, 'payment', 'insufficientFunds')
      expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Initialized' })
      await press(frame, 'kept', { code: '123' })
    }
    expect(await stateOf(platform, who, id)).toMatchObject({ refusal: 'DECLINED' })
    expect(await cashOf(platform, who)).toBe('50.00')
  })

  test('that is left cancels the deposit', async () => {
    const { frame, id, who } = await again()
    await press(frame, 'cancel')
    expect(await stateOf(platform, who, id)).toMatchObject({ refusal: 'CANCELLED_BY_PLAYER' })
    await press(frame, 'kept', { code: '123' })
    expect(await cashOf(platform, who)).toBe('50.00')
  })

  test('can be put aside for another one, which is then typed in whole', async () => {
    const { frame, who } = await again()
    await press(frame, 'other')
    expect((await visit(platform, frame)).text).toContain('name="number"')
    await press(frame, 'kept', { code: '123' })
    expect(await cashOf(platform, who)).toBe('50.00')
    await payWith(platform, frame, CARDS.success)
    expect(await cashOf(platform, who)).toBe('100.00')
  })

  test('never stands for another card that was declined', async () => {
    const { frame, who } = await again()
    await payWith(platform, frame, CARDS.insufficientFunds)
    expect((await visit(platform, frame)).text).toContain('name="number"')
    await press(frame, 'kept', { code: '123' })
    expect(await cashOf(platform, who)).toBe('50.00')
  })

  test('is one account, however often it has paid', async () => {
    const who = await saver(platform)
    await paidIn(platform, who, '30')
    const { accounts } = await optionsOf(platform, who)
    expect(accounts.map(({ account, id }) => [account, id])).toEqual([['•••• 1111', who.account]])
  })

  test.each(LOCALE_CODES)('is asked for in %s', async locale => {
    const { frame, paymentId } = await again()
    await platform.ports.db.kysely
      .updateTable('desk_payments')
      .set({ locale } as never)
      .where('id', '=', paymentId)
      .execute()
    const { text } = await visit(platform, frame)
    expect(text).toContain('name="code"')
    expect(text).not.toMatch(/\{\w+\}/)
  })
})
