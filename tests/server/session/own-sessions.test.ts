import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { DeviceFacts } from '#server/capabilities/session/index.ts'
import { refreshAccessToken, startCustomSession } from '#server/identity/custom-tokens.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import { DESKTOP, MOBILE } from '#tests/support/device.ts'
import { ask } from '#tests/support/graphql.ts'
import { refresh, signIn } from '#tests/support/identity.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { rawSocket } from '#tests/support/sockets.ts'

const SESSIONS = `query SessionHistory { viewer { sessions(first: 10) { edges { node {
  id startedAt endedAt device browser system network lastSeenAt method isCurrent } } } } }`

interface Shown {
  readonly id: string
  readonly startedAt: string
  readonly endedAt: string | null
  readonly lastSeenAt: string
  readonly isCurrent: boolean
}

interface History {
  readonly viewer: { readonly sessions: { readonly edges: readonly { readonly node: Shown }[] } }
}

const password = 'a quiet evening'

let now = new Date()
let platform: TestPlatform
let passwordHash: string
let playerId: string
let email: string

beforeAll(async () => {
  platform = await startPlatform({ clock: { now: () => now, move: async () => {} } })
  passwordHash = await hashPassword(password)
})
beforeEach(async () => {
  const player = await newPlayer(platform, { passwordHash })
  playerId = player.id
  email = player.email
})
afterAll(() => platform.close())

const start = (device: DeviceFacts, owner = playerId) =>
  startCustomSession(platform.ports, { playerId: owner, device, method: 'PASSWORD' })

const MINUTE = 60_000
const later = (milliseconds: number) => {
  now = new Date(now.getTime() + milliseconds)
}

async function shown(token: string): Promise<readonly Shown[]> {
  const url = `${platform.url}/graphql`
  const { data } = await ask<History>({ url, query: SESSIONS, token })
  return data!.viewer.sessions.edges.map(({ node }) => node)
}

async function end(id: string, token?: string, password?: string) {
  const query = `mutation EndSession($id: ID!, $password: String) {
    endSession(id: $id, password: $password) { ended error { code } } }`
  const url = `${platform.url}/graphql`
  return await ask<{ endSession: { ended: boolean; error: { code: string } | null } }>({
    url,
    query,
    variables: { id, password },
    ...(token && { token })
  })
}

const answered = (ended: boolean, code?: string) => ({
  endSession: { ended, error: code === undefined ? null : { code } }
})

describe('the sessions of a player', () => {
  test('run side by side where the licence allows it, and tell where each was begun', async () => {
    await start(MOBILE)
    now = new Date(now.getTime() + 1000)
    const { accessToken } = await start(DESKTOP)
    expect(await shown(accessToken)).toMatchObject([
      {
        device: 'Desktop',
        browser: 'Firefox',
        system: 'Linux',
        network: '203.0.113.*',
        method: 'PASSWORD',
        endedAt: null,
        startedAt: now.toISOString(),
        lastSeenAt: now.toISOString(),
        isCurrent: true
      },
      { device: 'Mobile', browser: 'Safari', system: 'iOS', endedAt: null, isCurrent: false }
    ])
  })

  test('were last seen when their token was last renewed, in either flow', async () => {
    const pair = await start(DESKTOP)
    const tokens = await signIn(platform, { email, password })
    const begun = now.toISOString()
    now = new Date(now.getTime() + 240_000)
    const renewed = await refreshAccessToken(platform.ports, pair.refreshToken)
    expect((await refresh(platform, tokens.refresh_token)).status).toBe(200)
    const seen = await shown(renewed.accessToken)
    expect(seen.map(({ startedAt }) => startedAt)).toEqual([begun, begun])
    expect(seen.map(({ lastSeenAt }) => lastSeenAt)).toEqual([now.toISOString(), now.toISOString()])
  })

  test('one is ended from another device: its token is dead at once on HTTP and on sockets', async () => {
    const here = (await start(DESKTOP)).accessToken
    const there = await start(MOBILE)
    const [{ id = '' } = {}] = (await shown(here)).filter(({ isCurrent }) => !isCurrent)
    expect((await end(id, here)).data).toEqual(answered(true))

    const url = `${platform.url}/graphql`
    const query = '{ viewer { id } }'
    const refused = await ask({ url, query, token: there.accessToken })
    expect(refused).toMatchObject({
      status: 401,
      errors: [{ extensions: { type: 'AuthenticationFailure' } }]
    })
    for (const path of ['/graphql', '/lobby/graphql'])
      expect(
        await rawSocket(`${platform.url.replace('http', 'ws')}${path}`, 'graphql-transport-ws', [
          { type: 'connection_init', payload: { accessToken: there.accessToken } }
        ])
      ).toMatchObject({ code: 4403, reason: 'AuthenticationFailure', frames: [] })
    await expect(refreshAccessToken(platform.ports, there.refreshToken)).rejects.toThrow(
      'This session can no longer be renewed'
    )
    const left = await shown(here)
    expect(left.filter(({ endedAt }) => endedAt === null)).toHaveLength(1)
    expect((await end(id, here)).data).toEqual(answered(false))
  })

  test('are ended by whoever signed in ten minutes ago at most, or shows the password', async () => {
    const here = (await start(DESKTOP)).accessToken
    const one = await start(MOBILE)
    const two = await start(MOBILE)
    const ids = (await shown(here)).flatMap(({ id, isCurrent }) => (isCurrent ? [] : [id]))
    const [first = '', second = ''] = ids
    later(10 * MINUTE + 1)
    const needed = answered(false, 'PASSWORD_NEEDED')
    expect((await end(first, here)).data).toEqual(needed)
    for (const wrong of ['', 'wrong', password.toUpperCase()])
      expect((await end(first, here, wrong)).data).toEqual(needed)
    for (const { refreshToken } of [one, two])
      expect(await refreshAccessToken(platform.ports, refreshToken)).toBeDefined()

    expect((await end(first, here, password)).data).toEqual(answered(true))
    later(10 * MINUTE)
    expect((await end(second, here)).data).toEqual(answered(true))
    expect((await shown(here)).filter(({ endedAt }) => endedAt === null)).toHaveLength(1)
  })

  test('a password proves who shows it for its own session alone', async () => {
    const here = (await start(DESKTOP)).accessToken
    const there = (await start(MOBILE)).accessToken
    const ids = (await shown(here)).map(({ id }) => id)
    later(11 * MINUTE)
    expect((await end(randomUUID(), here, password)).data).toEqual(answered(false))
    for (const id of ids)
      expect((await end(id, there)).data).toEqual(answered(false, 'PASSWORD_NEEDED'))
  })

  test('wrong passwords count together with those of the sign-in', async () => {
    const here = (await start(DESKTOP)).accessToken
    later(11 * MINUTE)
    for (let count = 0; count < 5; count++) await end(randomUUID(), here, 'wrong')
    const answer = await end(randomUUID(), here, password)
    expect(answer.data).toEqual(answered(false, 'TOO_MANY_TRIES'))
  })

  test('of somebody without a password are ended within ten minutes of a sign-in', async () => {
    const { id: bankPlayer } = await newPlayer(platform)
    const here = (await start(DESKTOP, bankPlayer)).accessToken
    later(11 * MINUTE)
    const refusal = answered(false, 'SIGN_IN_NEEDED')
    expect((await end(randomUUID(), here)).data).toEqual(refusal)
    expect((await end(randomUUID(), here, 'any')).data).toEqual(refusal)
  })

  test('another player’s and one that never was get one answer, and go on', async () => {
    const mine = (await start(DESKTOP)).accessToken
    const stranger = await newPlayer(platform)
    const theirs = (await start(DESKTOP, stranger.id)).accessToken
    const [{ id = '' } = {}] = await shown(theirs)
    for (const asked of [id, randomUUID(), '', "' or 1=1 --"])
      expect(await end(asked, mine)).toEqual({
        status: 200,
        data: answered(false)
      })
    expect(await shown(theirs)).toMatchObject([{ id, endedAt: null }])
    expect((await end(id)).errors?.[0]?.extensions?.type).toBe('AuthenticationFailure')
  })
})
