import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { HOUSE_JACKPOT } from '#config/jackpots.ts'
import { optIn, optInOf } from '#server/capabilities/jackpot/index.ts'
import { findPlayer, mayMarket, type Player } from '#server/capabilities/player/index.ts'
import { create, type Depositor, depositor } from '#tests/server/cashier/support.ts'
import { saver, withdraw } from '#tests/server/cashier/withdrawal-support.ts'
import {
  authenticate,
  bonusOf,
  cashOf,
  launch,
  launchToken,
  move,
  playing,
  roundOf,
  sessionToken
} from '#tests/server/games/support.ts'
import { signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { decisionsOf, excludeSelf, HOUR, protectionOf } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

const reread = async ({ id }: Pick<Player, 'id'>): Promise<Player> => {
  const player = await findPlayer(platform.ports.db.kysely, id)
  if (!player) throw new Error('The player is gone')
  return player
}

/** Everything that an exclusion writes, to compare before and after a refusal. */
const stateOf = async (who: Depositor) => ({
  player: await reread(who.player),
  exclusions: await platform.ports.db.kysely
    .selectFrom('exclusions')
    .selectAll()
    .where('player_id', '=', who.player.id)
    .execute(),
  decisions: await decisionsOf(platform, who.player.id)
})

describe('an exclusion that a player asks for', () => {
  test('counts at once, for the term that was chosen (L107)', async () => {
    const who = await depositor(platform)
    const before = platform.ports.clock.now()
    const { ok } = await excludeSelf(platform, who, { term: 'OneYear' })
    expect(ok?.running).toMatchObject({
      term: 'OneYear',
      source: 'Player',
      isForAllBrands: false,
      returnsAt: null
    })
    const { exclusion_ends_at } = await reread(who.player)
    expect(exclusion_ends_at?.toISOString()).toBe(ok?.running?.endsAt)
    const days = ((exclusion_ends_at?.getTime() ?? 0) - before.getTime()) / (24 * HOUR)
    expect(Math.floor(days)).toBeGreaterThanOrEqual(365)
    expect(await create(platform, who)).toEqual({ ok: null, error: { code: 'SELF_EXCLUDED' } })
    expect(await decisionsOf(platform, who.player.id)).toEqual(['exclusion.begun'])
  })

  test('is there again when a clock that was far ahead is put right (L107)', async () => {
    const who = await depositor(platform)
    const { ok } = await excludeSelf(platform, who)
    const { clock, jobs } = platform.ports
    await clock.move(new Date(clock.now().getTime() + 400 * 24 * HOUR))
    await jobs.run('exclusion.ends')
    await clock.move('real')
    expect(ok?.running?.term).toBe('SixMonths')
    expect((await protectionOf(platform, who)).running).toEqual(ok?.running)
    expect(await create(platform, who)).toEqual({ ok: null, error: { code: 'SELF_EXCLUDED' } })
  })

  test('for good has no end of its own', async () => {
    const who = await depositor(platform)
    const { ok } = await excludeSelf(platform, who, { term: 'ForGood' })
    expect(ok?.running).toMatchObject({ term: 'ForGood', endsAt: null })
    expect((await reread(who.player)).exclusion_ends_at?.getUTCFullYear()).toBe(9999)
  })

  test.each([
    ['a term that the licence has not', { term: 'ThreeYears' }, 'NOT_OFFERED'],
    ['without the word that confirms it', { isConfirmed: false }, 'NOT_CONFIRMED']
  ] as const)('with %s is refused and changes nothing', async (_, input, code) => {
    const who = await depositor(platform)
    const before = await stateOf(who)
    expect((await excludeSelf(platform, who, input)).error).toEqual({ code })
    expect(await stateOf(who)).toEqual(before)
  })

  test('is never shortened, and can be made longer or wider', async () => {
    const who = await depositor(platform)
    await excludeSelf(platform, who, { term: 'TwoYears' })
    const before = await stateOf(who)
    for (const term of ['SixMonths', 'OneYear', 'TwoYears'])
      expect((await excludeSelf(platform, who, { term })).error).toEqual({
        code: 'ALREADY_EXCLUDED'
      })
    expect(await stateOf(who)).toEqual(before)

    const ends = (await protectionOf(platform, who)).running?.endsAt
    await excludeSelf(platform, who, { term: 'SixMonths', allBrands: true })
    expect((await protectionOf(platform, who)).running?.endsAt).toBe(ends)
    const { ok } = await excludeSelf(platform, who, { term: 'ForGood' })
    expect(ok?.running?.endsAt).toBeNull()
  })

  test('is for all brands where the page has not asked', async () => {
    const who = await depositor(platform)
    const { ok } = await excludeSelf(platform, who, { allBrands: null })
    expect(ok?.running?.isForAllBrands).toBeTruthy()
  })

  test('asked for six times at once begins once', async () => {
    const who = await depositor(platform)
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => excludeSelf(platform, who, { term: 'OneYear' }))
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await decisionsOf(platform, who.player.id)).toEqual(['exclusion.begun'])
  })
})

describe('an exclusion in mid-game', () => {
  test('lets the open round end and refuses the next bet (D15)', async () => {
    const signedIn = await playing(platform)
    const { accessToken } = await signInAs(platform, signedIn.player.id)
    const token = await sessionToken(platform, signedIn)
    const round = roundOf(token, '10', '25')
    expect(await move(platform, 'bet', round.bet)).toMatchObject({ status: 'ok' })

    expect((await excludeSelf(platform, { token: accessToken })).error).toBeNull()

    const next = roundOf(token, '1', '0')
    const refused = { status: 'error', code: 'PLAYER_BLOCKED' }
    expect(await move(platform, 'bet', next.bet)).toMatchObject(refused)
    expect(await move(platform, 'raise', round.raise('1'))).toMatchObject(refused)
    expect(await cashOf(platform, signedIn.player)).toBe(9000n)
    expect(await move(platform, 'win', round.win)).toMatchObject({ status: 'ok' })
    expect(await cashOf(platform, signedIn.player)).toBe(11_500n)
  })

  test('takes back the bet that its provider can not settle', async () => {
    const signedIn = await playing(platform)
    const { accessToken } = await signInAs(platform, signedIn.player.id)
    const round = roundOf(await sessionToken(platform, signedIn), '10', '0')
    await move(platform, 'bet', round.bet)
    await excludeSelf(platform, { token: accessToken })
    expect(await move(platform, 'rollback', round.rollback)).toMatchObject({ status: 'ok' })
    expect(await cashOf(platform, signedIn.player)).toBe(10_000n)
  })

  test('opens no game, for money or for fun, by an old token or a new one', async () => {
    const signedIn = await playing(platform)
    const { accessToken } = await signInAs(platform, signedIn.player.id)
    const waiting = await launchToken(platform, signedIn)
    await excludeSelf(platform, { token: accessToken })
    expect(await authenticate(platform, waiting)).toEqual({
      status: 'error',
      code: 'INVALID_TOKEN'
    })
    const now = { ...signedIn, player: await reread(signedIn.player) }
    const refused = { error: { code: 'SELF_EXCLUDED' } }
    expect(await launch(platform, now)).toEqual(refused)
    expect(await launch(platform, now, { mode: 'FUN' })).toEqual(refused)
  })

  test('leaves withdrawing open, in the same session and after another log-in (R06)', async () => {
    const who = await saver(platform, { cash: 5000n })
    await excludeSelf(platform, who, { term: 'ForGood' })
    expect((await withdraw(platform, who, { amount: '50.00' })).error).toBeNull()
    const again = await signInAs(platform, who.player.id)
    const answer = await withdraw(
      platform,
      { ...who, token: again.accessToken },
      { amount: '50.00', idempotencyKey: randomUUID() }
    )
    expect(answer.error).toBeNull()
  })
})

describe('an exclusion takes the player out of what goes on without them', () => {
  test('a bonus ends and its money goes back to the house', async () => {
    const player = await newPlayer(platform, { cash: 1000n, bonus: 5000n })
    const { accessToken: token } = await signInAs(platform, player.id)
    expect(await bonusOf(platform, player)).toBe(5000n)
    await excludeSelf(platform, { token })
    expect(await bonusOf(platform, player)).toBe(0n)
    expect(await cashOf(platform, player)).toBe(1000n)
  })

  test('the player has left the jackpot and can not join it', async () => {
    const who = await depositor(platform)
    const wanted = { player: who.player, instance: HOUSE_JACKPOT.id, optedIn: true }
    expect(await optIn(platform.ports, wanted)).toMatchObject({ status: 'ok' })
    await excludeSelf(platform, who)
    const { source } = HOUSE_JACKPOT
    const left = await optInOf(platform.ports.db.kysely, who.player.id, source)
    expect(left?.opted_in).toBe(false)
    const player = await reread(who.player)
    expect(await optIn(platform.ports, { ...wanted, player })).toEqual({
      status: 'refused',
      code: 'INELIGIBLE'
    })
  })

  test('nothing is advertised by any channel, and not again without a new yes', async () => {
    const who = await depositor(platform, {
      acceptsEmailMarketing: true,
      acceptsSmsMarketing: true
    })
    const now = platform.ports.clock.now()
    expect(mayMarket(await reread(who.player), 'email', now)).toBe(true)
    await excludeSelf(platform, who)
    const player = await reread(who.player)
    const later = new Date(now.getTime() + 400 * 24 * HOUR)
    for (const channel of ['email', 'phone', 'sms', 'webPush'] as const) {
      expect(mayMarket(player, channel, now)).toBe(false)
      expect(mayMarket({ ...player, marketing_blocked: false }, channel, later)).toBe(false)
    }
  })

  test('the loyalty programme is told', async () => {
    const who = await depositor(platform)
    await excludeSelf(platform, who)
    const told = async () =>
      await platform.ports.db.kysely
        .selectFrom('engage_players')
        .select('is_blocked')
        .where('player_id', '=', who.player.id)
        .executeTakeFirst()
    await expect.poll(told, { timeout: 10_000 }).toEqual({ is_blocked: true })
  })
})
