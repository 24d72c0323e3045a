import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { FREE_SPINS_PATH } from '#contract/wire/free-spins.ts'
import type { FreeSpins } from '#contract/wire/slot-play.ts'
import { assignReward, freeSpinsOf, rewardChanged } from '#server/capabilities/rewards/index.ts'
import type { House } from '#server/games/provider/house.ts'
import { openSession } from '#server/games/provider/open-session.ts'
import { recover } from '#server/games/provider/recover.ts'
import { start } from '#server/games/provider/start.ts'
import { walletClient } from '#server/games/provider/wallet-client.ts'
import { call } from '#server/http/call.ts'
import { signatureOf } from '#server/http/signed-call.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { cashOf, GAME, launchToken, playing, type SignedIn } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(async () => {
  await platform.close()
})

const DAY_MS = 86_400_000

/** Says to the provider, as the casino does, what a player may spin for nothing. */
async function give(
  body: object,
  { key, path = FREE_SPINS_PATH }: { key?: string; path?: string } = {}
) {
  const { clock, config } = platform.ports
  const text = JSON.stringify(body)
  const timestamp = String(Math.floor(clock.now().getTime() / 1000))
  const answer = await call(config, `${config.gamesUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': signatureOf(key ?? config.secrets.providerKey, timestamp, Buffer.from(text))
    },
    body: text
  })
  return { status: answer.status, body: JSON.parse(answer.text) }
}

const grantFor = ({ player }: SignedIn, about: object = {}) => ({
  id: randomUUID(),
  playerId: player.id,
  game: GAME,
  spins: 3,
  value: '0.20',
  currency: 'EUR',
  betLevel: 1,
  endsAt: new Date(platform.ports.clock.now().getTime() + DAY_MS).toISOString(),
  ...about
})

/** Spins of a reward that is claimed: the wallet pays them, and the provider knows of them. */
async function claimed(signedIn: SignedIn, spins = 3): Promise<string> {
  const { ports } = platform
  await ports.db.kysely
    .updateTable('players')
    .set({ is_phone_number_verified: true })
    .where('id', '=', signedIn.player.id)
    .execute()
  const reward = await ports.db.transaction(tx =>
    assignReward(ports, tx, {
      playerId: signedIn.player.id,
      key: randomUUID(),
      rewardId: 'spins',
      name: 'Spins',
      kind: 'Incentive',
      claimType: 'Automatic',
      currency: 'EUR',
      worth: { type: 'FreeSpins', spins, value: 20n, game: GAME }
    })
  )
  await rewardChanged(ports, reward)
  return reward.id
}

async function open(signedIn: SignedIn) {
  const { config } = platform.ports
  let token: string | undefined
  const ask = async (name: string, body: object = {}) => {
    const answer = await call(config, `${config.gamesUrl}/play/api/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` })
      },
      body: JSON.stringify(body)
    })
    const given = JSON.parse(answer.text)
    return { code: given.error?.code, ok: given.ok }
  }
  const launched = await launchToken(platform, signedIn)
  const { ok } = await ask('session', { launchToken: launched, game: GAME })
  token = ok.sessionToken
  return {
    ask,
    freeSpins: ok.freeSpins as readonly FreeSpins[],
    spin: (freeSpins: string, stake = '0.20') =>
      ask('start', { stake, freeSpins, clientSeed: 'mine' })
  }
}

const minor = (amount: string) => BigInt(amount.replace('.', ''))

const leftAtWallet = async ({ player }: SignedIn) => {
  const { clock, db } = platform.ports
  const [spins] = await freeSpinsOf(db.kysely, player.id, GAME, clock.now())
  return spins?.left ?? 0
}

describe('free spins', () => {
  test('cost the player nothing, pay what they win in cash, and end when they are played', async () => {
    const signedIn = await playing(platform)
    const id = await claimed(signedIn)
    const { ask, freeSpins, spin } = await open(signedIn)
    expect(freeSpins).toMatchObject([{ id, left: 3, of: 3, stake: '0.20', won: '0.00' }])

    let won = 0n
    for (const left of [2, 1, 0]) {
      const { ok } = await spin(id)
      expect(minor(ok.balance)).toBe(10_000n + won)
      expect(ok.round).toMatchObject({ isFree: true, stake: '0.20' })
      won += minor(ok.round.win)
      const settled = await ask('settle', { roundId: ok.round.id })
      expect(minor(settled.ok.balance)).toBe(10_000n + won)
      const [told] = settled.ok.freeSpins
      expect(told).toMatchObject({ id, left })
      expect(minor(told.won)).toBe(won)
      expect(await leftAtWallet(signedIn)).toBe(left)
    }
    expect(await cashOf(platform, signedIn.player)).toBe(10_000n + won)
    expect((await spin(id)).code).toBe('NO_FREE_SPINS')
    expect((await ask('resume')).ok.freeSpins).toEqual([])
    const { ok } = await ask('history')
    expect(ok.rounds.map(({ isFree }: { isFree?: true }) => isFree)).toEqual([true, true, true])
  })

  test('go on after the frame was loaded again, with the round that was not seen', async () => {
    const signedIn = await playing(platform)
    const id = await claimed(signedIn, 1)
    const { ask, spin } = await open(signedIn)
    const { ok } = await spin(id)
    const resumed = await ask('resume')
    expect(resumed.ok.pending).toMatchObject({ id: ok.round.id, isFree: true })
    expect(resumed.ok.freeSpins).toMatchObject([{ id, left: 0, won: ok.round.win }])
    const settled = await ask('settle', { roundId: ok.round.id })
    expect(settled.ok.freeSpins).toMatchObject([{ id, left: 0, won: ok.round.win }])
    expect((await ask('resume')).ok.freeSpins).toEqual([])
  })

  test('asked for twice at once are one round, and the last is never played twice', async () => {
    const signedIn = await playing(platform)
    const id = await claimed(signedIn, 1)
    const [one, other] = await Promise.all([open(signedIn), open(signedIn)])
    const answers = await Promise.all([one.spin(id), other.spin(id), one.spin(id)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await cashOf(platform, signedIn.player)).toBe(10_000n)
    expect(await leftAtWallet(signedIn)).toBe(0)
  })

  test('come back when their bet is undone', async () => {
    const signedIn = await playing(platform)
    const id = await claimed(signedIn, 1)
    const { ports } = platform
    const real = walletClient(ports)
    // The wallet takes the bet, and its answer is lost with the way back to it.
    const house: House = {
      ports,
      wallet: {
        ...real,
        bet: async request => {
          await real.bet(request)
          return 'unknown'
        },
        rollback: async () => 'unknown'
      }
    }
    const opened = await openSession(house, await launchToken(platform, signedIn), GAME)
    if ('error' in opened) throw new Error(opened.error.code)
    const session = await ports.db.kysely
      .selectFrom('provider_sessions')
      .selectAll()
      .where('player', '=', signedIn.player.id)
      .executeTakeFirstOrThrow()
    const asked = { opening: { stake: '0.20' }, clientSeed: 'mine', freeSpins: id }
    expect(await start(house, session, asked)).toEqual({ error: { code: 'WALLET_UNREACHABLE' } })
    expect(await leftAtWallet(signedIn)).toBe(0)
    const { ask } = await open(signedIn)
    expect((await ask('resume')).ok.freeSpins).toEqual([])

    expect((await recover({ ports, wallet: real })).voided).toBe(1)
    expect(await leftAtWallet(signedIn)).toBe(1)
    expect((await ask('resume')).ok.freeSpins).toMatchObject([{ id, left: 1 }])
    expect(await cashOf(platform, signedIn.player)).toBe(10_000n)
  })

  test('are refused to others, at another stake, for fun, and in a form that is none', async () => {
    const signedIn = await playing(platform)
    const id = await claimed(signedIn)
    const { ask, spin } = await open(signedIn)
    const stranger = await open(await playing(platform))
    expect((await stranger.spin(id)).code).toBe('NO_FREE_SPINS')
    expect((await spin(id, '0.40')).code).toBe('NO_FREE_SPINS')
    expect((await spin(randomUUID())).code).toBe('NO_FREE_SPINS')
    for (const freeSpins of [1, null, '', true, ['x'], 'x'.repeat(201)]) {
      const asked = { stake: '0.20', freeSpins, clientSeed: 'mine' }
      expect((await ask('start', asked)).code).toBe('INVALID_REQUEST')
    }
    expect(await cashOf(platform, signedIn.player)).toBe(10_000n)
    expect(await leftAtWallet(signedIn)).toBe(3)
  })

  test('that the wallet does not know are offered until it says so', async () => {
    const signedIn = await playing(platform)
    const grant = grantFor(signedIn)
    expect((await give(grant)).body).toEqual({ status: 'ok' })
    const { ask, freeSpins, spin } = await open(signedIn)
    expect(freeSpins).toMatchObject([{ id: grant.id, left: 3 }])
    expect((await spin(grant.id)).code).toBe('NO_FREE_SPINS')
    expect((await ask('resume')).ok.freeSpins).toEqual([])
    expect(await cashOf(platform, signedIn.player)).toBe(10_000n)
  })
})

describe('the door for free spins', () => {
  test('takes the same spins once, and no others under their name', async () => {
    const signedIn = await playing(platform)
    const grant = grantFor(signedIn)
    const answers = await Promise.all([give(grant), give(grant), give(grant)])
    expect(answers.map(({ body }) => body.status)).toEqual(['ok', 'ok', 'ok'])
    expect((await open(signedIn)).freeSpins).toMatchObject([{ id: grant.id, left: 3, of: 3 }])
    expect((await give({ ...grant, spins: 1000 })).body).toMatchObject({ code: 'DUPLICATE_ID' })
  })

  test('refuses what a game does not have', async () => {
    const signedIn = await playing(platform)
    const codeOf = async (about: object) => (await give(grantFor(signedIn, about))).body.code
    expect(await codeOf({ game: 'blackjack-salon' })).toBe('UNKNOWN_GAME')
    expect(await codeOf({ value: '0.21' })).toBe('VALUE_NOT_OFFERED')
    expect(await codeOf({ currency: 'XXX' })).toBe('VALUE_NOT_OFFERED')
  })

  test('refuses a stranger, another form and another origin', async () => {
    const grant = grantFor(await playing(platform))
    expect((await give(grant, { key: 'not the key' })).status).toBe(401)
    for (const about of [{ spins: 0 }, { spins: 1.5 }, { value: '-1' }, { endsAt: 'soon' }])
      expect((await give({ ...grant, ...about })).status).toBe(400)
    const { config } = platform.ports
    const elsewhere = await call(config, `${platform.url}${FREE_SPINS_PATH}`, { method: 'POST' })
    expect(elsewhere.status).toBe(404)
  })
})
