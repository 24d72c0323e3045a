import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { authenticate } from '#server/identity/authenticate.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import { createPlatform, type Platform } from '#server/platform.ts'
import { freePort } from '#tests/support/free-port.ts'
import {
  type Running,
  redeem,
  refresh,
  signIn,
  startSignIn,
  submitSignIn,
  type Tokens
} from '#tests/support/identity.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'

let first: TestPlatform
let second: Platform
let credentials: { email: string; password: string }

beforeAll(async () => {
  first = await startPlatform({ env: { LOBBY_OPERATOR: 'Elmst' } })
  second = await createPlatform({ ...first.ports.config, port: await freePort() })
  await second.listen()
  const password = 'a quiet evening'
  const { email } = await newPlayer(first, { passwordHash: await hashPassword(password) })
  credentials = { email, password }
})
afterAll(async () => {
  await second.close()
  await first.close()
})

/** The realm as the balancer shows it when it sends a request to the second process. */
const other = (): Running & { readonly at: string } => ({
  ports: second.ports,
  at: `http://localhost:${second.ports.config.port}`
})

describe('a realm of two processes', () => {
  test('a sign-in begins in one, goes on in the other and is finished by either', async () => {
    const started = await startSignIn(first)
    const there = new URL(started.location.pathname, other().at)
    const callback = await submitSignIn({ ...started, location: there }, credentials)
    const answer = await redeem(other(), started, callback)
    const { access_token, refresh_token } = (await answer.json()) as Tokens
    expect(await authenticate(second.ports, access_token)).not.toBeNull()
    expect((await refresh(other(), refresh_token)).status).toBe(200)
  })

  test('twenty uses of one code or refresh token over both have one winner each', async () => {
    const started = await startSignIn(first)
    const callback = await submitSignIn(started, credentials)
    const uses = Array.from({ length: 20 }, (_, index) =>
      redeem(index % 2 ? other() : first, started, callback)
    )
    const wins = (await Promise.all(uses)).filter(answer => answer.ok)
    expect(wins).toHaveLength(1)

    const { refresh_token } = await signIn(first, credentials)
    const refreshes = Array.from({ length: 20 }, (_, index) =>
      refresh(index % 2 ? other() : first, refresh_token)
    )
    expect((await Promise.all(refreshes)).filter(answer => answer.ok)).toHaveLength(1)
  })

  test('a log-in at one tells the other that the older session is over', async () => {
    const { access_token } = await signIn(first, credentials)
    const heard = new Promise(resolve => {
      second.ports.bus.subscribe('session.destroyed', '*', event => resolve(event.data))
    })
    await signIn(first, credentials)
    expect(await heard).toMatchObject({ reason: 'LOGGED_IN_FROM_ANOTHER_DEVICE' })
    expect(await authenticate(second.ports, access_token)).toBeNull()
  })
})
