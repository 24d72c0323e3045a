import { WalletDocument } from '#contract/generated/main/graphql.ts'
import type { Config } from '#server/config.ts'
import { createSocketClient } from '#stores/environment/sockets/socket-client.ts'

/** The world as the site's own clients have it in a tab that is looked at. */
export const WORLD = {
  clock: {
    now: () => Date.now(),
    after(milliseconds: number, callback: () => void) {
      const timer = setTimeout(callback, milliseconds)
      return () => clearTimeout(timer)
    }
  },
  random: { fraction: Math.random, id: () => crypto.randomUUID() },
  onWake: () => () => {}
}

interface Watching {
  readonly config: Config
  /** Asked at every connection. */
  readonly token: () => string
  readonly told: (balance: string) => void
  /** The stream has ended for good, or its token was refused. */
  readonly failed: () => void
  /** The stream runs, for the first time or again. */
  readonly connected?: () => void
}

/** Follows a player's balance by the site's own client until what it returns is called. */
export function watchBalance(watching: Watching): () => void {
  const { config, token, told, failed, connected = () => {} } = watching
  const follow = createSocketClient(
    {
      url: async () => `${config.publicUrl.replace('http', 'ws')}/graphql`,
      parameters: async () => ({ accessToken: token() }),
      onRefused: failed
    },
    { WebSocket, ...WORLD }
  )
  return follow(
    WalletDocument,
    {},
    { next: ({ balanceUpdated }) => told(balanceUpdated.balance), failed, connected }
  )
}
