import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { type RoundRecord, readRoundRecord } from '#contract/wire/round-record.ts'
import { commitmentOf } from '#engine/fairness/seeds.ts'
import type { House } from '#server/games/provider/house.ts'
import { recover } from '#server/games/provider/recover.ts'
import { type WalletClient, walletClient } from '#server/games/provider/wallet-client.ts'
import { call } from '#server/http/call.ts'
import { signatureOf } from '#server/http/signed-call.ts'
import { ask as askGraphql, signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { launchToken, move, playing, roundOf, type SignedIn, sessionToken } from './support.ts'

const SLOT = 'pearl-drift'
const BLACKJACK = 'blackjack-salon'

let platform: TestPlatform
let time = Date.now()

beforeAll(async () => {
  platform = await startPlatform({ clock: { now: () => new Date(time), move: async () => {} } })
})

afterAll(async () => {
  await platform.close()
})

interface Shown {
  readonly id: string
  readonly game: { readonly slug: string; readonly name: string }
  readonly status: string
  readonly startedAt: string
  readonly endedAt: string | null
  readonly stake: { readonly amount: string; readonly currency: string }
  readonly contribution: { readonly amount: string }
  readonly win: { readonly amount: string }
  readonly record?: string | null
}

interface Rounds {
  readonly edges: readonly { readonly node: Shown }[]
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string | null }
}

const NODE = `id game { slug name } status startedAt endedAt stake { amount currency }
  contribution { amount } win { amount }`
const ROUNDS = `query ($first: Int!, $after: String, $filter: GameRoundFilter) { viewer {
  gameRounds(first: $first, after: $after, filter: $filter) {
    edges { node { ${NODE} } } pageInfo { hasNextPage endCursor } } } }`
const ROUND = `query ($id: ID!) { viewer { gameRound(id: $id) { ${NODE} record } } }`
const GAMES = 'query { viewer { gamesWithRounds { slug name } } }'

/** The player's history as the site asks for it. */
async function historyOf({ player }: SignedIn) {
  const { accessToken: token } = await signInAs(platform, player.id)
  const url = `${platform.url}/graphql`
  return {
    rounds: async (variables: object = {}) => {
      const asked = { first: 20, ...variables }
      const { data } = await askGraphql<{ viewer: { gameRounds: Rounds } }>({
        url,
        query: ROUNDS,
        variables: asked,
        token
      })
      const { edges, pageInfo } = data!.viewer.gameRounds
      return { nodes: edges.map(({ node }) => node), ...pageInfo }
    },
    round: async (id: string) => {
      const question = { url, query: ROUND, variables: { id }, token }
      const { data } = await askGraphql<{ viewer: { gameRound: Shown | null } }>(question)
      return data!.viewer.gameRound
    },
    games: async () => {
      const { data } = await askGraphql<{ viewer: { gamesWithRounds: readonly object[] } }>({
        url,
        query: GAMES,
        token
      })
      return data!.viewer.gamesWithRounds
    }
  }
}

/** A play of a game as its page has it. */
async function play(signedIn: SignedIn, slug: string) {
  const { config } = platform.ports
  const post = async (name: string, body: object, token?: string) => {
    const answer = await call(config, `${config.gamesUrl}/play/api/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` })
      },
      body: JSON.stringify(body)
    })
    return JSON.parse(answer.text)
  }
  const launched = { launchToken: await launchToken(platform, signedIn, { slug }), game: slug }
  const { ok } = await post('session', launched)
  const token: string = ok.sessionToken
  return {
    pending: ok.pending,
    ask: (name: string, body: object) => post(name, body, token),
    start: async (stake: string) =>
      (await post('start', { stake, clientSeed: 'mine' }, token)).ok.round
  }
}

const house = (wallet: Partial<WalletClient> = {}): House => ({
  ports: platform.ports,
  wallet: { ...walletClient(platform.ports), ...wallet }
})

const minutes = (count: number) => {
  time += count * 60_000
}

/** A round of blackjack in which there is something left to choose. */
async function dealt(table: Awaited<ReturnType<typeof play>>) {
  for (;;) {
    const round = await table.start('1.00')
    if (!round.isOver) return round
    await table.ask('settle', { roundId: round.id })
  }
}

describe('the history of rounds', () => {
  test('has stake, contribution and win of a round apart', async () => {
    const signedIn = await playing(platform)
    const token = await sessionToken(platform, signedIn)
    const round = roundOf(token, '2.00', '0.80')
    await move(platform, 'bet', round.bet)
    await move(platform, 'raise', round.raise('0.50'))
    const started = new Date(time).toISOString()
    minutes(1)
    await move(platform, 'win', round.win)
    const { nodes } = await (await historyOf(signedIn)).rounds()
    expect(nodes).toEqual([
      {
        id: round.roundId,
        game: { slug: SLOT, name: 'Pearl Drift' },
        status: 'ENDED',
        startedAt: started,
        endedAt: new Date(time).toISOString(),
        stake: { amount: '2.50', currency: 'EUR' },
        contribution: { amount: '0.00' },
        win: { amount: '0.80' }
      }
    ])
  })

  test('tells a round that runs and one whose stake came back from those that ended', async () => {
    const signedIn = await playing(platform)
    const token = await sessionToken(platform, signedIn)
    const [undone, open] = [roundOf(token, '1.00', '0.00'), roundOf(token, '1.00', '0.00')]
    await move(platform, 'bet', undone.bet)
    await move(platform, 'rollback', undone.rollback)
    minutes(1)
    await move(platform, 'bet', open.bet)
    const { nodes } = await (await historyOf(signedIn)).rounds()
    expect(nodes.map(({ id, status, endedAt }) => [id, status, endedAt !== null])).toEqual([
      [open.roundId, 'RUNNING', false],
      [undone.roundId, 'RETURNED', true]
    ])
  })

  test('is read page by page, by game and by time, without one twice or left out', async () => {
    const signedIn = await playing(platform)
    const token = await sessionToken(platform, signedIn)
    const other = await sessionToken(platform, signedIn, BLACKJACK)
    const begin = time
    const ids: string[] = []
    const add = async (game = SLOT) => {
      const round = roundOf(game === SLOT ? token : other, '1.00', '0.00', undefined, game)
      await move(platform, 'bet', round.bet)
      await move(platform, 'win', round.win)
      ids.unshift(round.roundId)
    }
    // Two of the same moment: the order must not depend on chance.
    for (let count = 0; count < 5; count++) {
      await add()
      if (count % 2 === 0) minutes(1)
    }
    await add(BLACKJACK)
    const history = await historyOf(signedIn)
    const all = await history.rounds()
    expect(all.nodes.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(all.hasNextPage).toBe(false)

    const first = await history.rounds({ first: 2 })
    await add()
    const rest = await history.rounds({ first: 20, after: first.endCursor })
    expect([...first.nodes, ...rest.nodes]).toEqual(all.nodes)

    const tables = await history.rounds({ filter: { game: BLACKJACK } })
    expect(tables.nodes.map(({ game }) => game.slug)).toEqual([BLACKJACK])
    const filter = {
      from: new Date(begin + 60_000).toISOString(),
      until: new Date(begin + 120_000).toISOString()
    }
    const within = await history.rounds({ filter })
    expect(within.nodes).toHaveLength(2)
    expect(await history.games()).toEqual([
      { slug: BLACKJACK, name: expect.any(String) },
      { slug: SLOT, name: 'Pearl Drift' }
    ])
  })

  test('is nobody else’s', async () => {
    const signedIn = await playing(platform)
    const round = roundOf(await sessionToken(platform, signedIn), '1.00', '0.00')
    await move(platform, 'bet', round.bet)
    const stranger = await historyOf(await playing(platform))
    expect((await stranger.rounds()).nodes).toEqual([])
    expect((await stranger.rounds({ after: round.roundId })).nodes).toEqual([])
    expect(await stranger.round(round.roundId)).toBeNull()
    const url = `${platform.url}/graphql`
    const { data } = await askGraphql<{ viewer: unknown }>({
      url,
      query: ROUND,
      variables: { id: round.roundId }
    })
    expect(data?.viewer).toBeNull()
  })
})

describe('a round that its player left', () => {
  test('is ended by the rule of its game, told in the history and shown at the next visit', async () => {
    const signedIn = await playing(platform)
    const left = await dealt(await play(signedIn, BLACKJACK))
    const history = await historyOf(signedIn)
    expect((await history.round(left.id))?.status).toBe('RUNNING')
    minutes(16)
    await recover(house())
    minutes(4)
    await recover(house())
    const told = await history.round(left.id)
    expect(told?.status).toBe('ENDED_BY_RULE')
    const { pending } = await play(signedIn, BLACKJACK)
    expect(pending).toMatchObject({ id: left.id, isOver: true, win: told?.win.amount })
  })

  test('is paid as soon as the wallet is back, once, and told alike', async () => {
    const signedIn = await playing(platform)
    const left = await dealt(await play(signedIn, BLACKJACK))
    const history = await historyOf(signedIn)
    const deaf = house({ win: async () => 'unknown' })
    minutes(16)
    await recover(deaf)
    minutes(4)
    await recover(deaf)
    expect((await history.round(left.id))?.status).toBe('RUNNING')
    // The wallet heard the first of these and could not say so.
    const real = walletClient(platform.ports)
    await recover(
      house({
        win: async request => {
          await real.win(request)
          return 'unknown'
        }
      })
    )
    minutes(60)
    await recover(house())
    expect((await history.round(left.id))?.status).toBe('ENDED_BY_RULE')
    const rows = await platform.ports.db.kysely
      .selectFrom('provider_rounds')
      .select('status')
      .where('id', '=', left.id)
      .execute()
    expect(rows).toEqual([{ status: 'settled' }])
  })

  test('ends as any other when the player comes back in time', async () => {
    const signedIn = await playing(platform)
    const left = await dealt(await play(signedIn, BLACKJACK))
    minutes(14)
    const { ask, pending } = await play(signedIn, BLACKJACK)
    expect(pending.id).toBe(left.id)
    let round = pending
    for (let at = 0; !round.isOver; at++) {
      const name = round.phase === 'insurance' ? 'decline' : 'stand'
      round = (await ask('move', { roundId: left.id, move: name, at })).ok.round
    }
    await ask('settle', { roundId: left.id })
    expect((await (await historyOf(signedIn)).round(left.id))?.status).toBe('ENDED')
  })
})

describe('the record of a round', () => {
  const recordIn = (text: string | null | undefined): RoundRecord | null =>
    text ? readRoundRecord(JSON.parse(text)) : null

  test('has all that decided it, and its secret once it is over', async () => {
    const signedIn = await playing(platform)
    const table = await play(signedIn, BLACKJACK)
    const round = await dealt(table)
    const history = await historyOf(signedIn)
    const running = recordIn((await history.round(round.id))?.record)
    expect(running).toMatchObject({ serverSeed: null, commitment: round.proof.commitment })
    minutes(16)
    await recover(house())
    const over = recordIn((await history.round(round.id))?.record)
    expect(over).toMatchObject({ id: round.id, clientSeed: 'mine', stake: '1.00' })
    expect(await commitmentOf(over?.serverSeed ?? '')).toBe(round.proof.commitment)
  })

  test('is given by the provider to the casino alone, and of its player alone', async () => {
    const signedIn = await playing(platform)
    const round = await (await play(signedIn, SLOT)).start('0.40')
    const { config, clock } = platform.ports
    const post = async (player: string, key: string) => {
      const body = JSON.stringify({ player, roundId: round.id })
      const timestamp = String(Math.floor(clock.now().getTime() / 1000))
      const answer = await call(config, `${config.gamesUrl}/play/records`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-timestamp': timestamp,
          'x-signature': signatureOf(key, timestamp, Buffer.from(body))
        },
        body
      })
      return { status: answer.status, body: JSON.parse(answer.text) }
    }
    const { providerKey } = config.secrets
    expect(await post(signedIn.player.id, `${providerKey}x`)).toEqual({ status: 401, body: {} })
    expect(await post((await newPlayer(platform)).id, providerKey)).toEqual({
      status: 200,
      body: { record: null }
    })
    const { body } = await post(signedIn.player.id, providerKey)
    expect(body.record.id).toBe(round.id)
  })
})
