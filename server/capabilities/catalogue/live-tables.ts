import { fromJson } from '#contract/wire/json.ts'
import { type LiveLobby, readLiveLobby } from '#contract/wire/live-lobby.ts'
import { call } from '../../http/call.ts'
import type { Ports } from '../../ports.ts'

export type Live = LiveLobby['tables'][number]

type Tables = ReadonlyMap<string, Live>

/** So long what the provider said is as good as new. */
const FRESH_MS = 2000
const TIMEOUT_MS = 2000

interface Told {
  readonly at: number
  readonly tables: Promise<Tables>
}

const TOLD = new WeakMap<Ports, Told>()

async function ask({ config, log }: Ports): Promise<Tables> {
  try {
    const url = new URL('/play/live/tables', config.gamesUrl)
    const { status, text } = await call(config, url, { timeoutMs: TIMEOUT_MS })
    const lobby = status === 200 ? readLiveLobby(fromJson(text)) : null
    if (lobby) return new Map(lobby.tables.map(table => [table.game, table]))
    log.warn({ status }, 'the provider does not say how its live tables stand')
  } catch (error) {
    log.warn({ err: error }, 'the provider could not be asked for its live tables')
  }
  return new Map()
}

/** How the provider's live tables stand, by game; a table that nobody speaks of is not open. */
export function liveTables(ports: Ports): Promise<Tables> {
  const told = TOLD.get(ports)
  const now = performance.now()
  if (told && now - told.at < FRESH_MS) return told.tables
  const tables = ask(ports)
  TOLD.set(ports, { at: now, tables })
  return tables
}
