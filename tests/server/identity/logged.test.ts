import { Writable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'

import { destroySessionsOf } from '#server/capabilities/session/index.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import { signIn as check } from '#server/identity/sign-in.ts'
import { createLog } from '#server/log.ts'
import { signIn } from '#tests/support/identity.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'

const password = 'a quiet evening'
const lines: Readonly<Record<string, unknown>>[] = []
const sink = new Writable({
  write(chunk, _encoding, done) {
    lines.push(JSON.parse(String(chunk)))
    done()
  }
})
const told = (message: string) => lines.filter(({ msg }) => msg === message)

let platform: TestPlatform
let passwordHash: string
beforeAll(async () => {
  platform = await startPlatform({ log: createLog({ logLevel: 'info' }, sink) })
  passwordHash = await hashPassword(password)
})
beforeEach(() => {
  lines.length = 0
})
afterAll(() => platform.close())

test('a sign-in and the end of its session are told by player, way and network', async () => {
  const { id, email } = await newPlayer(platform, { passwordHash })
  await signIn(platform, { email, password })
  expect(told('a session began')).toEqual([
    expect.objectContaining({
      player: id,
      session: expect.any(String),
      flow: 'keycloak',
      method: 'PASSWORD',
      network: '127.0.0.*',
      time: expect.any(Number)
    })
  ])
  await destroySessionsOf(platform.ports, id, 'SESSION_EXPIRED')
  expect(told('a session ended')).toEqual([
    expect.objectContaining({
      player: id,
      session: told('a session began')[0]?.['session'],
      reason: 'SESSION_EXPIRED'
    })
  ])
})

test('a sign-in that fails, or comes too soon, is told without address and password', async () => {
  const { id, email } = await newPlayer(platform, { passwordHash })
  const credentials = { email, password: 'CANARY of a password', address: '203.0.113.9' }
  for (let tries = 0; tries < 7; tries++) await check(platform.ports, credentials)
  await check(platform.ports, { ...credentials, email: 'nobody@example.com' })
  const failed = told('a sign-in by password failed')
  expect(failed.filter(({ player }) => player === id)).not.toHaveLength(0)
  expect(failed.filter(({ player }) => player === undefined)).toHaveLength(1)
  for (const line of failed) expect(line['network']).toBe('203.0.113.*')
  expect(told('a sign-in by password came too soon')).not.toHaveLength(0)
  const whole = JSON.stringify(lines)
  for (const secret of ['CANARY', email, 'nobody@', '203.0.113.9'])
    expect(whole).not.toContain(secret)
})

test('a call that is not let in is told, with its path and without its query', async () => {
  const { port } = platform.ports.config
  const wrong = await fetch(`http://127.0.0.1:${port}/api/documents?accessToken=CANARY`, {
    method: 'POST',
    headers: { host: `localhost:${port}`, authorization: 'Bearer CANARY' }
  })
  expect(wrong.status).toBe(401)
  await expect
    .poll(() => told('request'))
    .toContainEqual(
      expect.objectContaining({
        level: 30,
        req: expect.objectContaining({ method: 'POST', path: '/api/documents' }),
        res: { status: 401 }
      })
    )
  expect(JSON.stringify(lines)).not.toContain('CANARY')
})

test('a page of another site that asks for a socket is told by its origin', async () => {
  const socket = new WebSocket(`ws://127.0.0.1:${platform.ports.config.port}/graphql`, {
    headers: { origin: 'https://evil.example' }
  })
  await new Promise<void>(resolve => socket.once('error', () => resolve()))
  expect(told('a socket of a foreign page was refused')).toEqual([
    expect.objectContaining({ origin: 'https://evil.example', path: '/graphql' })
  ])
})
