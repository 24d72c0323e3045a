import { createHash, createPublicKey, type JsonWebKey, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { EURO_RATES } from '#config/exchange-rates.ts'
import { HOUSE_JACKPOT } from '#config/jackpots.ts'
import {
  type JackpotInstances,
  readCurrencies,
  readJackpotInstances
} from '#contract/wire/jackpot-http.ts'
import { decidePending } from '#server/capabilities/jackpot/index.ts'
import { destroySession } from '#server/capabilities/session/index.ts'
import { sessionToken } from '#tests/server/games/support.ts'
import { join, play, scriptedRandom } from '#tests/server/jackpot/support.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { brandOf, follow, get, type Listening, listening } from './support.ts'

let platform: TestPlatform
let who: Listening
let site: string

beforeAll(async () => {
  platform = await startPlatform({ random: scriptedRandom().random })
  who = await listening(platform, { cash: 10_000n })
  site = platform.url
})
afterAll(async () => {
  await platform.close()
})

const pathOf = (brand = brandOf(platform), source = HOUSE_JACKPOT.source) =>
  `/v1/thrillpots/instances/source/${source}/brand/${brand}`

const own = (named: string, token?: string) =>
  get(
    platform,
    `${pathOf()}?${new URLSearchParams({ player_id: named, country_code: 'FI' })}`,
    token === undefined ? { origin: site } : { origin: site, authorization: `Bearer ${token}` }
  )

const only = (body: unknown): JackpotInstances[number] => {
  const [instance] = readJackpotInstances(body) ?? []
  if (!instance) throw new Error(`No instance: ${JSON.stringify(body)}`)
  return instance
}

describe('what anybody may read', () => {
  test('[JACK-42] the currencies are told with their multipliers from the euro', async () => {
    const { status, body, headers } = await get(platform, '/v1/currencies')
    expect(status).toBe(200)
    expect(readCurrencies(body)).toEqual({ multipliers: EURO_RATES })
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=3600'
    })
  })

  test('a jackpot is told with the rules it runs by, for any page and any cache', async () => {
    const { status, body, headers } = await get(platform, pathOf(), { origin: 'https://a.example' })
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=2'
    })
    const instance = only(body)
    expect(instance).toMatchObject({
      id: HOUSE_JACKPOT.id,
      enabled_community: true,
      contribution_unit: '0.10',
      checked_from: '10000.00',
      player: null
    })
    expect(instance.pots.find(({ id }) => id === 'minor')).toEqual({
      id: 'minor',
      current_value: '50.00',
      seed_value: '50.00',
      must_drop_at: '1000.00',
      odds: '20000',
      contribution_share: '0.3',
      community_share: '0'
    })
    expect(instance.pots.find(({ id }) => id === 'mega')).toMatchObject({ community_share: '0.5' })
  })

  test('the figures are those that the socket tells', async () => {
    await join(platform, who.player, '0.05')
    await play(platform, { ...who, token: await sessionToken(platform, who) }, '10.00')
    await decidePending(platform.ports, HOUSE_JACKPOT.id)
    const line = await follow(platform, who)
    line.send({
      type: 'SubscribeRequest',
      instance_id: HOUSE_JACKPOT.id,
      player_id: who.id,
      brand_id: brandOf(platform)
    })
    const { pots } = await line.next('JackpotUpdate')
    const answered = only((await get(platform, pathOf())).body)
    const plain = (list: readonly { id?: unknown; current_value: unknown }[]) =>
      list.map(({ id, current_value }) => [id, current_value])
    expect(plain(answered.pots)).toEqual(plain(pots))
  })

  test('a foreign brand and a source that nothing runs under are not there', async () => {
    expect(await get(platform, pathOf('elsewhere'))).toMatchObject({ status: 404 })
    expect(await get(platform, pathOf(undefined, 'nothing'))).toMatchObject({ status: 404 })
  })

  test('the site’s own host knows nothing of it', async () => {
    expect((await fetch(`${platform.url}/v1/currencies`)).status).toBe(404)
  })

  test('a decision is told as it was signed, and the key proves it', async () => {
    const path = `/v1/thrillpots/decisions/${HOUSE_JACKPOT.id}`
    const { body } = await get(platform, `${path}/1`)
    const { record, hash, signature } = body as Record<'hash' | 'record' | 'signature', string>
    expect(JSON.parse(record)).toMatchObject({ instance: HOUSE_JACKPOT.id, number: '1' })
    expect(createHash('sha256').update(record).digest('hex')).toBe(hash)
    const { body: set } = await get(platform, '/v1/keys')
    const { keys } = set as { keys: [JsonWebKey] }
    expect(Object.keys(keys[0])).not.toContain('d')
    const key = createPublicKey({ key: keys[0], format: 'jwk' })
    const isOurs = (text: string) =>
      verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64url'))
    expect(isOurs(record)).toBe(true)
    expect(isOurs(record.replace('"number":"1"', '"number":"2"'))).toBe(false)
    for (const number of ['0', '2', '-1', '1e1', 'x'])
      expect(await get(platform, `${path}/${number}`)).toMatchObject({ status: 404 })
  })
})

describe('what a player may read', () => {
  test('[JACK-43] the player’s own part comes with their token, for the site alone and no cache', async () => {
    const { status, body, headers } = await own(who.id, who.accessToken)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'access-control-allow-origin': site,
      'cache-control': 'private, no-store'
    })
    expect(only(body)).toMatchObject({
      ineligible: null,
      player: {
        opted_in: true,
        preferred_contribution_value: '0.05',
        contribution_count: 1,
        contributed: '0.50',
        freebet: null
      }
    })
    const elsewhere = await get(
      platform,
      `${pathOf()}?${new URLSearchParams({ player_id: who.id, country_code: 'FI' })}`,
      { origin: 'https://evil.example', authorization: `Bearer ${who.accessToken}` }
    )
    expect(elsewhere.headers['access-control-allow-origin']).toBeUndefined()
  })

  test('no other player’s, no other currency’s and no other brand’s', async () => {
    const other = await listening(platform)
    for (const named of [
      other.id,
      who.id.replace(':EUR:', ':NOK:'),
      `${who.player.id}:EUR:elsewhere`,
      who.player.id
    ]) {
      const { status, text } = await own(named, who.accessToken)
      expect(status).toBe(403)
      expect(text).not.toContain('opted_in')
    }
  })

  test('nothing without a token, with a wrong one, or after the session', async () => {
    expect(await own(who.id)).toMatchObject({ status: 401 })
    expect(await own(who.id, 'nonsense')).toMatchObject({ status: 401 })
    const gone = await listening(platform)
    await destroySession(platform.ports, gone.sessionId, 'LOGGED_OUT')
    expect(await own(gone.id, gone.accessToken)).toMatchObject({ status: 401 })
  })

  test('a player in a time-out is told that they may not take part', async () => {
    const blocked = await listening(platform)
    await platform.ports.db.kysely
      .updateTable('players')
      .set({ timeout_ends_at: new Date(Date.now() + 3_600_000) })
      .where('id', '=', blocked.player.id)
      .execute()
    const { body } = await own(blocked.id, blocked.accessToken)
    expect(only(body).ineligible).toBe('BLOCKED')
  })

  test('a browser that asks whether it may send a token is answered for the site alone', async () => {
    const ask = (origin: string) =>
      platform.app.inject({
        method: 'OPTIONS',
        url: pathOf(),
        headers: { origin, host: new URL(platform.ports.config.jackpotsUrl).host }
      })
    const { statusCode, headers } = await ask(site)
    expect(statusCode).toBe(204)
    expect(headers).toMatchObject({
      'access-control-allow-origin': site,
      'access-control-allow-headers': 'authorization'
    })
    const { headers: foreign } = await ask('https://evil.example')
    expect(foreign['access-control-allow-origin']).toBeUndefined()
  })
})
