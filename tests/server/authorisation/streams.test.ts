import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EventKind } from '#server/bus/events.ts'
import { announce } from '#server/capabilities/announcements/index.ts'
import { addPopUp, changePlayer, publishPlayer } from '#server/capabilities/player/index.ts'
import { destroySession } from '#server/capabilities/session/index.ts'
import { betsChanged } from '#server/capabilities/sports/tell.ts'
import { PATHS } from '#server/graphql/register.ts'
import type { Endpoint } from '#server/graphql/schema.ts'
import { signInAs } from '#tests/support/graphql.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import {
  countListeners,
  hear,
  legacyClient,
  listen,
  modernClient,
  type Params
} from '#tests/support/sockets.ts'
import { give } from '../rewards/support.ts'
import { destroyedToken, expiredToken, standings } from './actors.ts'
import { type Belongings, sessionOf } from './belongings.ts'
import { streams } from './operations.ts'

interface Cause {
  readonly kind: EventKind
  /** Makes something happen to a player, with a word in what the stream says of it. */
  readonly happen: (platform: TestPlatform, who: Belongings) => Promise<string>
}

const destroyed = (reason: 'LOGGED_IN_FROM_ANOTHER_DEVICE' | 'SESSION_EXPIRED'): Cause => ({
  kind: 'session.destroyed',
  happen: async (platform, { player }) => {
    const id = sessionOf((await signInAs(platform, player.id)).accessToken)
    await destroySession(platform.ports, id, reason)
    return id
  }
})

/** What each stream tells of; a stream without a line here is a red test. */
const CAUSES: Readonly<Record<string, Cause | 'everybody'>> = {
  'main subscription balanceUpdated': {
    kind: 'wallet.changed',
    happen: async ({ ports }, { player }) => {
      const amount = BigInt(1000 + Math.floor(Math.random() * 100_000))
      const account = `player:${player.id}:cash` as const
      const asset = `${player.currency}/2` as const
      const postings = [{ from: 'world', to: account, asset, amount }] as const
      const key = `stream:${player.id}:${amount}`
      await ports.db.transaction(tx => ports.ledger.post(tx, { key, postings }))
      await ports.bus.publish({
        kind: 'wallet.changed',
        subject: player.id,
        version: 1_000_000,
        at: new Date().toISOString(),
        data: {
          currency: player.currency,
          cash: String(amount),
          bonus: '0',
          amount: null,
          moneyType: null,
          wageringProgress: null
        }
      })
      return `"${amount / 100n}.${String(amount % 100n).padStart(2, '0')}"`
    }
  },
  'main subscription customerPopUpAdded': {
    kind: 'customer.popup',
    happen: async ({ ports }, { player }) => {
      const id = `pop-up-${ports.random.uuid()}`
      await addPopUp(ports, player.id, id)
      return id
    }
  },
  'main subscription playerUpdated': {
    kind: 'player.updated',
    happen: async ({ ports }, { player }) => {
      const version = BigInt(1_000_000 + Math.floor(Math.random() * 1_000_000))
      const changed = await ports.db.transaction(tx => changePlayer(tx, player.id, {}))
      if (changed) await publishPlayer(ports, { ...changed, version })
      return String(version)
    }
  },
  'main subscription rewardUpdated': {
    kind: 'reward.updated',
    happen: async (platform, { player }) => (await give(platform, player)).id
  },
  'main subscription sportsBetChanged': {
    kind: 'sports.bet',
    happen: async ({ ports }, { player, bet }) => {
      await betsChanged(ports, [{ bet: { id: bet, player_id: player.id, version: 2n } }])
      return bet
    }
  },
  'main subscription sessionDestroyed': destroyed('LOGGED_IN_FROM_ANOTHER_DEVICE'),
  'lobby subscription sessionDestroyed': destroyed('SESSION_EXPIRED'),
  'lobby subscription announcementsChanged': 'everybody'
}

const CLIENTS = [
  { protocol: 'newer', connect: modernClient },
  { protocol: 'older', connect: legacyClient }
]
const STREAMS = streams()
const CASES = STREAMS.flatMap(stream => CLIENTS.map(client => ({ ...stream, ...client })))

describe('authorisation of streams', () => {
  let platform: TestPlatform
  let listeners: ReturnType<typeof countListeners>
  let proofless: readonly string[]
  let players: Readonly<Record<'closed' | 'excluded' | 'own', Belongings>>
  let stranger: Belongings

  beforeAll(async () => {
    platform = await startPlatform()
    listeners = countListeners(platform)
    proofless = [await expiredToken(platform), await destroyedToken(platform), 'garbage']
    const make = standings(platform)
    players = {
      own: await make.own(),
      excluded: await make.excluded(),
      closed: await make.closed()
    }
    stranger = await make.own()
  })
  afterAll(() => platform.close())

  const address = (endpoint: Endpoint) => `${platform.url.replace('http', 'ws')}${PATHS[endpoint]}`

  test('every stream of every schema is known here', () => {
    expect(Object.keys(CAUSES).toSorted()).toEqual(STREAMS.map(({ name }) => name).toSorted())
  })

  test.each(CASES)(
    '$name by the $protocol protocol is opened for nobody who has proved nothing',
    async ({ endpoint, query, connect }) => {
      const params: readonly Params[] = [{}, ...proofless.map(accessToken => ({ accessToken }))]
      for (const given of params) {
        const client = connect(address(endpoint), given)
        const heard = await hear(client, query)
        expect(heard.values.some(({ data }) => data)).toBe(false)
        expect(heard.error ?? heard.values[0]?.errors).toBeDefined()
        client.close()
      }
    }
  )

  test.each(CASES)(
    '$name by the $protocol protocol tells players of themselves, in every standing, and of no other',
    async ({ name, endpoint, query, connect }) => {
      const cause = CAUSES[name]!
      for (const who of Object.values(players)) {
        const clients = [who, stranger].map(({ token }) =>
          connect(address(endpoint), { accessToken: token })
        )
        const [own, other] = clients.map(client => listen(client, query))
        if (cause === 'everybody') {
          await listeners.reach('content.changed', 'announcements', 2)
          await announce(platform.ports, { kind: 'Maintenance', startsAt: new Date() })
          await Promise.all([own!.next(), other!.next()])
        } else {
          const { kind, happen } = cause
          // The socket itself follows its session.
          const extra = kind === 'session.destroyed' ? 2 : 1
          for (const { player } of [who, stranger]) await listeners.reach(kind, player.id, extra)
          const mine = await happen(platform, who)
          const theirs = await happen(platform, stranger)
          // Events are told in their order, so what is of another would have come first.
          expect(await until(own!, mine)).not.toContain(theirs)
          expect(await until(other!, theirs)).not.toContain(mine)
        }
        for (const client of clients) client.close()
        await listeners.reach(
          cause === 'everybody' ? 'content.changed' : cause.kind,
          cause === 'everybody' ? 'announcements' : who.player.id,
          0
        )
        await listeners.reach(
          cause === 'everybody' ? 'content.changed' : cause.kind,
          cause === 'everybody' ? 'announcements' : stranger.player.id,
          0
        )
      }
    }
  )
})

/** All that a stream says up to a word. */
async function until(stream: ReturnType<typeof listen>, word: string): Promise<string> {
  let said = ''
  while (!said.includes(word)) said += JSON.stringify(await stream.next())
  return said
}
