import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import type { Player } from '#server/capabilities/player/index.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import { realmPath } from '#server/identity/realm.ts'
import { signIn as check } from '#server/identity/sign-in.ts'
import { Agent, refresh, signIn } from '#tests/support/identity.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { messageTo } from '#tests/support/registration.ts'

const OLD = 'a quiet evening'
const NEW = 'a loud morning at sea'

let platform: TestPlatform
let passwordHash: string
let player: Player
beforeAll(async () => {
  platform = await startPlatform()
  passwordHash = await hashPassword(OLD)
})
beforeEach(async () => {
  player = await newPlayer(platform, { passwordHash })
})
afterAll(() => platform.close())

const page = () =>
  `${platform.url}${realmPath(platform.ports.config)}/password/change?ui_locales=en`
const change = (current: string, password: string) =>
  new Agent().post(page(), { email: player.email, current, password })
const outcomeOf = async (password: string) => {
  const { email } = player
  return (await check(platform.ports, { email, password, address: crypto.randomUUID() })).status
}

describe('a password whose player knows it', () => {
  test('is asked for beside the new one, each masked and open to programs that keep them', async () => {
    const text = await (await fetch(page())).text()
    expect(text).toMatch(/name="current" type="password"[^>]*autocomplete="current-password"/)
    expect(text).toMatch(/name="password" type="password"[^>]*autocomplete="new-password"/)
  })

  test('is replaced, ends every session, and the player is told by mail', async () => {
    const { refresh_token } = await signIn(platform, { email: player.email, password: OLD })
    const answer = await change(OLD, NEW)
    const done = await answer.text()
    expect(done).toContain('Your password is changed')
    expect(done).toContain('/en/login/?autoSignIn=1&amp;redir=%2Fen%2Fprofile%2F"')
    expect([await outcomeOf(OLD), await outcomeOf(NEW)]).toEqual(['failed', 'signedIn'])
    expect((await refresh(platform, refresh_token)).status).toBe(400)
    expect(await messageTo(platform, player.email)).toMatchObject({
      subject: expect.stringContaining('password')
    })
  })

  test('stays when the current one is wrong, and such tries are those of signing in', async () => {
    const pages = []
    for (let tries = 0; tries < 6; tries++) pages.push(await change('another evening', NEW))
    expect(await pages[0]?.text()).toContain('the current password is wrong')
    expect(pages.at(-1)?.status).toBe(429)
    expect((await change(OLD, NEW)).status).toBe(429)
    expect(await outcomeOf(NEW)).toBe('failed')
  })

  test('stays when the new one is what is tried first', async () => {
    for (const weak of ['short', 'Mailcreated5240', 'infiniza2026'])
      expect(await (await change(OLD, weak)).text()).toContain('id="password-error"')
    expect(await outcomeOf(OLD)).toBe('signedIn')
  })

  test('stays, and sessions with it, when the new one is the current one', async () => {
    const { refresh_token } = await signIn(platform, { email: player.email, password: OLD })
    const text = await (await change(OLD, OLD)).text()
    expect(text).toContain('That is the password you have now. Choose another one.')
    expect(await (await change('another evening', 'another evening')).text()).toContain(
      'the current password is wrong'
    )
    expect((await refresh(platform, refresh_token)).status).toBe(200)
  })

  test('is asked for at the field that is missing or was refused', async () => {
    const focused = (text: string) =>
      [...text.matchAll(/name="(\w+)"[^>]*autofocus/g)].map(it => it[1])
    const opened = async (hint = '') => (await fetch(page() + hint)).text()
    expect(focused(await opened())).toEqual(['email'])
    expect(focused(await opened(`&login_hint=${player.email}`))).toEqual(['current'])
    expect(focused(await (await change('another evening', NEW)).text())).toEqual(['current'])
    expect(focused(await (await change(OLD, 'short')).text())).toEqual(['password'])
  })
})
