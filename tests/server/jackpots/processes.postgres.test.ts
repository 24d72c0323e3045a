import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { HOUSE_JACKPOT } from '#config/jackpots.ts'
import { decidePending } from '#server/capabilities/jackpot/index.ts'
import { destroySession } from '#server/capabilities/session/index.ts'
import { createPlatform, type Platform } from '#server/platform.ts'
import { sessionToken } from '#tests/server/games/support.ts'
import { join, play, scriptedRandom } from '#tests/server/jackpot/support.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { afterBet, follow, listening } from './support.ts'

const { id } = HOUSE_JACKPOT
const MISS = 2 ** 40

let first: TestPlatform
let second: TestPlatform
let other: Platform
const { random, next } = scriptedRandom()

/** A second process of the same house: it shares the database and nothing else. */
beforeAll(async () => {
  first = await startPlatform({ random })
  const port = await freePort()
  const jackpotsUrl = `http://jackpots.localhost:${port}`
  other = await createPlatform({ ...first.ports.config, port, jackpotsUrl })
  await other.listen()
  second = { ...other, url: `http://localhost:${port}` }
})
afterAll(async () => {
  await other.close()
  await first.close()
})

describe('two processes of a house', () => {
  test('tell their listeners the same, whichever took the bet', async () => {
    const who = await listening(first, { cash: 10_000n })
    await join(first, who.player, '0.05')
    const lines = [await follow(first, who), await follow(second, who)]
    await play(first, { ...who, token: await sessionToken(first, who) }, '10.00')
    const updates = await Promise.all(
      lines.map(line =>
        line.next('JackpotUpdate', ({ pots }) => pots.some(pot => pot.current_value === '50.15'))
      )
    )
    expect(updates[0]?.pots).toEqual(updates[1]?.pots)
    for (const line of lines) {
      expect(await line.next('OptInEvent', afterBet)).toMatchObject({ contribution_count: 1 })
      line.socket.terminate()
    }
  })

  test('tell a win that its winner heard in one of them in no other', async () => {
    const who = await listening(first, { cash: 10_000n })
    await join(first, who.player, '0.05')
    const here = await follow(second, who)
    const stranger = await follow(first, await listening(first))
    await decidePending(first.ports, id)
    const told = new Promise<void>(resolve => {
      const stop = first.ports.bus.subscribe('jackpot.player', who.player.id, ({ data }) => {
        if (data['kind'] !== 'told') return
        stop()
        resolve()
      })
    })
    next(0, MISS, MISS)
    await play(first, { ...who, token: await sessionToken(first, who) }, '10.00')
    await decidePending(first.ports, id)
    const { win_id: win } = await stranger.next('WinEvent')
    expect(await here.next('WinEvent')).toMatchObject({ player_id: who.id, win_id: win })
    // Nobody of this player listened at the first process, which hears that it is told.
    await told
    const there = await follow(first, who)
    expect(there.unheard().filter(({ type }) => type === 'WinEvent')).toEqual([])
  })

  test('end a session’s sockets wherever they are', async () => {
    const who = await listening(first)
    const line = await follow(second, who)
    await destroySession(first.ports, who.sessionId, 'LOGGED_OUT')
    expect(await line.closed).toMatchObject({ code: 4403 })
  })
})
