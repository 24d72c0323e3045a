import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'

import { LICENCES } from '#config/licences.ts'
import { authenticate } from '#server/identity/authenticate.ts'
import { refreshAccessToken, startCustomSession } from '#server/identity/custom-tokens.ts'
import { hashPassword } from '#server/identity/passwords.ts'
import { DESKTOP } from '#tests/support/device.ts'
import { ask } from '#tests/support/graphql.ts'
import { refresh, signIn } from '#tests/support/identity.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import {
  launchToken,
  move,
  authenticate as openGame,
  playing,
  roundOf,
  sessionToken
} from '../games/support.ts'

const HOUR = 3_600_000
const PASSWORD = 'a quiet evening'

let platform: TestPlatform
let passwordHash: string
beforeAll(async () => {
  platform = await startPlatform()
  passwordHash = await hashPassword(PASSWORD)
})
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})
afterAll(() => platform.close())

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

/** A session with its tokens; `renew` is what an open page does by itself. */
async function begin() {
  const { id: playerId } = await newPlayer(platform)
  let pair = await startCustomSession(platform.ports, {
    playerId,
    device: DESKTOP,
    method: 'PASSWORD'
  })
  const renew = async () => {
    pair = await refreshAccessToken(platform.ports, pair.refreshToken)
  }
  const use = async () => {
    await renew()
    const query = 'mutation NoteSessionUse { noteSessionUse { noted } }'
    return await ask({ url: `${platform.url}/graphql`, query, token: pair.accessToken })
  }
  return {
    playerId,
    renew,
    use,
    isIn: async () => !!(await authenticate(platform.ports, pair.accessToken))
  }
}

const sweep = () => platform.ports.jobs.run('sessions.idle')

describe('a session that nobody uses', () => {
  test.each(Object.keys(LICENCES) as (keyof typeof LICENCES)[])(
    'outlasts two hours of sleep and ends before a night does, by the licence %s [L004]',
    licence => {
      expect(LICENCES[licence].idleMinutes).toBeGreaterThan(120)
      expect(LICENCES[licence].idleMinutes).toBeLessThanOrEqual(480)
    }
  )

  test('ends after four hours, however often an open page renews it', async () => {
    const { renew, isIn } = await begin()
    for (let hours = 0; hours < 3; hours++) {
      pass(HOUR)
      await renew()
    }
    pass(HOUR - 1)
    await renew()
    expect(await isIn()).toBe(true)
    pass(1)
    expect(await isIn()).toBe(false)
    await expect(renew()).rejects.toThrow('This session can no longer be renewed')
  })

  test('is told to have run out on every page that shows it, and others go on', async () => {
    const [idle, used] = [await begin(), await begin()]
    const told: unknown[] = []
    platform.ports.bus.subscribe('session.destroyed', idle.playerId, event => {
      told.push(event.data)
    })
    pass(2 * HOUR)
    await used.use()
    pass(2 * HOUR)
    await sweep()
    await expect.poll(() => told).toEqual([expect.objectContaining({ reason: 'SESSION_EXPIRED' })])
    await used.renew()
    expect(await used.isIn()).toBe(true)
    await sweep()
    expect(told).toHaveLength(1)
  })

  test('loses what the realm gave out in it', async () => {
    const { email } = await newPlayer(platform, { passwordHash })
    const { refresh_token } = await signIn(platform, { email, password: PASSWORD })
    pass(4 * HOUR)
    await sweep()
    expect((await refresh(platform, refresh_token)).status).toBe(400)
  })

  test('never comes back by a use that is told too late', async () => {
    const { use, isIn } = await begin()
    pass(4 * HOUR)
    await expect(use()).rejects.toThrow('This session can no longer be renewed')
    expect(await isIn()).toBe(false)
  })

  test('opens no game and takes no stake', async () => {
    const signedIn = await playing(platform)
    const opened = await sessionToken(platform, signedIn)
    pass(4 * HOUR - 1000)
    const token = await launchToken(platform, signedIn)
    pass(1000)
    const ended = { status: 'error', code: 'SESSION_ENDED' }
    expect(await openGame(platform, token)).toEqual(ended)
    expect(await move(platform, 'bet', roundOf(opened, '1.00', '0').bet)).toEqual(ended)
  })
})

describe('a session that is used', () => {
  test('goes on by what its player does, until twelve hours are over', async () => {
    const { use, isIn } = await begin()
    for (let count = 0; count < 3; count++) {
      pass(4 * HOUR - 1)
      expect((await use()).data).toEqual({ noteSessionUse: { noted: true } })
      expect(await isIn()).toBe(true)
    }
    pass(3)
    expect(await isIn()).toBe(false)
  })

  test('goes on by stakes in a game that fills the page', async () => {
    const signedIn = await playing(platform)
    const token = await sessionToken(platform, signedIn)
    for (let count = 0; count < 2; count++) {
      pass(3 * HOUR)
      const { bet, win } = roundOf(token, '1.00', '0.50')
      expect(await move(platform, 'bet', bet)).toMatchObject({ status: 'ok' })
      await move(platform, 'win', win)
    }
  })
})
