import { randomUUID } from 'node:crypto'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { keptSince } from '#config/retention.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

describe('records of consent', () => {
  let platform: TestPlatform
  let moment = new Date('2026-11-28T12:00:00.000Z')
  beforeAll(async () => {
    platform = await startPlatform({
      env: { LOBBY_OPERATOR: 'FortuneForge' },
      clock: { now: () => moment, move: async () => {} }
    })
  })
  afterAll(() => platform.close())

  const answer = (about: object = {}) => ({
    id: randomUUID(),
    categories: ['necessary', 'analytics'],
    version: 1,
    locale: 'en',
    ...about
  })
  const post = (body: unknown, address?: string) =>
    fetch(`${platform.url}/api/consent`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'A browser that nobody must remember',
        ...(address && { 'x-forwarded-for': address })
      },
      body: JSON.stringify(body)
    })
  const rows = () => platform.ports.db.kysely.selectFrom('consent_records').selectAll().execute()

  test('hold what was answered, in which words and when, and nothing of who answered', async () => {
    const first = answer()
    const second = answer({ replaces: first.id, categories: ['preferences', 'necessary'] })
    expect((await post(first, '198.51.100.7')).status).toBe(204)
    expect((await post(second)).status).toBe(204)
    const [one, two] = await rows()
    const common = { operator: 'FortuneForge', locale: 'en', version: 1, answered_at: moment }
    expect(one).toEqual({
      id: first.id,
      replaces: null,
      categories: 'necessary analytics',
      ...common
    })
    expect(two).toMatchObject({
      replaces: first.id,
      categories: 'necessary preferences',
      ...common
    })
  })

  test('that are told twice are kept once, as they were told first', async () => {
    const before = (await rows()).length
    const given = answer()
    await Promise.all([post(given), post(given)])
    expect((await post({ ...given, categories: ['necessary', 'marketing'] })).status).toBe(204)
    const all = await rows()
    expect(all).toHaveLength(before + 1)
    expect(all.find(({ id }) => id === given.id)?.categories).toBe('necessary analytics')
  })

  test.each([
    ['no answer', null],
    ['a number that is none', answer({ id: '1' })],
    ['a category that is none', answer({ categories: ['necessary', 'everything'] })],
    ['no leave for what is necessary', answer({ categories: ['analytics'] })],
    ['words that there are not', answer({ locale: 'xx' })],
    ['a question that was never asked', answer({ version: 2 })],
    ['more than was asked for', answer({ email: 'ann@example.com' })],
    ['more than fits', answer({ locale: 'e'.repeat(2000) })]
  ])('are refused with %s', async (_, body) => {
    const before = (await rows()).length
    const { status } = await post(body)
    expect([400, 413]).toContain(status)
    expect(await rows()).toHaveLength(before)
  })

  test('from one place are braked', async () => {
    const answers: number[] = []
    for (let time = 0; time < 31; time += 1) answers.push((await post({}, '203.0.113.9')).status)
    expect(answers.at(0)).toBe(400)
    expect(answers.at(-1)).toBe(429)
  })

  test('go after three years, and not a millisecond earlier', async () => {
    const given = answer()
    await post(given, '198.51.100.20')
    const at = moment
    const isThere = async () => (await rows()).some(({ id }) => id === given.id)
    moment = new Date(at)
    moment.setUTCFullYear(at.getUTCFullYear() + 3)
    await platform.ports.jobs.run('personal.retention')
    expect(keptSince('consents', moment)).toEqual(at)
    expect(await isThere()).toBe(true)
    moment = new Date(moment.getTime() + 1)
    await platform.ports.jobs.run('personal.retention')
    expect(await isThere()).toBe(false)
    moment = at
  })

  test.each([
    ['on the list of the brand', 'NZ', true],
    ['beside the list', 'FI', false],
    ['that asks beforehand by law', 'DE', false],
    ['that nobody knows', undefined, false]
  ])('need no answer in a country %s [CONS-07]', async (_, country, automatic) => {
    const { visitors } = platform.ports
    await visitors.pretend(country === undefined ? 'real' : { country, subdivision: undefined })
    const told = await fetch(`${platform.url}/api/consent`, {
      headers: { 'x-forwarded-for': '198.51.100.30' }
    })
    expect(await told.json()).toEqual({ automatic })
    expect(told.headers.get('cache-control')).toBe('no-store')
  })
})
