import { describe, expect, test } from 'vitest'

import { LogoutDocument, WalletDocument } from '#contract/generated/main/graphql.ts'
import type { Api } from '#stores/environment/api.ts'
import { lateApi } from '#stores/environment/late-api.ts'
import { siteConfigReader } from '#stores/environment/site-config.ts'
import { SITE } from '#tests/support/environment.ts'

const NOBODY = { token: async () => undefined, refused: () => undefined }
const settled = () => new Promise(resolve => setImmediate(resolve))

function scripted() {
  const log: string[] = []
  const api: Api = {
    async request() {
      log.push('request')
      return { data: { logout: { loggedOut: true } } as never, extensions: {} }
    },
    subscribe() {
      log.push('subscribe')
      return () => void log.push('stop')
    }
  }
  return { api, log }
}

describe('API that is loaded late', () => {
  test('is loaded by the first call, once', async () => {
    const { api, log } = scripted()
    let loads = 0
    const late = lateApi(async () => {
      loads += 1
      return api
    })
    expect(loads).toBe(0)
    await Promise.all([
      late.request('main', LogoutDocument, {}),
      late.request('main', LogoutDocument, {})
    ])
    expect(loads).toBe(1)
    expect(log).toEqual(['request', 'request'])
  })

  test('begins no stream that was stopped before it came', async () => {
    const { api, log } = scripted()
    const late = lateApi(async () => api)
    late.subscribe('main', NOBODY, WalletDocument, {}, { next: () => undefined })()
    await settled()
    expect(log).toEqual([])
  })

  test('stops a stream that has begun', async () => {
    const { api, log } = scripted()
    const late = lateApi(async () => api)
    const stop = late.subscribe('main', NOBODY, WalletDocument, {}, { next: () => undefined })
    await settled()
    stop()
    expect(log).toEqual(['subscribe', 'stop'])
  })

  test('tells a stream that it could not come, and is loaded again by the next', async () => {
    const { api, log } = scripted()
    const failures: string[] = []
    let loads = 0
    const late = lateApi(async () => {
      loads += 1
      if (loads === 1) throw new TypeError('offline')
      return api
    })
    const listener = {
      next: () => undefined,
      failed: ({ message }: Error) => void failures.push(message)
    }
    late.subscribe('main', NOBODY, WalletDocument, {}, listener)
    await settled()
    expect(failures).toEqual(['[Network] offline'])
    late.subscribe('main', NOBODY, WalletDocument, {}, listener)
    await settled()
    expect(log).toEqual(['subscribe'])
  })
})

describe('site configuration', () => {
  test('is read once, from its own address', async () => {
    const asked: string[] = []
    const site = siteConfigReader(async url => {
      asked.push(url)
      return Response.json(SITE)
    })
    expect(await site()).toEqual(SITE)
    await site()
    expect(asked).toEqual(['/config.json'])
  })

  test('that does not fit is refused, and read again by the next', async () => {
    const answers = [Response.json({ operator: 'Infiniza' }), Response.json(SITE)]
    const site = siteConfigReader(async () => answers.shift()!)
    await expect(site()).rejects.toThrow('does not say where the platform is')
    expect(await site()).toEqual(SITE)
  })
})
