import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { startSession } from '#server/capabilities/session/index.ts'
import { currentKey } from '#server/identity/keys.ts'
import { AUDIENCE, issuerOf } from '#server/identity/realm.ts'
import { DESKTOP } from '#tests/support/device.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { rawSocket } from '#tests/support/sockets.ts'

describe('a token that expires', () => {
  let platform: TestPlatform
  let url: string
  let sessionId: string
  let playerId: string

  beforeAll(async () => {
    platform = await startPlatform()
    url = `${platform.url.replace('http', 'ws')}/graphql`
    playerId = (await newPlayer(platform)).id
    sessionId = await sessionFor(playerId)
  })
  afterAll(() => platform.close())

  async function sessionFor(owner: string) {
    const id = platform.ports.random.uuid()
    await startSession(platform.ports, {
      id,
      playerId: owner,
      flow: 'keycloak',
      device: DESKTOP,
      method: 'PASSWORD'
    })
    return id
  }

  async function tokenUntil(expiry: Date, sid = sessionId) {
    const { config } = platform.ports
    const { key, kid } = await currentKey(config.secrets)
    return await new SignJWT({ sid })
      .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid })
      .setIssuer(issuerOf(config))
      .setAudience(AUDIENCE)
      .setSubject(playerId)
      .setIssuedAt()
      .setExpirationTime(expiry)
      .sign(key)
  }

  const inSeconds = (seconds: number) => new Date(Date.now() + seconds * 1000)
  const init = (accessToken: string) => ({ type: 'connection_init', payload: { accessToken } })
  const ping = (accessToken: string) => ({ type: 'ping', payload: { accessToken } })

  test('ends its socket, so that the client comes back with a new one', async () => {
    const expiry = inSeconds(2)
    const { code, reason, frames } = await rawSocket(url, 'graphql-transport-ws', [
      init(await tokenUntil(expiry))
    ])
    expect(frames).toEqual([{ type: 'connection_ack' }])
    expect({ code, reason }).toEqual({ code: 4403, reason: 'AuthenticationFailure' })
    expect(Date.now()).toBeGreaterThanOrEqual(Math.floor(expiry.getTime() / 1000) * 1000)
  })

  test('is replaced by a newer one of the same session, by a ping', async () => {
    const first = await tokenUntil(inSeconds(2))
    const later = inSeconds(5)
    const { code } = await rawSocket(url, 'graphql-transport-ws', [init(first)], {
      afterAck: [ping(await tokenUntil(later))]
    })
    expect(code).toBe(4403)
    expect(Date.now()).toBeGreaterThanOrEqual(Math.floor(later.getTime() / 1000) * 1000)
  })

  test('is not replaced by a token of another session', async () => {
    const theirs = await sessionFor((await newPlayer(platform)).id)
    const foreign = await tokenUntil(inSeconds(60), theirs)
    const { code } = await rawSocket(
      url,
      'graphql-transport-ws',
      [init(await tokenUntil(inSeconds(2)))],
      { afterAck: [ping(foreign), ping('garbage')] }
    )
    expect(code).toBe(4403)
  })

  test('opens no socket once it has expired', async () => {
    const answer = await rawSocket(url, 'graphql-transport-ws', [
      init(await tokenUntil(inSeconds(-10)))
    ])
    expect(answer).toMatchObject({ code: 4403, frames: [] })
  })
})
