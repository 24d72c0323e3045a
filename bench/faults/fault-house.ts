import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

import { type Config, readConfig } from '#server/config.ts'
import { freePort } from '#tests/support/free-port.ts'
import { tellAgain } from '#tests/support/payment-kills.ts'
import { sharedSecrets, type TestPlatform } from '#tests/support/platform.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { openProcess } from '#tests/support/stack.ts'
import { openPlatform } from '../own-platform.ts'

const READY_WITHIN_MS = 120_000
const BETWEEN_LOOKS_MS = 10

export interface FaultHouse {
  /** As the process itself reads it. */
  readonly config: Config
  /** Where the process keeps what is its own. */
  readonly dataDir: string
  /** The payment provider: another party, with a database of its own, which lives on. */
  readonly provider: TestPlatform
  /** Ends the process, at once or in order. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>
  /** Starts it; milliseconds until it says that it is ready. */
  start(): Promise<number>
  /** Milliseconds until the process that runs says so. */
  ready(): Promise<number>
  /** Has the provider tell at once of whatever has not been heard of. */
  credit(): Promise<void>
  close(): Promise<void>
}

/** Waits until a house says that it is ready; milliseconds. */
async function readyAt(config: Config): Promise<number> {
  const began = performance.now()
  const url = `${config.publicUrl}/readyz`
  for (;;) {
    const answer = await fetch(url).catch(() => undefined)
    await answer?.text().catch(() => undefined)
    const took = performance.now() - began
    if (answer?.ok) return took
    if (took > READY_WITHIN_MS) throw new Error(`Not ready: ${answer?.status ?? 'no answer'}`)
    await pause(BETWEEN_LOOKS_MS)
  }
}

/** A process of the house to do anything to, beside a payment provider that nothing is done to. */
export async function openFaultHouse(
  env: Readonly<Record<string, string>>,
  dataDir = mkdtempSync(join(tmpdir(), 'lobby-faults-'))
): Promise<FaultHouse> {
  const postgres = await startPostgres()
  const provider = await openPlatform(postgres.url)
  const all = {
    PORT: String(await freePort()),
    LOBBY_DATA: dataDir,
    LOBBY_SECRETS_FILE: sharedSecrets(),
    LOBBY_SANDBOX: '1',
    LOBBY_SPORTS_WORLD: '0',
    LOG_LEVEL: 'info',
    LOBBY_PAYMENTS_URL: provider.ports.config.providerUrls.card,
    ...env
  }
  const config = readConfig(all)
  const house = openProcess(all)
  return {
    config,
    dataDir,
    provider,
    end: house.end,
    async start() {
      const began = performance.now()
      await house.start()
      await readyAt(config)
      return performance.now() - began
    },
    ready: () => readyAt(config),
    credit: () => tellAgain(provider, config.publicUrl),
    async close() {
      await house.end('SIGKILL')
      await provider.close()
      await postgres.stop()
      rmSync(dataDir, { recursive: true, force: true })
    }
  }
}
