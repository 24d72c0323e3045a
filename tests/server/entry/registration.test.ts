import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { findPlayerByEmail } from '#server/capabilities/player/index.ts'
import { signIn } from '#tests/support/identity.ts'
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
  resend,
  tokenIn,
  viewerOf,
  wrongCode
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

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
const codeFor = async (person: Input) => codeIn(await messageTo(platform, person.email))
const playerOf = (person: Input) =>
  findPlayerByEmail(platform.ports.db.kysely, String(person.email))
const begin = async (person: Input) => {
  const { ok, error } = await register(platform, person)
  if (!ok) throw new Error(JSON.stringify(error))
  return ok
}

const ADDRESS = { street: 'Main St 1', zipCode: 'M5V 2T6', city: 'Toronto' }
const PHONE = { phoneNumber: '(416) 555-0123' }

describe('a registration by the lobby’s form', () => {
  test('waits for the code from the mail, and then begins a session', async () => {
    const person = newPerson()
    const begun = await begin(person)
    expect(begun.recipient).toBe(person.email)
    expect(new Date(begun.expiresAt).getTime() - now.getTime()).toBe(600_000)
    expect(await playerOf(person)).toBeUndefined()

    const { ok } = await confirmCode(platform, begun.id, await codeFor(person))
    expect(ok?.purpose).toBe('SignUp')
    const { data } = await viewerOf(platform, ok?.tokens?.accessToken ?? '')
    expect(data?.viewer.player.email).toBe(person.email)
    const session = await platform.ports.db.kysely
      .selectFrom('sessions')
      .select('method')
      .where('player_id', '=', data?.viewer.player.playerId ?? '')
      .executeTakeFirst()
    expect(session?.method).toBe('REGISTRATION')
  })

  test('takes the link of the mail as well, once', async () => {
    const person = newPerson()
    await begin(person)
    const letter = await messageTo(platform, person.email)
    expect(letter?.link).toMatch(/\/en\/verify-email\/\?token=[\w-]{43}$/)
    expect(letter?.body).toContain(letter?.link)
    expect(letter?.body).toContain('Hello Nora,')
    expect((await confirmLink(platform, tokenIn(letter))).ok?.tokens).toBeTruthy()
    expect((await confirmLink(platform, tokenIn(letter))).error?.code).toBe('SPENT')
    expect(await playerOf(person)).toMatchObject({ email_verified: true, terms_accepted: true })
  })

  test('keeps neither code nor token where only their digests belong', async () => {
    const person = newPerson()
    const { id } = await begin(person)
    const letter = await messageTo(platform, person.email)
    const row = await platform.ports.db.kysely
      .selectFrom('verifications')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const kept = JSON.stringify(row)
    expect(kept).not.toContain(codeIn(letter))
    expect(kept).not.toContain(tokenIn(letter))
    expect(kept).not.toContain(person.password)
  })

  test('[L018] a password and an address with signs of every kind come through unchanged', async () => {
    const person = {
      ...newPerson(),
      email: `a+b-${crypto.randomUUID()}@x.ee`,
      password: 'P@ss&w0rd+%='
    }
    const { id } = await begin(person)
    expect((await confirmCode(platform, id, await codeFor(person))).ok).toBeTruthy()
    expect((await playerOf(person))?.email).toBe(person.email)
    expect(await signIn(platform, person)).toHaveProperty('access_token')
  })

  test('never greets with a name that could be an offer', async () => {
    const person = { ...newPerson(), firstName: 'Win at evil.example' }
    await begin(person)
    expect((await messageTo(platform, person.email))?.body).toMatch(/^Hello,\n/)
  })

  test.each([
    ['DINO', 'NO', {}],
    ['REGILY', 'CA', { ...ADDRESS, ...PHONE, state: 'ON' }],
    ['SSN', 'EE', { nationalId: '39001310007', dateOfBirth: '1990-01-31' }]
  ])('is taken by the form %s in %s, with all that it asks for', async (form, country, more) => {
    const person = { ...newPerson(), form, country, ...more, smsMarketing: true }
    const { id } = await begin(person)
    await confirmCode(platform, id, await codeFor(person))
    expect(await playerOf(person)).toMatchObject({
      country,
      street: form === 'REGILY' ? 'Main St 1' : null,
      zip_code: form === 'REGILY' ? 'M5V 2T6' : null,
      city: form === 'REGILY' ? 'Toronto' : null,
      state: form === 'REGILY' ? 'ON' : null,
      phone_number: form === 'REGILY' ? '+14165550123' : null,
      is_phone_number_verified: false,
      ssn: form === 'SSN' ? '39001310007' : null,
      is_email_marketing_accepted: false,
      is_sms_marketing_accepted: true
    })
  })

  test.each([
    ['DINO', 'NO', ['email', 'password', 'firstName', 'lastName', 'dateOfBirth', 'terms']],
    [
      'REGILY',
      'CA',
      [
        ...['email', 'password', 'firstName', 'lastName', 'dateOfBirth', 'phoneNumber'],
        ...['street', 'zipCode', 'city', 'terms']
      ]
    ],
    [
      'SSN',
      'EE',
      ['nationalId', 'firstName', 'lastName', 'dateOfBirth', 'email', 'password', 'terms']
    ]
  ])('names what is missing in the order of the form %s', async (form, country, fields) => {
    const empty = { form, country, email: '', termsAccepted: false }
    const { error } = await register(platform, empty)
    expect(error).toMatchObject({ code: 'INVALID_FIELDS', fields })
  })

  test.each([
    ['email', 'nobody'],
    ['email', 'nora@localhost'],
    ['email', 'nora lind@example.com'],
    ['email', `${'x'.repeat(100)}@example.com`],
    ['password', 'short'],
    ['password', 'x'.repeat(101)],
    ['password', 'P4ssw0rd!!!!'],
    ['password', '1234567890'],
    ['password', 'aaaabbbbaaaa'],
    ['password', 'Mailcreated5240'],
    ['password', 'Usuckballz1'],
    ['password', '1029384756'],
    ['password', 'FortuneForge2026!'],
    ['password', 'my name nora.lind.of.oslo'],
    ['firstName', '  '],
    ['lastName', '1234'],
    ['dateOfBirth', '1990-02-31'],
    ['dateOfBirth', '31.1.1990'],
    ['dateOfBirth', '2031-01-01'],
    ['country', 'XX'],
    ['country', 'ROW'],
    ['termsAccepted', false]
  ])('refuses the %s %s and posts nothing', async (field, value) => {
    const person = { ...newPerson(), email: `Nora.Lind.of.Oslo+${now.getTime()}@example.com` }
    const { error } = await register(platform, { ...person, [field]: value })
    const named = field === 'termsAccepted' ? 'terms' : field
    expect(error).toMatchObject({ code: 'INVALID_FIELDS', fields: [named] })
    expect(await messageTo(platform, person.email)).toBeUndefined()
  })

  test('takes no shorter form where a national number is asked for', async () => {
    for (const form of ['DINO', 'REGILY'])
      expect(
        (await register(platform, { ...newPerson(), form, country: 'EE' })).error
      ).toMatchObject({ code: 'INVALID_FIELDS', fields: expect.arrayContaining(['country']) })
  })

  test('refuses a person one day too young and takes one who has the age today', async () => {
    const day = (offset: number) => {
      const date = new Date(now.getTime() + offset * 24 * 3_600_000)
      return `${date.getUTCFullYear() - 18}${date.toISOString().slice(4, 10)}`
    }
    const young = await register(platform, { ...newPerson(), dateOfBirth: day(1) })
    expect(young.error).toMatchObject({ code: 'UNDERAGE', fields: ['dateOfBirth'] })
    expect((await register(platform, { ...newPerson(), dateOfBirth: day(0) })).ok).toBeTruthy()
  })

  test.each([
    ['CA', '416 555 0123', '+14165550123'],
    ['CA', '+358 40 123 4567', '+358401234567'],
    ['CA', '(416) 555', undefined],
    ['CA', '1-900-555-0123', undefined],
    ['CA', '800 555 0199', undefined],
    ['CA', '4165550123x', undefined],
    ['IN', '098765 43210', '+919876543210']
  ])('in %s reads the phone number %s as %s', async (country, phoneNumber, kept) => {
    const person = { ...newPerson(), form: 'REGILY', country, ...ADDRESS, phoneNumber }
    const { ok, error } = await register(platform, person)
    if (kept === undefined) return expect(error?.fields).toEqual(['phoneNumber'])
    await confirmCode(platform, ok?.id ?? '', await codeFor(person))
    expect((await playerOf(person))?.phone_number).toBe(kept)
  })
})

describe('codes and links', () => {
  test('are taken five times at the most, even if the sixth is right (threat 21)', async () => {
    const person = newPerson()
    const { id } = await begin(person)
    const code = await codeFor(person)
    const answers: (string | undefined)[] = []
    for (let count = 0; count < 5; count++)
      answers.push((await confirmCode(platform, id, wrongCode(code))).error?.code)
    expect(answers).toEqual([...Array(4).fill('WRONG_CODE'), 'SPENT'])
    expect((await confirmCode(platform, id, code)).error?.code).toBe('SPENT')
    expect(await playerOf(person)).toBeUndefined()
  })

  test('are taken once, for ten minutes, and only with their own verification', async () => {
    const [first, second] = [newPerson(), newPerson()]
    const begun = await begin(first)
    const other = await begin(second)
    const code = await codeFor(first)
    if (code !== (await codeFor(second)))
      expect((await confirmCode(platform, other.id, code)).error?.code).toBe('WRONG_CODE')
    expect((await confirmCode(platform, 'unknown', code)).error?.code).toBe('SPENT')
    expect((await confirmLink(platform, 'unknown')).error?.code).toBe('SPENT')
    later(599)
    expect(
      (await confirmCode(platform, begun.id, ` ${code.slice(0, 3)} ${code.slice(3)}`)).ok
    ).toBeTruthy()
    expect((await confirmCode(platform, begun.id, code)).error?.code).toBe('SPENT')
    later(2)
    const late = await messageTo(platform, second.email)
    expect((await confirmCode(platform, other.id, codeIn(late))).error?.code).toBe('SPENT')
    expect((await confirmLink(platform, tokenIn(late))).error?.code).toBe('SPENT')
  })

  test('can be sent again, with tries of their own, after half a minute', async () => {
    const person = newPerson()
    const { id, resendAt } = await begin(person)
    const code = await codeFor(person)
    const early = await resend(platform, person.email)
    expect(early.error).toEqual({ code: 'TOO_MANY_TRIES', retryAt: resendAt })
    await confirmCode(platform, id, wrongCode(code))
    later(31)
    const again = (await resend(platform, String(person.email).toUpperCase())).ok
    const second = await codeFor(person)
    expect(again?.id).not.toBe(id)
    for (let count = 0; count < 5; count++)
      await confirmCode(platform, again?.id ?? '', wrongCode(second))
    expect((await confirmCode(platform, again?.id ?? '', second)).error?.code).toBe('SPENT')
    expect((await confirmCode(platform, id, code)).ok).toBeTruthy()
  })

  test('can be sent again after they have expired', async () => {
    const person = newPerson()
    await begin(person)
    later(3600)
    const again = (await resend(platform, person.email)).ok
    expect((await confirmCode(platform, again?.id ?? '', await codeFor(person))).ok).toBeTruthy()
  })

  test('go to the registration of whoever asks, not to a stranger’s of the same address', async () => {
    const person = newPerson()
    await register(platform, person, '2001:db8:1:2::5')
    await register(platform, { ...person, firstName: 'Mallory' }, '198.51.100.9')
    later(31)
    const { ok } = await resend(platform, person.email, '2001:db8:1:2::6')
    await confirmCode(platform, ok?.id ?? '', await codeFor(person))
    expect((await playerOf(person))?.first_name).toBe('Nora')
  })

  test('of one address are all used up by the first that is right', async () => {
    const person = newPerson()
    await begin(person)
    const first = await messageTo(platform, person.email)
    later(31)
    const again = (await resend(platform, person.email)).ok
    const second = await messageTo(platform, person.email)
    expect((await confirmLink(platform, tokenIn(first))).ok).toBeTruthy()
    expect((await confirmCode(platform, again?.id ?? '', codeIn(second))).error?.code).toBe('SPENT')
  })

  test('are sent to one address only a few times', async () => {
    const person = newPerson()
    const codes: (string | undefined)[] = []
    for (let count = 0; count < 8; count++)
      codes.push((await register(platform, person)).error?.code)
    expect(codes.slice(0, 4)).toEqual(Array(4).fill(undefined))
    expect(codes.at(-1)).toBe('TOO_MANY_TRIES')
  })

  test('are sent from one network only so often, to however many addresses', async () => {
    const codes: (string | undefined)[] = []
    for (let count = 0; count < 24; count++)
      codes.push(
        (await resend(platform, `nobody-${count}-${now.getTime()}@example.com`)).error?.code
      )
    expect(codes.slice(0, 20)).toEqual(Array(20).fill(undefined))
    expect(codes.at(-1)).toBe('TOO_MANY_TRIES')
  })

  test('are not sent to what is no address', async () => {
    expect((await resend(platform, 'nobody')).error?.code).toBe('INVALID_RECIPIENT')
  })
})

test('what nobody has confirmed is forgotten after a day, and the letter with it', async () => {
  const person = newPerson()
  await begin(person)
  later(23 * 3600)
  await platform.ports.jobs.run('identity.sweep')
  expect(await messageTo(platform, person.email)).toBeTruthy()
  later(2 * 3600)
  await platform.ports.jobs.run('identity.sweep')
  expect(await messageTo(platform, person.email)).toBeUndefined()
  await resend(platform, person.email)
  expect((await messageTo(platform, person.email))?.subject).toContain('No registration is waiting')
})

describe('whether an address is known', () => {
  const kept = async (recipient: string) => {
    const db = platform.ports.db.kysely
    const find = <T extends 'outgoing_messages' | 'verifications'>(table: T) =>
      db
        .selectFrom(table as 'verifications')
        .select('recipient')
        .where('recipient', '=', recipient)
    return {
      verifications: (await find('verifications').execute()).length,
      messages: (await find('outgoing_messages').execute()).length
    }
  }
  const shapeOf = (answer: unknown, recipient: string) =>
    JSON.stringify(answer)
      .replaceAll(recipient, 'ADDRESS')
      .replace(/[\da-f]{8}-[\da-f-]{27}/g, 'ID')

  test('is told by neither answer nor work of a registration (threat 20)', async () => {
    const { email } = await newPlayer(platform)
    const person = newPerson()
    const fresh = await register(platform, person)
    const known = await register(platform, { ...newPerson(), email: email.toUpperCase() })
    expect(shapeOf(known, email)).toBe(shapeOf(fresh, String(person.email)))
    expect(await kept(email)).toEqual(await kept(String(person.email)))

    const letter = await messageTo(platform, email)
    expect(letter?.subject).toContain('already have an account')
    expect(codeIn(letter) + tokenIn(letter)).toBe('')
    for (let count = 0; count < 4; count++)
      expect((await confirmCode(platform, known.ok?.id ?? '', '123456')).error?.code).toBe(
        'WRONG_CODE'
      )
    expect((await confirmCode(platform, known.ok?.id ?? '', '123456')).error?.code).toBe('SPENT')
  })

  test('is told by neither answer nor work of another code (threat 20)', async () => {
    const waiting = newPerson()
    await begin(waiting)
    later(31)
    const { email: known } = await newPlayer(platform)
    const unknown = `nobody-${crypto.randomUUID()}@example.com`
    const recipients = [String(waiting.email), known, unknown]
    const before = await Promise.all(recipients.map(kept))
    const answers: string[] = []
    for (const recipient of recipients)
      answers.push(shapeOf(await resend(platform, recipient), recipient))
    expect(new Set(answers).size).toBe(1)
    const after = await Promise.all(recipients.map(kept))
    expect(after.map(({ messages }, at) => messages - (before[at]?.messages ?? 0))).toEqual([
      1, 1, 1
    ])
    expect(
      after.map(({ verifications }, at) => verifications - (before[at]?.verifications ?? 0))
    ).toEqual([1, 1, 1])
    const again = await Promise.all(recipients.map(recipient => resend(platform, recipient)))
    expect(again.map(({ error }) => error?.code)).toEqual(Array(3).fill('TOO_MANY_TRIES'))
    expect((await messageTo(platform, known))?.subject).toContain('already have an account')
    expect((await messageTo(platform, unknown))?.subject).toContain('No registration is waiting')
  })
})
