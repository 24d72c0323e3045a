import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { launch, move, sitDownAt } from '../games/support.ts'
import { asPlayer, LIVE, SLOT, standingClock, TABLE, underBonus } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform({ clock: standingClock() })
})

afterEach(async () => {
  const { unbalanced, negative } = await platform.ports.ledger.reconcile()
  expect([unbalanced, negative]).toEqual([[], []])
})

afterAll(async () => {
  await platform.close()
})

const refusal = (code: string) => ({ status: 'error', code })
const MINOR = 10_000n

describe('a stake under a bonus', () => {
  test('B10: real money first, then bonus money, and a win goes back as the stake came', async () => {
    const who = await underBonus(platform, { cash: 800n, bonus: 500n })
    const { bet, win } = await who.round('10.00', { won: '10.00' })
    expect(await move(platform, 'bet', bet)).toMatchObject({ balance: '3.00' })
    expect(await who.purses()).toEqual({ cash: 0n, bonus: 300n })
    expect(await move(platform, 'win', win)).toMatchObject({ balance: '13.00' })
    expect(await who.purses()).toEqual({ cash: 800n, bonus: 500n })
  })

  test('B11: takes no bonus money in a game that counts nothing, and counts nothing there', async () => {
    const who = await underBonus(platform, { cash: 800n, bonus: 500n })
    expect(await who.play('10.00', { game: LIVE })).toEqual(refusal('INSUFFICIENT_FUNDS'))
    expect(await who.purses()).toEqual({ cash: 800n, bonus: 500n })
    expect(await who.play('3.00', { game: LIVE })).toMatchObject({ balance: '5.00' })
    expect(await who.play('5.00', { game: LIVE })).toMatchObject({ balance: '0.00' })
    expect(await who.purses()).toEqual({ cash: 0n, bonus: 500n })
    expect(await who.bonus()).toMatchObject({ wagered: 0n, status: 'Active' })
    expect(await launch(platform, who, { slug: LIVE })).toMatchObject({ ok: { takesBonus: false } })
    expect(await launch(platform, who, { slug: SLOT })).toMatchObject({ ok: { takesBonus: true } })
  })

  test('B04: counts whole in slots and a tenth at tables, whichever money it is', async () => {
    const who = await underBonus(platform, { cash: 20_000n, bonus: 2500n })
    for (let count = 0; count < 3; count += 1) {
      await who.play('20.00', { won: '20.00' })
      await who.play('20.00', { game: TABLE, won: '20.00' })
    }
    const told = await asPlayer<Told>(platform, who, BONUSES)
    expect(told.viewer.bonuses.edges[0]?.node).toMatchObject({
      required: { amount: '750.00' },
      wagered: { amount: '66.00' },
      remaining: { amount: '684.00' },
      progress: 0.08
    })
  })

  test('B08: 5.00 is taken and 5.01 refused before anything moves', async () => {
    const who = await underBonus(platform, {
      cash: 2000n,
      bonus: 2500n,
      bonusTerms: { maxBetHundredths: 25n }
    })
    expect(await who.play('5.01')).toEqual({ ...refusal('BONUS_STAKE_TOO_HIGH'), most: '5.00' })
    expect(await who.purses()).toEqual({ cash: 2000n, bonus: 2500n })
    expect(await who.play('5.00')).toMatchObject({ status: 'ok' })
    expect(await who.purses()).toEqual({ cash: 1500n, bonus: 2500n })
  })

  test('above the largest one begins no round, and the game is told what the largest is', async () => {
    const seat = await sitDownAt(platform, SLOT, {
      country: 'CA',
      currency: 'CAD',
      cash: 2000n,
      bonus: 2500n,
      bonusTerms: { maxBetHundredths: 50n }
    })
    const spin = (stake: string) => seat.ask('start', { stake, clientSeed: 'mine' })
    const { stakes } = seat.opened
    expect(stakes).toContain('10.00')
    expect(await spin('10.00')).toMatchObject({
      status: 409,
      code: 'BONUS_STAKE_TOO_HIGH',
      most: '7.50'
    })
    expect((await seat.ask('resume', {})).ok).toMatchObject({ pending: null })
    expect(await seat.cashNow()).toBe(2000n)
    expect(await spin('4.00')).toMatchObject({ status: 200, ok: { balance: '41.00' } })
  })

  test('may be raised above the largest stake of a round', async () => {
    const who = await underBonus(platform, {
      cash: 2000n,
      bonus: 2500n,
      bonusTerms: { maxBetHundredths: 25n }
    })
    const { bet, raise } = await who.round('5.00')
    await move(platform, 'bet', bet)
    expect(await move(platform, 'raise', raise('5.00'))).toMatchObject({ status: 'ok' })
    expect(await who.bonus()).toMatchObject({ wagered: 1000n * MINOR })
  })

  test('counts until a millisecond before the bonus ends, and from then on is real money alone [B09]', async () => {
    const start = platform.ports.clock.now()
    const who = await underBonus(platform, {
      cash: 300n,
      bonus: 1000n,
      bonusTerms: { days: 1 / 86_400 }
    })
    const end = start.getTime() + 1000
    await platform.ports.clock.move(new Date(end - 1))
    expect(await who.play('1.00')).toMatchObject({ status: 'ok' })
    expect(await who.bonus()).toMatchObject({ status: 'Active', wagered: 100n * MINOR })
    await platform.ports.clock.move(new Date(end))
    expect(await who.play('5.00')).toEqual(refusal('INSUFFICIENT_FUNDS'))
    expect(await who.purses()).toEqual({ cash: 200n, bonus: 0n })
    expect(await who.bonus()).toMatchObject({
      status: 'Expired',
      end_reason: 'EXPIRED',
      removed: 1000n
    })
  })

  test('undone gives its money back to the purses it came from and is uncounted', async () => {
    const who = await underBonus(platform, { cash: 100n, bonus: 500n })
    const { bet, raise, rollback, rollbackOfRaise } = await who.round('3.00')
    await move(platform, 'bet', bet)
    await move(platform, 'raise', raise('2.00'))
    expect(await who.bonus()).toMatchObject({ wagered: 500n * MINOR })
    await move(platform, 'rollback', rollbackOfRaise())
    expect(await who.bonus()).toMatchObject({ wagered: 300n * MINOR })
    await move(platform, 'rollback', rollback)
    expect(await who.bonus()).toMatchObject({ wagered: 0n, status: 'Active' })
    expect(await who.purses()).toEqual({ cash: 100n, bonus: 500n })
  })
})

interface Told {
  readonly viewer: { readonly bonuses: { readonly edges: { readonly node: object }[] } }
}

const BONUSES = `{ viewer { bonuses { edges { node {
  status required { amount } wagered { amount } remaining { amount } progress
} } } } }`

const STATEMENT = `query ($from: DateTime!, $to: DateTime!) { viewer { statement(from: $from, to: $to) {
  lines { kind amount } } } }`

describe('a bonus that has been wagered', () => {
  test('becomes real money once, with the bet that does it, and nothing is carried on [L073] [B06]', async () => {
    const who = await underBonus(platform, { cash: 0n, bonus: 5000n, bonusTerms: { factor: '1' } })
    await who.play('45.00', { won: '45.00' })
    expect(await who.bonus()).toMatchObject({ wagered: 4500n * MINOR })
    const { bet, win } = await who.round('20.00', { won: '8.00' })
    await move(platform, 'bet', bet)
    expect(await who.bonus()).toMatchObject({
      status: 'Converted',
      end_reason: 'WAGERED',
      wagered: 5000n * MINOR,
      paid_out: 3000n
    })
    expect(await who.purses()).toEqual({ cash: 3000n, bonus: 0n })
    // The open round was staked with it: what it brings is real money, too.
    await move(platform, 'win', win)
    expect(await who.purses()).toEqual({ cash: 3800n, bonus: 0n })
    expect(await who.bonus()).toMatchObject({ paid_out: 3800n })
    const day = 86_400_000
    const now = platform.ports.clock.now().getTime()
    const variables = { from: new Date(now - day), to: new Date(now + day) }
    const told = await asPlayer<{ viewer: { statement: { lines: unknown } } }>(
      platform,
      who,
      STATEMENT,
      variables
    )
    expect(told.viewer.statement.lines).toEqual([
      { kind: 'Bonus', amount: '30.00' },
      { kind: 'Bonus', amount: '8.00' }
    ])
  })

  test('pays no more than it may; the rest goes to the house', async () => {
    const who = await underBonus(platform, {
      cash: 0n,
      bonus: 1000n,
      bonusTerms: { factor: '2', maxPayoutTimes: 1n }
    })
    await who.play('10.00', { won: '35.00' })
    const { bet, win } = await who.round('10.00', { won: '100.00' })
    await move(platform, 'bet', bet)
    expect(await who.purses()).toEqual({ cash: 1000n, bonus: 0n })
    await move(platform, 'win', win)
    expect(await who.purses()).toEqual({ cash: 1000n, bonus: 0n })
    expect(await who.bonus()).toMatchObject({ paid_out: 1000n, removed: 11_500n })
  })

  test('stays wagered when the last bet is undone, and the stake comes back as real money', async () => {
    const who = await underBonus(platform, { cash: 0n, bonus: 1000n, bonusTerms: { factor: '1' } })
    const { bet, rollback } = await who.round('10.00')
    await move(platform, 'bet', bet)
    expect(await who.bonus()).toMatchObject({ status: 'Converted', paid_out: 0n })
    await move(platform, 'rollback', rollback)
    expect(await who.purses()).toEqual({ cash: 1000n, bonus: 0n })
    expect(await who.bonus()).toMatchObject({ status: 'Converted', paid_out: 1000n })
  })

  test('is told to the player’s pages with the bet, as the purses are then', async () => {
    const who = await underBonus(platform, { cash: 0n, bonus: 1000n, bonusTerms: { factor: '1' } })
    const told: unknown[] = []
    const stop = platform.ports.bus.subscribe('wallet.changed', who.player.id, ({ data }) => {
      told.push([data['cash'], data['bonus'], data['amount'], data['wageringProgress']])
    })
    await who.play('4.00', { won: '4.00' })
    await who.play('6.00')
    await expect.poll(() => told.length).toBe(3)
    stop()
    expect(told).toEqual([
      ['0', '600', '-400', 0.4],
      ['0', '1000', '400', 0.4],
      ['400', '0', '-600', null]
    ])
  })
})

test('a bonus of which nothing is left is told to the player’s pages as it ends', async () => {
  const who = await underBonus(platform, { cash: 0n, bonus: 1000n })
  const told: unknown[] = []
  const stop = platform.ports.bus.subscribe('wallet.changed', who.player.id, event => {
    const { amount, bonus, wageringProgress } = event.data
    told.push([event.version, bonus, amount, wageringProgress === null])
  })
  const { bet, win } = await who.round('10.00')
  await move(platform, 'bet', bet)
  await expect.poll(() => told.length).toBe(1)
  await move(platform, 'win', win)
  await expect.poll(() => told.length).toBe(2)
  stop()
  expect(await who.bonus()).toMatchObject({ status: 'Forfeited', end_reason: 'USED_UP' })
  const version = await platform.ports.ledger.versionOf(platform.ports.db.kysely, who.player.id)
  expect(told).toEqual([
    [version - 1, '0', '-1000', false],
    [version, '0', undefined, true]
  ])
})

describe('a round that is open when its bonus ends', () => {
  const GIVE_UP = `mutation ($id: ID!) { forfeitBonus(id: $id) {
    ok { status endReason openRounds removed { amount } } error { code } } }`

  test('B13: pays the part of the player’s own money; the bonus’s part goes to the house', async () => {
    const who = await underBonus(platform, { cash: 400n, bonus: 3400n })
    const { bet, win } = await who.round('8.00', { won: '20.00' })
    await move(platform, 'bet', bet)
    const { id } = await who.bonus()
    expect(await asPlayer(platform, who, GIVE_UP, { id })).toEqual({
      forfeitBonus: {
        ok: {
          status: 'Forfeited',
          endReason: 'GIVEN_UP',
          openRounds: 1,
          removed: { amount: '30.00' }
        },
        error: null
      }
    })
    expect(await who.purses()).toEqual({ cash: 0n, bonus: 0n })
    await move(platform, 'win', win)
    expect(await who.purses()).toEqual({ cash: 1000n, bonus: 0n })
    expect(await who.bonus()).toMatchObject({ removed: 4000n, paid_out: 0n })
  })

  test('B13: 20.00 of real money stays when 30.00 of bonus money is given up', async () => {
    const who = await underBonus(platform, { cash: 2000n, bonus: 3000n })
    const { id } = await who.bonus()
    await asPlayer(platform, who, GIVE_UP, { id })
    expect(await who.purses()).toEqual({ cash: 2000n, bonus: 0n })
    expect(await asPlayer(platform, who, GIVE_UP, { id })).toMatchObject({
      forfeitBonus: { ok: null, error: { code: 'NOT_ACTIVE' } }
    })
    const stranger = await underBonus(platform, { bonus: 100n })
    expect(await asPlayer(platform, stranger, GIVE_UP, { id })).toMatchObject({
      forfeitBonus: { error: { code: 'UNKNOWN' } }
    })
    expect(await stranger.running()).toBeDefined()
  })

  test('gives its bonus money to the house when it is undone', async () => {
    const who = await underBonus(platform, { cash: 100n, bonus: 900n })
    const { bet, rollback } = await who.round('5.00')
    await move(platform, 'bet', bet)
    const { id } = await who.bonus()
    await asPlayer(platform, who, GIVE_UP, { id })
    await move(platform, 'rollback', rollback)
    expect(await who.purses()).toEqual({ cash: 100n, bonus: 0n })
    expect(await who.bonus()).toMatchObject({ removed: 900n })
  })

  test('lets a bonus of which nothing is left go on until it is over', async () => {
    const who = await underBonus(platform, { cash: 0n, bonus: 1000n })
    const [first, second] = [await who.round('4.00'), await who.round('6.00', { game: TABLE })]
    await move(platform, 'bet', first.bet)
    await move(platform, 'win', { ...first.win, roundEnded: false })
    await move(platform, 'bet', second.bet)
    await move(platform, 'win', second.win)
    expect(await who.bonus()).toMatchObject({ status: 'Active' })
    const last = { ...first.win, transactionId: `${first.roundId}.last` }
    await move(platform, 'win', last)
    expect(await who.bonus()).toMatchObject({ status: 'Forfeited', end_reason: 'USED_UP' })
  })
})
