import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { PATHS } from '#server/graphql/register.ts'
import { ENDPOINTS, schemaOf } from '#server/graphql/schema.ts'
import { signInAs } from '#tests/support/graphql.ts'
import { KINDS, operationsOf } from '#tests/support/operations.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'

const NASTY = [
  '',
  ' ',
  'NaN',
  'Infinity',
  '-1',
  '1e309',
  '0x10',
  '1,5',
  '1.005',
  '９９',
  '1'.repeat(400),
  "' or 1=1--",
  '../../etc/passwd',
  '\u0000',
  '\ud800',
  '<svg onload=alert(1)>',
  '__proto__',
  '{"a":1}',
  null,
  0,
  -0,
  2 ** 53,
  1e308,
  true,
  [],
  {}
]

const SCHEMAS = ENDPOINTS.map(endpoint => ({ endpoint, schema: schemaOf(endpoint) }))
// Logging out would end the fuzzing, and a provider that is far away is somebody else's to test.
const LEFT_OUT = ['logout']

describe('arbitrary requests', () => {
  let platform: TestPlatform
  let token: string

  beforeAll(async () => {
    platform = await startPlatform()
    const player = await newPlayer(platform, { cash: 10_000n })
    token = (await signInAs(platform, player.id)).accessToken
  })
  afterAll(() => platform.close())

  async function send(path: string, body: BodyInit) {
    const answer = await fetch(`${platform.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body
    })
    const text = await answer.text()
    expect(answer.status, text).toBeLessThan(500)
    expect(text).not.toMatch(/InternalFailure|\bat .+:\d+:\d+/)
  }

  test.each(SCHEMAS)(
    'with odd values for every argument of $endpoint break nothing',
    async ({ endpoint, schema }) => {
      await fc.assert(
        fc.asyncProperty(fc.infiniteStream(fc.constantFrom(...NASTY)), async values => {
          const choose = () => values.next().value
          const operations = operationsOf(schema, [KINDS.query, KINDS.mutation], choose)
          for (const { field, query, variables } of operations)
            if (!LEFT_OUT.includes(field))
              await send(PATHS[endpoint], JSON.stringify({ query, variables }))
        }),
        { numRuns: 15 }
      )
    }
  )

  test('of any text or bytes break nothing', async () => {
    const body = fc.oneof(
      fc.string({ maxLength: 300, unit: 'grapheme' }),
      fc.json(),
      fc.uint8Array({ maxLength: 300 }).map(bytes => Buffer.from(bytes).toString('latin1'))
    )
    await fc.assert(
      fc.asyncProperty(body, async text => send(PATHS.main, text)),
      { numRuns: 300 }
    )
  })
})
