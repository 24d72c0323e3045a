import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { CARDS, cashOf, create, depositor, payWith } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(async () => {
  await platform.close()
})

const twenty = Array.from({ length: 20 }, (_, index) => index)

async function storedOf(playerId: string) {
  const { kysely } = platform.ports.db
  const deposits = await kysely
    .selectFrom('deposits')
    .select('id')
    .where('player_id', '=', playerId)
    .execute()
  const payments = await kysely
    .selectFrom('desk_payments')
    .select('id')
    .where('customer', '=', playerId)
    .execute()
  return { deposits: deposits.length, payments: payments.length }
}

describe('the idempotency key', () => {
  test('twenty requests at once under one key are one deposit', async () => {
    const who = await depositor(platform)
    const input = { idempotencyKey: 'one' }
    const answers = await Promise.all(twenty.map(() => create(platform, who, input)))
    const [first] = answers
    expect(first?.ok?.frameUrl).toMatch(/\/checkout\//)
    for (const answer of answers) expect(answer).toEqual(first)
    expect(await storedOf(who.player.id)).toEqual({ deposits: 1, payments: 1 })

    await payWith(platform, new URL(first?.ok?.frameUrl ?? ''), CARDS.success)
    expect(await cashOf(platform, who)).toBe('50.00')
    expect((await create(platform, who, input)).ok).toEqual({
      depositId: first?.ok?.depositId,
      frameUrl: null,
      status: 'Completed'
    })
  })

  test('twenty keys are twenty deposits, and each of them brings its money', async () => {
    const who = await depositor(platform)
    const answers = await Promise.all(
      twenty.map(index => create(platform, who, { idempotencyKey: `key-${index}` }))
    )
    const frames = new Set(answers.map(({ ok }) => ok?.frameUrl ?? ''))
    expect(frames.size).toBe(20)
    expect(await storedOf(who.player.id)).toEqual({ deposits: 20, payments: 20 })
    await Promise.all([...frames].map(url => payWith(platform, new URL(url), CARDS.success)))
    // A notification that a busy machine did not take in time is told again by the provider's job.
    await expect.poll(() => cashOf(platform, who), { timeout: 60_000 }).toBe('1000.00')
  })

  test.each([{ amount: '51.00' }, { returnUrl: '/en/games/' }])(
    'a key that stands for another deposit is refused: %j',
    async change => {
      const who = await depositor(platform)
      const input = { idempotencyKey: 'same' }
      await create(platform, who, input)
      expect((await create(platform, who, { ...input, ...change })).error).toEqual({
        code: 'IDEMPOTENCY_MISMATCH'
      })
      expect(await storedOf(who.player.id)).toEqual({ deposits: 1, payments: 1 })
    }
  )

  test('a key belongs to its player', async () => {
    const [one, two] = [await depositor(platform), await depositor(platform)]
    const input = { idempotencyKey: 'shared' }
    const first = await create(platform, one, input)
    const second = await create(platform, two, input)
    expect(second.ok?.depositId).not.toBe(first.ok?.depositId)
  })

  test('ten presses of the provider’s button take one card', async () => {
    const who = await depositor(platform)
    const { ok } = await create(platform, who)
    const frame = new URL(ok?.frameUrl ?? '')
    await Promise.all(twenty.slice(10).map(() => payWith(platform, frame, CARDS.success)))
    expect(await cashOf(platform, who)).toBe('50.00')
  })
})
