import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'

import { changePlayer } from '#server/capabilities/player/index.ts'
import { signInAs } from '#tests/support/graphql.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import { newPlayer, type PlayerOptions } from '#tests/support/player.ts'
import { DEPOSIT_DAY, houseUnder, limitsDesk, recorded } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await houseUnder('mga')
})

afterEach(async () => {
  await platform.ports.clock.move('real')
})

afterAll(async () => {
  await platform.close()
})

async function signedIn(options: PlayerOptions = {}) {
  const player = await newPlayer(platform, options)
  const { accessToken } = await signInAs(platform, player.id)
  return { player, desk: limitsDesk(platform, accessToken) }
}

const HOUR = 3_600_000
const pass = async (hours: number, milliseconds = 0) => {
  const { clock } = platform.ports
  await clock.move(new Date(clock.now().getTime() + hours * HOUR + milliseconds))
}

const euros = (amount: string) => ({ amount, currency: 'EUR' })

describe('a limit', () => {
  test('[R16] is set at any time, and told with what is used, left and when it begins anew', async () => {
    await platform.ports.clock.move(new Date('2031-05-14T12:00:00Z'))
    const { desk } = await signedIn()
    const { ok } = await desk.set({ ...DEPOSIT_DAY, amount: '50.00' })
    expect(ok).toEqual({
      id: 'Deposit.Day',
      limit: euros('50.00'),
      used: euros('0.00'),
      left: euros('50.00'),
      minutes: null,
      game: null,
      mayRaise: true,
      pending: null,
      resetsAt: '2031-05-15T00:00:00.000Z'
    })
    expect(await desk.of('Deposit.Day')).toEqual(ok)
  })

  test('[R07] [R37] is lowered at once', async () => {
    const { desk } = await signedIn()
    await desk.set({ ...DEPOSIT_DAY, amount: '100' })
    const { ok } = await desk.set({ ...DEPOSIT_DAY, amount: '50' })
    expect(ok).toMatchObject({ limit: euros('50.00'), pending: null })
  })

  test('[B20] [R07] is raised a day after it was asked for, when that is confirmed, and not earlier', async () => {
    const { player, desk } = await signedIn()
    await desk.set({ ...DEPOSIT_DAY, amount: '50' })
    const { ok } = await desk.set({ ...DEPOSIT_DAY, amount: '100' })
    expect(ok).toMatchObject({ limit: euros('50.00'), pending: { limit: euros('100.00') } })
    await platform.ports.clock.move(new Date(Date.parse(ok!.pending!.confirmableAt) - 60_000))
    expect((await desk.confirm('Deposit.Day')).error).toEqual({ code: 'TOO_EARLY' })
    await platform.ports.clock.move(new Date(ok!.pending!.confirmableAt))
    expect((await desk.of('Deposit.Day'))?.limit).toEqual(euros('50.00'))
    expect((await desk.confirm('Deposit.Day')).ok).toMatchObject({
      limit: euros('100.00'),
      pending: null
    })
    expect((await desk.confirm('Deposit.Day')).error).toEqual({ code: 'NOTHING_PENDING' })
    expect(await recorded(platform, player.id)).toEqual([
      'limit.set',
      'limit.raiseAsked',
      'limit.raised'
    ])
  })

  test('[B20] stays where it was when nobody confirms its rise within 168 hours', async () => {
    const { player, desk } = await signedIn()
    await desk.set({ ...DEPOSIT_DAY, amount: '50' })
    await desk.set({ ...DEPOSIT_DAY, amount: '100' })
    await pass(24 + 168)
    expect(await desk.of('Deposit.Day')).toMatchObject({ limit: euros('50.00'), pending: null })
    expect((await desk.confirm('Deposit.Day')).error).toEqual({ code: 'NOTHING_PENDING' })
    await platform.ports.jobs.run('limits.lapse')
    expect((await recorded(platform, player.id)).at(-1)).toBe('limit.lapsed')
  })

  test('goes a day after that was asked for, when it is confirmed', async () => {
    const { desk } = await signedIn()
    await desk.set({ ...DEPOSIT_DAY, amount: '50' })
    const { ok } = await desk.set(DEPOSIT_DAY)
    expect(ok).toMatchObject({ limit: euros('50.00'), pending: { limit: null } })
    await pass(24)
    expect((await desk.confirm('Deposit.Day')).ok).toMatchObject({ limit: null, left: null })
  })

  test('[L099] that is lowered takes back the rise that waits', async () => {
    const { desk } = await signedIn()
    await desk.set({ ...DEPOSIT_DAY, amount: '100' })
    await desk.set({ ...DEPOSIT_DAY, amount: '200' })
    const { ok } = await desk.set({ ...DEPOSIT_DAY, amount: '50' })
    expect(ok).toMatchObject({ limit: euros('50.00'), pending: null })
    await pass(24)
    expect((await desk.confirm('Deposit.Day')).error).toEqual({ code: 'NOTHING_PENDING' })
  })

  test('is kept when its player takes the rise back', async () => {
    const { desk } = await signedIn()
    await desk.set({ ...DEPOSIT_DAY, amount: '50' })
    await desk.set({ ...DEPOSIT_DAY, amount: '100' })
    expect((await desk.keep('Deposit.Day')).ok).toMatchObject({ pending: null })
    expect((await desk.keep('Deposit.Day')).error).toEqual({ code: 'NOTHING_PENDING' })
  })

  test('[PROF-13] on deposits can not be raised by whom the house lets have no more, but lowered', async () => {
    const { player, desk } = await signedIn()
    await desk.set({ ...DEPOSIT_DAY, amount: '50' })
    await desk.set({ ...DEPOSIT_DAY, amount: '80' })
    const block = (isBlocked: boolean) =>
      platform.ports.db.transaction(tx =>
        changePlayer(tx, player.id, { is_increase_deposit_limit_blocked: isBlocked })
      )
    await block(true)
    expect((await desk.set({ ...DEPOSIT_DAY, amount: '100' })).error?.code).toBe('RAISE_BLOCKED')
    expect((await desk.set(DEPOSIT_DAY)).error?.code).toBe('RAISE_BLOCKED')
    expect((await desk.of('Deposit.Day'))?.mayRaise).toBe(false)
    await pass(24)
    expect((await desk.confirm('Deposit.Day')).error?.code).toBe('RAISE_BLOCKED')
    expect((await desk.set({ ...DEPOSIT_DAY, amount: '20' })).ok?.limit).toEqual(euros('20.00'))
    const wager = { kind: 'Wager', period: 'Day' }
    await desk.set({ ...wager, amount: '50' })
    expect((await desk.set({ ...wager, amount: '60' })).ok?.pending).not.toBeNull()
    await block(false)
    expect((await desk.set({ ...DEPOSIT_DAY, amount: '100' })).ok?.pending).not.toBeNull()
  })

  const refusals: readonly (readonly [string, object, string])[] = [
    ['a negative amount', { ...DEPOSIT_DAY, amount: '-1' }, 'INVALID_AMOUNT'],
    ['no number', { ...DEPOSIT_DAY, amount: 'NaN' }, 'INVALID_AMOUNT'],
    ['an exponent', { ...DEPOSIT_DAY, amount: '1e3' }, 'INVALID_AMOUNT'],
    ['a comma', { ...DEPOSIT_DAY, amount: '10,00' }, 'INVALID_AMOUNT'],
    ['less than a cent', { ...DEPOSIT_DAY, amount: '0.001' }, 'INVALID_AMOUNT'],
    ['nothing typed', { ...DEPOSIT_DAY, amount: '' }, 'INVALID_AMOUNT'],
    ['a huge amount', { ...DEPOSIT_DAY, amount: '10000000000.01' }, 'INVALID_AMOUNT'],
    ['an overlong amount', { ...DEPOSIT_DAY, amount: '1'.repeat(400) }, 'INVALID_AMOUNT'],
    ['minutes for money', { ...DEPOSIT_DAY, minutes: 60 }, 'INVALID_AMOUNT'],
    ['money for minutes', { kind: 'Session', amount: '60' }, 'INVALID_AMOUNT'],
    ['minutes that are no choice', { kind: 'Session', minutes: 61 }, 'INVALID_AMOUNT'],
    ['minutes below zero', { kind: 'Session', minutes: -30 }, 'INVALID_AMOUNT'],
    ['a foreign currency', { ...DEPOSIT_DAY, amount: '5', currency: 'NOK' }, 'CURRENCY_MISMATCH'],
    ['no period', { kind: 'Deposit', amount: '5' }, 'NOT_OFFERED'],
    ['a period of a session', { kind: 'Session', period: 'Day', minutes: 60 }, 'NOT_OFFERED'],
    ['a loss limit', { kind: 'Loss', period: 'Day', amount: '5' }, 'NOT_OFFERED'],
    ['one on a game', { kind: 'Loss', game: 'pearl-drift', amount: '5' }, 'NOT_OFFERED'],
    ['a game that there is not', { kind: 'Loss', game: 'no-game', amount: '5' }, 'GAME_NOT_FOUND']
  ]

  test.each(refusals)('is not set by %s', async (_what, input, code) => {
    const { player, desk } = await signedIn()
    await desk.set({ ...DEPOSIT_DAY, amount: '50' })
    const before = await desk.read()
    expect((await desk.set(input)).error).toEqual({ code })
    expect(await desk.read()).toEqual(before)
    expect(await recorded(platform, player.id)).toEqual(['limit.set'])
  })

  test('may be nothing at all, and as much as there is', async () => {
    const { desk } = await signedIn()
    expect((await desk.set({ ...DEPOSIT_DAY, amount: '10000000000' })).ok).toBeTruthy()
    expect((await desk.set({ ...DEPOSIT_DAY, amount: '0' })).ok?.limit).toEqual(euros('0.00'))
  })

  test('asked to be what it is changes nothing', async () => {
    const { player, desk } = await signedIn()
    await desk.set({ ...DEPOSIT_DAY, amount: '50' })
    await desk.set({ ...DEPOSIT_DAY, amount: '50.00' })
    expect(await recorded(platform, player.id)).toEqual(['limit.set'])
  })

  test('of another player is out of reach', async () => {
    const one = await signedIn()
    const other = await signedIn()
    await one.desk.set({ ...DEPOSIT_DAY, amount: '50' })
    await one.desk.set({ ...DEPOSIT_DAY, amount: '100' })
    await pass(24)
    expect((await other.desk.confirm('Deposit.Day')).error?.code).toBe('NOTHING_PENDING')
    expect((await other.desk.keep('Deposit.Day')).error?.code).toBe('NOTHING_PENDING')
    expect((await one.desk.of('Deposit.Day'))?.pending).not.toBeNull()
  })

  test('that is changed is told to every open tab', async () => {
    const { player, desk } = await signedIn()
    const versions: number[] = []
    const stop = platform.ports.bus.subscribe('player.updated', player.id, ({ version }) => {
      versions.push(version)
    })
    await desk.set({ ...DEPOSIT_DAY, amount: '50' })
    await desk.set({ ...DEPOSIT_DAY, amount: '100' })
    await desk.keep('Deposit.Day')
    await expect.poll(() => versions.length).toBe(3)
    expect(versions).toEqual([...new Set(versions)].toSorted((a, b) => a - b))
    stop()
  })
})

describe('before the first deposit', () => {
  test('[R16] a player is asked for a deposit limit until there is one', async () => {
    const { desk } = await signedIn()
    expect((await desk.read()).asksForDepositLimit).toBe(true)
    await desk.set({ ...DEPOSIT_DAY, amount: '50' })
    expect((await desk.read()).asksForDepositLimit).toBe(false)
  })

  test('[R02] the tools of protection are shown once, which the house remembers', async () => {
    const { player, desk } = await signedIn()
    expect((await desk.read()).toolsToShow).toBe(true)
    await desk.toolsShown()
    await desk.toolsShown()
    expect((await desk.read()).toolsToShow).toBe(false)
    expect(await recorded(platform, player.id)).toEqual(['limit.toolsShown'])
  })
})
