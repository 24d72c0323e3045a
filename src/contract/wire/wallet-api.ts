import {
  array,
  boolean,
  type InferOutput,
  integer,
  literal,
  maxValue,
  minValue,
  nullable,
  number,
  object,
  optional,
  picklist,
  pipe,
  variant
} from 'valibot'

import { amount, currencyCode, decimal, id, slug, text, token } from './atoms.ts'
import { parserOf } from './fit.ts'

/** What a game provider asks of the casino's wallet: POST /wallet/v1/<name>, signed over the body. */
const authenticate = object({ launchToken: token })

const movement = {
  /** The provider's own id of this call; the same one again is answered as before. */
  transactionId: id,
  roundId: id,
  sessionToken: token,
  game: slug,
  currency: currencyCode
}

const bet = object({
  ...movement,
  amount,
  /** The round was begun by a machine on the player's behalf, which not every licence allows. */
  isAutomatic: optional(boolean()),
  /** A spin that the casino gives: it pays the stake, which is the grant's value. */
  freeSpins: optional(id)
})

/** Adds to the stake of the open round that `betTransactionId` began. */
const raise = object({ ...movement, amount, betTransactionId: id })

const win = object({
  ...movement,
  amount,
  betTransactionId: id,
  roundEnded: boolean(),
  /** The player stayed away until the rule of the game ended the round. */
  endedByRule: optional(boolean())
})

/** `betTransactionId` is the call whose money is to come back: a bet or what raised one. */
const rollback = object({ ...movement, betTransactionId: id })

export type AuthenticateRequest = InferOutput<typeof authenticate>
export type BetRequest = InferOutput<typeof bet>
export type RaiseRequest = InferOutput<typeof raise>
export type WinRequest = InferOutput<typeof win>
export type RollbackRequest = InferOutput<typeof rollback>

export const readAuthenticateRequest = parserOf(authenticate)
export const readBetRequest = parserOf(bet)
export const readRaiseRequest = parserOf(raise)
export const readWinRequest = parserOf(win)
export const readRollbackRequest = parserOf(rollback)

export const WALLET_ERROR_CODES = [
  'INVALID_REQUEST',
  'INVALID_SIGNATURE',
  'INVALID_TOKEN',
  'TOKEN_EXPIRED',
  'SESSION_ENDED',
  'GAME_MISMATCH',
  'INVALID_AMOUNT',
  'CURRENCY_MISMATCH',
  'INSUFFICIENT_FUNDS',
  'LIMIT_REACHED',
  'PLAYER_BLOCKED',
  'ROUND_IN_PROGRESS',
  'ROUND_CLOSED',
  'ROUND_TOO_SOON',
  'ANOTHER_SLOT_OPEN',
  'AUTOPLAY_FORBIDDEN',
  'STAKE_TOO_HIGH',
  'BONUS_STAKE_TOO_HIGH',
  'NO_FREE_SPINS',
  'BET_NOT_FOUND',
  'ALREADY_SETTLED',
  'ROLLED_BACK',
  'IDEMPOTENCY_MISMATCH'
] as const

export type WalletErrorCode = (typeof WALLET_ERROR_CODES)[number]

/** The player's own limit that has no room for a stake, and what it still has room for. */
const limit = object({
  kind: picklist(['Loss', 'Wager']),
  period: picklist(['Day', 'Week', 'Month']),
  /** The game that it is on alone. */
  game: nullable(slug),
  left: decimal
})

const refusal = object({
  status: literal('error'),
  code: picklist(WALLET_ERROR_CODES),
  /** What a bet may be at most, where it was refused for being above that. */
  most: optional(decimal),
  /** With LIMIT_REACHED. */
  limit: optional(limit)
})

const authenticated = object({
  status: literal('ok'),
  playerId: id,
  sessionToken: token,
  game: slug,
  currency: currencyCode,
  balance: decimal,
  locale: text,
  /** Play money is the provider's own: no wallet call follows for FUN. */
  mode: picklist(['REAL', 'FUN']),
  /** What the player's licence asks of the game: a round's least time, and what may be celebrated. */
  minimumRoundMs: pipe(number(), integer(), minValue(0), maxValue(60_000)),
  celebratesReturnsBelowStake: boolean(),
  /** A bet above it is refused; null where there is no such limit. */
  mostStake: nullable(decimal),
  /** The round that an earlier visit left open. */
  openRoundId: nullable(id),
  /** What is left of spins that the casino gave for this game; the oldest grant first. */
  freeSpins: optional(
    array(object({ id, left: pipe(number(), integer(), minValue(1)), stake: decimal }))
  )
})

const moved = object({
  status: literal('ok'),
  transactionId: id,
  currency: currencyCode,
  balance: decimal,
  /** The call had been answered before and nothing moved now. */
  replayed: boolean()
})

const authenticateAnswer = variant('status', [authenticated, refusal])

const movementAnswer = variant('status', [moved, refusal])

export type LimitInTheWay = InferOutput<typeof limit>
export type WalletRefusal = InferOutput<typeof refusal>
export type AuthenticateAnswer = InferOutput<typeof authenticateAnswer>
export type MovementAnswer = InferOutput<typeof movementAnswer>

export const readAuthenticateAnswer = parserOf(authenticateAnswer)
export const readMovementAnswer = parserOf(movementAnswer)
