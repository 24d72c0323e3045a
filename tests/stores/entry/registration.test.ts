import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import {
  $registration,
  acceptTerms,
  choose,
  chooseCountry,
  enterText,
  leaveField,
  registerByMail,
  stepBack
} from '#stores/entry/registration.ts'
import { marketingOf, type TextField } from '#stores/entry/registration-entries.ts'
import { submitRegistration } from '#stores/entry/submit-registration.ts'
import { $wayIn } from '#stores/entry/way-in.ts'
import {
  cleanAfterEach,
  noNetwork,
  openTestPage,
  type TestPage
} from '#tests/support/environment.ts'
import { storeCustomTokens } from '#tests/support/tokens.ts'

const NEW_ZEALAND = {
  id: 'NZ',
  code: 'NZ',
  name: 'New Zealand',
  currency: 'NZD',
  licence: 'mga',
  loginFlow: 'custom',
  registrationForm: 'DINO',
  bankProviders: ['PIQ']
}

const VERIFICATION = {
  id: 'verification-1',
  recipient: 'ann@example.com',
  expiresAt: '2026-11-27T12:10:00.000Z',
  resendAt: '2026-11-27T12:00:30.000Z'
}

const DINO: Partial<Record<TextField, string>> = {
  email: 'ann@example.com',
  password: 'three green horses',
  firstName: 'Ann',
  lastName: 'Lee',
  dateOfBirth: '1990-4-9'
}

const REGILY: Partial<Record<TextField, string>> = {
  ...DINO,
  phoneNumber: '+64 21 555 012',
  street: '4 Lake Road',
  zipCode: '9016',
  city: 'Dunedin'
}

describe('registration', () => {
  cleanAfterEach($registration, $wayIn)

  async function open(
    country: object = {},
    path = '/en/register/',
    prepare: (page: TestPage) => void = () => undefined
  ) {
    const page = openTestPage(path)
    const known = { ...NEW_ZEALAND, ...country }
    page.answer('CountryContextQuery', { rootContext: { country: known, ipCountry: known } })
    page.answer('Register', { register: { ok: VERIFICATION, error: null } })
    prepare(page)
    keepMount($registration)
    await page.settle()
    return page
  }

  function fillIn(texts: Partial<Record<TextField, string>>): void {
    for (const [field, text] of Object.entries(texts)) enterText(field as TextField, text)
  }

  const editing = () => {
    const state = $registration.get()
    if (state.status !== 'editing') throw new Error(`The form is ${state.status}`)
    return state
  }

  const inputOf = (page: TestPage) => page.sentOf('Register')[0]?.variables['input']

  test.each([
    ['custom', 'DINO', 'DINO'],
    ['custom', 'REGILY', 'REGILY'],
    ['custom', 'SSN', 'SSN'],
    ['custom', 'TRUSTLY', 'DINO']
  ])('shows the form of the country: %s with %s is %s', async (loginFlow, form, shown) => {
    await open({ loginFlow, registrationForm: form, bankProviders: [] })
    expect(editing().form).toBe(shown)
  })

  test('stands at the provider where the country signs in there, and is begun by the address', async () => {
    const page = await open(
      { loginFlow: 'keycloak' },
      '/en/register/?autoSignIn=1',
      ({ identityClient }) => {
        identityClient.signInUrl = async ({ register }) => `http://id.test/?register=${register}`
      }
    )
    expect($registration.get()).toEqual({ status: 'provider' })
    expect(page.visits).toEqual([{ url: 'http://id.test/?register=true', how: 'push' }])
    expect(page.href()).toBe('http://lobby.test/en/register/')
  })

  test('asks a bank first where a bank vouches, and does without when that is wanted', async () => {
    await open({ registrationForm: 'ZIMPLER', bankProviders: ['ZIMPLER', 'TRUSTLY'] })
    expect($registration.get()).toEqual({
      status: 'bank',
      providers: ['ZIMPLER', 'TRUSTLY'],
      isExpired: false
    })
    registerByMail()
    expect(editing().form).toBe('DINO')
  })

  test.each([
    ['dino', 'REGILY', 'DINO'],
    ['regily', 'DINO', 'REGILY'],
    ['dino', 'SSN', 'SSN'],
    ['other', 'DINO', 'DINO']
  ])('takes the flag %s over %s as %s [CONS-14] [ENT-66]', async (flag, form, shown) => {
    const page = openTestPage('/en/register/')
    page.localEntries.set('registration_form', flag)
    const country = { ...NEW_ZEALAND, registrationForm: form }
    page.answer('CountryContextQuery', { rootContext: { country, ipCountry: country } })
    keepMount($registration)
    await page.settle()
    expect(editing().form).toBe(shown)
  })

  test('asks for the number of a country that has one when that country is chosen', async () => {
    const page = await open()
    fillIn(DINO)
    const estonia = { ...NEW_ZEALAND, code: 'EE', registrationForm: 'SSN' }
    page.answer('CountryContextQuery', { rootContext: { country: estonia, ipCountry: null } })
    await chooseCountry('EE')
    expect(page.sentOf('CountryContextQuery')[1]?.variables).toMatchObject({ countryCode: 'EE' })
    expect(editing()).toMatchObject({ form: 'SSN', entries: { texts: { ...DINO, country: 'EE' } } })
    const india = { ...NEW_ZEALAND, code: 'IN', registrationForm: 'REGILY' }
    page.answer('CountryContextQuery', { rootContext: { country: india, ipCountry: null } })
    await chooseCountry('IN')
    expect(editing()).toMatchObject({ form: 'REGILY', step: 0 })
    page.answer('CountryContextQuery', { rootContext: { country: NEW_ZEALAND, ipCountry: null } })
    await chooseCountry('NZ')
    expect(editing()).toMatchObject({ form: 'REGILY', entries: { texts: { country: 'NZ' } } })
  })

  test('leads a player who is signed in on', async () => {
    const page = await open({}, '/en/register/?redir=%2Fen%2Fraffle%2F', storeCustomTokens)
    expect(page.visits).toEqual([{ url: 'http://lobby.test/en/raffle/', how: 'replace' }])
    expect($registration.get()).toEqual({ status: 'loading' })
  })

  test('sends what the form asks for, and the birthday as a day', async () => {
    const page = await open()
    fillIn({ ...DINO, street: 'not asked for' })
    acceptTerms(true)
    choose({ smsMarketing: true })
    await submitRegistration()
    expect(inputOf(page)).toEqual({
      form: 'DINO',
      email: 'ann@example.com',
      password: 'three green horses',
      firstName: 'Ann',
      lastName: 'Lee',
      dateOfBirth: '1990-04-09',
      country: 'NZ',
      termsAccepted: true,
      emailMarketing: false,
      smsMarketing: true,
      bankLoginId: null
    })
  })

  test('goes on to the code, and keeps for the tab what is under way', async () => {
    const page = await open({}, '/en/register/?redir=%2Fen%2Fraffle%2F&amount=25')
    fillIn(DINO)
    acceptTerms(true)
    await submitRegistration()
    const [visit] = page.visits
    expect(visit?.url).toMatch(/^\/en\/enter-code\/\?redir=%2Fen%2Fraffle%2F/)
    expect(new URL(visit?.url ?? '', 'http://lobby.test').searchParams.get('amount')).toBe('25')
    expect(visit?.url).not.toContain('ann')
    expect(JSON.parse(page.sessionEntries.get('verification') ?? '')).toEqual(VERIFICATION)
    expect(page.cookieJar.get('userEmail')).toBe('ann@example.com')
  })

  test('tells what is missing before it asks the platform, and counts each refusal', async () => {
    const page = await open()
    await submitRegistration()
    await submitRegistration()
    expect(page.sentOf('Register')).toEqual([])
    expect(editing()).toMatchObject({
      refused: 2,
      refusal: 'INVALID_FIELDS',
      problems: {
        email: 'EMPTY',
        password: 'EMPTY',
        firstName: 'EMPTY',
        lastName: 'EMPTY',
        dateOfBirth: 'EMPTY',
        terms: 'EMPTY'
      }
    })
    enterText('email', 'ann')
    expect(editing().problems).not.toHaveProperty('email')
  })

  test.each([
    ['email', 'ann@', 'INVALID'],
    ['password', 'short', 'INVALID'],
    ['phoneNumber', '0215550', 'INVALID'],
    ['dateOfBirth', '1990-2-30', 'INVALID'],
    ['dateOfBirth', '1890-2-3', 'INVALID'],
    ['dateOfBirth', '2008-11-28', 'UNDERAGE'],
    ['dateOfBirth', '2008-11-27', undefined],
    ['firstName', '', undefined]
  ] as const)('tells of %s left with %j: %s', async (field, text, problem) => {
    await open()
    enterText(field, text)
    leaveField(field)
    expect(editing().problems[field]).toBe(problem)
  })

  test('loses nothing when the platform does not answer, and offers the same again', async () => {
    const page = await open({}, '/en/register/', page => page.answer('Register', noNetwork()))
    fillIn(DINO)
    acceptTerms(true)
    await submitRegistration()
    expect(editing()).toMatchObject({ refusal: 'UNANSWERED', refused: 1, problems: {} })
    expect(editing().entries.texts).toMatchObject(DINO)
    page.answer('Register', { register: { ok: VERIFICATION, error: null } })
    await submitRegistration()
    expect(page.visits).toHaveLength(1)
  })

  test('shows what the platform found wrong, and when it listens again', async () => {
    const page = await open()
    fillIn(DINO)
    acceptTerms(true)
    const refuse = (error: object) => page.answer('Register', { register: { ok: null, error } })
    refuse({ code: 'INVALID_FIELDS', fields: ['password', 'terms'], retryAt: null })
    await submitRegistration()
    expect(editing().problems).toEqual({ password: 'INVALID', terms: 'INVALID' })
    refuse({ code: 'UNDERAGE', fields: ['dateOfBirth'], retryAt: null })
    await submitRegistration()
    expect(editing().problems).toEqual({ dateOfBirth: 'UNDERAGE' })
    const retryAt = '2026-11-27T13:00:00.000Z'
    refuse({ code: 'TOO_MANY_TRIES', fields: [], retryAt })
    await submitRegistration()
    expect(editing()).toMatchObject({ refusal: 'TOO_MANY_TRIES', retryAt, problems: {} })
  })

  test('goes a step at a time in the long form, and back without losing anything', async () => {
    const page = await open({ registrationForm: 'REGILY' })
    await submitRegistration()
    expect(editing()).toMatchObject({ step: 0, problems: { email: 'EMPTY', password: 'EMPTY' } })
    fillIn(REGILY)
    for (const step of [1, 2, 3]) {
      await submitRegistration()
      expect(editing()).toMatchObject({ step, refused: 0 })
    }
    stepBack()
    stepBack()
    expect(editing()).toMatchObject({ step: 1, entries: { texts: REGILY } })
    expect(page.sentOf('Register')).toEqual([])
  })

  test('goes back to the step that the platform found something wrong in', async () => {
    const page = await open({ registrationForm: 'REGILY' })
    fillIn(REGILY)
    acceptTerms(true)
    for (let step = 0; step < 3; step++) await submitRegistration()
    const error = { code: 'INVALID_FIELDS', fields: ['phoneNumber'], retryAt: null }
    page.answer('Register', { register: { ok: null, error } })
    await submitRegistration()
    expect(editing()).toMatchObject({ step: 1, problems: { phoneNumber: 'INVALID' } })
  })

  test('keeps what was typed for the tab, but neither password nor identity number', async () => {
    const page = await open({ registrationForm: 'SSN' })
    fillIn({ ...DINO, nationalId: '39001010000' })
    const kept = page.sessionEntries.get('registration') ?? ''
    expect(kept).toContain('Lee')
    expect(kept).not.toContain('horses')
    expect(kept).not.toContain('39001010000')
    expect([...page.localEntries.keys()]).toEqual([])

    const other = openTestPage('/en/register/')
    other.sessionEntries.set('registration', kept)
    expect(JSON.parse(kept)).toMatchObject({ email: 'ann@example.com' })
  })

  test('begins with what was typed before in the tab', async () => {
    await open({}, '/en/register/', page =>
      page.sessionEntries.set('registration', JSON.stringify({ firstName: 'Ann', email: '' }))
    )
    expect(editing().entries).toMatchObject({
      texts: { firstName: 'Ann', email: '', country: 'NZ', phoneNumber: '+64 ' },
      terms: false
    })
  })

  describe('with a bank’s word', () => {
    const bank = {
      id: 'bank-login-1',
      form: 'ZIMPLER',
      firstName: 'Aino',
      lastName: 'Laine',
      dateOfBirth: '1988-02-03',
      country: 'FI',
      expiresAt: '2026-11-27T12:15:00.000Z'
    }
    const keep = (page: TestPage) =>
      page.sessionEntries.set('bankRegistration', JSON.stringify(bank))

    test('asks only for what the bank does not know, and tells whose word it was', async () => {
      const page = await open({}, '/en/register/', keep)
      expect(editing()).toMatchObject({ form: 'ZIMPLER', bank: { firstName: 'Aino' } })
      fillIn({ email: 'aino@example.com', phoneNumber: '+358 40 555 0123' })
      acceptTerms(true)
      await submitRegistration()
      expect(inputOf(page)).toEqual({
        form: 'ZIMPLER',
        email: 'aino@example.com',
        phoneNumber: '+358 40 555 0123',
        country: 'FI',
        termsAccepted: true,
        emailMarketing: false,
        smsMarketing: false,
        bankLoginId: 'bank-login-1'
      })
      expect(page.sessionEntries.has('bankRegistration')).toBe(false)
    })

    test('goes back to the bank when its word has run out', async () => {
      const page = await open({}, '/en/register/', keep)
      fillIn({ email: 'aino@example.com', phoneNumber: '+358 40 555 0123' })
      acceptTerms(true)
      const error = { code: 'BANK_LOGIN_EXPIRED', fields: [], retryAt: null }
      page.answer('Register', { register: { ok: null, error } })
      await submitRegistration()
      expect($registration.get()).toEqual({ status: 'bank', providers: ['PIQ'], isExpired: true })
      expect(page.sessionEntries.has('bankRegistration')).toBe(false)
    })

    test('is not taken after its time, nor in another form', async () => {
      await open({}, '/en/register/', page => {
        const late = { ...bank, expiresAt: '2026-11-27T11:59:59.000Z' }
        page.sessionEntries.set('bankRegistration', JSON.stringify(late))
      })
      expect(editing()).toMatchObject({ form: 'DINO', bank: undefined })
    })
  })

  describe('consents', () => {
    test('are asked for, never assumed, by a house without the switch [CONS-16]', async () => {
      await open()
      expect(marketingOf(editing().entries)).toEqual({ email: false, sms: false })
      expect(editing().entries.terms).toBe(false)
    })
  })
})
