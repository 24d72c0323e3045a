import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue } from '#messages/catalogue.ts'
import { destroySession } from '#server/capabilities/session/index.ts'
import type { House } from '#server/games/provider/house.ts'
import { openSession } from '#server/games/provider/open-session.ts'
import { recover } from '#server/games/provider/recover.ts'
import { settle } from '#server/games/provider/settle.ts'
import { start } from '#server/games/provider/start.ts'
import type { ProviderSession } from '#server/games/provider/tables.ts'
import { walletClient } from '#server/games/provider/wallet-client.ts'
import { call } from '#server/http/call.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { cashOf, GAME, launch, launchToken, playing, type SignedIn } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(async () => {
  await platform.close()
})

/** Asks the provider's own API as its page does. */
async function ask(name: string, body: object, token?: string) {
  const { config } = platform.ports
  const answer = await call(config, `${config.gamesUrl}/play/api/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` })
    },
    body: JSON.stringify(body)
  })
  const given = JSON.parse(answer.text)
  return { status: answer.status, code: given.error?.code, ok: given.ok }
}

const minor = (amount: string) => BigInt(amount.replace('.', ''))

async function open(signedIn: SignedIn) {
  const { ok } = await ask('session', {
    launchToken: await launchToken(platform, signedIn),
    game: GAME
  })
  return { ...ok, token: ok.sessionToken as string }
}

const MINE = { opening: { stake: '0.40' }, clientSeed: 'mine' }

/** A provider whose wallet a test has changed. */
const house = (parts: Partial<House> = {}): House => ({
  ports: platform.ports,
  wallet: walletClient(platform.ports),
  ...parts
})

async function sessionOf(given: House, signedIn: SignedIn): Promise<ProviderSession> {
  const token = await launchToken(platform, signedIn)
  const opened = await openSession(given, token, GAME)
  if ('error' in opened) throw new Error(opened.error.code)
  return await platform.ports.db.kysely
    .selectFrom('provider_sessions')
    .selectAll()
    .where('player', '=', signedIn.player.id)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
}

const roundOf = (id: string) =>
  platform.ports.db.kysely
    .selectFrom('provider_rounds')
    .selectAll()
    .where('player', '=', id)
    .orderBy('started_at', 'desc')
    .executeTakeFirstOrThrow()

describe('a round', () => {
  test('takes the stake, shows what it won and pays it when it was seen', async () => {
    const signedIn = await playing(platform)
    const { token, balance, stakes } = await open(signedIn)
    expect(balance).toBe('100.00')
    expect(stakes).toContain('0.40')
    let cash = 10_000n
    for (let time = 0; time < 10; time++) {
      const { ok } = await ask('start', { stake: '0.40', clientSeed: 'mine' }, token)
      cash -= 40n
      expect(minor(ok.balance)).toBe(cash)
      expect(ok.round.steps.at(-1).total).toBe(ok.round.win)
      const settled = await ask('settle', { roundId: ok.round.id }, token)
      cash += minor(ok.round.win)
      expect(minor(settled.ok.balance)).toBe(cash)
    }
    expect(await cashOf(platform, signedIn.player)).toBe(cash)
    const { ok } = await ask('history', {}, token)
    expect(ok.rounds).toHaveLength(10)
  })

  test('is paid once however often it is asked for', async () => {
    const signedIn = await playing(platform)
    const { token } = await open(signedIn)
    const { ok } = await ask('start', { stake: '0.40', clientSeed: 'mine' }, token)
    const asked = Array.from({ length: 5 }, () => ask('settle', { roundId: ok.round.id }, token))
    await Promise.all(asked)
    expect(await cashOf(platform, signedIn.player)).toBe(9960n + minor(ok.round.win))
  })

  test('keeps a second one out while it runs', async () => {
    const signedIn = await playing(platform)
    const { token } = await open(signedIn)
    await ask('start', { stake: '0.40', clientSeed: 'mine' }, token)
    expect(await ask('start', { stake: '0.40', clientSeed: 'mine' }, token)).toMatchObject({
      status: 409,
      code: 'ROUND_IN_PROGRESS'
    })
    expect(await cashOf(platform, signedIn.player)).toBe(9960n)
  })

  test('is one of ten that are asked for at once', async () => {
    const signedIn = await playing(platform)
    const { token } = await open(signedIn)
    const spins = Array.from({ length: 10 }, () =>
      ask('start', { stake: '0.40', clientSeed: 'mine' }, token)
    )
    const answers = await Promise.all(spins)
    expect(answers.filter(({ ok }) => ok !== undefined)).toHaveLength(1)
    expect(await cashOf(platform, signedIn.player)).toBe(9960n)
  })

  test.each(['0.41', '-0.40', '0', '1e1', 'NaN', '0,40', '4000.00', '', '0.40 '])(
    'is refused for a stake that is not offered: %s',
    async stake => {
      const signedIn = await playing(platform)
      const { token } = await open(signedIn)
      const { code } = await ask('start', { stake, clientSeed: 'mine' }, token)
      expect(code).toBe('INVALID_STAKE')
      expect(await cashOf(platform, signedIn.player)).toBe(10_000n)
    }
  )

  test('is refused without enough money, and the next one is free', async () => {
    const signedIn = await playing(platform, { cash: 30n })
    const { token } = await open(signedIn)
    expect((await ask('start', { stake: '0.40', clientSeed: 'mine' }, token)).code).toBe(
      'INSUFFICIENT_FUNDS'
    )
    expect((await ask('start', { stake: '0.20', clientSeed: 'mine' }, token)).ok).toBeDefined()
  })

  test('is refused once the session has ended', async () => {
    const signedIn = await playing(platform)
    const { token } = await open(signedIn)
    await destroySession(platform.ports, signedIn.sessionId, 'LOGGED_OUT')
    expect(await ask('start', { stake: '0.40', clientSeed: 'mine' }, token)).toMatchObject({
      status: 401,
      code: 'SESSION_ENDED'
    })
    expect(await cashOf(platform, signedIn.player)).toBe(10_000n)
  })

  test.each(['', 'undefined', 'x'.repeat(150)])('needs a token that is one: %s', async token => {
    expect(await ask('start', { stake: '0.40', clientSeed: 'mine' }, token)).toMatchObject({
      status: 401,
      code: 'INVALID_TOKEN'
    })
  })

  test('can be neither seen nor settled by another player', async () => {
    const [one, other] = [await playing(platform), await playing(platform)]
    const { token } = await open(one)
    const { ok } = await ask('start', { stake: '0.40', clientSeed: 'mine' }, token)
    const { token: stranger } = await open(other)
    expect((await ask('settle', { roundId: ok.round.id }, stranger)).code).toBe('ROUND_NOT_FOUND')
    expect((await ask('resume', {}, stranger)).ok.pending).toBeNull()
  })
})

describe('a round that was left in the middle', () => {
  test('is told to the lobby, found at the next visit, shown and paid once', async () => {
    const signedIn = await playing(platform)
    const first = await open(signedIn)
    const { ok } = await ask('start', { stake: '0.40', clientSeed: 'mine' }, first.token)

    expect(await launch(platform, signedIn)).toMatchObject({ ok: { roundPending: true } })
    const again = await open(signedIn)
    expect(again.pending).toEqual(ok.round)
    await ask('settle', { roundId: ok.round.id }, again.token)
    expect(await cashOf(platform, signedIn.player)).toBe(9960n + minor(ok.round.win))
    expect(await launch(platform, signedIn)).toMatchObject({ ok: { roundPending: false } })
    expect((await open(signedIn)).pending).toBeNull()
  })

  test('is paid without the browser after a while, and still shown', async () => {
    const signedIn = await playing(platform)
    const { token } = await open(signedIn)
    const { ok } = await ask('start', { stake: '0.40', clientSeed: 'mine' }, token)
    const { db } = platform.ports
    await db.kysely
      .updateTable('provider_rounds')
      .set({ decided_at: new Date(Date.now() - 600_000) })
      .where('id', '=', ok.round.id)
      .execute()
    await recover(house())
    expect(await cashOf(platform, signedIn.player)).toBe(9960n + minor(ok.round.win))
    expect((await ask('resume', {}, token)).ok.pending.id).toBe(ok.round.id)
    await ask('settle', { roundId: ok.round.id }, token)
    expect(await cashOf(platform, signedIn.player)).toBe(9960n + minor(ok.round.win))
  })

  test('is paid although the session has ended', async () => {
    const signedIn = await playing(platform)
    const { token } = await open(signedIn)
    const { ok } = await ask('start', { stake: '0.40', clientSeed: 'mine' }, token)
    await destroySession(platform.ports, signedIn.sessionId, 'LOGGED_OUT')
    await ask('settle', { roundId: ok.round.id }, token)
    expect(await cashOf(platform, signedIn.player)).toBe(9960n + minor(ok.round.win))
  })
})

describe('a wallet that does not answer', () => {
  test('has the bet rolled back, whether it was taken or not', async () => {
    const real = walletClient(platform.ports)
    for (const isTaken of [true, false]) {
      const signedIn = await playing(platform)
      const deaf = house({
        wallet: {
          ...real,
          bet: async request => {
            if (isTaken) await real.bet(request)
            return 'unknown'
          }
        }
      })
      const session = await sessionOf(deaf, signedIn)
      expect(await start(deaf, session, MINE)).toEqual({ error: { code: 'WALLET_UNREACHABLE' } })
      expect(await cashOf(platform, signedIn.player)).toBe(10_000n)
      expect((await roundOf(signedIn.player.id)).status).toBe('voided')
    }
  })

  test('has the rollback repeated until it answers', async () => {
    const real = walletClient(platform.ports)
    const signedIn = await playing(platform)
    const gone = house({
      wallet: {
        ...real,
        bet: async request => {
          await real.bet(request)
          return 'unknown'
        },
        rollback: async () => 'unknown'
      }
    })
    const session = await sessionOf(gone, signedIn)
    await start(gone, session, MINE)
    expect(await cashOf(platform, signedIn.player)).toBe(9960n)
    expect(await start(house(), session, MINE)).toEqual({ error: { code: 'ROUND_IN_PROGRESS' } })
    await recover(house())
    expect(await cashOf(platform, signedIn.player)).toBe(10_000n)
    expect(await start(house(), session, MINE)).toHaveProperty('ok')
  })

  test('hears of a win again until it has taken it', async () => {
    const real = walletClient(platform.ports)
    const signedIn = await playing(platform)
    const deaf = house({ wallet: { ...real, win: async () => 'unknown' } })
    const session = await sessionOf(deaf, signedIn)
    await start(deaf, session, MINE)
    const { id, payout } = await roundOf(signedIn.player.id)
    expect(await settle(deaf, session, id)).toEqual({ error: { code: 'WALLET_UNREACHABLE' } })
    expect((await roundOf(signedIn.player.id)).status).toBe('decided')
    expect(await settle(house(), session, id)).toHaveProperty('ok')
    expect(await cashOf(platform, signedIn.player)).toBe(9960n + payout)
  })

  test('writes the result down before it is told', async () => {
    const signedIn = await playing(platform)
    const given = house()
    const session = await sessionOf(given, signedIn)
    const spun = await start(given, session, MINE)
    if ('error' in spun) throw new Error(spun.error.code)
    const { outcome, payout } = await roundOf(signedIn.player.id)
    expect(outcome).toHaveProperty(
      'steps.length',
      'steps' in spun.ok.round && spun.ok.round.steps.length
    )
    expect(payout).toBe(minor(spun.ok.round.win))
  })
})

describe('play money', () => {
  const visit = async () => {
    const { ok } = await ask('session', {
      launchToken: await launchToken(platform, null, { mode: 'FUN' }),
      game: GAME
    })
    return { ...ok, token: ok.sessionToken as string }
  }
  const entries = async () => {
    const rows = await platform.ports.db.kysely
      .selectFrom('ledger_journal')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(rows.count)
  }

  test('is won and lost without one entry in the ledger', async () => {
    const before = await entries()
    const { token, balance, mode } = await visit()
    expect(mode).toBe('FUN')
    let held = minor(balance)
    for (let time = 0; time < 5; time++) {
      const { ok } = await ask('start', { stake: '1.00', clientSeed: 'mine' }, token)
      held -= 100n
      expect(minor(ok.balance)).toBe(held)
      held += minor(ok.round.win)
      expect(minor((await ask('settle', { roundId: ok.round.id }, token)).ok.balance)).toBe(held)
    }
    expect(await entries()).toBe(before)
  })

  test('runs one round at a time and is filled up again', async () => {
    const { token, balance } = await visit()
    await ask('start', { stake: '1.00', clientSeed: 'mine' }, token)
    expect((await ask('start', { stake: '1.00', clientSeed: 'mine' }, token)).code).toBe(
      'ROUND_IN_PROGRESS'
    )
    await platform.ports.db.kysely
      .updateTable('provider_sessions')
      .set({ play_money: 5n })
      .execute()
    expect((await ask('refill', {}, token)).ok.balance).toBe(balance)
  })

  test('is never mistaken for money: a real play has no refill', async () => {
    const { token } = await open(await playing(platform))
    expect(await ask('refill', {}, token)).toMatchObject({ status: 400, code: 'INVALID_REQUEST' })
  })
})

describe('what nobody comes back to', () => {
  test('is forgotten when it was for fun or opens nothing, and kept when it was for money', async () => {
    const { ports } = platform
    const signedIn = await playing(platform)
    const { token } = await open(signedIn)
    await ask('start', { stake: '0.40', clientSeed: 'mine' }, token)
    const old = new Date(Date.now() - 100 * 3_600_000)
    await ports.db.kysely
      .updateTable('provider_sessions')
      .set({ created_at: old } as never)
      .execute()
    await ports.db.kysely
      .updateTable('game_launches')
      .set({ expires_at: old } as never)
      .execute()
    await ports.jobs.run('games-forget')
    await ports.jobs.run('games-forget-launches')
    const left = await ports.db.kysely.selectFrom('provider_rounds').select('mode').execute()
    expect(new Set(left.map(({ mode }) => mode))).toEqual(new Set(['REAL']))
    expect(await ports.db.kysely.selectFrom('game_launches').select('game').execute()).toEqual([])
  })
})

describe('the page of a game', () => {
  const page = async (path: string) => {
    const { config } = platform.ports
    return await call(config, `${config.gamesUrl}${path}`)
  }

  test('speaks the language of the launch and may be framed by the site alone', async () => {
    const { status, text, headers } = await page(`/play/${GAME}/?locale=de`)
    expect(status).toBe(200)
    expect(text).toContain('<html lang="de">')
    expect(text).toContain('<title>Pearl Drift</title>')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain(`frame-ancestors ${platform.ports.config.publicUrl}`)
    expect(policy).not.toContain('unsafe')
  })

  test.each([
    ['roulette-du-cap', 'Roulette du Cap', 'roulette', 'blackjack'],
    ['halyard-roulette', 'Halyard Roulette', 'roulette', 'wheel'],
    ['blackjack-salon', 'Blackjack Salon', 'blackjack', 'poker'],
    ['jacks-at-the-quay', 'Jacks at the Quay', 'poker', 'slot'],
    ['grand-wheel', 'Grand Wheel', 'wheel', 'roulette']
  ] as const)(
    'of the table %s has its texts and no other game’s',
    async (slug, title, own, other) => {
      const { text } = await page(`/play/${slug}/?locale=fi`)
      expect(text).toContain(`<title>${title}</title>`)
      for (const namespace of ['game', 'table', own] as const)
        for (const said of Object.values(catalogue('fi', namespace)).slice(0, 3))
          expect(text).toContain(JSON.stringify(said))
      expect(text).not.toContain(`"${other}.`)
    }
  )

  test('tells nothing of the reels', async () => {
    const { text } = await page(`/play/${GAME}/`)
    expect(text).not.toContain('strips')
  })

  test('of an unknown game is not there', async () => {
    expect((await page('/play/no-such-game/')).status).toBe(404)
  })

  test('is not served by the site’s own origin', async () => {
    const { config } = platform.ports
    expect((await call(config, `${config.publicUrl}/play/${GAME}/`)).status).toBe(404)
  })
})
