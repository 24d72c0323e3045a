import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { jurisdiction } from '#config/jurisdiction.ts'
import { bet } from '#server/capabilities/games/bet.ts'
import { HOUSE_PROVIDER } from '#server/capabilities/games/index.ts'
import type { Clock } from '#server/clock.ts'
import type { House } from '#server/games/provider/house.ts'
import { settle } from '#server/games/provider/settle.ts'
import { start } from '#server/games/provider/start.ts'
import { walletClient } from '#server/games/provider/wallet-client.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { authenticate, launchToken, move, playing, roundOf, sessionToken } from './support.ts'

let platform: TestPlatform
let time = Date.now()

const clock: Clock = {
  now: () => new Date(time),
  move: async () => undefined
}

beforeAll(async () => {
  platform = await startPlatform({ clock })
})

afterAll(async () => {
  await platform.close()
})

const strict = () => jurisdiction('Infiniza', 'FI', 'strict')

describe('a licence that wants 2.5 seconds for a round', () => {
  test('has the wallet refuse a bet after 2,499 ms and take it after 2,500', async () => {
    const token = await sessionToken(platform, await playing(platform))
    const first = roundOf(token, '1.00', '0.00')
    expect(await bet(platform.ports, HOUSE_PROVIDER, first.bet, strict)).toHaveProperty('balance')
    await move(platform, 'win', first.win)

    time += 2499
    const early = roundOf(token, '1.00', '0.00')
    expect(await bet(platform.ports, HOUSE_PROVIDER, early.bet, strict)).toEqual({
      status: 'error',
      code: 'ROUND_TOO_SOON'
    })
    time += 1
    const right = roundOf(token, '1.00', '0.00')
    expect(await bet(platform.ports, HOUSE_PROVIDER, right.bet, strict)).toHaveProperty('balance')
  })

  test('has the game itself wait as long', async () => {
    const { ports } = platform
    const house: House = { ports, wallet: walletClient(ports) }
    const signedIn = await playing(platform)
    const launched = await authenticate(platform, await launchToken(platform, signedIn))
    if (launched.status === 'error') throw new Error(launched.code)
    const session = await ports.db.kysely
      .insertInto('provider_sessions')
      .values({
        token_hash: 'strict',
        game: 'pearl-drift',
        mode: 'REAL',
        player: launched.playerId,
        wallet_session: launched.sessionToken,
        currency: 'EUR',
        locale: 'en',
        minimum_round_ms: 2500,
        celebrates_below_stake: false,
        play_money: 0n,
        next_seed: 'ab'.repeat(32),
        created_at: clock.now()
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const spun = await start(house, session, { opening: { stake: '0.40' }, clientSeed: 'mine' })
    if ('error' in spun) throw new Error(spun.error.code)
    await settle(house, session, spun.ok.round.id)
    time += 2499
    expect(await start(house, session, { opening: { stake: '0.40' }, clientSeed: 'mine' })).toEqual(
      { error: { code: 'ROUND_TOO_SOON' } }
    )
    time += 1
    expect(
      await start(house, session, { opening: { stake: '0.40' }, clientSeed: 'mine' })
    ).toHaveProperty('ok')
  })
})
