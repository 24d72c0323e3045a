import type { Insertable } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type Jurisdiction, jurisdiction } from '#config/jurisdiction.ts'
import { bet } from '#server/capabilities/games/bet.ts'
import { HOUSE_PROVIDER } from '#server/capabilities/games/index.ts'
import { SLOT_HOLD_SECONDS } from '#server/capabilities/games/slot-in-play.ts'
import type { Clock } from '#server/clock.ts'
import type { House } from '#server/games/provider/house.ts'
import { sessionView } from '#server/games/provider/open-session.ts'
import { settle } from '#server/games/provider/settle.ts'
import { start } from '#server/games/provider/start.ts'
import type { ProviderSessionsTable } from '#server/games/provider/tables.ts'
import { walletClient } from '#server/games/provider/wallet-client.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import {
  authenticate,
  cashOf,
  GAME,
  launch,
  launchToken,
  move,
  playing,
  roundOf,
  sessionToken
} from './support.ts'

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

/** Under the strictest rules nobody else plays for money. */
const KNOWN = { kycStatus: 'Done' } as const

const TABLE = 'roulette-du-cap'
const OTHER_SLOT = 'captains-reckoning'

/** Plays a round of nothing won, as the licence lets it. */
async function played(token: string, rules: () => Jurisdiction, game?: string) {
  const round = roundOf(token, '1.00', '0.00', undefined, game)
  const answer = await bet(platform.ports, HOUSE_PROVIDER, round.bet, rules)
  if (answer.status === 'ok') await move(platform, 'win', round.win)
  return answer
}

const refused = (code: string) => ({ status: 'error', code })

describe('the least time of a round', () => {
  test.each([
    ['a slot under the strict profile', GAME, strict(), 2500],
    ['a table under the strict profile', TABLE, strict(), 5000],
    [
      'a slot where a licence wants three seconds',
      GAME,
      { ...strict(), minimumRoundSeconds: { slots: 3, others: 0 } },
      3000
    ]
  ])('[R13] of %s is held by the wallet, to the millisecond', async (_, game, rules, least) => {
    const token = await sessionToken(platform, await playing(platform, KNOWN), game)
    expect(await played(token, () => rules, game)).toHaveProperty('balance')
    time += least - 1
    expect(await played(token, () => rules, game)).toEqual(refused('ROUND_TOO_SOON'))
    time += 1
    expect(await played(token, () => rules, game)).toHaveProperty('balance')
  })

  test('is asked of no game where the licence asks for none', async () => {
    const token = await sessionToken(platform, await playing(platform, KNOWN))
    const lenient = () => jurisdiction('Infiniza', 'FI', 'anj')
    expect(await played(token, lenient)).toHaveProperty('balance')
    expect(await played(token, lenient)).toHaveProperty('balance')
  })

  test('counts over two windows with the same game', async () => {
    const player = await playing(platform, KNOWN)
    const [one, other] = [
      await sessionToken(platform, player),
      await sessionToken(platform, player)
    ]
    expect(await played(one, strict)).toHaveProperty('balance')
    expect(await played(other, strict)).toEqual(refused('ROUND_TOO_SOON'))
  })

  test('takes nothing for a round that is refused', async () => {
    const player = await playing(platform, KNOWN)
    const token = await sessionToken(platform, player)
    await played(token, strict)
    const before = await cashOf(platform, player.player)
    await played(token, strict)
    expect(await cashOf(platform, player.player)).toBe(before)
  })

  test('has the game itself wait as long', async () => {
    const { ports } = platform
    const house: House = { ports, wallet: walletClient(ports) }
    const session = await openPlay('strict', { minimum_round_ms: 2500 })
    const ask = () => start(house, session, { opening: { stake: '0.40' }, clientSeed: 'mine' })
    const spun = await ask()
    if ('error' in spun) throw new Error(spun.error.code)
    await settle(house, session, spun.ok.round.id)
    time += 2499
    expect(await ask()).toEqual({ error: { code: 'ROUND_TOO_SOON' } })
    time += 1
    expect(await ask()).toHaveProperty('ok')
  })
})

describe('a round that runs', () => {
  test('keeps a second one of its game out, in the wallet and in the game', async () => {
    const player = await playing(platform, KNOWN)
    const token = await sessionToken(platform, player)
    const [first, second] = [roundOf(token, '1.00', '0.00'), roundOf(token, '1.00', '0.00')]
    const answers = await Promise.all([
      move(platform, 'bet', first.bet),
      move(platform, 'bet', second.bet)
    ])
    expect(answers.map(answer => ('code' in answer ? answer.code : 'ok')).toSorted()).toEqual([
      'ROUND_IN_PROGRESS',
      'ok'
    ])
    expect(await cashOf(platform, player.player)).toBe(9900n)
  })
})

describe('where one slot may be played at a time', () => {
  test('[R15] a second slot is refused until the first is left', async () => {
    const player = await playing(platform, KNOWN)
    const one = await sessionToken(platform, player)
    const other = await sessionToken(platform, player, OTHER_SLOT)
    expect(await played(one, strict)).toHaveProperty('balance')
    time += 10_000
    expect(await played(other, strict, OTHER_SLOT)).toEqual(refused('ANOTHER_SLOT_OPEN'))
    time += SLOT_HOLD_SECONDS * 1000 - 10_000
    expect(await played(other, strict, OTHER_SLOT)).toHaveProperty('balance')
    time += 5000
    expect(await played(one, strict)).toEqual(refused('ANOTHER_SLOT_OPEN'))
  })

  test('a slot whose round runs is not left, however long that takes', async () => {
    const player = await playing(platform, KNOWN)
    const one = await sessionToken(platform, player)
    const other = await sessionToken(platform, player, OTHER_SLOT)
    const open = roundOf(one, '1.00', '0.00')
    await bet(platform.ports, HOUSE_PROVIDER, open.bet, strict)
    time += 10 * SLOT_HOLD_SECONDS * 1000
    expect(await played(other, strict, OTHER_SLOT)).toEqual(refused('ANOTHER_SLOT_OPEN'))
    await move(platform, 'win', open.win)
    expect(await played(other, strict, OTHER_SLOT)).toHaveProperty('balance')
  })

  test('the second slot is not even opened', async () => {
    const player = await playing(platform, KNOWN)
    expect(await played(await sessionToken(platform, player), strict)).toHaveProperty('balance')
    const second = { slug: OTHER_SLOT, licence: 'strict' } as const
    expect(await launch(platform, player, second)).toEqual({ error: { code: 'ANOTHER_SLOT_OPEN' } })
    expect(await launch(platform, player, { ...second, slug: TABLE })).toHaveProperty('ok')
    time += SLOT_HOLD_SECONDS * 1000
    expect(await launch(platform, player, second)).toHaveProperty('ok')
  })

  test('tables beside it are open, and other licences ask nothing of the kind', async () => {
    const player = await playing(platform, KNOWN)
    const one = await sessionToken(platform, player)
    const other = await sessionToken(platform, player, OTHER_SLOT)
    const table = await sessionToken(platform, player, TABLE)
    expect(await played(one, strict)).toHaveProperty('balance')
    expect(await played(table, strict, TABLE)).toHaveProperty('balance')
    const lenient = () => jurisdiction('Infiniza', 'FI', 'mga')
    expect(await played(other, lenient, OTHER_SLOT)).toHaveProperty('balance')
  })
})

describe('what a round of a slot may cost', () => {
  const wanting = async (dateOfBirth: string, amount: string) => {
    const token = await sessionToken(platform, await playing(platform, { ...KNOWN, dateOfBirth }))
    const { bet: asked } = roundOf(token, amount, '0.00')
    return await bet(platform.ports, HOUSE_PROVIDER, asked, strict)
  }
  const bornYearsAgo = (years: number, days = 0) => {
    const now = new Date(time)
    const born = Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() + days)
    return new Date(born).toISOString().slice(0, 10)
  }

  test.each([
    ['a player of 24', bornYearsAgo(25, 1), '2.00', '2.20'],
    ['a player of 25 since today', bornYearsAgo(25), '5.00', '5.20']
  ])('[R22] is limited for %s', async (_, born, most, more) => {
    expect(await wanting(born, most)).toHaveProperty('balance')
    expect(await wanting(born, more)).toEqual(refused('STAKE_TOO_HIGH'))
  })

  test('is not offered above the limit by the game either', async () => {
    const { ports } = platform
    const house: House = { ports, wallet: walletClient(ports) }
    const session = await openPlay('dear', { most_stake: 200n })
    const view = await sessionView(house, session, null)
    expect(view.ok.stakes.at(-1)).toBe('2.00')
    const dear = { opening: { stake: '3.00' }, clientSeed: 'mine' }
    expect(await start(house, session, dear)).toEqual({ error: { code: 'STAKE_TOO_HIGH' } })
  })

  test('is open at tables, and to all where the licence says nothing', async () => {
    const player = await playing(platform, { ...KNOWN, dateOfBirth: bornYearsAgo(20) })
    const table = await sessionToken(platform, player, TABLE)
    const { bet: high } = roundOf(table, '20.00', '0.00', undefined, TABLE)
    expect(await bet(platform.ports, HOUSE_PROVIDER, high, strict)).toHaveProperty('balance')
    const token = await sessionToken(platform, player)
    const { bet: slot } = roundOf(token, '20.00', '0.00')
    expect(await move(platform, 'bet', slot)).toHaveProperty('balance')
  })
})

describe('autoplay', () => {
  test('[R11] is refused where the licence forbids it', async () => {
    const token = await sessionToken(platform, await playing(platform, KNOWN))
    const { bet: asked } = roundOf(token, '1.00', '0.00')
    const automatic = { ...asked, isAutomatic: true }
    expect(await bet(platform.ports, HOUSE_PROVIDER, automatic, strict)).toEqual(
      refused('AUTOPLAY_FORBIDDEN')
    )
    const { bet: free } = roundOf(token, '1.00', '0.00')
    expect(await move(platform, 'bet', { ...free, isAutomatic: true })).toHaveProperty('balance')
  })
})

/** A play of the provider under rules of the casino that no operator of ours has. */
async function openPlay(token: string, rules: Partial<Insertable<ProviderSessionsTable>>) {
  const { ports } = platform
  const launched = await authenticate(
    platform,
    await launchToken(platform, await playing(platform, KNOWN))
  )
  if (launched.status === 'error') throw new Error(launched.code)
  return await ports.db.kysely
    .insertInto('provider_sessions')
    .values({
      token_hash: token,
      game: GAME,
      mode: 'REAL',
      player: launched.playerId,
      wallet_session: launched.sessionToken,
      currency: 'EUR',
      locale: 'en',
      minimum_round_ms: 0,
      celebrates_below_stake: false,
      play_money: 0n,
      next_seed: 'ab'.repeat(32),
      created_at: clock.now(),
      ...rules
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
