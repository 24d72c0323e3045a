import type { UUID } from 'node:crypto'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'

import { HOUSE_JACKPOT } from '#config/jackpots.ts'
import { OPERATORS } from '#config/operators.ts'
import { enrichedPlayerId } from '#contract/wire/enriched-player-id.ts'
import { type JackpotMessage, readJackpotMessage } from '#contract/wire/jackpot-socket.ts'
import { signJackpotTicket } from '#server/capabilities/jackpot/index.ts'
import type { Player } from '#server/capabilities/player/index.ts'
import { call } from '#server/http/call.ts'
import { signInAs } from '#tests/support/graphql.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import { newPlayer, type PlayerOptions } from '#tests/support/player.ts'

export const INSTANCE = HOUSE_JACKPOT.id

export const brandOf = ({ ports }: TestPlatform): string => OPERATORS[ports.config.operator].slug

/** Somebody who is signed in, as messages of the service name them. */
export async function listening(platform: TestPlatform, options: PlayerOptions = {}) {
  const player = await newPlayer(platform, options)
  const { accessToken } = await signInAs(platform, player.id)
  return { player, accessToken, sessionId: sessionIn(accessToken), id: nameOf(platform, player) }
}

const sessionIn = (accessToken: string): UUID =>
  JSON.parse(Buffer.from(accessToken.split('.')[1]!, 'base64url').toString()).session_id

export type Listening = Awaited<ReturnType<typeof listening>>

export const nameOf = (platform: TestPlatform, { id: playerId, currency }: Player): string =>
  enrichedPlayerId({ playerId, currency, brand: brandOf(platform) })

/** A ticket as the mutation gives one. */
export const ticketFor = (
  platform: TestPlatform,
  { player, sessionId }: Pick<Listening, 'player' | 'sessionId'>,
  now: number = Date.now()
): string => {
  const { currency, id } = player
  const ticket = { player: id, session: sessionId, brand: brandOf(platform), currency }
  return signJackpotTicket(platform.ports.config.secrets, ticket, now).token
}

/** Where the service listens, as a program that knows no names below localhost reaches it. */
export const socketAddress = (
  { ports }: TestPlatform,
  query: Readonly<Record<string, string>>
): string => `ws://127.0.0.1:${ports.config.port}/v1/socket?${new URLSearchParams(query)}`

export const hostOf = ({ ports }: TestPlatform): string => new URL(ports.config.jackpotsUrl).host

export type MessageOf<Type extends JackpotMessage['type']> = Extract<JackpotMessage, { type: Type }>

export interface Line {
  readonly socket: WebSocket
  readonly texts: readonly string[]
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
  send(message: object | string): void
  /** The next message of a type that satisfies, of those not taken yet. */
  next<Type extends JackpotMessage['type']>(
    type: Type,
    isIt?: (message: MessageOf<Type>) => boolean
  ): Promise<MessageOf<Type>>
  /** What was heard and not taken. */
  unheard(): readonly JackpotMessage[]
}

/** Opens a socket for the time of a test and reads every message by the contract's own reader. */
export async function openLine(platform: TestPlatform, who: Listening): Promise<Line> {
  const query = { token: ticketFor(platform, who), currency: who.player.currency }
  const socket = new WebSocket(socketAddress(platform, query), {
    headers: { host: hostOf(platform) }
  })
  onTestFinished(() => socket.terminate())
  const texts: string[] = []
  const heard: JackpotMessage[] = []
  const waiting = new Set<() => void>()
  socket.on('message', data => {
    texts.push(String(data))
    const message = readJackpotMessage(String(data))
    if (!message) throw new Error(`Not a message: ${String(data)}`)
    heard.push(message)
    for (const look of waiting) look()
  })
  const closed = new Promise<{ code: number; reason: string }>(resolve =>
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }))
  )
  await new Promise<void>((resolve, reject) => socket.on('open', resolve).on('error', reject))
  return {
    socket,
    texts,
    closed,
    send: message => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    next: <Type extends JackpotMessage['type']>(
      type: Type,
      isIt: (message: MessageOf<Type>) => boolean = () => true
    ) =>
      new Promise<MessageOf<Type>>(resolve => {
        const look = () => {
          const at = heard.findIndex(
            message => message.type === type && isIt(message as MessageOf<Type>)
          )
          const [found] = at < 0 ? [] : heard.splice(at, 1)
          if (!found) return
          waiting.delete(look)
          resolve(found as MessageOf<Type>)
        }
        waiting.add(look)
        look()
      }),
    unheard: () => heard
  }
}

/** Of what is told of a player's part in a jackpot, what came after a bet: word of joining may be late. */
export const afterBet = ({ contribution_count: count }: MessageOf<'OptInEvent'>): boolean =>
  count !== null && count > 0

export const subscribeTo = (platform: TestPlatform, who: Listening, instance = INSTANCE) => ({
  type: 'SubscribeRequest',
  instance_id: instance,
  player_id: who.id,
  brand_id: brandOf(platform)
})

export const optInRequest = (
  platform: TestPlatform,
  who: Listening,
  given: Readonly<Record<string, unknown>> = {}
) => ({
  type: 'PlayerOptInRequest',
  instance_id: INSTANCE,
  player_id: who.id,
  brand_id: brandOf(platform),
  player_country: 'FI',
  opt_in: true,
  contribution_value: '0.02',
  ...given
})

/** A line that has asked for a jackpot and knows how it stands. */
export async function follow(platform: TestPlatform, who: Listening): Promise<Line> {
  const line = await openLine(platform, who)
  line.send(subscribeTo(platform, who))
  await line.next('JackpotUpdate')
  return line
}

/** Asks the service over HTTP. */
export async function get(
  { ports }: TestPlatform,
  path: string,
  headers: Readonly<Record<string, string>> = {}
) {
  const answer = await call(ports.config, new URL(path, ports.config.jackpotsUrl), { headers })
  const body: unknown = answer.text === '' ? undefined : JSON.parse(answer.text)
  return { ...answer, body }
}
