import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { HOUSE_JACKPOT } from '#config/jackpots.ts'
import { decidePending } from '#server/capabilities/jackpot/index.ts'
import { changePlayer } from '#server/capabilities/player/index.ts'
import { ask, signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { move, roundOf } from '../games/support.ts'
import { play, scriptedRandom, type TakingPart, takingPart } from './support.ts'

const { id } = HOUSE_JACKPOT
const MISS = 2 ** 40

let platform: TestPlatform
const { random, next } = scriptedRandom()

beforeAll(async () => {
  platform = await startPlatform({ random })
})
afterAll(async () => {
  await platform.close()
})

interface Board {
  readonly playerPosition: number | null
  readonly playerRank: string | null
  readonly playerRankImageUrl: string | null
  readonly entries: readonly {
    brand: string
    expectedPrize: string
    initials: string
    rankName: string | null
    rankImageUrl: string | null
  }[]
}

const BOARD = `query Board($brand: String!, $id: String!, $pot: String!, $currency: String!,
  $player: String, $size: Int!) { public { jackpotLeaderboard(brand: $brand,
  jackpotInstanceId: $id, jackpotPotId: $pot, currency: $currency, playerUUID: $player,
  size: $size) { playerPosition playerRank playerRankImageUrl
  entries { brand expectedPrize initials rankName rankImageUrl } } } }`

async function board(given: Record<string, unknown> = {}, token?: string) {
  const { data, errors } = await ask<{ public: { jackpotLeaderboard: Board | null } }>({
    url: `${platform.url}/graphql`,
    query: BOARD,
    variables: { brand: 'infiniza', id, pot: 'mega', currency: 'EUR', size: 100, ...given },
    ...(token !== undefined && { token })
  })
  return { board: data?.public.jackpotLeaderboard, errors }
}

const tokenOf = async (player: TakingPart) =>
  (await signInAs(platform, player.player.id)).accessToken

describe('the board of the largest pot', () => {
  test('[JACK-35] L084 is led by who gave most, of equal ones by who gave it first, and tells initials alone', async () => {
    const second = await takingPart(platform, { value: '0.05', firstName: 'Bo', lastName: 'Ek' })
    const third = await takingPart(platform, {
      value: '0.05',
      firstName: 'Cia',
      lastName: 'Fagerlund'
    })
    const first = await takingPart(platform, { value: '0.05', firstName: 'Åke', lastName: 'Dahl' })
    await play(platform, second, '10.00')
    await play(platform, third, '10.00')
    await play(platform, first, '20.00')
    await decidePending(platform.ports, id)
    const { board: answer } = await board()
    expect(answer?.entries.map(({ initials }) => initials)).toEqual(['Å. D.', 'B. E.', 'C. F.'])
    expect(JSON.stringify(answer)).not.toMatch(/Fagerlund|@|Dahl/)
    // 40 % of 25,000.50 EUR, in parts of 1, a half and a third.
    expect(answer?.entries.map(({ expectedPrize }) => expectedPrize)).toEqual([
      '5454.65',
      '2727.32',
      '1818.21'
    ])
    const { board: norwegian } = await board({ currency: 'NOK' })
    expect(norwegian?.entries[0]?.expectedPrize).toBe('62728.47')
  })

  test('J16 tells a player the own place, and nobody another’s', async () => {
    const player = await takingPart(platform, { value: '0.05' })
    await play(platform, player, '5.00')
    await decidePending(platform.ports, id)
    const token = await tokenOf(player)
    const own = { player: player.player.id }
    expect((await board(own, token)).board?.playerPosition).toBe(4)
    expect((await board({ ...own, size: 2 }, token)).board).toMatchObject({
      playerPosition: 4,
      entries: [{}, {}]
    })
    expect((await board(own)).board?.playerPosition).toBeNull()
    const stranger = await takingPart(platform)
    const strange = await tokenOf(stranger)
    expect((await board(own, strange)).board?.playerPosition).toBeNull()
    const none = { player: stranger.player.id }
    expect((await board(none, strange)).board?.playerPosition).toBeNull()
  })

  test('names the ranks of those who have a level in the loyalty programme', async () => {
    const player = await takingPart(platform, { value: '0.05', firstName: 'Ra', lastName: 'Nk' })
    await play(platform, player, '20.00')
    await decidePending(platform.ports, id)
    const { id: playerId } = player.player
    await platform.ports.db.transaction(tx => changePlayer(tx, playerId, { gamification_level: 6 }))
    const { board: answer } = await board({ player: playerId }, await tokenOf(player))
    expect(answer).toMatchObject({
      playerRank: 'Navigator',
      playerRankImageUrl: '/art/ranks/navigator.svg'
    })
    const ranks = answer?.entries.map(({ initials, rankName }) => [initials, rankName])
    expect(ranks).toContainEqual(['R. N.', 'Navigator'])
    expect(ranks).toContainEqual(['B. E.', null])
  })

  test.each([
    ['of another brand', { brand: 'herion' }],
    ['of a jackpot that does not run', { id: 'nowhere' }],
    ['of a pot that nobody shares', { pot: 'minor' }],
    ['of no pot', { pot: 'total' }],
    ['in no currency', { currency: 'XAU' }]
  ])('%s is none', async (_of, given) => {
    expect(await board(given)).toEqual({ board: null, errors: undefined })
  })

  test('L096 holds nobody who has not given: a quiet time stays quiet', async () => {
    const quiet = await startPlatform()
    const { data } = await ask<{ public: { jackpotLeaderboard: Board } }>({
      url: `${quiet.url}/graphql`,
      query: BOARD,
      variables: { brand: 'infiniza', id, pot: 'mega', currency: 'EUR', size: 100 }
    })
    expect(data?.public.jackpotLeaderboard.entries).toEqual([])
    await quiet.close()
  })

  test('lists a hundred at most', async () => {
    expect((await board({ size: 101 })).errors).toHaveLength(1)
  })
})

const WINNERS = `query Winners($id: String!) { public { jackpotWinners(jackpotInstanceId: $id, last: 5) {
  id potId winAmount paid { amount currency } winnerInitials brand communityWinners
  community { amount } isWithheld } } }`

const HISTORY = `query History($first: Int!, $after: String, $kind: JackpotEntryKind) { viewer {
  jackpotHistory(first: $first, after: $after, kind: $kind) {
    contributed { amount currency } won { amount }
    edges { cursor node { id kind amount { amount } game { slug } roundId potId isRoundReturned
      isWithheld isFreebet isCommunityShare decision } }
    pageInfo { hasNextPage endCursor } } } }`

interface HistoryPage {
  readonly contributed: { readonly amount: string }
  readonly won: { readonly amount: string }
  readonly edges: readonly { readonly node: Record<string, unknown> & { readonly kind: string } }[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}

async function historyOf(player: TakingPart, variables: Record<string, unknown>) {
  const { data, errors } = await ask<{ viewer: { jackpotHistory: HistoryPage } }>({
    url: `${platform.url}/graphql`,
    query: HISTORY,
    variables: { first: 10, ...variables },
    token: await tokenOf(player)
  })
  return { history: data?.viewer?.jackpotHistory, errors }
}

describe('what fell, and what became of a player’s part', () => {
  test('is told to everybody by initials, and to the player to the cent', async () => {
    const player = await takingPart(platform, {
      value: '0.05',
      country: 'NO',
      cash: 100_000n,
      firstName: 'Nils',
      lastName: 'Vik'
    })
    await play(platform, player, '100.00')
    await decidePending(platform.ports, id)
    next(0, MISS, MISS)
    const { round } = await play(platform, player, '200.00')
    await decidePending(platform.ports, id)

    const { data } = await ask<{ public: { jackpotWinners: Record<string, unknown>[] } }>({
      url: `${platform.url}/graphql`,
      query: WINNERS,
      variables: { id }
    })
    const [winner] = data?.public.jackpotWinners ?? []
    expect(winner).toMatchObject({
      potId: 'minor',
      winnerInitials: 'N. V.',
      brand: 'infiniza',
      paid: { currency: 'NOK' },
      communityWinners: 0,
      isWithheld: false
    })
    expect(JSON.stringify(data)).not.toContain(player.player.id)

    const { history } = await historyOf(player, {})
    expect(history?.contributed).toEqual({ amount: '15.00', currency: 'NOK' })
    expect(winner).toMatchObject({ paid: { amount: history?.won.amount } })
    expect(history?.edges.map(({ node }) => node.kind).toSorted()).toEqual([
      'CONTRIBUTION',
      'CONTRIBUTION',
      'WIN'
    ])
    const win = history?.edges.find(({ node }) => node.kind === 'WIN')?.node
    expect(win).toMatchObject({ potId: 'minor', roundId: round.roundId, isCommunityShare: false })
    const given = history?.edges.find(({ node }) => node['roundId'] === round.roundId)?.node
    expect(given?.['decision']).toMatch(/^\d+$/)
  })

  test('comes in pages that leave nothing out and repeat nothing, by kind where it is asked', async () => {
    const player = await takingPart(platform, { value: '0.05' })
    for (let bet = 0; bet < 5; bet++) await play(platform, player, '2.00')
    const ids: unknown[] = []
    let after: string | null = null
    do {
      const { history }: Awaited<ReturnType<typeof historyOf>> = await historyOf(player, {
        first: 2,
        after
      })
      ids.push(...(history?.edges.map(({ node }) => node['id']) ?? []))
      after = history?.pageInfo.hasNextPage ? history.pageInfo.endCursor : null
    } while (after !== null)
    expect(ids).toHaveLength(5)
    expect(new Set(ids).size).toBe(5)
    expect((await historyOf(player, { kind: 'WIN' })).history?.edges).toEqual([])
    expect((await historyOf(player, { after: 'nonsense' })).errors).toHaveLength(1)
  })

  test('J17 shows a contribution whose round was taken back, and says that it was', async () => {
    const player = await takingPart(platform, { value: '0.05' })
    const round = roundOf(player.token, '10.00', '0')
    await move(platform, 'bet', round.bet)
    await move(platform, 'rollback', round.rollback)
    const { history } = await historyOf(player, {})
    expect(history?.edges.map(({ node }) => node)).toMatchObject([
      { kind: 'CONTRIBUTION', isRoundReturned: true, amount: { amount: '0.50' } }
    ])
  })
})

describe('the player’s books', () => {
  test('tell what went to a jackpot and came from one apart from stakes and wins', async () => {
    const player = await takingPart(platform, { value: '0.05' })
    // Bets of earlier tests that still wait would take the numbers.
    await decidePending(platform.ports, id)
    next(0, MISS, MISS)
    await play(platform, player, '10.00')
    await decidePending(platform.ports, id)
    const day = 24 * 60 * 60 * 1000
    const now = platform.ports.clock.now().getTime()
    const { data } = await ask<{
      viewer: {
        statement: {
          totals: { kind: string; amount: string; count: number }[]
          lines: { kind: string; subject: string | null; amount: string }[]
        }
        sessionPlay: { staked: { amount: string }; won: { amount: string } }
      }
    }>({
      url: `${platform.url}/graphql`,
      query: `query Books($from: DateTime!, $to: DateTime!) { viewer {
        statement(first: 50, from: $from, to: $to) {
          totals { kind amount count } lines { kind subject amount } }
        sessionPlay { staked { amount } won { amount } } } }`,
      variables: {
        from: new Date(now - day).toISOString(),
        to: new Date(now + day).toISOString()
      },
      token: await tokenOf(player)
    })
    const jackpot = data?.viewer.statement.lines.filter(({ kind }) => kind === 'Jackpot') ?? []
    expect(jackpot).toHaveLength(2)
    expect(jackpot[0]).toEqual({ kind: 'Jackpot', subject: null, amount: '-0.50' })
    expect(Number(jackpot[1]?.amount)).toBeGreaterThan(49)
    expect(data?.viewer.statement.totals.find(({ kind }) => kind === 'Bet')).toMatchObject({
      amount: '-10.00',
      count: 1
    })
  })
})
