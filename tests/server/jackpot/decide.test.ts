import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'

import { HOUSE_JACKPOT, type JackpotRule } from '#config/jackpots.ts'
import { decidePending } from '#server/capabilities/jackpot/index.ts'
import { PATIENT } from '#tests/support/patience.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { cashOf } from '../games/support.ts'
import { play, potsOf, scriptedRandom, takingPart } from './support.ts'

const { id } = HOUSE_JACKPOT
const [minor, major, mega] = HOUSE_JACKPOT.pots as [
  JackpotRule['pots'][number],
  JackpotRule['pots'][number],
  JackpotRule['pots'][number]
]
/** Of the three numbers of a decision, one that drops nothing. */
const MISS = 2 ** 40

let platform: TestPlatform
const { random, next } = scriptedRandom()

beforeAll(async () => {
  platform = await startPlatform({ random })
})
afterAll(async () => {
  await platform.close()
})

const winsOf = (player: string) =>
  platform.ports.db.kysely
    .selectFrom('jackpot_wins')
    .selectAll()
    .where('player_id', '=', player)
    .execute()

const potAccount = (pot: string) =>
  platform.ports.ledger.balanceOf(platform.ports.db.kysely, `pot:${id}:${pot}`, 'EUR/2')

describe('deciding', () => {
  test('feeds the pots by their shares, and their accounts hold the whole cents of them', async () => {
    const before = await potsOf(platform)
    const player = await takingPart(platform, { value: '0.05' })
    await play(platform, player, '10.00')
    await decidePending(platform.ports, id)
    const after = await potsOf(platform)
    expect(after.minor - before.minor).toBe(150_000n)
    expect(after.major - before.major).toBe(125_000n)
    expect(after.mega - before.mega).toBe(125_000n)
    for (const pot of ['minor', 'major', 'mega'] as const)
      expect(await potAccount(pot)).toBe(after[pot] / 10_000n)
  })

  test('a pot that falls is paid to the purse, begins anew with its seed, and is told', async () => {
    const player = await takingPart(platform, { value: '0.05' })
    const told: unknown[] = []
    const stop = platform.ports.bus.subscribe('jackpot.won', id, event => told.push(event.data))
    const { minor: full } = await potsOf(platform)
    next(0, MISS, MISS)
    await play(platform, player, '10.00')
    await decidePending(platform.ports, id)
    const paid = (full + 150_000n) / 10_000n
    const [win] = await winsOf(player.player.id)
    expect(win).toMatchObject({ pot: 'minor', euros: paid, amount: paid, status: 'paid' })
    expect(win).toMatchObject({ initials: 'A. V.', game: 'pearl-drift', kind: 'main' })
    expect(await cashOf(platform, player.player)).toBe(8950n + paid)
    expect((await potsOf(platform)).minor).toBeGreaterThanOrEqual(minor.seed * 10_000n)
    expect((await potsOf(platform)).minor).toBeLessThan(minor.seed * 10_000n + 10_000n)
    await vi.waitFor(() => expect(told).toEqual([{ win: win?.id }]), PATIENT)
    stop()
  })

  test('J14 two bets that both win are decided one after the other: the pot, then its seed', async () => {
    const one = await takingPart(platform, { value: '0.05' })
    const other = await takingPart(platform, { value: '0.05' })
    const { major: full } = await potsOf(platform)
    next(MISS, 0, MISS, MISS, 0, MISS)
    await Promise.all([play(platform, one, '10.00'), play(platform, other, '10.00')])
    await Promise.all([decidePending(platform.ports, id), decidePending(platform.ports, id)])
    const wins = [...(await winsOf(one.player.id)), ...(await winsOf(other.player.id))]
    const paid = wins.map(({ euros }) => euros).toSorted((a, b) => Number(b - a))
    const first = full + 125_000n
    expect(paid).toEqual([first / 10_000n, major.seed + ((first % 10_000n) + 125_000n) / 10_000n])
  })

  test('a win in another currency is paid in it, at the rate of the moment and rounded down', async () => {
    const player = await takingPart(platform, { value: '0.05', country: 'NO', cash: 100_000n })
    next(0, MISS, MISS)
    await play(platform, player, '100.00')
    await decidePending(platform.ports, id)
    const [win] = await winsOf(player.player.id)
    expect(win).toMatchObject({ currency: 'NOK', rate: '11.5' })
    expect(win?.amount).toBe(((win?.euros ?? 0n) * 115n) / 10n)
    expect(await cashOf(platform, player.player)).toBe(100_000n - 10_500n + (win?.amount ?? 0n))
  })

  test('J13 a large win waits until a person has looked at it: the purse is as it was', async () => {
    const others = await Promise.all([
      takingPart(platform, { value: '0.05' }),
      takingPart(platform, { value: '0.05' })
    ])
    for (const other of others) await play(platform, other, '20.00')
    await decidePending(platform.ports, id)
    const player = await takingPart(platform, { value: '0.05' })
    next(MISS, MISS, 0)
    await play(platform, player, '10.00')
    await decidePending(platform.ports, id)
    const [win] = await winsOf(player.player.id)
    expect(win).toMatchObject({ pot: 'mega', status: 'checking', paid_at: null })
    expect(await cashOf(platform, player.player)).toBe(8950n)
    expect(await potAccount('checking')).toBeGreaterThanOrEqual(win?.euros ?? 0n)
  })

  test('half of the largest pot goes to others, by the board and by chance, and no cent is lost', async () => {
    const { ports } = platform
    const wins = await ports.db.kysely
      .selectFrom('jackpot_wins')
      .selectAll()
      .where('pot', '=', 'mega')
      .execute()
    const main = wins.filter(({ kind }) => kind === 'main')
    const shares = wins.filter(({ kind }) => kind === 'community')
    expect(main).toHaveLength(1)
    expect(shares.length).toBeGreaterThan(1)
    expect(shares.map(win => win.player_id)).not.toContain(main[0]?.player_id)
    const total = (rows: typeof wins) => rows.reduce((sum, { euros }) => sum + euros, 0n)
    // What rounding has left is in the pot again.
    expect(total(main)).toBeGreaterThanOrEqual(total(shares))
    expect(total(main) - total(shares)).toBeLessThan(100n)
    expect(total(wins)).toBeGreaterThan(mega.seed - 100n)
  })

  test('what fell before a restart is decided after it, in order and once', async () => {
    const player = await takingPart(platform, { value: '0.05' })
    for (let bet = 1; bet <= 3; bet++) await play(platform, player, '10.00')
    await platform.ports.jobs.run('jackpots.decide')
    await platform.ports.jobs.run('jackpots.decide')
    const numbers = await platform.ports.db.kysely
      .selectFrom('jackpot_contributions')
      .select('decision')
      .where('player_id', '=', player.player.id)
      .orderBy('id')
      .execute()
    const [first = 0n] = numbers.map(({ decision }) => decision ?? 0n)
    expect(numbers.map(({ decision }) => decision)).toEqual([first, first + 1n, first + 2n])
  })

  test('the books add up: no account drifts, and pots hold what they say', async () => {
    expect(await platform.ports.ledger.reconcile()).toEqual({
      unbalanced: [],
      drifted: [],
      negative: []
    })
  })
})
