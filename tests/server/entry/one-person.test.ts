import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { changeIdentity, identityKeysOf } from '#server/capabilities/player/index.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import {
  codeIn,
  confirmCode,
  confirmLink,
  type Input,
  messageTo,
  newPerson,
  register,
  tokenIn
} from '#tests/support/registration.ts'

let now = new Date('2026-06-15T12:00:00Z')
let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform({ clock: { now: () => now, move: async () => {} } })
})
beforeEach(() => {
  now = new Date(now.getTime() + 2 * 24 * 3_600_000)
})
afterAll(() => platform.close())

const begin = async (person: Input) => {
  const { ok, error } = await register(platform, person)
  if (!ok) throw new Error(JSON.stringify(error))
  return { id: ok.id, letter: await messageTo(platform, person['email']) }
}

const playersLike = ({ firstName, lastName, dateOfBirth, country }: ReturnType<typeof newPerson>) =>
  platform.ports.db.kysely
    .selectFrom('players')
    .select('id')
    .where(
      'person_key',
      '=',
      identityKeysOf(platform.ports.config.secrets.protection.identity, {
        ...{ firstName, lastName, dateOfBirth, country },
        email: 'a@b.c',
        nationalId: null
      }).person_key
    )
    .execute()

/** A player who is excluded, under the name and address of the person. */
async function excluded(person: ReturnType<typeof newPerson>, phoneNumber?: string) {
  const { email, firstName, lastName, dateOfBirth, country } = person
  const player = await newPlayer(platform, { email, firstName, lastName, dateOfBirth, country })
  await platform.ports.db.transaction(tx =>
    changeIdentity(platform.ports, tx, player.id, {
      account_status: 'Closed',
      account_closure_cause: 'SelfExclusion',
      exclusion_ends_at: new Date('2099-01-01'),
      ssn: 'AB123456C',
      ...(phoneNumber && { phone_number: phoneNumber, is_phone_number_verified: true })
    })
  )
  return player
}

describe('one person', () => {
  test('gets one account, however many registrations are completed at once', async () => {
    const person = newPerson()
    const box = `n${crypto.randomUUID().replaceAll('-', '')}`
    const emails = Array.from({ length: 10 }, (_, at) => {
      const [head, tail] = [box.slice(0, at + 1), box.slice(at + 1)]
      return at % 2 === 0 ? `${head}.${tail}@example.com` : `${box}+${at}@Example.com`
    })
    const begun = []
    for (const email of emails) begun.push(await begin({ ...person, email }))
    const outcomes = await Promise.all(
      begun.map(({ id, letter }, at) =>
        at % 3 === 0
          ? confirmLink(platform, tokenIn(letter))
          : confirmCode(platform, id, codeIn(letter))
      )
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter(({ error }) => error?.code === 'SPENT')).toHaveLength(9)
    expect(await playersLike(person)).toHaveLength(1)
  })

  test('gets one account by ten uses of one code at once', async () => {
    const person = newPerson()
    const { id, letter } = await begin(person)
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, () => confirmCode(platform, id, codeIn(letter)))
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await playersLike(person)).toHaveLength(1)
  })

  test('who comes second is told by mail alone', async () => {
    const person = newPerson()
    const first = await begin(person)
    const second = await begin({ ...person, email: `other-${person.email}` })
    expect((await confirmCode(platform, first.id, codeIn(first.letter))).ok).toBeTruthy()
    const late = await confirmCode(platform, second.id, codeIn(second.letter))
    expect(late).toEqual({ ok: null, error: { code: 'SPENT' } })
    const letter = await messageTo(platform, `other-${person.email}`)
    expect(letter?.subject).toContain('Your registration at')
    expect(letter?.body).not.toContain(person.email)
  })
})

/** The same person, in other clothes. */
const VARIANTS: readonly (readonly [string, (person: ReturnType<typeof newPerson>) => Input])[] = [
  ['the same address', ({ email }) => ({ email })],
  ['the address in capitals', ({ email }) => ({ email: email.toUpperCase() })],
  ['the address with a tag', ({ email }) => ({ email: email.replace('@', '+bonus@') })],
  ['the address with dots', ({ email }) => ({ email: email.replace('nora', 'n.o.r.a') })],
  ['the address in wide letters', ({ email }) => ({ email: email.replace('nora', 'Ｎｏｒａ') })],
  ['the same name and birthday', ({ firstName, lastName }) => ({ firstName, lastName })],
  [
    'the names the other way round',
    ({ firstName, lastName }) => ({ firstName: lastName, lastName: firstName })
  ],
  [
    'the name in capitals, with spaces',
    ({ firstName, lastName }) => ({
      firstName: ` ${firstName.toUpperCase()}  `,
      lastName: lastName.toUpperCase().replace(' ', '   ')
    })
  ],
  [
    'the name with marks on its letters',
    ({ firstName, lastName }) => ({
      firstName: firstName.replace('o', 'ö'),
      lastName: lastName.replace('i', 'í')
    })
  ],
  [
    'the name with a hyphen',
    ({ firstName, lastName }) => ({ firstName, lastName: lastName.replace(' ', '-') })
  ],
  ['the same national number', () => ({ form: 'SSN', nationalId: 'ab 12 34 56 c' })],
  ['the phone of the account', () => ({ form: 'REGILY', phoneNumber: '+47 406 12 345' })]
]

describe('an exclusion', () => {
  test.each(VARIANTS)('survives a new registration with %s (threat 23)', async (name, change) => {
    const person = { ...newPerson(), country: 'GB' }
    await excluded(person, name.includes('phone') ? '+4740612345' : undefined)
    const address = { street: '1 High Street', zipCode: 'N1 1AA', city: 'London' }
    const again = { ...newPerson(), ...address, country: 'GB', ...change(person) }
    const { id, letter } = await begin(again)
    expect(codeIn(letter) + tokenIn(letter)).toBe('')
    expect((await confirmCode(platform, id, '123456')).ok).toBeNull()
    const isSame = String(again.email).toLowerCase().normalize('NFKC') === person.email
    expect(letter?.subject).toContain(isSame ? 'already have an account' : 'Your registration at')
    expect(letter?.body).not.toContain(isSame ? 'could be opened' : person.email)
  })

  test('does not reach somebody else', async () => {
    const person = newPerson()
    await excluded(person, '+4740612346')
    const { firstName, lastName } = person
    for (const change of [
      { firstName, lastName, dateOfBirth: '1990-01-30' },
      { firstName, lastName: `${lastName}x` }
    ]) {
      const { id, letter } = await begin({ ...newPerson(), ...change })
      expect((await confirmCode(platform, id, codeIn(letter))).ok).toBeTruthy()
    }
  })

  test('begun while a registration waits stops it as well', async () => {
    const person = newPerson()
    const { id, letter } = await begin({ ...person, email: `other-${person.email}` })
    await excluded(person)
    expect((await confirmCode(platform, id, codeIn(letter))).error?.code).toBe('SPENT')
  })
})
