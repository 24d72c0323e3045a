import type { JsonObject } from '../db/tables.ts'

export interface Schedule {
  /** Five fields, `0 4 * * *`. */
  readonly cron: string
  /** IANA name; UTC if not given. */
  readonly timeZone?: string
}

export interface SendOptions {
  readonly startAfter?: Date
  /** A job with the same key is taken once while it waits. */
  readonly key?: string
}

/** Work that runs once over all processes. Handlers are repeatable: a job may run again. */
export interface Jobs {
  /** Names a job and its handler; call it while the platform is composed, before `start`. */
  define(name: string, handler: (data: JsonObject) => Promise<void>, schedule?: Schedule): void
  send(name: string, data: JsonObject, options?: SendOptions): Promise<void>
  /** Runs a job in this process and waits for it: for the sandbox and tests. */
  run(name: string, data?: JsonObject): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}
