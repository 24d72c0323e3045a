import { auditServer } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

describe('GraphQL over HTTP', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(() => platform.close())

  test.each(['/graphql', '/api/graphql', '/lobby/graphql'])(
    '%s passes every audit of the protocol',
    async path => {
      const results = await auditServer({ url: `${platform.url}${path}`, fetchFn: fetch })
      expect(results.filter(({ status }) => status !== 'ok')).toEqual([])
      expect(results).toHaveLength(61)
    }
  )
})
