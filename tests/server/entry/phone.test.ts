import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { ask, signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import {
  codeIn,
  confirmCode,
  confirmPhone,
  messageTo,
  requestPhoneCode,
  viewerOf,
  wrongCode
} from '#tests/support/registration.ts'
import { listen, modernClient } from '#tests/support/sockets.ts'

let now = new Date('2026-06-15T12:00:00Z')
let platform: TestPlatform
let last = 0

beforeAll(async () => {
  platform = await startPlatform({ clock: { now: () => now, move: async () => {} } })
})
beforeEach(() => {
  now = new Date(now.getTime() + 2 * 24 * 3_600_000)
})
afterAll(() => platform.close())

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000)
}
/** A Finnish number that nobody has: written as it is dialled, and as it is kept. */
const newNumber = () => {
  const end = String(++last).padStart(7, '0')
  return { typed: `040 ${end}`, kept: `+35840${end}` }
}
const signedIn = async () => {
  const player = await newPlayer(platform)
  const { accessToken: token } = await signInAs(platform, player.id)
  return { player, token }
}
const phoneOf = async (token: string) => {
  const { data } = await viewerOf(platform, token)
  const { phoneNumber, isPhoneNumberVerified } = data!.viewer.player
  return { phoneNumber, isPhoneNumberVerified }
}

describe('a phone', () => {
  test('is proven by the code of a text message, and every tab is told', async () => {
    const { token } = await signedIn()
    const { typed, kept } = newNumber()
    const client = modernClient(`${platform.url.replace('http', 'ws')}/graphql`, {
      Authorization: `Bearer ${token}`
    })
    const tab = listen(client, 'subscription { playerUpdated { isAccountClosed version } }')
    // Answered behind the first one, so that one runs by then.
    await listen(client, 'subscription { balanceUpdated { balance } }').next()
    const { ok } = await requestPhoneCode(platform, token, typed)
    expect(ok?.recipient).toBe(kept)
    const message = await messageTo(platform, kept)
    expect(message).toMatchObject({ channel: 'sms', subject: '', link: null })
    const confirmed = await confirmPhone(platform, token, ok?.id ?? '', codeIn(message))
    expect(confirmed.ok).toEqual({ phoneNumber: kept })
    expect((await tab.next()).data).toMatchObject({ playerUpdated: { isAccountClosed: false } })
    client.close()
    expect(await phoneOf(token)).toEqual({ phoneNumber: kept, isPhoneNumberVerified: true })
  })

  test('is asked for five times at the most, by its own player and for its own purpose', async () => {
    const { token } = await signedIn()
    const other = await signedIn()
    const { typed, kept } = newNumber()
    const { ok } = await requestPhoneCode(platform, token, typed)
    const id = ok?.id ?? ''
    const code = codeIn(await messageTo(platform, kept))
    expect((await confirmPhone(platform, other.token, id, code)).error?.code).toBe('SPENT')
    expect((await confirmCode(platform, id, code)).error?.code).toBe('SPENT')
    for (let count = 0; count < 4; count++)
      expect((await confirmPhone(platform, token, id, wrongCode(code))).error?.code).toBe(
        'WRONG_CODE'
      )
    expect((await confirmPhone(platform, token, id, wrongCode(code))).error?.code).toBe('SPENT')
    expect((await confirmPhone(platform, token, id, code)).error?.code).toBe('SPENT')
    expect(await phoneOf(token)).toEqual({ phoneNumber: null, isPhoneNumberVerified: false })
  })

  test('of another player is refused, and whoever asks is not told', async () => {
    const { token } = await signedIn()
    const other = await signedIn()
    const { typed, kept } = newNumber()
    const first = await requestPhoneCode(platform, token, typed)
    await confirmPhone(platform, token, first.ok?.id ?? '', codeIn(await messageTo(platform, kept)))
    later(31)
    const again = await requestPhoneCode(platform, other.token, typed)
    expect(Object.keys(again.ok ?? {})).toEqual(Object.keys(first.ok ?? {}))
    const message = await messageTo(platform, kept)
    expect(message?.body).toContain('belongs to an account already')
    expect(codeIn(message)).toBe('')
    const answer = await confirmPhone(platform, other.token, again.ok?.id ?? '', '123456')
    expect(answer.error?.code).toBe('WRONG_CODE')
  })

  test('that two players wait to prove goes to the first of them', async () => {
    const players = [await signedIn(), await signedIn()]
    const { typed, kept } = newNumber()
    const begun: { token: string; id: string; code: string }[] = []
    for (const { token } of players) {
      const { ok } = await requestPhoneCode(platform, token, typed)
      begun.push({ token, id: ok?.id ?? '', code: codeIn(await messageTo(platform, kept)) })
      later(31)
    }
    const outcomes = await Promise.all(
      begun.map(({ token, id, code }) => confirmPhone(platform, token, id, code))
    )
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1)
    expect(outcomes.filter(({ error }) => error?.code === 'SPENT')).toHaveLength(1)
  })

  test('gets another code after half a minute, and only a few', async () => {
    const { token } = await signedIn()
    const { typed } = newNumber()
    const first = await requestPhoneCode(platform, token, typed)
    const early = await requestPhoneCode(platform, token, newNumber().typed)
    expect(early.error).toEqual({ code: 'TOO_MANY_TRIES', retryAt: first.ok?.resendAt })
    const codes: (string | undefined)[] = []
    for (let count = 0; count < 12; count++) {
      later(31)
      codes.push((await requestPhoneCode(platform, token, typed)).error?.code)
    }
    expect(codes.slice(0, 3)).toEqual([undefined, undefined, undefined])
    expect(codes).toContain('TOO_MANY_TRIES')
  })

  test.each(['', 'nobody', '12', '+358 600 100', '+1 900 555 0123', '9'.repeat(60)])(
    'can not be %j',
    async number => {
      const { token } = await signedIn()
      const answer = await requestPhoneCode(platform, token, number)
      expect(answer.error?.code).toBe('INVALID_RECIPIENT')
    }
  )

  test('is nobody’s who is not signed in', async () => {
    const { errors } = await ask({
      url: `${platform.url}/graphql`,
      query: 'mutation { requestPhoneCode(phoneNumber: "+358401234567") { ok { id } } }'
    })
    expect(errors?.[0]?.extensions?.type).toBe('AuthenticationFailure')
  })
})

test('phones are not asked for by an operator without that switch', async () => {
  const other = await startPlatform({ env: { LOBBY_OPERATOR: 'Elvel' } })
  const player = await newPlayer(other)
  const { accessToken: token } = await signInAs(other, player.id)
  await expect(requestPhoneCode(other, token, '+358401234567')).rejects.toThrow('NotAvailable')
  await expect(confirmPhone(other, token, 'any', '123456')).rejects.toThrow('NotAvailable')
  await other.close()
})
