import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tests/support/free-port.ts'
import { PATIENT } from '#tests/support/patience.ts'
import { sharedSecrets, startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { until } from '#tests/support/socket-server.ts'
import { smallWorld } from './small-world.ts'
import { followFeed, secondProcess } from './support.ts'

const COMPETITION = 'aurora-league'
const PROGRAM = new URL('./play-until-killed.ts', import.meta.url)

/** A process of the house that plays, and can be killed; it is open. */
async function playingProcess({ ports }: TestPlatform) {
  const dataDir = mkdtempSync(join(tmpdir(), 'lobby-test-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const child = spawn(process.execPath, [fileURLToPath(PROGRAM), COMPETITION], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      PORT: String(await freePort()),
      LOBBY_DATA: dataDir,
      LOBBY_SECRETS_FILE: sharedSecrets(),
      LOBBY_SANDBOX: '1',
      LOG_LEVEL: 'silent',
      DATABASE_URL: ports.config.databaseUrl
    }
  })
  const ended = new Promise(resolve => child.once('exit', resolve))
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  onTestFinished(kill)
  const { value: said } = await createInterface(child.stdout)[Symbol.asyncIterator]().next()
  expect(said).toBe('open')
  return kill
}

test('[SPRT-01] another process goes on without a gap when the one that plays is killed', async () => {
  const house = await startPlatform()
  onTestFinished(house.close)
  const holder = async () => {
    const state = house.ports.db.kysely.selectFrom('feed_state').select('holder')
    return (await state.executeTakeFirst())?.holder
  }
  const kill = await playingProcess(house)
  await expect.poll(holder, PATIENT).toEqual(expect.any(String))
  const killed = await holder()

  const survivor = await secondProcess(house, smallWorld(COMPETITION))
  onTestFinished(survivor.close)
  const follower = followFeed(survivor.ports)
  const { number } = await follower.caughtUp()
  await until(() => follower.live().length >= 2)
  await kill()
  const had = follower.live().length
  await until(() => follower.live().length >= had + 3)
  expect(await holder()).not.toBe(killed)
  const numbers = follower.live().map(({ no }) => no)
  expect(numbers).toEqual(numbers.map((_, index) => number + index + 1))
})
