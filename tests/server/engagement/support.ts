import { randomUUID } from 'node:crypto'

import type { EngagementEvent } from '#contract/wire/engagement.ts'
import type { EventKind } from '#server/bus/events.ts'
import { tellEngagementOf } from '#server/capabilities/loyalty/index.ts'
import type { Player } from '#server/capabilities/player/index.ts'
import { clientKeyOf } from '#server/engagement/client-key.ts'
import { providerOf } from '#server/engagement/provider.ts'
import { takeEvents } from '#server/engagement/take-events.ts'
import { type Answer, call } from '#server/http/call.ts'
import { postSigned } from '#server/http/client-call.ts'
import { signInAs } from '#tests/support/graphql.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import { newPlayer, type PlayerOptions } from '#tests/support/player.ts'

/** The provider of a platform whose operator has a programme. */
export function providerIn({ ports }: Pick<TestPlatform, 'ports'>) {
  const provider = providerOf(ports)
  if (!provider) throw new Error('The operator has no programme')
  return provider
}

export interface Asked {
  readonly token?: string
  readonly method?: 'GET' | 'POST'
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** One question to the provider, over HTTP on its own origin. */
export const askProvider = (
  { ports }: TestPlatform,
  path: string,
  { token, method = 'GET', body, headers }: Asked = {}
): Promise<Answer> =>
  call(ports.config, new URL(path, ports.config.engagementUrl), {
    method,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) })
  })

export const jsonOf = ({ text }: Answer): unknown => JSON.parse(text)

/** The code of a refusal, with its status. */
export function refusalOf({ status, text }: Answer): string {
  const { error } = JSON.parse(text) as { error?: { code?: string } }
  return `${status} ${error?.code}`
}

/** A player's access token traded for the provider's. */
export async function tokenOf(platform: TestPlatform, identityToken: string): Promise<string> {
  const { programme } = providerIn(platform)
  const body = { clientId: programme.clientId, identityToken }
  const answer = await askProvider(platform, '/token', { method: 'POST', body })
  if (answer.status !== 200) throw new Error(answer.text)
  return (jsonOf(answer) as { token: string }).token
}

export interface Known {
  readonly player: Player
  readonly token: string
  readonly accessToken: string
}

async function isKnown({ ports }: TestPlatform, { id }: Player): Promise<boolean> {
  const row = await ports.db.kysely
    .selectFrom('engage_players')
    .select('currency')
    .where('player_id', '=', id)
    .executeTakeFirst()
  return row !== undefined && row.currency !== null
}

/** A player who is signed in, whom the provider knows by the casino's feed, and who has not joined. */
export async function known(platform: TestPlatform, options: PlayerOptions = {}): Promise<Known> {
  const player = await newPlayer(platform, { kycStatus: 'Done', ...options })
  const { accessToken } = await signInAs(platform, player.id)
  await until(platform, 'engagement.changed', player.id).is(() => isKnown(platform, player))
  return { player, accessToken, token: await tokenOf(platform, accessToken) }
}

export const joins = (platform: TestPlatform, { token }: Known, optedIn = true): Promise<Answer> =>
  askProvider(platform, '/player/participation', { token, method: 'POST', body: { optedIn } })

/** A player who takes part. */
export async function joined(platform: TestPlatform, options: PlayerOptions = {}): Promise<Known> {
  const who = await known(platform, options)
  const answer = await joins(platform, who)
  if (answer.status !== 200) throw new Error(answer.text)
  return who
}

type Happening = EngagementEvent extends infer E
  ? E extends EngagementEvent
    ? Omit<E, 'at' | 'id' | 'playerId'> & { readonly id?: string; readonly at?: Date }
    : never
  : never

export const eventOf = (
  { ports }: Pick<TestPlatform, 'ports'>,
  { id: playerId }: Pick<Player, 'id'>,
  happening: Happening
): EngagementEvent => ({ id: randomUUID(), at: ports.clock.now(), playerId, ...happening })

/** Has the provider take what happened, as if the casino had told it. */
export const tellAs = (
  platform: TestPlatform,
  player: Pick<Player, 'id'>,
  ...happenings: readonly Happening[]
): Promise<void> =>
  takeEvents(
    providerIn(platform),
    happenings.map(happening => eventOf(platform, player, happening))
  )

/** A stake in the player's currency. */
export const betOf = (cash: string, more: Partial<Extract<Happening, { kind: 'bet' }>> = {}) =>
  ({
    kind: 'bet',
    cash,
    bonus: '0',
    currency: 'EUR',
    game: 'pearl-drift',
    roundId: randomUUID(),
    ...more
  }) satisfies Happening

/** A list of events as the casino posts it, signed with whatever key. */
export const postEvents = (
  platform: TestPlatform,
  events: readonly unknown[],
  key = clientKeyOf(providerIn(platform))
): Promise<Answer> =>
  postSigned(platform.ports, key, new URL('/events', platform.ports.config.engagementUrl), {
    events
  })

/** Waits until something is so, and looks again whenever there is news of a subject. */
export const until = ({ ports }: TestPlatform, kind: EventKind, subject: string) => ({
  is: (isSo: () => Promise<boolean>): Promise<void> =>
    new Promise((resolve, reject) => {
      const look = async () => {
        if (!(await isSo())) return
        stop()
        resolve()
      }
      const stop = ports.bus.subscribe(kind, subject, () => {
        look().catch(reject)
      })
      look().catch(reject)
    })
})

export interface Standing {
  readonly optedIn: boolean
  readonly rank?: string
  readonly level: number
  readonly xp: number
  readonly nextLevelXp: number
  readonly points: number
  readonly rankLostAt: string | null
}

export async function standingOf(platform: TestPlatform, { token }: Known): Promise<Standing> {
  const answer = await askProvider(platform, '/player', { token })
  if (answer.status !== 200) throw new Error(answer.text)
  return jsonOf(answer) as Standing
}

/** Tells the provider, by the casino's own feed, what the player is by now. */
export const tellFacts = ({ ports }: TestPlatform, player: Player): Promise<void> =>
  ports.db.transaction(tx => tellEngagementOf(ports, tx, player))
