import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { excludeFor } from '#server/capabilities/exclusion/index.ts'
import { normalFormsOf } from '#server/capabilities/player/index.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import {
  codeIn,
  confirmCode,
  type Input,
  messageTo,
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

const DAY = 24 * 3_600_000

/** Letters that no other person of these tests has; none is an x, which makes another name of them. */
const mark = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(8)), byte =>
    String.fromCharCode(97 + (byte % 23))
  ).join('')

/** Somebody with a name that can be written in many ways. */
function somebody() {
  const letters = mark()
  return {
    firstName: 'Søren André',
    lastName: `Ærlig ${letters}`,
    dateOfBirth: '1984-02-29',
    email: `soren.${letters}@example.com`,
    nationalId: `QQ${String(Math.floor(Math.random() * 1e6)).padStart(6, '0')}C`,
    phoneNumber: `+4474${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
  }
}

type Person = ReturnType<typeof somebody>

async function exclude({ nationalId, ...person }: Person, ends: Date | null) {
  const player = await newPlayer(platform, { ...person, country: 'GB', ssn: nationalId })
  await platform.ports.db.transaction(async tx => {
    await tx
      .updateTable('players')
      .set({ is_phone_number_verified: true })
      .where('id', '=', player.id)
      .execute()
    await excludeFor(platform.ports, tx, {
      playerId: player.id,
      source: 'House',
      term: null,
      endsAt: ends,
      isForAllBrands: false
    })
  })
}

/** Somebody else altogether, who fills in the form. */
const stranger = () => ({
  form: 'DINO',
  password: 'a quiet evening',
  termsAccepted: true,
  firstName: 'Ulla',
  lastName: `Qvist ${mark()}`,
  email: `ulla.${mark()}@example.com`,
  dateOfBirth: '1991-07-01',
  country: 'GB',
  street: '1 High Street',
  zipCode: 'N1 1AA',
  city: 'London'
})

const named = ({ firstName, lastName, dateOfBirth }: Person) => ({
  firstName,
  lastName,
  dateOfBirth
})

const wide = (text: string) =>
  text.replace(/[a-z]/gi, letter => String.fromCharCode(letter.charCodeAt(0) + 0xfee0))

const DISGUISES: readonly (readonly [string, (person: Person) => Input])[] = [
  ['another case of the name', who => ({ ...named(who), lastName: who.lastName.toUpperCase() })],
  [
    'dots and a tag in the address',
    ({ email }) => ({ email: email.replace('soren.', 's.o.r.e.n').replace('@', '+again@') })
  ],
  ['no marks on the letters', who => ({ ...named(who), firstName: 'Søren Andre' })],
  [
    'the names the other way round',
    who => ({ ...named(who), firstName: who.lastName, lastName: who.firstName })
  ],
  ['a hyphen between the names', who => ({ ...named(who), firstName: 'Søren-André' })],
  ['no space between the names', who => ({ ...named(who), firstName: 'SørenAndré' })],
  [
    'the same national number and another address',
    ({ nationalId }) => ({
      form: 'SSN',
      nationalId: `${nationalId.slice(0, 2).toLowerCase()} ${nationalId.slice(2)}`
    })
  ],
  ['the same phone', ({ phoneNumber }) => ({ form: 'REGILY', phoneNumber })],
  ['another country', who => ({ ...named(who), country: 'FI' })],
  [
    'the letters that a keyboard has',
    who => ({
      ...named(who),
      firstName: 'Soeren André',
      lastName: who.lastName.replace('Æ', 'Ae')
    })
  ],
  ['letters of full width', who => ({ ...named(who), lastName: wide(who.lastName) })],
  ['letters of another alphabet', who => ({ ...named(who), firstName: 'Sørеn Аndré' })]
]

describe('while an exclusion runs', () => {
  test.each(DISGUISES)('%s opens no new account (D15, threat 23)', async (_, disguise) => {
    const person = somebody()
    await exclude(person, null)
    const again = { ...stranger(), ...disguise(person) }
    const { ok } = await register(platform, again)
    const letter = await messageTo(platform, String(again['email']))
    expect(codeIn(letter) + tokenIn(letter)).toBe('')
    expect((await confirmCode(platform, ok?.id ?? '', '123456')).ok).toBeNull()
    expect(letter?.body).not.toContain(person.email)
  })

  test('signs that nobody sees are not taken, and would not tell two people apart', async () => {
    const person = somebody()
    const lastName = person.lastName.replace('rlig', 'r\u200bl\u200dig')
    const { error } = await register(platform, { ...stranger(), ...named(person), lastName })
    expect(error).toMatchObject({ code: 'INVALID_FIELDS', fields: ['lastName'] })
    const who = { ...person, country: 'GB' }
    expect(normalFormsOf({ ...who, lastName })).toEqual(normalFormsOf(who))
  })

  test('somebody else is not kept out by it', async () => {
    const person = somebody()
    await exclude(person, null)
    for (const change of [
      {},
      { dateOfBirth: person.dateOfBirth },
      { ...named(person), dateOfBirth: '1984-02-28' },
      { ...named(person), lastName: `${person.lastName}x` }
    ]) {
      const other = { ...stranger(), ...change }
      const { ok } = await register(platform, other)
      const letter = await messageTo(platform, other.email)
      expect((await confirmCode(platform, ok?.id ?? '', codeIn(letter))).ok).toBeTruthy()
    }
  })
})

test('once an exclusion is over, name and birthday in another country open an account', async () => {
  const person = somebody()
  const ends = new Date(now.getTime() + DAY)
  await exclude(person, ends)
  const again = { ...stranger(), ...named(person), country: 'FI' }
  now = new Date(ends.getTime() - 1)
  await register(platform, again)
  expect(codeIn(await messageTo(platform, again.email))).toBe('')
  now = new Date(ends.getTime() + DAY)
  const later = { ...again, email: stranger().email }
  const { ok } = await register(platform, later)
  const letter = await messageTo(platform, later.email)
  expect((await confirmCode(platform, ok?.id ?? '', codeIn(letter))).ok).toBeTruthy()
})

test('what is kept to compare people by tells nothing of them', async () => {
  const person = somebody()
  await exclude(person, null)
  const row = await platform.ports.db.kysely
    .selectFrom('players')
    .select(['born_key', 'email_key', 'letters_key', 'national_key', 'person_key', 'phone_key'])
    .where('email', '=', person.email)
    .executeTakeFirstOrThrow()
  const forms = normalFormsOf({ ...person, country: 'GB' })
  for (const key of Object.values(row)) {
    expect(key).toMatch(/^[\w-]{43}$/)
    for (const form of Object.values(forms)) expect(key).not.toContain(form)
  }
})
