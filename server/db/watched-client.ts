import { Socket } from 'node:net'
import pg from 'pg'

/**
 * The class of connections that end themselves when nothing has come over them for so many
 * milliseconds, whatever was asked. A line that is dropped without a word (a machine gone, a gateway
 * that forgot it) looks like a database that is still thinking: everything that waits there would
 * wait for good. It must be more than any statement may take, and than a pool keeps an idle one.
 */
export const watchedClient = (silentMs: number): typeof pg.Client =>
  class WatchedClient extends pg.Client {
    constructor(config?: string | pg.ClientConfig) {
      super(config)
      // One that breaks between two statements of a transaction fails at the next one. Without
      // anybody who hears of it the whole process would end.
      this.on('error', () => {})
      this.once('connect', () => {
        const { stream } = this.connection
        if (!(stream instanceof Socket)) return
        stream.setTimeout(silentMs, () =>
          stream.destroy(new Error(`The database has said nothing for ${silentMs} ms`))
        )
      })
    }
  }
