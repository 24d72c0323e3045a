import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { LOCALE_CODES, LOCALES } from '#config/locales.ts'
import { call } from '#server/http/call.ts'
import { isCardNumber, TEST_CARDS } from '#server/payments/card/test-cards.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { begun, CARDS, cashOf, depositor, payWith, stateOf, visit } from '../cashier/support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(async () => {
  await platform.close()
})

async function opened(country = 'FI') {
  const who = await depositor(platform, { country })
  return { who, ...(await begun(platform, who, country === 'JP' ? { amount: '5000' } : {})) }
}

const faultOf = (text: string, field: string) =>
  new RegExp(`id="${field}-fault">([^<]+)<`).exec(text)?.[1]

describe('the checkout page', () => {
  test('shows whom and how much, in a frame of the site and nobody else’s', async () => {
    const { frame } = await opened()
    const { status, headers, text } = await visit(platform, frame)
    expect(status).toBe(200)
    expect(text).toContain('Infiniza')
    expect(text).toContain('€50.00')
    const site = new URL(platform.url)
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; " +
        `base-uri 'none'; frame-ancestors ${site.origin} http://127.0.0.1:${site.port}`
    )
    expect(headers['cache-control']).toBe('no-store')
    expect(text).not.toMatch(/<script(?! src)|style=|onclick/)
  })

  test('its files are served under names that change with them', async () => {
    const { frame } = await opened()
    const { text } = await visit(platform, frame)
    const files = [...text.matchAll(/(?:href|src)="(\/checkout\/files\/[^"]+)"/g)]
    expect(files).toHaveLength(2)
    for (const [, path = ''] of files) {
      const file = await visit(platform, new URL(path, frame))
      expect(file.status).toBe(200)
      expect(file.headers['cache-control']).toContain('immutable')
    }
  })

  test('lists test cards, all of them good by Luhn’s formula', async () => {
    const { frame } = await opened()
    const { text } = await visit(platform, frame)
    for (const number of Object.keys(TEST_CARDS)) {
      expect(isCardNumber(number)).toBe(true)
      expect(text).toContain(number.replace(/(\d{4})(?=\d)/g, '$1 '))
    }
  })

  test('stands on the provider’s origin and nowhere else', async () => {
    const { frame } = await opened()
    const elsewhere = await fetch(`${platform.url}${frame.pathname}`)
    expect(elsewhere.status).toBe(404)
  })

  test('an address that leads to no payment says so', async () => {
    const { frame } = await opened()
    const { status, text } = await visit(platform, new URL('/checkout/pay_nothing', frame))
    expect(status).toBe(404)
    expect(text).toContain('There is no such payment')
  })

  test.each(LOCALE_CODES)('speaks %s when the lobby does', async locale => {
    const { frame, paymentId } = await opened('JP')
    await platform.ports.db.kysely
      .updateTable('desk_payments')
      .set({ locale } as never)
      .where('id', '=', paymentId)
      .execute()
    const { text } = await visit(platform, frame)
    expect(text).toContain(`<html lang="${LOCALES[locale].bcp47}">`)
    expect(text).toMatch(/[¥￥][\s\u00a0]?5|5[.,\s\u00a0\u202f]?000[\s\u00a0]?[¥￥]/)
    expect(text).not.toMatch(/\{\w+\}/)
  })
})

describe('the card form', () => {
  test.each([
    ['number', { number: '4111 1111 1111 1112' }, 'Enter the whole card number'],
    ['number', { number: '4111' }, 'Enter the whole card number'],
    ['number', { number: '' }, 'Enter the whole card number'],
    ['number', { number: '<script>' }, 'Enter the whole card number'],
    ['number', { number: '4242424242424242' }, 'Only the test cards'],
    ['expiry', { expiry: '01/20' }, 'no longer valid'],
    ['expiry', { expiry: '13/30' }, 'Enter month and year'],
    ['code', { code: '12' }, 'Enter the three digits'],
    ['holder', { holder: ' ' }, 'Enter the name']
  ])('a wrong %s is refused beside the field: %j', async (field, wrong, words) => {
    const { who, id, frame } = await opened()
    const { status, text } = await payWith(platform, frame, CARDS.success, wrong)
    expect(status).toBe(422)
    expect(faultOf(text, field)).toContain(words)
    expect(text).toContain('role="alert"')
    expect(text).toContain(`aria-describedby="${field}-fault`)
    expect(await stateOf(platform, who, id)).toMatchObject({ status: 'Initialized' })
    expect(await cashOf(platform, who)).toBe('0.00')
  })

  test('a card that is good until this month still pays', async () => {
    const { who, frame } = await opened()
    const now = platform.ports.clock.now()
    const month = String(now.getUTCMonth() + 1).padStart(2, '0')
    const expiry = `${month}${now.getUTCFullYear() % 100}`
    await payWith(platform, frame, CARDS.success.replaceAll(' ', ''), { expiry })
    expect(await cashOf(platform, who)).toBe('50.00')
  })

  test('what was typed comes back escaped, number and code not at all', async () => {
    const { frame } = await opened()
    const { text } = await payWith(platform, frame, '4111 1111 1111 1112', {
      holder: '"><script>alert(1)</script>',
      code: '987'
    })
    expect(text).toContain('&quot;&gt;&lt;script&gt;')
    expect(text).not.toContain('<script>alert')
    expect(text).not.toContain('1111 1112')
    const secrets = text.match(/<input[^>]* name="(?:number|code)"[^>]*>/g) ?? []
    expect(secrets).toHaveLength(2)
    for (const input of secrets) expect(input).not.toContain(' value=')
  })
})

describe('the end of a payment', () => {
  test('an approved one tells the lobby’s window, and only that, to close the frame', async () => {
    const { frame } = await opened()
    await payWith(platform, frame, CARDS.success)
    const { text } = await visit(platform, frame)
    expect(text).toContain('Payment received')
    expect(text).toContain(
      `data-message="closeQuickDepositEvent" data-origin="${new URL(platform.url).origin}" data-closes`
    )
  })

  test('a confirmation at the bank stands between the card and the money', async () => {
    const { who, frame } = await opened()
    await payWith(platform, frame, CARDS.confirm)
    expect(await cashOf(platform, who)).toBe('0.00')
    expect((await visit(platform, frame)).text).toContain('Confirm at your bank')
    await visit(platform, new URL(`${frame.pathname}/confirm`, frame), { answer: 'yes' })
    expect(await cashOf(platform, who)).toBe('50.00')
  })

  test('a confirmation that is refused declines the card', async () => {
    const { who, id, frame } = await opened()
    await payWith(platform, frame, CARDS.confirm)
    await visit(platform, new URL(`${frame.pathname}/confirm`, frame), { answer: 'no' })
    expect((await visit(platform, frame)).text).toContain('not confirmed at the bank')
    await visit(platform, new URL(`${frame.pathname}/cancel`, frame), {})
    expect(await stateOf(platform, who, id)).toMatchObject({ refusal: 'DECLINED' })
  })

  test('nothing can be confirmed that the bank has not asked for', async () => {
    const { who, frame } = await opened()
    await visit(platform, new URL(`${frame.pathname}/confirm`, frame), { answer: 'yes' })
    expect(await cashOf(platform, who)).toBe('0.00')
  })

  test('a cancelled one ends the deposit as cancelled by the player', async () => {
    const { who, id, frame } = await opened()
    await visit(platform, new URL(`${frame.pathname}/cancel`, frame), {})
    expect((await visit(platform, frame)).text).toContain('Payment cancelled')
    expect(await stateOf(platform, who, id)).toMatchObject({
      status: 'Cancelled',
      refusal: 'CANCELLED_BY_PLAYER'
    })
  })
})

describe('the provider’s API', () => {
  test.each(['', 'Bearer wrong', 'Basic x'])('asks for the key: %j', async authorization => {
    const { frame, paymentId } = await opened()
    const { ports } = platform
    const at = (path: string) => new URL(path, frame)
    const headers = { authorization, 'content-type': 'application/json' }
    const read = await call(ports.config, at(`/v1/payments/${paymentId}`), { headers })
    expect(read.status).toBe(401)
    const begin = await call(ports.config, at('/v1/payments'), {
      method: 'POST',
      headers,
      body: '{}'
    })
    expect(begin.status).toBe(401)
  })
})
