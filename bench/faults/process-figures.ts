import type { Config } from '#server/config.ts'
import { call } from '#server/http/call.ts'

/** What a process of the product holds at a moment, as it says itself: nobody else's is in it. */
export interface ProcessFigures {
  /** In bytes: all of its memory, what lies on the heap of its scripts, and what lies beside that. */
  readonly rss: number
  readonly heap: number
  readonly external: number
  /** Open file descriptors, sockets among them. */
  readonly files: number
  /** Sockets of GraphQL, at both endpoints. */
  readonly sockets: number
}

/** A busy machine is no fault of the house. */
const PATIENCE_MS = 60_000

const LINES = {
  rss: 'process_resident_memory_bytes',
  heap: 'nodejs_heap_size_used_bytes',
  external: 'nodejs_external_memory_bytes',
  files: 'process_open_fds',
  sockets: 'graphql_sockets'
} as const

const sumOf = (text: string, name: string) =>
  text
    .split('\n')
    .filter(line => line.startsWith(`${name} `) || line.startsWith(`${name}{`))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)

/** Reads the figures that a process keeps of itself. */
export async function figuresOf(config: Config): Promise<ProcessFigures> {
  const { status, text } = await call(config, `${config.publicUrl}/metrics`, {
    timeoutMs: PATIENCE_MS
  })
  if (status !== 200) throw new Error(`/metrics: ${status}`)
  const of = (name: keyof typeof LINES) => sumOf(text, LINES[name])
  return {
    rss: of('rss'),
    heap: of('heap'),
    external: of('external'),
    files: of('files'),
    sockets: of('sockets')
  }
}
