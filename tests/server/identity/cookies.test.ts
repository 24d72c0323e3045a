import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { realmPath } from '#server/identity/realm.ts'
import { Agent, type Running, startSignIn, submitSignIn } from '#tests/support/identity.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'

const PUBLIC = 'https://casino.example'

/** Keeps every cookie that the realm sets, as it was set. */
class Reader extends Agent {
  readonly lines: string[] = []

  override async fetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
    const { pathname, search } = new URL(url)
    const response = await super.fetch(new URL(pathname + search, at), init)
    this.lines.push(...response.headers.getSetCookie())
    return response
  }
}

let platform: TestPlatform
let at: string
let reader: Reader

beforeAll(async () => {
  platform = await startPlatform({ env: { LOBBY_PUBLIC_URL: PUBLIC } })
  at = `http://127.0.0.1:${platform.ports.config.port}`
  const running: Running = { ports: platform.ports, at }
  reader = new Reader()
  const started = await startSignIn(running, {}, reader)
  await submitSignIn(started, {
    email: 'demo@lobby.example',
    password: platform.ports.config.secrets.demoPassword
  })
})
afterAll(() => platform.close())

describe('cookies of the realm under TLS', () => {
  test('are all secure, lax and out of reach of scripts, and named so that none is planted', () => {
    const names = reader.lines.map(line => line.split('=')[0])
    expect(new Set(names.map(name => name?.split('.')[0]))).toEqual(
      new Set([
        '__Secure-identity_interaction',
        '__Secure-identity_resume',
        '__Secure-identity_session'
      ])
    )
    for (const line of reader.lines)
      expect(line).toMatch(/; samesite=lax; secure; httponly(?:$|;)/i)
  })

  test('are sent to the realm alone, and to no other host', () => {
    for (const line of reader.lines) {
      expect(line.toLowerCase()).not.toContain('domain=')
      expect(line).toContain(`path=${realmPath(platform.ports.config)}`)
    }
  })

  test('are taken away at log-out as they were set', async () => {
    const path = `${realmPath(platform.ports.config)}/protocol/openid-connect/logout`
    const page = await (await reader.fetch(new URL(path, PUBLIC))).text()
    const [, xsrf = ''] = /name="xsrf" value="([^"]+)"/.exec(page) ?? []
    const before = reader.lines.length
    await reader.post(new URL(path, PUBLIC), { xsrf })
    const removed = reader.lines.slice(before)
    expect(removed.map(line => line.split(';')[0])).toContain('__Secure-identity_session=')
    for (const line of removed) expect(line).toMatch(/; secure/i)
  })
})
