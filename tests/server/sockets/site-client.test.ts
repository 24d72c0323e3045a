import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { LobbySessionDestroyedDocument } from '#contract/generated/lobby/graphql.ts'
import { SessionDestroyedDocument, WalletDocument } from '#contract/generated/main/graphql.ts'
import { assetOf } from '#rules/money.ts'
import { destroySession } from '#server/capabilities/session/index.ts'
import { walletChanged } from '#server/capabilities/wallet/index.ts'
import { createSocketClient } from '#stores/environment/sockets/socket-client.ts'
import { signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'
import { watchBus } from '#tests/support/sockets.ts'

interface Refusal {
  readonly reason: string
  readonly code: number
}

/** The socket client of the site with a real WebSocket, and what it was told. */
function siteClient(address: string, token: string) {
  const refused = Promise.withResolvers<Refusal>()
  const follow = createSocketClient(
    {
      url: async () => address,
      parameters: async () => ({ accessToken: token }),
      onRefused: (reason, code) => refused.resolve({ reason, code })
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
      random: { fraction: () => 0.5, id: () => crypto.randomUUID() },
      onWake: () => () => {}
    }
  )
  return { follow, refused: refused.promise }
}

describe('the socket client of the site', () => {
  let platform: TestPlatform
  let listenedTo: ReturnType<typeof watchBus>
  let playerId: string
  let token: string

  beforeAll(async () => {
    platform = await startPlatform({ env: { LOBBY_OPERATOR: 'Elmst' } })
    listenedTo = watchBus(platform)
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    playerId = (await newPlayer(platform, { cash: 1000n })).id
    token = (await signInAs(platform, playerId)).accessToken
  })

  const at = (path: string) => `${platform.url.replace('http', 'ws')}${path}`
  const sessionId = () =>
    JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()).session_id

  test('follows the wallet from its present state on', async () => {
    const { follow } = siteClient(at('/graphql'), token)
    const told: string[] = []
    const twice = Promise.withResolvers<void>()
    const stop = follow(
      WalletDocument,
      {},
      {
        next({ balanceUpdated }) {
          if (told.push(balanceUpdated.balance) === 2) twice.resolve()
          else void deposit()
        }
      }
    )
    async function deposit() {
      const posted = await platform.ports.ledger.postAlone({
        key: `test:deposit:${playerId}`,
        postings: [
          { from: 'world', to: `player:${playerId}:cash`, asset: assetOf('EUR'), amount: 5000n }
        ]
      })
      await walletChanged(platform.ports, playerId, { amount: 5000n, moneyType: 'real', posted })
    }
    await twice.promise
    expect(told).toEqual(['10.00', '60.00'])
    stop()
  })

  test('hears of another log-in before the socket closes', async () => {
    const { follow, refused } = siteClient(at('/graphql'), token)
    const heard = new Promise(resolve => follow(SessionDestroyedDocument, {}, { next: resolve }))
    await listenedTo('session.destroyed', playerId, 2)
    await signInAs(platform, playerId)
    expect(await heard).toEqual({ sessionDestroyed: { sessionId: sessionId() } })
    expect(await refused).toEqual({ code: 4403, reason: 'LOGGED_IN_FROM_ANOTHER_DEVICE' })
  })

  test('hears of any other end on the lobby’s socket, to which it gives its token [WIRE-25]', async () => {
    const { follow } = siteClient(at('/lobby/graphql'), token)
    const told: unknown[] = []
    const failed = new Promise<string>(resolve =>
      follow(
        LobbySessionDestroyedDocument,
        {},
        { next: data => told.push(data), failed: ({ message }) => resolve(message) }
      )
    )
    await listenedTo('session.destroyed', playerId, 2)
    await destroySession(platform.ports, sessionId(), 'SESSION_EXPIRED')
    expect(await failed).toContain('session_destroyed_error')
    const reason = 'SESSION_EXPIRED'
    expect(told).toEqual([{ sessionDestroyed: { sessionId: sessionId(), reason } }])
  })

  test('is told that its token is refused, so that it renews it', async () => {
    const { follow, refused } = siteClient(at('/graphql'), 'garbage')
    follow(WalletDocument, {}, { next() {} })
    expect(await refused).toEqual({ code: 4403, reason: 'AuthenticationFailure' })
  })
})
