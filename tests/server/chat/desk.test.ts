import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { call } from '#server/http/call.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { control } from '../sandbox/support.ts'
import { askDesk, chatToken, conversationOf, openAt, sayAt } from './support.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

/** A player who has opened the chat. */
async function chatting() {
  const player = await newPlayer(platform)
  return { player, session: await openAt(platform, await chatToken(platform, player)) }
}

const textsOf = async (session: string) =>
  (await conversationOf(platform, session)).messages.map(({ from, text }) =>
    from === 'automatic' ? from : `${from}: ${text}`
  )

/** Somebody opens the desk’s page of the console. */
const sitDown = () => fetch(`${platform.url}/sandbox/desk/`)

const move = (minutes: number) => control(platform, '/clock', { minutes })

describe('the desk', () => {
  test('answers by itself, once, what nobody answers, and never as a person', async () => {
    await move(60)
    const { session } = await chatting()
    expect(await textsOf(session)).toEqual([])
    await sayAt(platform, session, 'Hello')
    const { messages } = await conversationOf(platform, session)
    expect(messages.map(({ from }) => from)).toEqual(['player', 'automatic'])
    expect(messages[1]?.text).toContain('This is an automatic answer')
    expect(messages[1]?.text).toContain('/en/responsible-play/')
    await sayAt(platform, session, 'Anybody?')
    expect(await textsOf(session)).toEqual(['player: Hello', 'automatic', 'player: Anybody?'])
  })

  test('gives a person who sits at it a minute', async () => {
    const { player, session } = await chatting()
    await sitDown()
    await sayAt(platform, session, 'Is somebody there?')
    expect(await textsOf(session)).toEqual(['player: Is somebody there?'])
    await control(platform, `/players/${player.id}/chat`, { answer: 'I am.' })
    await move(5)
    expect(await textsOf(session)).toEqual(['player: Is somebody there?', 'desk: I am.'])
  })

  test('lists those who wait, for the console', async () => {
    const { player, session } = await chatting()
    await sayAt(platform, session, 'Waiting')
    const waits = async () => {
      const { body } = await control(platform, '/chats')
      const chats = body['chats'] as { playerId: string; waits: boolean }[]
      return chats.find(({ playerId }) => playerId === player.id)?.waits
    }
    expect(await waits()).toBe(true)
    await control(platform, `/players/${player.id}/chat`, { answer: 'Yes?' })
    expect(await waits()).toBe(false)
  })

  test('may write first to who has not opened the chat', async () => {
    const player = await newPlayer(platform)
    await control(platform, `/players/${player.id}/chat`, { answer: 'About your letter' })
    const session = await openAt(platform, await chatToken(platform, player))
    expect(await textsOf(session)).toEqual(['desk: About your letter'])
  })

  test('[L112] shows each player their own words alone, and the same ones when they come again', async () => {
    const [one, other] = [await chatting(), await chatting()]
    await sayAt(platform, one.session, 'Mine')
    await sayAt(platform, other.session, 'Theirs')
    expect((await textsOf(one.session))[0]).toBe('player: Mine')
    expect((await textsOf(other.session))[0]).toBe('player: Theirs')
    const again = await openAt(platform, await chatToken(platform, one.player))
    expect((await textsOf(again))[0]).toBe('player: Mine')
  })

  test('[CONS-25] takes nothing more from a session that was ended', async () => {
    const { session } = await chatting()
    await sayAt(platform, session, 'Before')
    const ended = await askDesk(platform, '/v1/sessions', { session, method: 'DELETE' })
    expect(ended.status).toBe(204)
    expect((await askDesk(platform, '/v1/messages', { session })).status).toBe(401)
  })

  test('says the same message once, however often it arrives', async () => {
    const { session } = await chatting()
    await Promise.all([1, 2, 3].map(() => sayAt(platform, session, 'Once', 'key-of-one-message')))
    expect((await textsOf(session)).filter(text => text === 'player: Once')).toHaveLength(1)
  })

  test('remembers what was read, and never less', async () => {
    const { session } = await chatting()
    await sayAt(platform, session, 'Hello')
    const { messages } = await conversationOf(platform, session)
    const last = messages.at(-1)?.id ?? 0
    await askDesk(platform, '/v1/read', { session, body: { id: last } })
    await askDesk(platform, '/v1/read', { session, body: { id: 1 } })
    expect((await conversationOf(platform, session)).readId).toBe(last)
    expect((await conversationOf(platform, session, last)).messages).toEqual([])
  })

  test.each([
    ['nothing', '  ', undefined],
    ['a book', 'x'.repeat(2001), undefined],
    ['no text', { a: 1 }, undefined],
    ['a key that is none', 'Hello', 'short']
  ])('%s is refused', async (_, text, key) => {
    const { session } = await chatting()
    expect((await sayAt(platform, session, text, key)).status).toBe(400)
    expect(await textsOf(session)).toEqual([])
  })

  test('forgets after ninety days', async () => {
    const { player, session } = await chatting()
    await sayAt(platform, session, 'To be forgotten')
    await move(60 * 24 * 91)
    await platform.ports.jobs.run('desk.forget')
    const again = await openAt(platform, await chatToken(platform, player))
    expect(await textsOf(again)).toEqual([])
  })
})

describe('who is let in by the desk', () => {
  const signed = (claims: object, { secret = '', kid = '', lasts = '5m' } = {}) =>
    new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256', kid: kid || platform.ports.config.secrets.chat.keyId })
      .setExpirationTime(lasts)
      .sign(new TextEncoder().encode(secret || platform.ports.config.secrets.chat.secret))
  const CLAIMS = { external_id: 'somebody', scope: 'user' }

  test.each([
    ['another key', () => signed(CLAIMS, { secret: 'another key of thirty-two letters' })],
    ['another key’s name', () => signed(CLAIMS, { kid: 'another' })],
    ['a token that is over', () => signed(CLAIMS, { lasts: '-5m' })],
    ['a token for nobody', () => signed({ scope: 'user' })],
    ['a token for something else', () => signed({ external_id: 'somebody', scope: 'app' })],
    ['no token', async () => 'nothing.of.the.kind'],
    ['something else', async () => ({ a: 1 })]
  ])('%s is refused', async (_, token) => {
    const answer = await askDesk(platform, '/v1/sessions', { body: { token: await token() } })
    expect(answer.status).toBe(401)
  })

  test('[CONS-22] the classic widget’s token is as good', async () => {
    const token = await signed({ external_id: 'x-1', email: 'x@example.com', jti: 'one' })
    expect(await textsOf(await openAt(platform, token))).toEqual([])
  })

  test('whoever has no session reads and writes nothing', async () => {
    expect((await askDesk(platform, '/v1/messages')).status).toBe(401)
    expect((await sayAt(platform, 'no-session-at-all', 'Hello')).status).toBe(401)
    expect((await askDesk(platform, '/v1/read', { body: { id: 1 } })).status).toBe(401)
  })

  test('only the site’s pages may read the answers', async () => {
    const asked = (origin: string) => askDesk(platform, '/v1/messages', { headers: { origin } })
    const own = await asked(platform.url)
    expect(own.headers['access-control-allow-origin']).toBe(platform.url)
    expect((await asked('https://elsewhere.example')).headers).not.toHaveProperty(
      'access-control-allow-origin'
    )
  })

  test('there is no desk outside a sandbox', async () => {
    const house = await startPlatform({ env: { LOBBY_SANDBOX: '0' } })
    try {
      const { config } = house.ports
      expect((await call(config, new URL('/v1/messages', config.deskUrl))).status).toBe(404)
      expect(config.thirdParties.chat).toBeNull()
    } finally {
      await house.close()
    }
  })
})
