import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

describe('the running platform', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await startPlatform()
  })
  afterAll(() => platform.close())

  test('says that it lives and is ready', async () => {
    expect((await fetch(`${platform.url}/healthz`)).status).toBe(200)
    expect(await (await fetch(`${platform.url}/readyz`)).json()).toEqual({ status: 'ready' })
  })
})
