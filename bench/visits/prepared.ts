import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { House } from '#tests/support/open-house.ts'
import { spreadOf } from '../figures.ts'
import { openRelay, type Paint } from './relay.ts'

/** From the lobby to pages of each kind that a visitor goes on to. */
const TARGETS = ['/en/promotions/', '/en/terms-and-conditions/', '/en/slots/']
const PATIENCE_MS = 120_000

export interface PreparedVisits {
  readonly visits: number
  /** How many of them showed a document that stood ready. */
  readonly prepared: number
  /** Milliseconds from the press to the largest paint. */
  readonly median: number
  readonly least: number
  readonly most: number
  /** The median where the browser may prepare nothing. */
  readonly plain: number
}

/** Opens the lobby in a browser that nobody has attached anything to, for that forbids preparing. */
async function visit(url: string, browserPath: string, painted: Promise<Paint>): Promise<Paint> {
  const profile = mkdtempSync(join(tmpdir(), 'lobby-visit-'))
  const child = spawn(
    browserPath,
    [
      '--headless=new',
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--window-size=1280,900',
      `--user-data-dir=${profile}`,
      url
    ],
    { stdio: 'ignore' }
  )
  const ended = once(child, 'exit')
  const patience = AbortSignal.timeout(PATIENCE_MS)
  try {
    return await Promise.race([
      painted,
      once(patience, 'abort').then(() => Promise.reject(new Error(`${url}: no page painted`)))
    ])
  } finally {
    child.kill('SIGTERM')
    await ended
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
}

/** Visits pages whose link a pointer has rested on, beside the same without any preparation. */
export async function preparedVisits(
  house: House,
  browserPath: string,
  rounds: number
): Promise<PreparedVisits> {
  const taken: Record<'plain' | 'prepared', Paint[]> = { plain: [], prepared: [] }
  const relay = await openRelay(house)
  try {
    for (let round = 0; round < rounds; round++)
      for (const target of TARGETS)
        for (const kind of ['prepared', 'plain'] as const) {
          const painted = relay.expect(target, kind === 'prepared')
          const paint = await visit(`${relay.url}/en/`, browserPath, painted)
          console.log(
            `  ${target} ${kind}: ${paint.after.toFixed(0)} ms, stood ready: ${paint.wasPrepared}`
          )
          taken[kind].push(paint)
        }
  } finally {
    await relay.close()
  }
  const { median, min, max } = spreadOf(taken.prepared.map(({ after }) => after))
  return {
    visits: taken.prepared.length,
    prepared: taken.prepared.filter(({ wasPrepared }) => wasPrepared).length,
    median,
    least: min,
    most: max,
    plain: spreadOf(taken.plain.map(({ after }) => after)).median
  }
}
