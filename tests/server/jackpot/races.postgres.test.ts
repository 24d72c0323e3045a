import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { HOUSE_JACKPOT } from '#config/jackpots.ts'
import { decidePending } from '#server/capabilities/jackpot/index.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { cashOf } from '../games/support.ts'
import { play, potsOf, scriptedRandom, takingPart } from './support.ts'

const { id, pots: rules } = HOUSE_JACKPOT
const PLAYERS = 12
const BETS = 10

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform({ random: scriptedRandom().random })
})
afterAll(async () => {
  await platform.close()
})

describe('many bets at once', () => {
  test('are each decided once and in one order, and every cent of them is in a pot or at the house', async () => {
    const { ports } = platform
    const players = await Promise.all(
      Array.from({ length: PLAYERS }, () => takingPart(platform, { value: '0.05' }))
    )
    const before = await potsOf(platform)
    const deciding = Array.from({ length: 4 }, () => decidePending(ports, id))
    const playing = players.map(async player => {
      for (let bet = 0; bet < BETS; bet++) await play(platform, player, '5.00')
    })
    await Promise.all([...playing, ...deciding])
    await Promise.all(Array.from({ length: 4 }, () => decidePending(ports, id)))

    const given = BigInt(PLAYERS * BETS) * 25n
    const after = await potsOf(platform)
    for (const { id: pot, share } of rules)
      expect(after[pot] - before[pot]).toBe((given * 10_000n * BigInt(share)) / 10_000n)
    for (const { player } of players)
      expect(await cashOf(platform, player)).toBe(10_000n - BigInt(BETS) * 525n)

    const decisions = await ports.db.kysely
      .selectFrom('jackpot_decisions')
      .select(['number', 'record', 'hash'])
      .where('instance', '=', id)
      .orderBy('number')
      .execute()
    expect(decisions.map(({ number }) => Number(number))).toEqual(
      Array.from({ length: PLAYERS * BETS }, (_, index) => index + 1)
    )
    const previous = decisions.map(({ record }) => JSON.parse(record).previous)
    expect(previous).toEqual(['', ...decisions.slice(0, -1).map(({ hash }) => hash)])
    expect(await ports.ledger.reconcile()).toEqual({ unbalanced: [], drifted: [], negative: [] })
  })
})
