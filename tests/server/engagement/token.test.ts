import { type IncomingHttpHeaders, request as send } from 'node:http'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { readEngagementPlayer } from '#contract/wire/engagement.ts'
import { readGamificationPlayer, readGamificationToken } from '#contract/wire/gamification.ts'
import type { Config } from '#server/config.ts'
import { call } from '#server/http/call.ts'
import { newSecrets } from '#server/secrets.ts'
import { signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { askProvider, joins, jsonOf, known, providerIn, refusalOf, tellAs } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(async () => {
  await platform.close()
})

const exchange = (body: unknown, headers = {}) =>
  askProvider(platform, '/token', { method: 'POST', body, headers })

const clientId = 'infiniza-lobby'

async function accessToken(): Promise<{ id: string; identityToken: string }> {
  const { id } = await newPlayer(platform)
  return { id, identityToken: (await signInAs(platform, id)).accessToken }
}

describe('the provider’s token', () => {
  test('[LOYL-21] POST token with clientId and identityToken gives a token and when it ends', async () => {
    const { identityToken } = await accessToken()
    const answer = await exchange({ clientId, identityToken })
    expect(answer.status).toBe(200)
    const token = readGamificationToken(jsonOf(answer))
    const minutes = (token!.expiresAt!.getTime() - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(14)
    expect(minutes).toBeLessThanOrEqual(15)
  })

  test.each([
    ['another client', { clientId: 'herion-lobby' }, '401 INVALID_TOKEN'],
    ['no client', { clientId: undefined }, '400 INVALID_REQUEST'],
    ['no identity token', { identityToken: undefined }, '400 INVALID_REQUEST'],
    ['a token that is none', { identityToken: 'not-a-token-at-all' }, '401 INVALID_TOKEN'],
    ['a token as an object', { identityToken: { a: 1 } }, '400 INVALID_REQUEST']
  ])('%s is refused', async (_, change, refusal) => {
    const { identityToken } = await accessToken()
    expect(refusalOf(await exchange({ clientId, identityToken, ...change }))).toBe(refusal)
  })

  test('a body that is no JSON, or far too large, is refused', async () => {
    expect(refusalOf(await exchange('{'))).toBe('400 INVALID_REQUEST')
    expect(refusalOf(await exchange({ clientId, identityToken: 'x'.repeat(20_000) }))).toBe(
      '400 INVALID_REQUEST'
    )
  })

  test('an identity token with another signature is nobody’s', async () => {
    const { identityToken } = await accessToken()
    const [head, body] = identityToken.split('.')
    const forged = `${head}.${body}.${'A'.repeat(342)}`
    expect(refusalOf(await exchange({ clientId, identityToken: forged }))).toBe('401 INVALID_TOKEN')
  })

  test('[LOYL-22] the player’s data is given for a Bearer token of the provider', async () => {
    const { player, token } = await known(platform)
    const answer = await askProvider(platform, '/player', { token })
    expect(answer.status).toBe(200)
    expect(readGamificationPlayer(jsonOf(answer))).toEqual({ playerId: player.id, optedIn: false })
    expect(readEngagementPlayer(jsonOf(answer))?.playerId).toBe(player.id)
  })

  test('[LOYL-20] whether the player takes part is read from the provider’s data', async () => {
    const who = await known(platform)
    const isIn = async () => {
      const answer = await askProvider(platform, '/player', { token: who.token })
      return readGamificationPlayer(jsonOf(answer))
    }
    await joins(platform, who)
    expect(await isIn()).toMatchObject({ optedIn: true, rank: 'deckhand' })
    await joins(platform, who, false)
    expect(await isIn()).toEqual({ playerId: who.player.id, optedIn: false })
  })

  test.each([
    ['none', undefined],
    ['the casino’s', 'access'],
    ['one of another key', 'forged'],
    ['one that has ended', 'ended']
  ])('%s is refused in place of the provider’s token', async (_, kind) => {
    const { accessToken: access, player } = await known(platform)
    const { config } = platform.ports
    const made = (secret: string, ends: number) =>
      new SignJWT({})
        .setProtectedHeader({ alg: 'HS256', typ: 'engagement+jwt' })
        .setIssuer(config.engagementUrl)
        .setAudience('urn:engagement:player')
        .setSubject(player.id)
        .setExpirationTime(new Date(Date.now() + ends))
        .sign(new TextEncoder().encode(secret))
    const tokens: Readonly<Record<string, string>> = {
      access,
      forged: await made(newSecrets().engagement.tokens, 60_000),
      ended: await made(config.secrets.engagement.tokens, -1000)
    }
    const token = kind === undefined ? undefined : tokens[kind]
    const answer = await askProvider(platform, '/player', { ...(token && { token }) })
    expect(refusalOf(answer)).toBe('401 INVALID_TOKEN')
  })

  test('a blocked player is refused whatever they ask', async () => {
    const { player, token } = await known(platform)
    const facts = { currency: 'EUR', country: 'FI', initials: 'A. V.', language: 'en' }
    await tellAs(platform, player, { kind: 'player', ...facts, isBlocked: true })
    const blocked = '403 PLAYER_BLOCKED'
    const body = { optedIn: true }
    const post = { token, method: 'POST', body } as const
    expect(refusalOf(await askProvider(platform, '/player', { token }))).toBe(blocked)
    expect(refusalOf(await askProvider(platform, '/missions', { token }))).toBe(blocked)
    expect(refusalOf(await askProvider(platform, '/player/participation', post))).toBe(blocked)
  })

  test.each([{}, { optedIn: 'yes' }, [], null])('joining by %j is refused', async body => {
    const { token } = await known(platform)
    const answer = await askProvider(platform, '/player/participation', {
      token,
      method: 'POST',
      body
    })
    expect(refusalOf(answer)).toBe('400 INVALID_REQUEST')
  })
})

const preflight = (config: Config, origin: string) =>
  new Promise<IncomingHttpHeaders>((resolve, reject) => {
    const asking = send(
      {
        host: '127.0.0.1',
        port: config.port,
        method: 'OPTIONS',
        path: '/missions/x/start',
        headers: { host: new URL(config.engagementUrl).host, origin }
      },
      response => resolve(response.resume().headers)
    )
    asking.on('error', reject).end()
  })

describe('the provider’s origin', () => {
  test('only pages of the site may read its answers, errors too', async () => {
    const { publicUrl } = platform.ports.config
    const allowed = async (path: string, origin: string) =>
      (await askProvider(platform, path, { headers: { origin } })).headers[
        'access-control-allow-origin'
      ]
    expect(await allowed('/player', publicUrl)).toBe(publicUrl)
    expect(await allowed('/player', 'https://elsewhere.example')).toBeUndefined()
    expect(await allowed('/stream', publicUrl)).toBe(publicUrl)
  })

  test('a browser may ask whether the site may send a token and a body, and others may not', async () => {
    const { config } = platform.ports
    const answer = await preflight(config, config.publicUrl)
    expect(answer['access-control-allow-origin']).toBe(config.publicUrl)
    expect(answer['access-control-allow-headers']).toBe('authorization, content-type')
    expect(answer['access-control-allow-methods']).toBe('GET, POST')
    expect(
      (await preflight(config, 'https://elsewhere.example'))['access-control-allow-origin']
    ).toBeUndefined()
  })

  test('it serves nothing of the site, and the site nothing of it', async () => {
    expect((await askProvider(platform, '/config.json')).status).toBe(404)
    const { config } = platform.ports
    expect((await call(config, new URL('/player', config.publicUrl))).status).toBe(404)
  })

  test('the site is told of it where there is a programme', async () => {
    const { config } = platform.ports
    const site = JSON.parse((await call(config, new URL('/config.json', config.publicUrl))).text)
    expect(site.endpoints.gamification).toBe(config.engagementUrl)
    expect(providerIn(platform).programme.clientId).toBe(clientId)
  })
})
