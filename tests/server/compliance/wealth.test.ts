import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import {
  askForWealth,
  decideWealth,
  type WealthAsked,
  type WealthDecision
} from '#server/capabilities/compliance/index.ts'
import { publishPlayer } from '#server/capabilities/player/index.ts'
import type { SourceOfWealth } from '#server/generated/main.ts'
import { ask } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { create, depositor } from '../cashier/support.ts'
import { as, handIn, type Person, person, requestsOf } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(() => platform.close())

const DAY = 86_400_000
const soon = () => new Date(Date.now() + 14 * DAY)

async function askWealth({ player }: Person, given: Partial<WealthAsked> = {}) {
  const { ports } = platform
  const asked = { category: null, comment: null, dueAt: soon(), ...given }
  const changed = await ports.db.transaction(tx => askForWealth(ports, tx, player.id, asked))
  await publishPlayer(ports, changed)
}

const decide = ({ player }: Person, decision: WealthDecision) =>
  platform.ports.db.transaction(tx => decideWealth(platform.ports, tx, player.id, decision))

interface Category {
  readonly category: SourceOfWealth
  readonly options: readonly { title: string; tooltip: string; checked: boolean }[]
  readonly files: readonly { documentId: string }[]
  readonly completed: boolean
}

const CATEGORIES = `{ viewer { sourceOfWealth {
  category options { title tooltip checked } files { documentId } completed
} } }`

const categoriesOf = async (who: Person, locale = 'en'): Promise<readonly Category[]> => {
  const { data } = await ask<{ viewer: { sourceOfWealth: Category[] } }>({
    url: `${platform.url}/graphql`,
    token: who.token,
    query: CATEGORIES,
    headers: { locale }
  })
  return data!.viewer.sourceOfWealth
}

const statusOf = async (who: Person) =>
  (
    await as<{ viewer: { player: { sourceOfWealthStatus: { status: string } } } }>(
      platform,
      who,
      `{ viewer { player { sourceOfWealthStatus {
        status dueDate dueDateExpired requiredDocumentsUploadV2 { comment requestedFundingType }
      } } } }`
    )
  ).viewer.player.sourceOfWealthStatus

interface Submitted {
  readonly ok: { readonly playerId: string } | null
  readonly error: { readonly code: string; readonly category: string | null } | null
}

const submit = async (who: Person, input: object): Promise<Submitted> =>
  (
    await as<{ submitSourceOfWealth: Submitted }>(
      platform,
      who,
      `mutation ($input: SubmitSourceOfWealthInput!) {
        submitSourceOfWealth(input: $input) { ok { playerId } error { code category } }
      }`,
      { input }
    )
  ).submitSourceOfWealth

const payslips = (who: Person) =>
  handIn(platform, who, { purpose: 'SourceOfWealth', category: 'Salary', name: 'payslip.png' })

const salary = (documentIds: readonly string[], options = ['Payslips']) => ({
  category: 'Salary',
  options,
  documentIds
})

describe('the source of wealth', () => {
  test('[COMP-02] is asked in six categories, in the language of the reader', async () => {
    const who = await person(platform)
    const english = await categoriesOf(who)
    expect(english.map(({ category }) => category)).toEqual([
      'Salary',
      'Dividends',
      'Inheritance',
      'SaleOfCompany',
      'SaleOfProperty',
      'Other'
    ])
    expect(english[0]?.options[0]).toEqual({
      title: 'Payslips',
      tooltip: 'The last three, with your name and your employer’s',
      checked: false
    })
    expect((await categoriesOf(who, 'fi'))[0]?.options[0]?.title).toBe('Palkkalaskelmat')
    for (const locale of ['no', 'de', 'fr', 'ja', 'et_EE', 'it']) {
      const [first] = await categoriesOf(who, locale)
      expect(first?.options[0]?.title).not.toBe('Payslips')
      expect(first?.options.every(({ title, tooltip }) => title && tooltip)).toBe(true)
    }
  })

  test('[COMP-02] is answered, waits for the house, and is done when it is accepted', async () => {
    const who = await person(platform)
    expect(await statusOf(who)).toMatchObject({ status: 'NotNeed', dueDate: null })
    await askWealth(who, { comment: 'Three payslips', category: 'Salary' })
    expect(await statusOf(who)).toMatchObject({
      status: 'WillBeRequired',
      dueDateExpired: false,
      requiredDocumentsUploadV2: [{ comment: 'Three payslips', requestedFundingType: 'Salary' }]
    })
    expect(await requestsOf(platform, who)).toContainEqual(
      expect.objectContaining({ purpose: 'SourceOfWealth', reason: 'HOUSE', isPending: false })
    )
    const id = await payslips(who)
    const answered = await submit(who, {
      categories: [salary([id])],
      yearlyIncome: '42000.00',
      comment: 'Since 2019'
    })
    expect(answered).toEqual({ ok: { playerId: who.player.id }, error: null })
    expect(await statusOf(who)).toMatchObject({ status: 'Pending', dueDate: null })
    const [first] = await categoriesOf(who)
    expect(first).toMatchObject({ completed: true, files: [{ documentId: id }] })
    expect(first?.options.map(({ checked }) => checked)).toEqual([true, false, false, false])
    expect(await requestsOf(platform, who)).toContainEqual(
      expect.objectContaining({ purpose: 'SourceOfWealth', isPending: true })
    )

    await decide(who, { status: 'accepted' })
    expect(await statusOf(who)).toMatchObject({ status: 'Done', requiredDocumentsUploadV2: [] })
    expect(await decide(who, { status: 'accepted' })).toBeUndefined()
  })

  test('that does not convince is asked for again, with what the house wants to see', async () => {
    const who = await person(platform)
    await askWealth(who)
    await submit(who, { categories: [salary([await payslips(who)])] })
    await decide(who, {
      status: 'refused',
      comment: 'And where the house came from',
      category: 'SaleOfProperty',
      dueAt: soon()
    })
    expect(await statusOf(who)).toMatchObject({
      status: 'WillBeRequired',
      requiredDocumentsUploadV2: [{ requestedFundingType: 'SaleOfProperty' }]
    })
    const again = await submit(who, { categories: [salary([await payslips(who)])] })
    expect(again.error).toEqual({ code: 'DOCUMENT_MISSING', category: 'SaleOfProperty' })
  })

  test('that is overdue stops deposits until somebody has looked at the answer', async () => {
    const who = await depositor(platform)
    await askWealth(who, { dueAt: new Date(Date.now() - 1000) })
    expect(await statusOf(who)).toMatchObject({ status: 'Required', dueDateExpired: true })
    const refused = async () => (await create(platform, who)).error?.code
    expect(await refused()).toBe('SOURCE_OF_WEALTH_REQUIRED')
    await submit(who, { categories: [salary([await payslips(who)])] })
    expect(await statusOf(who)).toMatchObject({ status: 'Pending' })
    expect(await refused()).toBe('SOURCE_OF_WEALTH_REQUIRED')
    await decide(who, { status: 'accepted' })
    expect(await refused()).toBeUndefined()
  })

  test('is answered in whichever language the options were read', async () => {
    const who = await person(platform)
    await askWealth(who)
    const id = await payslips(who)
    const { ok } = await submit(who, { categories: [salary([id], ['給与明細'])] })
    expect(ok).not.toBeNull()
    expect((await categoriesOf(who, 'de'))[0]?.options[0]).toMatchObject({
      title: 'Gehaltsabrechnungen',
      checked: true
    })
  })
})

describe('answers that are not taken', () => {
  test('are those that nobody asked for', async () => {
    const who = await person(platform)
    const { error } = await submit(who, { categories: [salary([await payslips(who)])] })
    expect(error).toEqual({ code: 'NOT_ASKED', category: null })
  })

  test('are those with a document of another player, purpose, category, or a refused one', async () => {
    const who = await person(platform)
    await askWealth(who)
    const other = await person(platform)
    const wrong = [
      await payslips(other),
      await handIn(platform, who, { purpose: 'Address' }),
      await handIn(platform, who, { purpose: 'SourceOfWealth', category: 'Other' }),
      'no-such-document'
    ]
    for (const id of wrong)
      expect((await submit(who, { categories: [salary([id])] })).error).toEqual({
        code: 'UNKNOWN_DOCUMENT',
        category: 'Salary'
      })
    const refused = await payslips(who)
    await platform.ports.db.kysely
      .updateTable('documents')
      .set({ status: 'Refused', refusal: 'UNREADABLE' })
      .where('id', '=', refused)
      .execute()
    const { error } = await submit(who, { categories: [salary([refused])] })
    expect(error?.code).toBe('UNKNOWN_DOCUMENT')
    expect(await statusOf(who)).toMatchObject({ status: 'WillBeRequired' })
  })

  test.each([
    ['NOTHING_CHOSEN', { categories: [] }],
    ['NOTHING_CHOSEN', { categories: [salary(['x'], [])] }],
    ['UNKNOWN_OPTION', { categories: [salary(['x'], ['Luck'])] }],
    ['UNKNOWN_OPTION', { categories: [salary(['x'], ['Gift'])] }],
    ['DOCUMENT_MISSING', { categories: [salary([])] }],
    ['INVALID_AMOUNT', { categories: [salary(['x'])], yearlyIncome: '-1' }],
    ['INVALID_AMOUNT', { categories: [salary(['x'])], yearlyIncome: '0' }],
    ['INVALID_AMOUNT', { categories: [salary(['x'])], yearlyIncome: '12.345' }],
    ['TOO_LONG', { categories: [salary(['x'])], comment: 'x'.repeat(1001) }]
  ])('are refused as %s: %j', async (code, input) => {
    const who = await person(platform)
    await askWealth(who)
    expect((await submit(who, input)).error?.code).toBe(code)
    expect(await statusOf(who)).toMatchObject({ status: 'WillBeRequired' })
  })
})
