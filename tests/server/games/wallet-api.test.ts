import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { WalletErrorCode } from '#contract/wire/wallet-api.ts'
import { destroySession } from '#server/capabilities/session/index.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import {
  authenticate,
  bonusOf,
  cashOf,
  launch,
  launchToken,
  move,
  playing,
  roundOf,
  sessionToken,
  wallet
} from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(async () => {
  await platform.close()
})

const refusal = (code: WalletErrorCode) => ({ status: 'error', code })

describe('launch tokens', () => {
  test('a token opens the game it was made for, with the player’s balance', async () => {
    const token = await launchToken(platform, await playing(platform, { bonus: 500n }))
    expect(await authenticate(platform, token)).toMatchObject({
      status: 'ok',
      game: 'pearl-drift',
      mode: 'REAL',
      currency: 'EUR',
      balance: '105.00',
      openRoundId: null
    })
  })

  test('a token is good once', async () => {
    const token = await launchToken(platform, await playing(platform))
    await authenticate(platform, token)
    expect(await authenticate(platform, token)).toEqual(refusal('INVALID_TOKEN'))
  })

  test('a token that came too late is refused', async () => {
    const token = await launchToken(platform, await playing(platform))
    await platform.ports.db.kysely
      .updateTable('game_launches')
      .set({ expires_at: new Date(0) } as never)
      .execute()
    expect(await authenticate(platform, token)).toEqual(refusal('TOKEN_EXPIRED'))
  })

  test.each(['undefined', 'null-null', 'x'.repeat(4000), '../../etc/passwd', "' or 1=1--"])(
    'garbage is refused: %s',
    async token => {
      const { body } = await wallet(platform, 'authenticate', { launchToken: token })
      expect(body).toMatchObject({ status: 'error' })
    }
  )

  test('a token is worth nothing once its session has ended', async () => {
    const signedIn = await playing(platform)
    const token = await launchToken(platform, signedIn)
    await destroySession(platform.ports, signedIn.sessionId, 'LOGGED_OUT')
    expect(await authenticate(platform, token)).toEqual(refusal('SESSION_ENDED'))
  })

  test('the database holds no token that could be used', async () => {
    const token = await launchToken(platform, await playing(platform))
    const rows = await platform.ports.db.kysely.selectFrom('game_launches').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  test('a visitor plays for fun and not for money', async () => {
    expect(await launch(platform, null)).toEqual({ error: { code: 'SIGN_IN_REQUIRED' } })
    expect(await launch(platform, null, { mode: 'FUN' })).toHaveProperty('ok.frameUrl')
  })

  test('a licence that wants the age first refuses a visitor even play money [R19]', async () => {
    expect(await launch(platform, null, { mode: 'FUN', licence: 'strict' })).toEqual({
      error: { code: 'FUN_NOT_ALLOWED' }
    })
  })

  test('an excluded player gets no game, for money or for fun', async () => {
    const { player, sessionId } = await playing(platform)
    const excluded = {
      player: { ...player, exclusion_ends_at: new Date('2999-01-01') },
      sessionId
    }
    const answer = { error: { code: 'SELF_EXCLUDED' } }
    expect(await launch(platform, excluded)).toEqual(answer)
    expect(await launch(platform, excluded, { mode: 'FUN' })).toEqual(answer)
  })

  test('an unknown game is not found', async () => {
    expect(await launch(platform, await playing(platform), { slug: 'no-such-game' })).toEqual({
      error: { code: 'GAME_NOT_FOUND' }
    })
  })
})

describe('signatures', () => {
  const forged = { status: 401, body: refusal('INVALID_SIGNATURE') }

  test('another key, provider, time or body is refused and moves nothing', async () => {
    const signedIn = await playing(platform)
    const { bet } = roundOf(await sessionToken(platform, signedIn), '1.00', '0')
    const more = JSON.stringify({ ...bet, amount: '0.01' })
    expect(await wallet(platform, 'bet', bet, { key: 'another key' })).toEqual(forged)
    expect(await wallet(platform, 'bet', bet, { provider: 'somebody-else' })).toEqual(forged)
    expect(await wallet(platform, 'bet', bet, { at: new Date(0) })).toEqual(forged)
    expect(await wallet(platform, 'bet', bet, { sent: more })).toEqual(forged)
    expect(await cashOf(platform, signedIn.player)).toBe(10_000n)
  })

  test.each(['{', '[]', '"bet"', '{"transactionId":1}'])(
    'a signed body that is no request is refused: %s',
    async body => {
      expect(await wallet(platform, 'bet', body)).toEqual({
        status: 400,
        body: refusal('INVALID_REQUEST')
      })
    }
  )
})

describe('bets and wins', () => {
  test('a round moves the stake to the house and the win back', async () => {
    const signedIn = await playing(platform)
    const { bet, win } = roundOf(await sessionToken(platform, signedIn), '2.40', '7.05')
    expect(await move(platform, 'bet', bet)).toMatchObject({ status: 'ok', balance: '97.60' })
    expect(await move(platform, 'win', win)).toMatchObject({ status: 'ok', balance: '104.65' })
    expect(await cashOf(platform, signedIn.player)).toBe(10_465n)
  })

  test('the same call again is answered as before and moves nothing [L064]', async () => {
    const signedIn = await playing(platform)
    const { bet, win } = roundOf(await sessionToken(platform, signedIn), '1.00', '3.00')
    const first = await move(platform, 'bet', bet)
    for (const _again of [1, 2])
      expect(await move(platform, 'bet', bet)).toEqual({ ...first, replayed: true })
    await move(platform, 'win', win)
    expect(await move(platform, 'win', win)).toMatchObject({ replayed: true, balance: '102.00' })
    expect(await cashOf(platform, signedIn.player)).toBe(10_200n)
  })

  test('the same number for another call is refused', async () => {
    const signedIn = await playing(platform)
    const { bet, win } = roundOf(await sessionToken(platform, signedIn), '1.00', '3.00')
    await move(platform, 'bet', bet)
    const other = refusal('IDEMPOTENCY_MISMATCH')
    expect(await move(platform, 'bet', { ...bet, amount: '2.00' })).toEqual(other)
    expect(await move(platform, 'win', { ...win, transactionId: bet.transactionId })).toEqual(other)
    expect(await cashOf(platform, signedIn.player)).toBe(9900n)
  })

  test('a bet above the balance is refused, for good', async () => {
    const signedIn = await playing(platform, { cash: 99n })
    const { bet } = roundOf(await sessionToken(platform, signedIn), '1.00', '0')
    expect(await move(platform, 'bet', bet)).toEqual(refusal('INSUFFICIENT_FUNDS'))
    expect(await move(platform, 'bet', bet)).toEqual(refusal('INSUFFICIENT_FUNDS'))
    expect(await cashOf(platform, signedIn.player)).toBe(99n)
  })

  test.each([
    ['-1.00', 'INVALID_REQUEST'],
    ['0', 'INVALID_AMOUNT'],
    ['0.00', 'INVALID_AMOUNT'],
    ['0.001', 'INVALID_AMOUNT'],
    ['NaN', 'INVALID_REQUEST'],
    ['1e3', 'INVALID_REQUEST'],
    ['0x10', 'INVALID_REQUEST'],
    ['1,00', 'INVALID_REQUEST'],
    ['٩', 'INVALID_REQUEST'],
    ['9'.repeat(19), 'INVALID_REQUEST'],
    ['99999999999999.00', 'INSUFFICIENT_FUNDS']
  ])('an amount of %s is refused as %s', async (amount, code) => {
    const signedIn = await playing(platform)
    const { bet } = roundOf(await sessionToken(platform, signedIn), amount, '0')
    expect((await wallet(platform, 'bet', bet)).body).toEqual({ status: 'error', code })
    expect(await cashOf(platform, signedIn.player)).toBe(10_000n)
  })

  test('what is less than a minor unit is no bet, and lets none through [L058]', async () => {
    const signedIn = await playing(platform, { cash: 0n })
    const token = await sessionToken(platform, signedIn)
    const betOf = (amount: string) => move(platform, 'bet', roundOf(token, amount, '0').bet)
    expect(await betOf('0.004')).toEqual(refusal('INVALID_AMOUNT'))
    expect(await betOf('0.01')).toEqual(refusal('INSUFFICIENT_FUNDS'))
    expect(await cashOf(platform, signedIn.player)).toBe(0n)
  })

  test('another currency, game or token is refused', async () => {
    const signedIn = await playing(platform)
    const { bet } = roundOf(await sessionToken(platform, signedIn), '1.00', '0')
    const sent = async (change: object) => await move(platform, 'bet', { ...bet, ...change })
    expect(await sent({ currency: 'USD' })).toEqual(refusal('CURRENCY_MISMATCH'))
    expect(await sent({ game: 'anchor-bay' })).toEqual(refusal('GAME_MISMATCH'))
    expect(await sent({ sessionToken: 'undefined' })).toEqual(refusal('INVALID_TOKEN'))
    expect(await cashOf(platform, signedIn.player)).toBe(10_000n)
  })

  test('a win of another player’s round finds no bet', async () => {
    const [one, other] = [await playing(platform), await playing(platform)]
    const { bet, win } = roundOf(await sessionToken(platform, one), '1.00', '500.00')
    await move(platform, 'bet', bet)
    const stolen = { ...win, sessionToken: await sessionToken(platform, other) }
    expect(await move(platform, 'win', stolen)).toEqual(refusal('BET_NOT_FOUND'))
    expect(await cashOf(platform, other.player)).toBe(10_000n)
  })

  test('a second round waits until the first has ended', async () => {
    const signedIn = await playing(platform)
    const token = await sessionToken(platform, signedIn)
    const [first, second] = [roundOf(token, '1.00', '0.00'), roundOf(token, '1.00', '0.00')]
    await move(platform, 'bet', first.bet)
    expect(await move(platform, 'bet', second.bet)).toEqual(refusal('ROUND_IN_PROGRESS'))
    await move(platform, 'win', first.win)
    const third = roundOf(token, '1.00', '0.00')
    expect(await move(platform, 'bet', third.bet)).toMatchObject({ balance: '98.00' })
  })

  test('a closed round takes neither a bet nor a win', async () => {
    const signedIn = await playing(platform)
    const { bet, win } = roundOf(await sessionToken(platform, signedIn), '1.00', '2.00')
    await move(platform, 'bet', bet)
    await move(platform, 'win', win)
    expect(await move(platform, 'bet', { ...bet, transactionId: 'late-bet' })).toEqual(
      refusal('ROUND_CLOSED')
    )
    expect(await move(platform, 'win', { ...win, transactionId: 'late-win' })).toEqual(
      refusal('ROUND_CLOSED')
    )
    expect(await cashOf(platform, signedIn.player)).toBe(10_100n)
  })

  test('an ended session takes no bet, and its open round is still paid', async () => {
    const signedIn = await playing(platform)
    const token = await sessionToken(platform, signedIn)
    const open = roundOf(token, '1.00', '5.00')
    await move(platform, 'bet', open.bet)
    await destroySession(platform.ports, signedIn.sessionId, 'LOGGED_OUT')
    const { bet } = roundOf(token, '1.00', '0')
    expect(await move(platform, 'bet', bet)).toEqual(refusal('SESSION_ENDED'))
    expect(await move(platform, 'win', open.win)).toMatchObject({ balance: '104.00' })
  })

  test('real money is used before bonus money, and a win goes back as the stake came', async () => {
    const signedIn = await playing(platform, { cash: 60n, bonus: 500n })
    const token = await sessionToken(platform, signedIn)
    const { bet, win } = roundOf(token, '1.00', '10.05')
    await move(platform, 'bet', bet)
    expect(await cashOf(platform, signedIn.player)).toBe(0n)
    expect(await bonusOf(platform, signedIn.player)).toBe(460n)
    await move(platform, 'win', win)
    expect(await cashOf(platform, signedIn.player)).toBe(603n)
    expect(await bonusOf(platform, signedIn.player)).toBe(862n)
  })

  test('every movement is told to the player’s pages with a version that grows', async () => {
    const signedIn = await playing(platform)
    const token = await sessionToken(platform, signedIn)
    const told: { version: number; cash: unknown; amount: unknown }[] = []
    const stop = platform.ports.bus.subscribe('wallet.changed', signedIn.player.id, event => {
      told.push({
        version: event.version,
        cash: event.data['cash'],
        amount: event.data['amount']
      })
    })
    const { bet, win } = roundOf(token, '1.00', '2.50')
    await move(platform, 'bet', bet)
    await move(platform, 'bet', bet)
    await move(platform, 'win', win)
    await expect.poll(() => told.length).toBe(2)
    stop()
    expect(told.map(({ cash, amount }) => [cash, amount])).toEqual([
      ['9900', '-100'],
      ['10150', '250']
    ])
    expect(told[1]!.version).toBeGreaterThan(told[0]!.version)
  })
})

describe('rollbacks', () => {
  test('a stake comes back once', async () => {
    const signedIn = await playing(platform, { cash: 50n, bonus: 100n })
    const token = await sessionToken(platform, signedIn)
    const { bet, win, rollback } = roundOf(token, '1.00', '9.00')
    await move(platform, 'bet', bet)
    expect(await move(platform, 'rollback', rollback)).toMatchObject({ balance: '1.50' })
    expect(await move(platform, 'rollback', rollback)).toMatchObject({ replayed: true })
    const again = { ...rollback, transactionId: 'another-rollback' }
    expect(await move(platform, 'rollback', again)).toMatchObject({ balance: '1.50' })
    expect(await move(platform, 'bet', bet)).toEqual(refusal('ROLLED_BACK'))
    expect(await move(platform, 'win', win)).toEqual(refusal('ROLLED_BACK'))
    expect(await cashOf(platform, signedIn.player)).toBe(50n)
    expect(await bonusOf(platform, signedIn.player)).toBe(100n)
  })

  test('a rollback that overtakes its bet is remembered [L064]', async () => {
    const signedIn = await playing(platform)
    const { bet, rollback } = roundOf(await sessionToken(platform, signedIn), '1.00', '0')
    expect(await move(platform, 'rollback', rollback)).toMatchObject({ status: 'ok' })
    expect(await move(platform, 'bet', bet)).toEqual(refusal('ROLLED_BACK'))
    expect(await cashOf(platform, signedIn.player)).toBe(10_000n)
  })

  test('what was paid is not rolled back', async () => {
    const signedIn = await playing(platform)
    const { bet, win, rollback } = roundOf(await sessionToken(platform, signedIn), '1.00', '0.00')
    await move(platform, 'bet', bet)
    await move(platform, 'win', win)
    expect(await move(platform, 'rollback', rollback)).toEqual(refusal('ALREADY_SETTLED'))
    expect(await cashOf(platform, signedIn.player)).toBe(9900n)
  })

  test('a player is free for the next round after a rollback', async () => {
    const signedIn = await playing(platform)
    const token = await sessionToken(platform, signedIn)
    const first = roundOf(token, '1.00', '0')
    await move(platform, 'bet', first.bet)
    await move(platform, 'rollback', first.rollback)
    expect(await move(platform, 'bet', roundOf(token, '1.00', '0').bet)).toMatchObject({
      balance: '99.00'
    })
  })
})
