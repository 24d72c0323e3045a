import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { BANK_PROVIDER_NAMES } from '#config/bank-providers.ts'
import { type Person, testPersons } from '#server/banks/persons.ts'
import { planOutage } from '#server/banks/store.ts'
import { DEMO_MAIL } from '#server/banner.ts'
import { changeIdentity, findPlayer, findPlayerByEmail } from '#server/capabilities/player/index.ts'
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

const playerOf = ({ firstName, lastName, dateOfBirth, nationalId, country }: Person) => ({
  firstName,
  lastName,
  dateOfBirth,
  ssn: nationalId,
  country,
  kycStatus: 'Done' as const
})

/** A login of somebody who has come by another way before, and is a player like the person but for this. */
async function loginOfPlayer(otherwise: PlayerOptions = {}) {
  const { kysely } = platform.ports.db
  const { bank, state } = await upToConfirm(platform, 'TRUSTLY')
  const { person } = await kysely
    .selectFrom('bank_provider_logins')
    .select('person')
    .where('state', '=', state)
    .executeTakeFirstOrThrow()
  if (!person) throw new Error('nobody was chosen')
  const player = await newPlayer(platform, { ...playerOf(person), ...otherwise })
  await bank.send('confirm')
  const code = bank.back?.searchParams.get('code') ?? ''
  return { player, login: { provider: 'TRUSTLY', state, code } as const }
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
    const { player, login } = await loginOfPlayer()
    const tokens = tokensOf(await complete(platform, login))
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
    const { db, clock } = platform.ports
    const person = testPersons('PIQ', 'CA', clock.now())[1]
    if (!person) throw new Error('there is no such person')
    const player = await newPlayer(platform, playerOf(person))
    const again = async () =>
      tokensOf(await complete(platform, await vouched(platform, 'PIQ', { who: person.personId })))
    expect(decodeJwt((await again()).accessToken).sub).toBe(player.id)
    await db.transaction(tx =>
      changeIdentity(platform.ports, tx, player.id, { last_name: 'Married' })
    )
    expect(decodeJwt((await again()).accessToken).sub).toBe(player.id)
  })

  test.each<readonly [string, PlayerOptions]>([
    ['whose identity nobody has checked', { kycStatus: 'Required' }],
    ['without a national number', { ssn: null }],
    ['with another national number', { ssn: '010190-999X' }],
    ['of another name', { firstName: 'Someone', lastName: 'Else' }],
    ['of another birthday', { dateOfBirth: '1961-01-29' }]
  ])('%s is not signed in', async (_about, otherwise) => {
    const { login } = await loginOfPlayer(otherwise)
    const { ok } = await complete(platform, login)
    expect(ok?.tokens).toBeNull()
    expect(ok?.registration).toBeTruthy()
  })

  test('who came by one bank is known to another, whatever the house has checked', async () => {
    const { db, clock } = platform.ports
    const [person] = testPersons('TRUSTLY', 'EE', clock.now())
    if (!person) throw new Error('there is no such person')
    const player = await newPlayer(platform, { ...playerOf(person), kycStatus: 'Required' })
    const first = await complete(
      platform,
      await vouched(platform, 'TRUSTLY', { who: 'trustly-ee-1' })
    )
    const { id = '' } = first.ok?.registration ?? {}
    await db.transaction(tx => linkBankLogin(tx, id, player.id, clock.now()))
    const other = await vouched(platform, 'FINSHARK', { who: 'finshark-ee-1' })
    expect(decodeJwt(tokensOf(await complete(platform, other)).accessToken).sub).toBe(player.id)
  })

  test('who is there twice is not signed in to either account', async () => {
    const { player, login } = await loginOfPlayer()
    const { first_name: firstName, last_name: lastName, date_of_birth: dateOfBirth, ssn } = player
    await newPlayer(platform, { firstName, lastName, dateOfBirth, ssn, kycStatus: 'Done' })
    expect((await complete(platform, login)).ok?.tokens).toBeNull()
  })
})

describe('the console', () => {
  test('makes players whom a bank’s page can choose, and the demo player is one', async () => {
    const { body } = await control(platform, '/players', { country: 'JP' })
    for (const email of [String(body['email']), DEMO_MAIL]) {
      const login = await vouched(platform, 'TRUSTLY', { who: 'player', email })
      const { sub } = decodeJwt(tokensOf(await complete(platform, login)).accessToken)
      const player = await findPlayerByEmail(platform.ports.db.kysely, email)
      expect(sub).toBe(player?.id)
    }
  })

  test('makes players by whose national number the house knows them', async () => {
    const { body } = await control(platform, '/players', { nationalId: '170590-917T' })
    const { ssn } = (await findPlayer(platform.ports.db.kysely, String(body['playerId']))) ?? {}
    expect(ssn).toBe('170590-917T')
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
    const { player, login } = await loginOfPlayer()
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
