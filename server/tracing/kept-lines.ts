import { StringDecoder } from 'node:string_decoder'

const MOST_KEPT = 2000
const LONGEST = 4000

/** A line of the log that belongs to a trace. */
export interface KeptLine {
  readonly traceId: string
  readonly text: string
}

const traceIdOf = (text: string): string | undefined => {
  try {
    const line: unknown = JSON.parse(text)
    if (typeof line !== 'object' || line === null || !('traceId' in line)) return undefined
    return String(line.traceId)
  } catch {
    return undefined
  }
}

/** The latest lines of the log that belong to traces, in the memory of the process: for a person to look at. */
export class KeptLines {
  readonly #decoder = new StringDecoder('utf8')
  #lines: readonly KeptLine[] = []

  /** Takes what a logger writes: a line, with its end. */
  write(chunk: Uint8Array | string): void {
    const text = (
      typeof chunk === 'string' ? chunk : this.#decoder.write(Buffer.from(chunk))
    ).trim()
    const traceId = text.length > LONGEST ? undefined : traceIdOf(text)
    if (traceId !== undefined) this.#lines = [...this.#lines, { traceId, text }].slice(-MOST_KEPT)
  }

  /** Those of a trace, the oldest first; its number may be told by its first digits. */
  of(start: string): readonly string[] {
    return this.#lines.filter(line => line.traceId.startsWith(start)).map(({ text }) => text)
  }
}

const kept = new WeakMap<object, KeptLines>()

/** The lines of a platform, by its configuration. */
export function keptLines(config: object): KeptLines {
  const known = kept.get(config) ?? new KeptLines()
  kept.set(config, known)
  return known
}
