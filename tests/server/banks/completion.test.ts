import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { BANK_PROVIDER_NAMES } from '#config/bank-providers.ts'
import { nationalIdOf } from '#server/banks/national-id.ts'
import { planOutage } from '#server/banks/store.ts'
import { DEMO_MAIL } from '#server/banner.ts'
import { findPlayerByEmail } from '#server/capabilities/player/index.ts'
import { linkBankLogin, readBankLogin } from '#server/identity/bank-login/index.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer, type PlayerOptions } from '#tests/support/player.ts'
import { control } from '../sandbox/support.ts'
import { begin, complete, ownNetwork, testPerson, upToConfirm, vouched } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(async () => {
  await platform.close()
})

const FAILED = { ok: null, error: { code: 'LOGIN_FAILED' } }

const tokensOf = (completed: Awaited<ReturnType<typeof complete>>) => {
  if (!completed.ok?.tokens) throw new Error(JSON.stringify(completed))
  return completed.ok.tokens
}

const sessionOf = (accessToken: string) =>
  platform.ports.db.kysely
    .selectFrom('sessions')
    .selectAll()
    .where('id', '=', String(decodeJwt(accessToken)['session_id']))
    .executeTakeFirstOrThrow()

/** A player whose address the bank's page is told, so that it vouches for this very person. */
async function playerAtBank(about: PlayerOptions = {}) {
  const birth = { firstName: 'Aino', lastName: 'Virtanen', dateOfBirth: '1990-05-17' }
  const serial = platform.ports.random.integer(100)
  const ssn = nationalIdOf('FI', { ...birth, serial })
  const lastName = `Virtanen ${platform.ports.random.uuid()}`
  const player = await newPlayer(platform, { ssn, lastName, kycStatus: 'Done', ...about })
  return { player, who: { who: 'player', email: player.email } }
}

describe('a person without an account', () => {
  test.each(BANK_PROVIDER_NAMES)('is known to %s and may open one', async provider => {
    const login = await vouched(platform, provider, testPerson(provider, 1))
    const { ok, error } = await complete(platform, login)
    expect(error).toBeNull()
    expect(ok?.tokens).toBeNull()
    const { registration } = ok ?? {}
    expect(registration).toMatchObject({
      form: provider === 'ZIMPLER' ? 'ZIMPLER' : 'TRUSTLY',
      dateOfBirth: '1987-03-14',
      country: { FINSHARK: 'FI', KROFORT: 'DE', PIQ: 'CA', TRUSTLY: 'FI', ZIMPLER: 'FI' }[provider]
    })
    const left = Date.parse(registration?.expiresAt ?? '') - platform.ports.clock.now().getTime()
    expect(left).toBeGreaterThan(29 * 60_000)
    expect(left).toBeLessThanOrEqual(30 * 60_000)
    const stored = await readBankLogin(platform.ports.db.kysely, registration?.id ?? '')
    expect(stored).toMatchObject({ provider, form: registration?.form })
    expect(stored?.person.account).toMatch(/^[A-Z]{2}•• •••• •••• \d{4}$/)
  })

  test('signs in at once when the account that was opened is linked, and only once', async () => {
    const { db, clock } = platform.ports
    const login = await vouched(platform, 'TRUSTLY', testPerson('TRUSTLY', 2))
    const { ok } = await complete(platform, login)
    const id = ok?.registration?.id ?? ''
    const player = await newPlayer(platform)
    const stranger = await newPlayer(platform)
    const link = (playerId: string) =>
      db.transaction(tx => linkBankLogin(tx, id, playerId, clock.now()))
    expect(await link(player.id)).toBe(true)
    expect(await link(stranger.id)).toBe(false)
    expect(await readBankLogin(db.kysely, id)).toBeUndefined()

    const again = await complete(
      platform,
      await vouched(platform, 'TRUSTLY', testPerson('TRUSTLY', 2))
    )
    expect(decodeJwt(tokensOf(again).accessToken).sub).toBe(player.id)
  })

  test('has one account, however many registrations were begun', async () => {
    const { db, clock } = platform.ports
    const who = testPerson('FINSHARK', 2)
    const first = await complete(platform, await vouched(platform, 'FINSHARK', who))
    const second = await complete(platform, await vouched(platform, 'FINSHARK', who))
    const one = await newPlayer(platform)
    const other = await newPlayer(platform)
    const link = (completed: typeof first, playerId: string) =>
      db.transaction(tx =>
        linkBankLogin(tx, completed.ok?.registration?.id ?? '', playerId, clock.now())
      )
    expect(await link(first, one.id)).toBe(true)
    expect(await link(second, other.id)).toBe(false)
  })

  test('opens none while under age', async () => {
    const login = await vouched(platform, 'ZIMPLER', testPerson('ZIMPLER', 3))
    expect(await complete(platform, login)).toEqual({ ok: null, error: { code: 'UNDERAGE' } })
    expect(await complete(platform, login)).toEqual(FAILED)
  })
})

describe('a player of the house', () => {
  test('is known by national number, name and birthday, and signed in by the bank', async () => {
    const { player, who } = await playerAtBank()
    const tokens = tokensOf(await complete(platform, await vouched(platform, 'TRUSTLY', who)))
    expect(decodeJwt(tokens.accessToken).sub).toBe(player.id)
    expect(await sessionOf(tokens.accessToken)).toMatchObject({ method: 'BANK', flow: 'custom' })
    const { kysely } = platform.ports.db
    const links = await kysely
      .selectFrom('bank_identities')
      .select('provider')
      .where('player_id', '=', player.id)
      .execute()
    expect(links).toEqual([{ provider: 'TRUSTLY' }])
  })

  test('stays the same one after a change of name, once the bank’s person is linked', async () => {
    const { player, who } = await playerAtBank()
    await complete(platform, await vouched(platform, 'ZIMPLER', who))
    await platform.ports.db.kysely
      .updateTable('players')
      .set({ last_name: 'Married', person_key: 'other' })
      .where('id', '=', player.id)
      .execute()
    const tokens = tokensOf(await complete(platform, await vouched(platform, 'ZIMPLER', who)))
    expect(decodeJwt(tokens.accessToken).sub).toBe(player.id)
  })

  test.each<readonly [string, PlayerOptions]>([
    ['whose identity nobody has checked', { kycStatus: 'Required' }],
    ['without a national number', { ssn: null }]
  ])('%s is not signed in', async (_about, options) => {
    const { who } = await playerAtBank(options)
    const { ok } = await complete(platform, await vouched(platform, 'TRUSTLY', who))
    expect(ok?.tokens).toBeNull()
    expect(ok?.registration).toBeTruthy()
  })

  test.each<readonly [string, PlayerOptions]>([
    ['another name', { firstName: 'Someone', lastName: 'Else' }],
    ['another birthday', { dateOfBirth: '1991-01-01' }]
  ])('with the same number and %s is not signed in', async (_about, other) => {
    const { player, who } = await playerAtBank()
    const login = await vouched(platform, 'TRUSTLY', who)
    const { firstName = player.first_name, lastName = player.last_name } = other
    const { dateOfBirth = player.date_of_birth } = other
    const key = player.person_key
      .replace(/^[^|]*/, `${firstName} ${lastName}`.toLowerCase())
      .replace(player.date_of_birth, dateOfBirth)
    await platform.ports.db.kysely
      .updateTable('players')
      .set({ person_key: key })
      .where('id', '=', player.id)
      .execute()
    const { ok } = await complete(platform, login)
    expect(ok?.tokens).toBeNull()
  })
})

describe('the console', () => {
  test('makes players whom a bank finds, and the demo player is one', async () => {
    const { body } = await control(platform, '/players', {
      country: 'EE',
      nationalId: '49005179994',
      kycStatus: 'Done'
    })
    for (const email of [String(body['email']), DEMO_MAIL]) {
      const login = await vouched(platform, 'TRUSTLY', { who: 'player', email })
      const { sub } = decodeJwt(tokensOf(await complete(platform, login)).accessToken)
      const player = await findPlayerByEmail(platform.ports.db.kysely, email)
      expect(sub).toBe(player?.id)
    }
  })

  test('makes a bank fail once, or takes that back', async () => {
    const plan = (at: string) => control(platform, '/bank-outage', { provider: 'KROFORT', at })
    expect((await plan('login')).body).toEqual({ provider: 'KROFORT', outage: 'login' })
    expect((await begin(platform, 'KROFORT')).error).toEqual({ code: 'PROVIDER_UNAVAILABLE' })
    await plan('result')
    expect((await plan('asUsual')).body).toEqual({ provider: 'KROFORT', outage: null })
    expect((await complete(platform, await vouched(platform, 'KROFORT'))).ok).toBeTruthy()
  })
})

describe('what a bank led back with', () => {
  test('is good once', async () => {
    const login = await vouched(platform, 'PIQ')
    expect((await complete(platform, login)).ok?.registration).toBeTruthy()
    expect(await complete(platform, login)).toEqual(FAILED)
  })

  test('used ten times at once has one winner', async () => {
    const { player, who } = await playerAtBank()
    const login = await vouched(platform, 'TRUSTLY', who)
    const all = await Promise.all(Array.from({ length: 10 }, () => complete(platform, login)))
    const won = all.filter(({ ok }) => ok?.tokens)
    expect(won).toHaveLength(1)
    expect(all.filter(({ error }) => error?.code === 'LOGIN_FAILED')).toHaveLength(9)
    const sessions = await platform.ports.db.kysely
      .selectFrom('sessions')
      .select('id')
      .where('player_id', '=', player.id)
      .execute()
    expect(sessions).toHaveLength(1)
  })

  test('is worth nothing with a state that the house has not made', async () => {
    const login = await vouched(platform, 'TRUSTLY')
    const forged = login.state.replace(/^./, first => (first === 'A' ? 'B' : 'A'))
    for (const state of [forged, '', ' ', login.state.slice(0, -1), "' or true --"])
      expect(await complete(platform, { ...login, state })).toEqual(FAILED)
    expect((await complete(platform, login)).ok).toBeTruthy()
  })

  test('is worth nothing in the name of another provider', async () => {
    const login = await vouched(platform, 'TRUSTLY')
    expect(await complete(platform, { ...login, provider: 'ZIMPLER' })).toEqual(FAILED)
    expect((await complete(platform, login)).ok).toBeTruthy()
  })

  test('is worth nothing in another login: a code belongs to one', async () => {
    const mine = await vouched(platform, 'TRUSTLY')
    const theirs = await vouched(platform, 'TRUSTLY')
    const abroad = await vouched(platform, 'KROFORT')
    expect(await complete(platform, { ...mine, code: theirs.code })).toEqual(FAILED)
    expect(await complete(platform, { ...abroad, code: theirs.code })).toEqual(FAILED)
    expect((await complete(platform, theirs)).ok).toBeTruthy()
  })

  test.each(['', ' ', 'x', 'code'.repeat(5000), '../../result'])(
    'is refused when it is no code: %j',
    async code => {
      const { state } = await upToConfirm(platform, 'TRUSTLY')
      expect(await complete(platform, { provider: 'TRUSTLY', state, code })).toEqual(FAILED)
    }
  )

  test('is spent by a wrong code: nobody tries another one', async () => {
    const login = await vouched(platform, 'TRUSTLY')
    expect(await complete(platform, { ...login, code: 'B'.repeat(43) })).toEqual(FAILED)
    expect(await complete(platform, login)).toEqual(FAILED)
  })

  test('is told apart from a login that took too long', async () => {
    const login = await vouched(platform, 'KROFORT')
    const { clock } = platform.ports
    try {
      await clock.move(new Date(clock.now().getTime() + 662_000))
      expect(await complete(platform, login)).toEqual({ ok: null, error: { code: 'EXPIRED' } })
    } finally {
      await clock.move('real')
    }
    expect(await complete(platform, login)).toEqual(FAILED)
  })

  test('a login whose person never confirmed proves nobody', async () => {
    const { state } = await upToConfirm(platform, 'TRUSTLY')
    const code = 'A'.repeat(43)
    expect(await complete(platform, { provider: 'TRUSTLY', state, code })).toEqual(FAILED)
  })
})

describe('a bank that is down', () => {
  const DOWN = { ok: null, error: { code: 'PROVIDER_UNAVAILABLE' } }

  test('begins no login, and the next one again', async () => {
    await planOutage(platform.ports.db.kysely, 'TRUSTLY', 'login')
    expect((await begin(platform, 'ZIMPLER')).ok).toBeTruthy()
    expect(await begin(platform, 'TRUSTLY')).toEqual(DOWN)
    expect((await begin(platform, 'TRUSTLY')).ok).toBeTruthy()
  })

  test('when it is asked for the person leaves the login as it was', async () => {
    const login = await vouched(platform, 'FINSHARK')
    await planOutage(platform.ports.db.kysely, 'FINSHARK', 'result')
    expect(await complete(platform, login)).toEqual(DOWN)
    expect((await complete(platform, login)).ok).toBeTruthy()
  })

  test('or not there at all says so, and a house without a sandbox has none', async () => {
    const house = await startPlatform({ env: { LOBBY_SANDBOX: '0' } })
    try {
      expect(await begin(house, 'TRUSTLY')).toEqual(DOWN)
    } finally {
      await house.close()
    }
  })
})

describe('logins from one network', () => {
  test('are slowed down when they are begun and never finished', async () => {
    const from = ownNetwork()
    const answers = []
    for (let count = 0; count < 62; count += 1) answers.push(await begin(platform, 'PIQ', { from }))
    expect(answers.findIndex(({ error }) => error !== null)).toBeGreaterThan(50)
    expect(answers.at(-1)).toEqual(FAILED)
    expect((await begin(platform, 'PIQ')).ok).toBeTruthy()
  })
})
