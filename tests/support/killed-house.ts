import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'

import { readConfig } from '#server/config.ts'
import { openPostgres } from '#server/db/postgres.ts'
import { createPlatform } from '#server/platform.ts'
import { endsWithUs } from './ends-with-us.ts'
import { freePort } from './free-port.ts'
import { type PlatformOptions, sharedSecrets, type TestPlatform } from './platform.ts'

/** A call that the provider or the line between has just seen. */
export type Watch = (path: string) => void

export interface KilledHouse {
  /** Answers at the process's address; its ports are of this process, on the same database. */
  readonly house: TestPlatform
  /** The payment provider: another party, which lives on. */
  readonly provider: TestPlatform
  /** Tells every call that reaches the provider, before it is answered. */
  watch(watch: Watch | undefined): void
  /** Ends the house's process in the middle of whatever it does. */
  kill(): void
  /** Waits until it is dead, and starts another one. */
  startAgain(): Promise<void>
  close(): Promise<void>
}

const OPENS_WITHIN_MS = 90_000

/** The house as a process of its own beside a payment provider, to be killed as often as one likes. */
export async function openKilledHouse(
  databaseUrl: string,
  openProvider: (prepare: NonNullable<PlatformOptions['prepare']>) => Promise<TestPlatform>
): Promise<KilledHouse> {
  let watching: Watch | undefined
  const provider = await openProvider(app => {
    app.addHook('onRequest', async ({ method, url }) => watching?.(`${method} ${url}`))
  })
  const dataDir = mkdtempSync(join(tmpdir(), 'lobby-test-'))
  const env = {
    PORT: String(await freePort()),
    LOBBY_DATA: dataDir,
    LOBBY_SECRETS_FILE: sharedSecrets(),
    LOBBY_SANDBOX: '1',
    LOG_LEVEL: 'info',
    LOBBY_PAYMENTS_URL: provider.ports.config.providerUrls.card,
    DATABASE_URL: databaseUrl
  }
  let child: ChildProcess | undefined
  let isDead: Promise<unknown> = Promise.resolve()
  const kill = () => child?.kill('SIGKILL')

  const startAgain = async () => {
    await isDead
    child = endsWithUs(
      spawn(process.execPath, ['server/index.ts'], {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, ...env }
      })
    )
    isDead = new Promise(resolve => child?.once('exit', resolve))
    await opened(child)
  }

  await startAgain()
  const config = readConfig(env)
  const db = await openPostgres({ url: databaseUrl, log: pino({ level: 'silent' }) })
  const inside = await createPlatform(config, { db, log: pino({ level: 'silent' }) })
  return {
    house: { ...inside, url: config.publicUrl },
    provider,
    watch(watch) {
      watching = watch
    },
    kill,
    startAgain,
    async close() {
      kill()
      await isDead
      await inside.close()
      await db.close()
      await provider.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}

function opened({ stdout }: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = ''
    const timer = setTimeout(() => reject(new Error(`Not open:\n${said}`)), OPENS_WITHIN_MS)
    const end = (error?: Error) => {
      clearTimeout(timer)
      if (error) reject(error)
      else resolve()
    }
    stdout?.on('data', chunk => {
      said += chunk
      if (said.includes('the platform is open')) end()
    })
    stdout?.once('end', () => end(new Error(`The house ended:\n${said}`)))
  })
}
