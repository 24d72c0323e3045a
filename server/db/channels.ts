import type { Database } from './database.ts'

type Handler = (payload: string) => void

/** Channels of a database that serves this process alone: nobody else has to be told. */
export function createChannels(): Pick<Database, 'listen' | 'notify'> {
  const handlers = new Map<string, Set<Handler>>()
  return {
    async listen(channel, handler) {
      const set = handlers.get(channel) ?? new Set<Handler>()
      handlers.set(channel, set.add(handler))
      return async () => {
        set.delete(handler)
      }
    },
    async notify(channel, payload) {
      // After whoever tells has gone on, as it comes from a database.
      setImmediate(() => {
        for (const handler of [...(handlers.get(channel) ?? [])]) handler(payload)
      })
    }
  }
}
