import { randomUUID } from 'node:crypto'

import { jurisdiction } from '#config/jurisdiction.ts'
import type { LicenceCode } from '#config/licences.ts'
import {
  type AuthenticateAnswer,
  type MovementAnswer,
  readAuthenticateAnswer,
  readMovementAnswer
} from '#contract/wire/wallet-api.ts'
import { assetOf } from '#rules/money.ts'
import { HOUSE_PROVIDER, launchGame } from '#server/capabilities/games/index.ts'
import type { LaunchMode } from '#server/capabilities/games/tables.ts'
import type { Player } from '#server/capabilities/player/index.ts'
import { startSession } from '#server/capabilities/session/index.ts'
import { call } from '#server/http/call.ts'
import { signatureOf } from '#server/http/signed-call.ts'
import { DESKTOP } from '#tests/support/device.ts'
import type { HouseDoor } from '#tests/support/house-door.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import { newPlayer, type PlayerOptions } from '#tests/support/player.ts'

export const GAME = 'pearl-drift'

/** A player with money and a running session. */
export async function playing(platform: TestPlatform, options: PlayerOptions = {}) {
  const player = await newPlayer(platform, { cash: 10_000n, ...options })
  const sessionId = randomUUID()
  await startSession(platform.ports, {
    id: sessionId,
    playerId: player.id,
    flow: 'keycloak',
    device: DESKTOP,
    method: 'PASSWORD'
  })
  return { player, sessionId }
}

export type SignedIn = Awaited<ReturnType<typeof playing>>

interface Launch {
  readonly slug?: string
  readonly mode?: LaunchMode
  readonly licence?: LicenceCode
}

/** Asks for a game as the site does. */
export const launch = (
  { ports }: TestPlatform,
  signedIn: SignedIn | null,
  { slug = GAME, mode = 'REAL', licence }: Launch = {}
) =>
  launchGame(ports, {
    slug,
    mode,
    locale: 'en',
    jurisdiction: jurisdiction(ports.config.operator, signedIn?.player.country ?? 'FI', licence),
    signedIn
  })

/** The launch token of a game, which the frame's address carries. */
export async function launchToken(
  platform: TestPlatform,
  signedIn: SignedIn | null,
  options: Launch = {}
): Promise<string> {
  const launched = await launch(platform, signedIn, options)
  if ('error' in launched) throw new Error(launched.error.code)
  return new URL(launched.ok.frameUrl).searchParams.get('token') ?? ''
}

export interface Signing {
  readonly key?: string
  readonly provider?: string
  readonly at?: Date
  /** What is sent in place of the signed body. */
  readonly sent?: string
}

/** One call of the wallet as the provider makes it. */
export async function wallet(
  { ports, url }: HouseDoor,
  name: string,
  body: object | string,
  { key, provider = HOUSE_PROVIDER, at = ports.clock.now(), sent }: Signing = {}
) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const timestamp = String(Math.floor(at.getTime() / 1000))
  const signed = signatureOf(key ?? ports.config.secrets.providerKey, timestamp, Buffer.from(text))
  const answer = await call(ports.config, `${url}/wallet/v1/${name}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-provider': provider,
      'x-timestamp': timestamp,
      'x-signature': signed
    },
    body: sent ?? text
  })
  return { status: answer.status, body: JSON.parse(answer.text) as unknown }
}

export async function authenticate(
  platform: HouseDoor,
  token: string
): Promise<AuthenticateAnswer> {
  const { body } = await wallet(platform, 'authenticate', { launchToken: token })
  const answer = readAuthenticateAnswer(body)
  if (!answer) throw new Error(`Not an answer: ${JSON.stringify(body)}`)
  return answer
}

/** What a provider opens by a launch token: the token that goes with every bet and win. */
export async function playTokenOf(platform: HouseDoor, launched: string): Promise<string> {
  const answer = await authenticate(platform, launched)
  if (answer.status === 'error') throw new Error(answer.code)
  return answer.sessionToken
}

/** A play opened by a provider. */
export const sessionToken = async (
  platform: TestPlatform,
  signedIn: SignedIn,
  slug: string = GAME
): Promise<string> => playTokenOf(platform, await launchToken(platform, signedIn, { slug }))

export async function move(
  platform: HouseDoor,
  name: 'bet' | 'raise' | 'win' | 'rollback',
  body: object
): Promise<MovementAnswer> {
  const answer = readMovementAnswer((await wallet(platform, name, body)).body)
  if (!answer) throw new Error(`Not an answer to ${name}`)
  return answer
}

/** The calls of one round, ready to be sent in any order. */
export function roundOf(
  token: string,
  stake: string,
  won: string,
  roundId: string = randomUUID(),
  game: string = GAME
) {
  const common = { roundId, sessionToken: token, game, currency: 'EUR' }
  const betTransactionId = `${roundId}.bet`
  return {
    roundId,
    bet: { ...common, transactionId: betTransactionId, amount: stake },
    win: {
      ...common,
      transactionId: `${roundId}.win`,
      betTransactionId,
      amount: won,
      roundEnded: true
    },
    rollback: { ...common, transactionId: `${roundId}.rollback`, betTransactionId },
    raise: (amount: string, number = 1) =>
      ({
        ...common,
        transactionId: `${roundId}.raise.${number}`,
        betTransactionId,
        amount
      }) as const,
    rollbackOfRaise: (number = 1) =>
      ({
        ...common,
        transactionId: `${roundId}.raise.${number}.rollback`,
        betTransactionId: `${roundId}.raise.${number}`
      }) as const
  } as const
}

export const cashOf = ({ ports }: TestPlatform, { id, currency }: Player): Promise<bigint> =>
  ports.ledger.balanceOf(ports.db.kysely, `player:${id}:cash`, assetOf(currency))

export const bonusOf = ({ ports }: TestPlatform, { id, currency }: Player): Promise<bigint> =>
  ports.ledger.balanceOf(ports.db.kysely, `player:${id}:bonus`, assetOf(currency))

/** A player at a table, asking the provider as the game's page does. */
export async function sitDownAt(platform: TestPlatform, game: string, options?: PlayerOptions) {
  const signedIn = await playing(platform, { cash: 100_000n, ...options })
  const { config } = platform.ports
  let token: string | undefined
  const ask = async (name: string, body: object) => {
    const answer = await call(config, `${config.gamesUrl}/play/api/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` })
      },
      body: JSON.stringify(body)
    })
    const given = JSON.parse(answer.text)
    const { code, limit, most } = given.error ?? {}
    return { status: answer.status, code, limit, most, ok: given.ok }
  }
  const launch = await launchToken(platform, signedIn, { slug: game })
  const { ok: opened } = await ask('session', { launchToken: launch, game })
  token = opened.sessionToken as string
  const cashNow = () => cashOf(platform, signedIn.player)
  return { ...signedIn, ask, opened, token, cashNow }
}
