import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { CHECK_PATH, ENTER_PATH, NATIONAL_AUTHORITY } from '#contract/wire/exclusion-register.ts'
import {
  decideReturn,
  excludeFor,
  exclusionChanged,
  identityOf,
  registerKeysOf
} from '#server/capabilities/exclusion/index.ts'
import { tellRegister } from '#server/capabilities/exclusion/register-outbox.ts'
import type { Player } from '#server/capabilities/player/index.ts'
import { postSigned } from '#server/http/client-call.ts'
import { create, type Depositor, depositor } from '#tests/server/cashier/support.ts'
import { saver, withdraw } from '#tests/server/cashier/withdrawal-support.ts'
import { launch, type SignedIn } from '#tests/server/games/support.ts'
import { signInAs } from '#tests/support/graphql.ts'
import { json, serveHttp } from '#tests/support/http-server.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { codeIn, confirmCode, messageTo, newPerson, register } from '#tests/support/registration.ts'
import { askToReturn, DAY, excludeSelf, HOUR, protectionOf } from './support.ts'

let now = new Date()
const clock = { now: () => now, move: async () => {} }

/** Two houses of one group, each with its own players, and one register. */
let first: TestPlatform
let second: TestPlatform

beforeAll(async () => {
  first = await startPlatform({ clock })
  const registerUrl = first.ports.config.registerUrl
  second = await startPlatform({
    clock,
    env: { LOBBY_OPERATOR: 'Herion', LOBBY_REGISTER_URL: registerUrl }
  })
})
afterAll(async () => {
  await second.close()
  await first.close()
})

const fromNow = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}

/** A person whom no other test knows. */
const somebody = () => {
  const { email, firstName, lastName, dateOfBirth } = newPerson()
  return { email, firstName, lastName, dateOfBirth }
}

/** Waits until the house has told the register all that it has to. */
const told = ({ ports }: TestPlatform) =>
  expect
    .poll(
      async () =>
        (await ports.db.kysely.selectFrom('register_outbox').selectAll().execute()).length,
      { timeout: 20_000 }
    )
    .toBe(0)

async function signInAgain(platform: TestPlatform, player: Player): Promise<Depositor> {
  const { accessToken } = await signInAs(platform, player.id)
  return { player, token: accessToken }
}

/** Has the country enter somebody in its list. */
async function enterNational(platform: TestPlatform, player: Player, until: Date | null) {
  const { config } = platform.ports
  const secret = config.secrets.protection.register
  const { status } = await postSigned(
    platform.ports,
    { clientId: NATIONAL_AUTHORITY, secret },
    new URL(ENTER_PATH, config.registerUrl),
    {
      id: randomUUID(),
      list: 'national',
      brand: NATIONAL_AUTHORITY,
      keys: registerKeysOf(secret, identityOf(player)),
      from: now.toISOString(),
      until: until?.toISOString() ?? null
    }
  )
  expect(status).toBe(200)
}

const CLOSED = { ok: null, error: { code: 'SELF_EXCLUDED' } }

describe('an exclusion for all brands', () => {
  test('closes the other house: its registration, its log-in and its cash desk (R04)', async () => {
    const person = somebody()
    const here = await depositor(first, person)
    const there = await depositor(second, person)
    expect((await create(second, there)).error).toBeNull()
    await excludeSelf(first, here, { allBrands: true })
    await told(first)

    // The session that was open there pays nothing in any more.
    expect(await create(second, there)).toEqual(CLOSED)
    const again = await signInAgain(second, there.player)
    expect((await protectionOf(second, again)).running).toMatchObject({
      source: 'OtherBrand',
      term: null,
      endsAt: (await protectionOf(first, here)).running?.endsAt,
      mayAskToReturn: false
    })

    const newcomer = { ...newPerson(), ...person, email: newPerson().email }
    const { ok } = await register(second, newcomer)
    const letter = await messageTo(second, newcomer.email)
    expect(codeIn(letter)).toBe('')
    expect((await confirmCode(second, ok?.id ?? '', '123456')).ok).toBeNull()
  })

  test('is met at the log-in, before anything is paid in', async () => {
    const person = somebody()
    const here = await depositor(first, person)
    const there = await depositor(second, person)
    await excludeSelf(first, here, { allBrands: true })
    await told(first)
    expect((await protectionOf(second, there)).running).toBeNull()
    const again = await signInAgain(second, there.player)
    expect((await protectionOf(second, again)).running?.source).toBe('OtherBrand')
    // One exclusion there, however often it is met.
    await signInAgain(second, there.player)
    const rows = await second.ports.db.kysely
      .selectFrom('exclusions')
      .select('id')
      .where('player_id', '=', there.player.id)
      .execute()
    expect(rows).toHaveLength(1)
  })

  test('ends in the other house when the house that began it lets its player return', async () => {
    const person = somebody()
    const here = await depositor(first, person)
    await excludeSelf(first, here, { term: 'ForGood', allBrands: true })
    await told(first)
    const there = await depositor(second, person)
    expect(await create(second, there)).toEqual(CLOSED)
    await askToReturn(first, here)
    await decideReturn(first.ports, here.player.id, true)
    await told(first)
    fromNow(7 * DAY - HOUR)
    const early = await signInAgain(second, there.player)
    expect(await create(second, early)).toEqual(CLOSED)
    fromNow(HOUR)
    const again = await signInAgain(second, there.player)
    expect((await create(second, again)).error).toBeNull()
  })

  test('for this brand alone says nothing to the other', async () => {
    const person = somebody()
    const here = await depositor(first, person)
    await excludeSelf(first, here, { allBrands: false })
    const there = await depositor(second, person)
    expect((await create(second, there)).error).toBeNull()
    expect((await protectionOf(second, there)).running).toBeNull()
    const rows = await first.ports.db.kysely.selectFrom('register_outbox').selectAll().execute()
    expect(rows).toHaveLength(0)
  })

  test('reaches nobody who is somebody else', async () => {
    const person = somebody()
    await excludeSelf(first, await depositor(first, person), { allBrands: true })
    await told(first)
    const { email } = somebody()
    const born = { ...person, dateOfBirth: '1990-02-01' }
    const other = await depositor(second, { ...born, email })
    expect((await create(second, other)).error).toBeNull()
  })
})

describe('the list of a country', () => {
  test('closes a house whose licence asks it, for as long as it says (R25)', async () => {
    const estonian = await startPlatform({ clock, env: { LOBBY_LICENCE: 'est' } })
    try {
      const who = await depositor(estonian, somebody())
      expect((await create(estonian, who)).error).toBeNull()
      const until = new Date(now.getTime() + 180 * DAY)
      await enterNational(estonian, who.player, until)
      expect(await create(estonian, who)).toEqual(CLOSED)
      const { running } = await protectionOf(estonian, who)
      expect(running).toMatchObject({
        source: 'NationalRegister',
        endsAt: until.toISOString(),
        mayAskToReturn: false
      })
      expect((await askToReturn(estonian, who)).error).toEqual({ code: 'NOT_OFFERED' })
    } finally {
      await estonian.close()
    }
  })

  test('is none of a house whose licence has no such list', async () => {
    const who = await depositor(first, somebody())
    await enterNational(first, who.player, null)
    expect((await create(first, who)).error).toBeNull()
  })
})

describe('a register out of reach', () => {
  test('closes what asks it, and leaves signing in and withdrawing open', async () => {
    const alone = await startPlatform()
    try {
      const who = await saver(alone, somebody())
      const { ports } = alone
      // Nobody answers there.
      const cut = { ...ports, config: { ...ports.config, registerUrl: 'http://127.0.0.1:9' } }
      const { accessToken } = await signInAs({ ports: cut }, who.player.id)
      expect(accessToken).not.toBe('')
      const signedIn = { player: who.player, sessionId: await sessionOf(alone, who.player) }
      expect(await launch({ ...alone, ports: cut }, signedIn)).toEqual({
        error: { code: 'REGISTER_UNAVAILABLE' }
      })
      expect((await withdraw(alone, who, { amount: '50.00' })).error).toBeNull()
    } finally {
      await alone.close()
    }
  })

  test('refuses a deposit until it answers again', async () => {
    const house = await startPlatform({
      env: { LOBBY_REGISTER_URL: 'http://register.localhost:9' }
    })
    try {
      const who = await depositor(house, somebody())
      expect((await create(house, who)).error).toEqual({ code: 'REGISTER_UNAVAILABLE' })
    } finally {
      await house.close()
    }
  })

  test('is told of an exclusion once it is there again', async () => {
    const who = await depositor(first, somebody())
    const { ports } = first
    const cut = { ...ports, config: { ...ports.config, registerUrl: 'http://127.0.0.1:9' } }
    const excluded = await ports.db.transaction(tx =>
      excludeFor(ports, tx, {
        playerId: who.player.id,
        source: 'House',
        term: null,
        endsAt: null,
        isForAllBrands: true
      })
    )
    await tellRegister(cut)
    const waiting = await ports.db.kysely.selectFrom('register_outbox').selectAll().execute()
    expect(waiting).toMatchObject([{ tries: 1 }])
    fromNow(2000)
    if (excluded) await exclusionChanged(ports, excluded)
    await told(first)
    const there = await depositor(second, { ...somebody(), email: who.player.email })
    expect((await create(second, there)).error).toEqual({ code: 'SELF_EXCLUDED' })
  })
})

describe('a clear answer of the register', () => {
  test('serves the games of a minute, and no deposit and no log-in', async () => {
    const register = await serveHttp((_received, response) =>
      json(response, { status: 'ok', isExcluded: false, entries: [] })
    )
    const house = await startPlatform({ clock, env: { LOBBY_REGISTER_URL: register.url } })
    const asked = () => register.received.filter(({ url }) => url.pathname === CHECK_PATH).length
    try {
      const who = await depositor(house, somebody())
      const signedIn = { player: who.player, sessionId: await sessionOf(house, who.player) }
      expect(asked()).toBe(1)
      fromNow(59_999)
      expect(await launch(house, signedIn)).toHaveProperty('ok')
      expect(asked()).toBe(1)
      fromNow(1)
      expect(await launch(house, signedIn)).toHaveProperty('ok')
      expect(asked()).toBe(2)
      await create(house, who)
      expect(asked()).toBe(3)
      await signInAs(house, who.player.id)
      expect(asked()).toBe(4)
      const [{ body } = { body: '' }] = register.received
      for (const fact of [who.player.email, who.player.last_name, who.player.date_of_birth])
        expect(body).not.toContain(fact)
    } finally {
      await house.close()
      await register.close()
    }
  })
})

const sessionOf = async ({ ports }: TestPlatform, { id }: Player): Promise<SignedIn['sessionId']> =>
  (
    await ports.db.kysely
      .selectFrom('sessions')
      .select('id')
      .where('player_id', '=', id)
      .executeTakeFirstOrThrow()
  ).id as SignedIn['sessionId']
