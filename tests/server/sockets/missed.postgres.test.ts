import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'

import { WalletDocument } from '#contract/generated/main/graphql.ts'
import { createSocketClient } from '#stores/environment/sockets/socket-client.ts'
import { signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'

let platform: TestPlatform

beforeAll(async () => {
  platform = await startPlatform()
})

afterAll(async () => {
  await platform.close()
})

/** A tab that follows a balance; what it is told next, and when the socket has been opened anew. */
async function openTab(playerId: string) {
  const { accessToken } = await signInAs(platform, playerId)
  const follow = createSocketClient(
    {
      url: async () => `${platform.url.replace('http', 'ws')}/graphql`,
      parameters: async () => ({ accessToken }),
      onRefused: () => {}
    },
    {
      WebSocket,
      clock: {
        now: () => Date.now(),
        after(milliseconds, callback) {
          const timer = setTimeout(callback, milliseconds)
          return () => clearTimeout(timer)
        }
      },
      random: { fraction: () => 0, id: () => crypto.randomUUID() },
      onWake: () => () => {}
    }
  )
  const waiting: { readonly balance: string; readonly resolve: () => void }[] = []
  let balance: string | undefined
  const stop = follow(
    WalletDocument,
    {},
    {
      next({ balanceUpdated }) {
        balance = balanceUpdated.balance
        for (const one of waiting) if (one.balance === balance) one.resolve()
      }
    }
  )
  onTestFinished(stop)
  return {
    shows: (wanted: string) =>
      new Promise<void>(resolve => {
        if (balance === wanted) resolve()
        else waiting.push({ balance: wanted, resolve })
      })
  }
}

test('a tab shows what happened while the bus of its process heard nothing', async () => {
  const { ports } = platform
  const { id } = await newPlayer(platform, { cash: 1000n })
  const tab = await openTab(id)
  await tab.shows('10.00')
  // Nobody tells of it, as if what was told had been lost.
  await ports.ledger.postAlone({
    key: `test:missed:${id}`,
    postings: [{ from: 'world', to: `player:${id}:cash`, asset: 'EUR/2', amount: 500n }]
  })
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'lobby bus' and datname = current_database()
  `.execute(ports.db.kysely)
  await expect(tab.shows('15.00')).resolves.toBeUndefined()
})
