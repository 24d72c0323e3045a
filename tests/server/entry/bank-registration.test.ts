import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { findPlayerByEmail } from '#server/capabilities/player/index.ts'
import { ask } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { codeIn, confirmCode, messageTo, newPerson, register } from '#tests/support/registration.ts'

let now = new Date('2026-06-15T12:00:00Z')
let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform({ clock: { now: () => now, move: async () => {} } })
})
beforeEach(() => {
  now = new Date(now.getTime() + 2 * 24 * 3_600_000)
})
afterAll(() => platform.close())

interface Person {
  readonly personId: string
  readonly dateOfBirth: string
}

/** Somebody whom a bank has just vouched for, and who has no account. */
async function vouchedFor(
  given: Partial<Person> = {},
  provider: 'TRUSTLY' | 'ZIMPLER' = 'TRUSTLY'
) {
  const id = crypto.randomUUID()
  const person = {
    personId: crypto.randomUUID(),
    firstName: 'Eero',
    lastName: `Salo ${id.replace(/[\d-]/g, '')}`,
    dateOfBirth: '1988-11-05',
    nationalId: `test-${id}`,
    country: 'FI',
    account: 'FI•• •••• 42',
    ...given
  }
  await platform.ports.db.kysely
    .insertInto('bank_logins')
    .values({
      id,
      provider,
      state_hash: id,
      return_url: 'http://localhost/',
      provider_login_id: id,
      created_at: now,
      expires_at: new Date(now.getTime() + 600_000)
    })
    .execute()
  await platform.ports.db.kysely
    .updateTable('bank_logins')
    .set({ status: 'identified', registration_id: `r-${id}`, person: JSON.stringify(person) })
    .where('id', '=', id)
    .execute()
  return { bankLoginId: `r-${id}`, person }
}

const form = (bankLoginId: string, more: object = {}) => ({
  form: 'TRUSTLY',
  email: `eero-${crypto.randomUUID()}@example.com`,
  country: 'FI',
  termsAccepted: true,
  bankLoginId,
  ...more
})

describe('a registration through a bank', () => {
  test('takes the bank’s word for the person and needs no password', async () => {
    const { bankLoginId, person } = await vouchedFor()
    const input = form(bankLoginId, { firstName: 'Somebody', dateOfBirth: '2015-01-01' })
    const { ok } = await register(platform, input)
    const code = codeIn(await messageTo(platform, input.email))
    const confirmed = await confirmCode(platform, ok?.id ?? '', code)
    expect(confirmed.ok?.tokens).toBeTruthy()
    const player = await findPlayerByEmail(platform.ports.db.kysely, input.email)
    expect(player).toMatchObject({
      first_name: 'Eero',
      last_name: person.lastName,
      date_of_birth: '1988-11-05',
      country: 'FI'
    })
    const { data } = await ask<{ viewer: { hasPassword: boolean } }>({
      url: `${platform.url}/graphql`,
      query: '{ viewer { hasPassword } }',
      token: confirmed.ok?.tokens?.accessToken ?? ''
    })
    expect(data?.viewer.hasPassword).toBe(false)
    const link = await platform.ports.db.kysely
      .selectFrom('bank_identities')
      .select('player_id')
      .where('person_id', '=', person.personId)
      .executeTakeFirst()
    expect(link?.player_id).toBe(player?.id)
    expect((await register(platform, form(bankLoginId))).error?.code).toBe('BANK_LOGIN_EXPIRED')
  })

  test('asks for the phone that one of the banks does not tell', async () => {
    const { bankLoginId } = await vouchedFor({}, 'ZIMPLER')
    const input = form(bankLoginId, { form: 'ZIMPLER' })
    expect((await register(platform, input)).error?.fields).toEqual(['phoneNumber'])
    const { ok } = await register(platform, { ...input, phoneNumber: '040 123 4567' })
    expect(ok).toBeTruthy()
  })

  test('needs a word of a bank that still holds, and the form that goes with it', async () => {
    const { bankLoginId } = await vouchedFor()
    for (const wrong of [
      form('unknown'),
      form(bankLoginId, { bankLoginId: undefined }),
      form(bankLoginId, { form: 'ZIMPLER', phoneNumber: '040 123 4567' })
    ])
      expect((await register(platform, wrong)).error?.code).toBe('BANK_LOGIN_EXPIRED')
    now = new Date(now.getTime() + 601_000)
    expect((await register(platform, form(bankLoginId))).error?.code).toBe('BANK_LOGIN_EXPIRED')
  })

  test('is refused to a person who is too young by the bank’s word', async () => {
    const { bankLoginId } = await vouchedFor({ dateOfBirth: '2015-01-01' })
    expect((await register(platform, form(bankLoginId))).error).toMatchObject({
      code: 'UNDERAGE',
      fields: []
    })
  })

  test('gives one account to one person of the bank, by however many logins', async () => {
    const personId = crypto.randomUUID()
    const begun: { id: string; code: string }[] = []
    for (let count = 0; count < 4; count++) {
      // The bank may write the name otherwise the next time: the person is the same.
      const { bankLoginId } = await vouchedFor({ personId })
      const input = form(bankLoginId)
      const { ok } = await register(platform, input)
      begun.push({ id: ok?.id ?? '', code: codeIn(await messageTo(platform, input.email)) })
    }
    const outcomes = await Promise.all(begun.map(({ id, code }) => confirmCode(platform, id, code)))
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    const links = await platform.ports.db.kysely
      .selectFrom('bank_identities')
      .select('player_id')
      .where('person_id', '=', personId)
      .execute()
    expect(links).toHaveLength(1)
  })

  test('finds the account that the same person has opened by hand', async () => {
    const { bankLoginId, person } = await vouchedFor()
    const { firstName, lastName, dateOfBirth } = person
    await newPlayer(platform, { firstName, lastName, dateOfBirth, country: 'FI' })
    const input = form(bankLoginId)
    await register(platform, input)
    const letter = await messageTo(platform, input.email)
    expect(codeIn(letter)).toBe('')
    expect(letter?.subject).toContain('Your registration at')
  })

  test('is not what a form without a bank can claim to be', async () => {
    const { error } = await register(platform, { ...newPerson(), form: 'TRUSTLY', country: 'FI' })
    expect(error?.code).toBe('BANK_LOGIN_EXPIRED')
  })
})
