import { decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { thirdPartiesOf } from '#config/third-parties.ts'
import { generateToken } from '#server/capabilities/chat/generate-token.ts'
import { ask } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { chatToken, GENERATE } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

const read = async (token: string) => {
  const { secret } = platform.ports.config.secrets.chat
  const { payload } = await jwtVerify(token, new TextEncoder().encode(secret))
  return payload
}

describe('the token of the chat', () => {
  test('[CONS-26] tells the messenger the player’s id and name, and no more', async () => {
    const player = await newPlayer(platform)
    const token = await chatToken(platform, player)
    const { exp = 0, iat = 0, ...claims } = await read(token)
    expect(claims).toEqual({
      external_id: player.id,
      name: `${player.first_name} ${player.last_name}`,
      scope: 'user'
    })
    expect(decodeProtectedHeader(token)).toEqual({
      alg: 'HS256',
      typ: 'JWT',
      kid: platform.ports.config.secrets.chat.keyId
    })
    expect(exp - iat).toBe(300)
  })

  test('[CONS-22] has the e-mail address and a number of its own for the classic widget', async () => {
    const player = await newPlayer(platform)
    const [first, second] = await Promise.all(
      [1, 2].map(async () => read(await generateToken(platform.ports, 'classic', player)))
    )
    expect(first).toMatchObject({
      email: player.email,
      name: `${player.first_name} ${player.last_name}`,
      external_id: player.id
    })
    expect(first).not.toHaveProperty('scope')
    expect(first?.jti).not.toBe(second?.jti)
    expect((first?.exp ?? 0) - (first?.iat ?? 0)).toBeLessThanOrEqual(420)
  })

  test('[CONS-20] is for players who are signed in', async () => {
    const { errors } = await ask({ url: `${platform.url}/graphql`, query: GENERATE })
    expect(errors?.[0]?.extensions?.type).toBe('AuthenticationFailure')
  })

  test('[CONS-22] [CONS-17] enableZendeskWebWidget says which widget it is', () => {
    const chat = { key: 'a-key' }
    const kindWith = (features: readonly string[]) =>
      thirdPartiesOf({ features, trackers: {} }, { chat }).chat?.kind
    expect(kindWith([])).toBe('messenger')
    expect(kindWith(['enableZendeskWebWidget'])).toBe('classic')
  })
})
