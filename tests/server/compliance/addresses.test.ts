import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { DOCUMENTS_PATH } from '#contract/wire/documents.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { createSandboxClock } from '../engagement/clock.ts'
import { pdf } from './files.ts'
import { as, documentsOf, handIn, type Person, person } from './support.ts'

const clock = createSandboxClock()
let platform: TestPlatform
let who: Person
let address: URL

beforeAll(async () => {
  platform = await startPlatform({ clock })
})

afterAll(() => platform.close())

beforeEach(async () => {
  who = await person(platform)
  await handIn(platform, who, { purpose: 'Identity' })
  const [document] = await documentsOf(platform, who)
  address = new URL(document!.url!)
})

const goOn = (milliseconds: number) => clock.move(new Date(clock.now().getTime() + milliseconds))

const statusOf = async (url: URL) => (await fetch(url)).status

describe('the address of a document', () => {
  test('[COMP-16] opens it apart from the site, and lets nothing in it run', async () => {
    expect(address.pathname).toMatch(new RegExp(`^${DOCUMENTS_PATH}[0-9a-f-]{36}$`))
    const { headers } = await fetch(address)
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': 'inline; filename="document.png"',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'self'",
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin'
    })
  })

  test('gives a pdf to be kept, by a name of ours', async () => {
    await handIn(platform, who, { purpose: 'Address', name: 'bill.pdf', body: pdf() })
    const [document] = await documentsOf(platform, who)
    const { headers } = await fetch(document!.url!)
    expect(headers.get('content-disposition')).toBe('attachment; filename="document.pdf"')
  })

  test('is good for five minutes', async () => {
    await goOn(299_000)
    expect(await statusOf(address)).toBe(200)
    await goOn(2000)
    expect(await statusOf(address)).toBe(404)
  })

  test('ends with the session that it was given to', async () => {
    await platform.ports.db.kysely
      .updateTable('sessions')
      .set({ ended_at: new Date(), end_reason: 'LOGGED_OUT' })
      .where('player_id', '=', who.player.id)
      .execute()
    expect(await statusOf(address)).toBe(404)
  })

  test.each(['session', 'until', 'signature'])('is nothing with another %s', async name => {
    const other = new URL(address)
    other.searchParams.set(name, name === 'until' ? '4102444800' : 'x'.repeat(43))
    expect(await statusOf(other)).toBe(404)
    other.searchParams.delete(name)
    expect(await statusOf(other)).toBe(404)
  })

  test('does not open the document of somebody else, whichever part is borrowed', async () => {
    const another = await person(platform)
    await handIn(platform, another, { purpose: 'Identity' })
    const theirs = new URL((await documentsOf(platform, another))[0]!.url!)
    const mixed = new URL(address)
    mixed.pathname = theirs.pathname
    const unknown = new URL(address)
    unknown.pathname = `${DOCUMENTS_PATH}00000000-0000-4000-8000-000000000000`
    const answers = await Promise.all(
      [mixed, unknown].map(async url => {
        const response = await fetch(url)
        const { error } = (await response.json()) as { error: { code: string } }
        return [response.status, error.code, response.headers.get('content-type')]
      })
    )
    expect(answers[0]).toEqual([404, 'NOT_FOUND', 'application/json; charset=utf-8'])
    expect(answers[1]).toEqual(answers[0])
    expect((await documentsOf(platform, who)).length).toBe(1)
  })
})

describe('taking a document back', () => {
  const remove = (from: Person, id: string) =>
    as<{ removeDocument: { removed: boolean } }>(
      platform,
      from,
      'mutation ($id: ID!) { removeDocument(id: $id) { removed } }',
      { id }
    )

  test('removes one that nobody has looked at, once', async () => {
    const [document] = await documentsOf(platform, who)
    expect((await remove(who, document!.id)).removeDocument.removed).toBe(true)
    expect((await remove(who, document!.id)).removeDocument.removed).toBe(false)
    expect(await documentsOf(platform, who)).toEqual([])
    expect(await statusOf(address)).toBe(404)
  })

  test('leaves that of somebody else, and one that has been decided on', async () => {
    const [document] = await documentsOf(platform, who)
    const another = await person(platform)
    expect((await remove(another, document!.id)).removeDocument.removed).toBe(false)
    await platform.ports.db.kysely
      .updateTable('documents')
      .set({ status: 'Accepted' })
      .where('id', '=', document!.id)
      .execute()
    expect((await remove(who, document!.id)).removeDocument.removed).toBe(false)
    expect((await documentsOf(platform, who)).length).toBe(1)
  })
})
