import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { authenticate } from '#server/identity/authenticate.ts'
import { startCustomSession } from '#server/identity/custom-tokens.ts'
import { DESKTOP } from '#tests/support/device.ts'
import { sharedSecrets, startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await startPlatform()
})
afterAll(() => platform.close())

async function signedIn() {
  const { id } = await newPlayer(platform)
  const given = { playerId: id, device: DESKTOP, method: 'PASSWORD' } as const
  const { accessToken } = await startCustomSession(platform.ports, given)
  return { id, isIn: async () => (await authenticate(platform.ports, accessToken)) !== null }
}

/** Runs the command as whoever runs the house would, beside the platform. */
const run = (...named: readonly string[]) => {
  const { databaseUrl, dataDir } = platform.ports.config
  return promisify(execFile)(process.execPath, ['scripts/end-sessions.ts', ...named], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      LOBBY_DATA: dataDir,
      LOBBY_SECRETS_FILE: sharedSecrets(),
      LOG_LEVEL: 'silent'
    }
  })
}

describe('sessions that whoever runs the house ends', () => {
  test('those of one player end by a command, and others go on', async () => {
    const [one, other] = [await signedIn(), await signedIn()]
    const told: unknown[] = []
    platform.ports.bus.subscribe('session.destroyed', one.id, event => {
      told.push(event.data)
    })
    expect((await run(one.id)).stdout).toBe('1 sessions ended\n')
    expect([await one.isIn(), await other.isIn()]).toEqual([false, true])
    await expect.poll(() => told).toEqual([expect.objectContaining({ reason: 'SESSION_EXPIRED' })])
  })

  test('those of everybody end by another', async () => {
    const players = [await signedIn(), await signedIn()]
    expect((await run('--all')).stdout).toMatch(/^[2-9]\d* sessions ended\n$/)
    expect(await Promise.all(players.map(player => player.isIn()))).toEqual([false, false])
  })

  test('none ends when nobody is named, or nobody’s id', async () => {
    const player = await signedIn()
    for (const named of [[], ['everybody'], ['--all', player.id]])
      await expect(run(...named)).rejects.toMatchObject({ code: 2 })
    expect(await player.isIn()).toBe(true)
  })
})
