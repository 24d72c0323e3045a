import { boolean, type InferOutput, literal, nullable, object, picklist, variant } from 'valibot'

import { currencyCode, decimal, id } from './atoms.ts'
import { parserOf } from './fit.ts'

/** The part of a MessageEvent that says what came from where. */
export interface ForeignMessage {
  readonly data: unknown
  readonly origin: string
}

/** Whether a message comes from one of the origins; `null`, `*` and nothing at all never do. */
export const isFrom = (message: ForeignMessage, origins: readonly string[]): boolean =>
  message.origin.startsWith('http') && origins.includes(message.origin)

export const CLOSE_QUICK_DEPOSIT = 'closeQuickDepositEvent'

/** The name alone, or an object that carries it as type or name, from the site or its cashiers. */
export function isCloseQuickDeposit(message: ForeignMessage, origins: readonly string[]): boolean {
  if (!isFrom(message, origins)) return false
  const { data } = message
  if (data === CLOSE_QUICK_DEPOSIT) return true
  if (typeof data !== 'object' || data === null) return false
  return (
    ('type' in data && data.type === CLOSE_QUICK_DEPOSIT) ||
    ('name' in data && data.name === CLOSE_QUICK_DEPOSIT)
  )
}

const fromGame = variant('type', [
  object({ type: literal('ready') }),
  object({ type: literal('roundStarted'), roundId: id }),
  object({ type: literal('roundEnded'), roundId: id }),
  object({ type: literal('exit') }),
  object({ type: literal('openDeposit') }),
  /** For the eye only: the true balance comes from the wallet. */
  object({ type: literal('balanceHint'), balance: decimal, currency: currencyCode }),
  object({
    type: literal('failed'),
    code: picklist(['LAUNCH_REFUSED', 'SESSION_ENDED', 'NETWORK', 'UNKNOWN'])
  })
])

/** What a game's frame tells the page. */
export type GameMessage = InferOutput<typeof fromGame>

const readFromGame = parserOf(fromGame)

export const readGameMessage = (
  message: ForeignMessage,
  origins: readonly string[]
): GameMessage | null => (isFrom(message, origins) ? readFromGame(message.data) : null)

const fromHost = variant('type', [
  /** Stop before the next round: an overlay is open. */
  object({ type: literal('pause') }),
  object({ type: literal('resume') }),
  object({ type: literal('balance'), balance: decimal, currency: currencyCode }),
  object({ type: literal('sound'), on: boolean() }),
  object({ type: literal('leave'), reason: nullable(id) })
])

/** What the page tells the game in its frame. */
export type HostMessage = InferOutput<typeof fromHost>

const readFromHost = parserOf(fromHost)

export const readHostMessage = (
  message: ForeignMessage,
  origins: readonly string[]
): HostMessage | null => (isFrom(message, origins) ? readFromHost(message.data) : null)
