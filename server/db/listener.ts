import type pg from 'pg'
import type { Logger } from 'pino'
import { watchedClient } from './watched-client.ts'

type Handler = (payload: string) => void

const FIRST_WAIT = 100
const LONGEST_WAIT = 5000

/**
 * One connection of its own that hears notifications; when it breaks, or has said nothing for so
 * many milliseconds, it connects again and listens to the same channels. What was said meanwhile is lost, as on any bus without a memory.
 */
export function createListener(url: string, log: Logger, silentMs: number) {
  const Client = watchedClient(silentMs)
  const handlers = new Map<string, Set<Handler>>()
  const forMissed = new Set<() => void>()
  let client: Promise<pg.Client> | undefined
  let retry: NodeJS.Timeout | undefined
  let beat: NodeJS.Timeout | undefined
  let closed = false

  const connect = async (): Promise<pg.Client> => {
    const next = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      application_name: 'lobby bus'
    })
    next.on('notification', ({ channel, payload }) => {
      for (const handler of handlers.get(channel) ?? []) handler(payload ?? '')
    })
    next.on('error', error => log.warn({ error: error.message }, 'bus connection lost'))
    next.on('end', () => reconnect(FIRST_WAIT))
    await next.connect()
    for (const channel of handlers.keys())
      await next.query(`listen ${next.escapeIdentifier(channel)}`)
    ask(next)
    return next
  }

  /** Nobody says anything for hours on a quiet bus: only a question tells such a line from a dead one. */
  const ask = (open: pg.Client) => {
    beat = setTimeout(async () => {
      // What fails here ends the connection, and that is heard of above.
      await open.query('select 1').catch(() => undefined)
      if (!closed && !retry) ask(open)
    }, silentMs / 2).unref()
  }

  const reconnect = (wait: number) => {
    if (closed || retry) return
    clearTimeout(beat)
    client = undefined
    retry = setTimeout(() => {
      retry = undefined
      client = connect()
      client.then(
        () => {
          for (const missed of forMissed) missed()
        },
        () => reconnect(Math.min(LONGEST_WAIT, wait * 2))
      )
    }, wait)
  }

  return {
    async listen(
      channel: string,
      handler: Handler,
      missed?: () => void
    ): Promise<() => Promise<void>> {
      if (missed) forMissed.add(missed)
      const known = handlers.get(channel)
      const set = known ?? new Set<Handler>()
      set.add(handler)
      handlers.set(channel, set)
      if (!client && !retry) client = connect()
      else if (!known) {
        const open = await client
        await open?.query(`listen ${open.escapeIdentifier(channel)}`)
      }
      await client
      return async () => {
        set.delete(handler)
        if (missed) forMissed.delete(missed)
      }
    },
    async close(): Promise<void> {
      closed = true
      clearTimeout(retry)
      clearTimeout(beat)
      const open = await client?.catch(() => undefined)
      await open?.end()
    }
  }
}
