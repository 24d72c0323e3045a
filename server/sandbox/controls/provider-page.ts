import { setTimeout as wait } from 'node:timers/promises'

import { fromJson } from '#contract/wire/fit.ts'
import { engagementSoon, tellEngagementOf } from '../../capabilities/loyalty/index.ts'
import type { Player } from '../../capabilities/player/index.ts'
import { holdPlayer } from '../../engagement/enrolled.ts'
import { issueToken } from '../../engagement/player-token.ts'
import { type Provider, providerOf } from '../../engagement/provider.ts'
import { call } from '../../http/call.ts'
import type { Ports } from '../../ports.ts'
import { SandboxRefusal } from '../refusal.ts'

const AGAIN_MS = 50
const TRIES = 100

/** The engagement provider of this platform; the console says so where there is none. */
export function engagementOf(ports: Ports): Provider {
  const provider = providerOf(ports)
  if (!provider) throw new SandboxRefusal(409, 'NO_PROGRAMME')
  return provider
}

export interface ProviderAnswer {
  readonly status: number
  readonly body: unknown
}

/** Asks the engagement provider for a player, as the player's own page would. */
export async function askAsPlayer(
  provider: Provider,
  playerId: string,
  path: string,
  body?: object
): Promise<ProviderAnswer> {
  const { config } = provider.ports
  const { token } = await issueToken(provider, playerId)
  const answer = await call(config, new URL(path, config.engagementUrl), {
    method: body === undefined ? 'GET' : 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) })
  })
  return { status: answer.status, body: fromJson(answer.text) }
}

/** Asks again for some seconds: what the casino tells the provider takes a moment to arrive. */
export async function untilAnswered<A>(ask: () => Promise<A | undefined>): Promise<A | undefined> {
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await ask()
    if (answer !== undefined) return answer
    await wait(AGAIN_MS)
  }
  return undefined
}

/** Has the casino tell the provider of a player whom it does not know yet. */
export async function introduce({ ports }: Provider, player: Player): Promise<void> {
  const { db } = ports
  const isKnown = () => db.transaction(tx => holdPlayer(tx, player.id))
  if (await isKnown()) return
  await db.transaction(tx => tellEngagementOf(ports, tx, player))
  engagementSoon(ports)
  if (!(await untilAnswered(isKnown))) throw new SandboxRefusal(409, 'UNKNOWN_TO_PROVIDER')
}

/** Has the player take part, once the provider has heard of them. */
export async function takePart(provider: Provider, playerId: string): Promise<void> {
  const done = await untilAnswered(async () => {
    const path = '/player/participation'
    const { status } = await askAsPlayer(provider, playerId, path, { optedIn: true })
    if (status === 403) throw new SandboxRefusal(409, 'PLAYER_BLOCKED')
    return status === 200 ? status : undefined
  })
  if (done === undefined) throw new SandboxRefusal(409, 'UNKNOWN_TO_PROVIDER')
}
