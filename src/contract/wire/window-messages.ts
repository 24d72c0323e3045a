import { boolean, type InferOutput, literal, nullable, object, picklist, variant } from 'valibot'

import { currencyCode, decimal, id } from './atoms.ts'
import { parserOf } from './fit.ts'
import { type ForeignMessage, isFrom } from './foreign-message.ts'

export {
  CLOSE_QUICK_DEPOSIT,
  type ForeignMessage,
  isCloseQuickDeposit,
  isFrom
} from './foreign-message.ts'

const fromGame = variant('type', [
  object({ type: literal('ready') }),
  object({ type: literal('roundStarted'), roundId: id }),
  object({ type: literal('roundEnded'), roundId: id }),
  object({ type: literal('exit') }),
  /** Escape was pressed where it closes nothing of the game's own: the keys are the page's again. */
  object({ type: literal('escape') }),
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
  /** Show the pays and rules. */
  object({ type: literal('rules') }),
  object({ type: literal('leave'), reason: nullable(id) })
])

/** What the page tells the game in its frame. */
export type HostMessage = InferOutput<typeof fromHost>

const readFromHost = parserOf(fromHost)

export const readHostMessage = (
  message: ForeignMessage,
  origins: readonly string[]
): HostMessage | null => (isFrom(message, origins) ? readFromHost(message.data) : null)
