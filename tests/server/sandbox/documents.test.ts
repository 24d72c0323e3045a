import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { as, documentsOf, handIn, type Person, person, requestsOf } from '../compliance/support.ts'
import { control } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(() => platform.close())

const on = ({ player }: Person, path: string, body?: object) =>
  control(platform, `/players/${player.id}${path}`, body)

describe('the console', () => {
  test('asks for a document, lists what came, and decides on it', async () => {
    const who = await person(platform, { kycStatus: 'Done' })
    const asked = { purpose: 'Address', days: 3, comment: 'A bill' }
    expect((await on(who, '/documents/ask', asked)).status).toBe(200)
    expect(await requestsOf(platform, who)).toMatchObject([
      { purpose: 'Address', comment: 'A bill' }
    ])
    expect((await on(who, '/documents/decide', {})).body).toEqual({ decided: 0 })

    const id = await handIn(platform, who, { purpose: 'Address' })
    expect((await on(who, '/documents')).body).toMatchObject({
      documents: [{ id, purpose: 'Address', status: 'Received' }]
    })
    const unreadable = { decision: 'UNREADABLE', documentId: id }
    expect((await on(who, '/documents/decide', unreadable)).body).toEqual({ decided: 1 })
    expect(await documentsOf(platform, who)).toMatchObject([{ refusal: 'UNREADABLE' }])
    expect((await on(who, '/documents/decide', unreadable)).status).toBe(404)
    await handIn(platform, who, { purpose: 'Address' })
    await on(who, '/documents/decide', {})
    expect(await requestsOf(platform, who)).toEqual([])
  })

  test('asks where money comes from, and decides on the answer', async () => {
    const who = await person(platform, { kycStatus: 'Done' })
    await on(who, '/documents/ask', { purpose: 'SourceOfWealth' })
    expect((await on(who, '/source-of-wealth/decide', {})).body).toEqual({ decided: 0 })
    const sent = { purpose: 'SourceOfWealth', category: 'Other' } as const
    const documentIds = [await handIn(platform, who, sent)]
    await as(
      platform,
      who,
      `mutation ($input: SubmitSourceOfWealthInput!) {
        submitSourceOfWealth(input: $input) { ok { id } }
      }`,
      { input: { categories: [{ category: 'Other', options: ['Savings'], documentIds }] } }
    )
    const decided = await on(who, '/source-of-wealth/decide', { decision: 'accepted' })
    expect(decided.body).toEqual({ decided: 1 })
  })
})
