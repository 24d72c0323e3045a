import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { readFreeSpinsGrant } from '#contract/wire/free-spins.ts'
import { playedIn } from '#server/capabilities/games/session-play.ts'
import { isSigned } from '#server/http/signed-call.ts'
import { cashOf, GAME, move, playing, roundOf, sessionToken } from '#tests/server/games/support.ts'
import { signInAs } from '#tests/support/graphql.ts'
import { type Handler, json, serveHttp } from '#tests/support/http-server.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { change, claim, give, pass, statusOf, view } from './support.ts'

const takes: Handler = (_received, response) => json(response, { status: 'ok' })
const fails: Handler = (_received, response) => json(response, { status: 'error' }, 500)

let platform: TestPlatform
let games: Awaited<ReturnType<typeof serveHttp>>

beforeAll(async () => {
  games = await serveHttp(takes)
  platform = await startPlatform({ env: { LOBBY_GAMES_URL: games.url } })
})

afterAll(async () => {
  await platform.close()
  await games.close()
})

const SPINS = { type: 'FreeSpins', spins: 2, value: 20n, game: GAME } as const

async function spinner() {
  const who = await playing(platform, { cash: 1_000n })
  await change(platform, who.player, { is_phone_number_verified: true })
  const { accessToken } = await signInAs(platform, who.player.id)
  return { ...who, token: accessToken }
}

/** A player with credited spins of 0.20, and a bet of them. */
async function withSpins() {
  const who = await spinner()
  const reward = await give(platform, who.player, { worth: SPINS })
  await claim(platform, who, reward)
  const play = await sessionToken(platform, who)
  const spin = (won: string, stake = '0.20') => {
    const round = roundOf(play, stake, won)
    return { ...round, bet: { ...round.bet, freeSpins: reward.id } }
  }
  const session = { playerId: who.player.id, sessionId: who.sessionId }
  return { ...who, reward, spin, session }
}

const worthOf = async (who: { readonly token: string }) => {
  const { rewardHistory } = await view<{
    rewardHistory: { edges: readonly { node: { worth: { amount: string } | null } }[] }
  }>(platform, who, 'rewardHistory { edges { node { worth { amount } } } }')
  return rewardHistory.edges[0]?.node.worth?.amount ?? null
}

describe('free spins', () => {
  test('are told to the games’ provider, signed, and credited once it has them', async () => {
    const who = await spinner()
    const reward = await give(platform, who.player, { worth: SPINS })
    const { ok } = await claim(platform, who, reward)
    expect(ok?.status).toBe('Credited')
    const told = games.received.findLast(({ url }) => url.pathname === '/free-spins')
    expect(readFreeSpinsGrant(JSON.parse(told?.body ?? ''))).toMatchObject({
      id: reward.id,
      playerId: who.player.id,
      game: GAME,
      spins: 2,
      value: '0.20',
      currency: 'EUR',
      betLevel: 1
    })
    const { 'x-timestamp': timestamp, 'x-signature': signature } = told?.headers ?? {}
    const body = Buffer.from(told?.body ?? '')
    const { secrets } = platform.ports.config
    expect(isSigned(secrets.providerKey, { timestamp, signature, body }, new Date())).toBe(true)
  })

  test('claimed twenty times at once are given once', async () => {
    const who = await spinner()
    const reward = await give(platform, who.player, { worth: SPINS })
    await Promise.all(Array.from({ length: 20 }, () => claim(platform, who, reward)))
    expect(await statusOf(platform, reward)).toBe('Credited')
    const grants = await platform.ports.db.kysely
      .selectFrom('free_spins')
      .select(['id', 'spins_left'])
      .where('player_id', '=', who.player.id)
      .execute()
    expect(grants).toEqual([{ id: reward.id, spins_left: 2 }])
  })

  test('stake what the house pays, and what they win is real money', async () => {
    const who = await withSpins()
    const { bet, win } = who.spin('1.50')
    expect(await move(platform, 'bet', bet)).toMatchObject({ status: 'ok', balance: '10.00' })
    expect(await cashOf(platform, who.player)).toBe(1_000n)
    expect(await worthOf(who)).toBeNull()
    await move(platform, 'win', win)
    expect(await cashOf(platform, who.player)).toBe(1_150n)

    const last = who.spin('0.40')
    await move(platform, 'bet', last.bet)
    await move(platform, 'win', last.win)
    expect(await worthOf(who)).toBe('1.90')
    const none = who.spin('9')
    expect(await move(platform, 'bet', none.bet)).toEqual({
      status: 'error',
      code: 'NO_FREE_SPINS'
    })
    expect(await cashOf(platform, who.player)).toBe(1_190n)
  })

  test('are no spins of another stake, another player or another game', async () => {
    const who = await withSpins()
    const other = await spinner()
    const dearer = who.spin('0', '0.40').bet
    const foreign = {
      ...roundOf(await sessionToken(platform, other), '0.20', '0').bet,
      freeSpins: who.reward.id
    }
    const elsewhere = {
      ...roundOf(await sessionToken(platform, who, 'anchor-bay'), '0.20', '0').bet,
      game: 'anchor-bay',
      freeSpins: who.reward.id
    }
    const codes = []
    for (const bet of [dearer, foreign, elsewhere]) {
      const answer = await move(platform, 'bet', bet)
      codes.push(answer.status === 'error' && answer.code)
    }
    expect(codes).toEqual(['INVALID_AMOUNT', 'NO_FREE_SPINS', 'NO_FREE_SPINS'])
    expect(await cashOf(platform, other.player)).toBe(1_000n)
  })

  test('come back when their round is rolled back, once', async () => {
    const who = await withSpins()
    const { bet, rollback } = who.spin('0')
    await move(platform, 'bet', bet)
    await move(platform, 'rollback', rollback)
    await move(platform, 'rollback', rollback)
    expect(await cashOf(platform, who.player)).toBe(1_000n)
    const left = await platform.ports.db.kysely
      .selectFrom('free_spins')
      .select('spins_left')
      .where('id', '=', who.reward.id)
      .executeTakeFirst()
    expect(left?.spins_left).toBe(2)
  })

  test('cost nothing in the session’s sums and in the list of rounds', async () => {
    const who = await withSpins()
    const { bet, win } = who.spin('1.50')
    await move(platform, 'bet', bet)
    await move(platform, 'win', win)
    expect(await playedIn(platform.ports.db.kysely, who.session)).toMatchObject({
      staked: 0n,
      won: 150n
    })
    const fields = 'gameRounds(first: 1) { edges { node { stake { amount } win { amount } } } }'
    expect(await view(platform, who, fields)).toEqual({
      gameRounds: { edges: [{ node: { stake: { amount: '0.00' }, win: { amount: '1.50' } } }] }
    })
  })

  test('count for no cashback but as what the house gave', async () => {
    const who = await withSpins()
    const { bet, win } = who.spin('1.50')
    await move(platform, 'bet', bet)
    await move(platform, 'win', win)
    const { cashback } = await view<{
      cashback: { weeks: readonly Record<'bet' | 'given' | 'won', { amount: string }>[] }
    }>(platform, who, 'cashback { weeks { bet { amount } won { amount } given { amount } } }')
    expect(cashback.weeks[0]).toEqual({
      bet: { amount: '0.00' },
      won: { amount: '0.00' },
      given: { amount: '1.50' }
    })
  })

  test('whose provider does not answer are tried again, until the player is told', async () => {
    games.handle(fails)
    const who = await spinner()
    const reward = await give(platform, who.player, { worth: SPINS })
    expect((await claim(platform, who, reward)).ok?.status).toBe('Processing')
    for (let turn = 2; turn <= 5; turn++) await pass(platform, 10)
    expect(await statusOf(platform, reward)).toBe('FailedProcessing')

    const again = await claim(platform, who, reward)
    expect(again.error?.code).toBe('PROVIDER_FAILED')
    expect(again.error?.reference).toMatch(/^R-[0-9A-F]{8}$/)
    games.handle(takes)
    expect((await claim(platform, who, reward)).ok?.status).toBe('Credited')
    await platform.ports.clock.move('real')
  })

  test('that are under way are not given twice', async () => {
    games.handle(fails)
    const who = await spinner()
    const reward = await give(platform, who.player, { worth: SPINS })
    await claim(platform, who, reward)
    expect((await claim(platform, who, reward)).ok?.status).toBe('Processing')
    games.handle(takes)
    await pass(platform, 10)
    expect(await statusOf(platform, reward)).toBe('Credited')
    const grants = await platform.ports.db.kysely
      .selectFrom('free_spins')
      .select('spins_left')
      .where('player_id', '=', who.player.id)
      .execute()
    expect(grants).toEqual([{ spins_left: 2 }])
    await platform.ports.clock.move('real')
  })
})
