import { arrayOf, type Fields, fieldsOf, type Guard, isId, isInteger, isString } from './guards.ts'

/** How long a message to the desk may be. */
export const LONGEST_MESSAGE = 2000

const SENDERS = ['automatic', 'desk', 'player'] as const

export interface DeskMessage {
  /** Grows with each message. */
  readonly id: number
  /** The player, a person at the desk, or nobody: the desk answers by itself. */
  readonly from: (typeof SENDERS)[number]
  readonly text: string
  /** ISO 8601. */
  readonly at: string
}

/** What the desk says of a conversation to whom it belongs. */
export interface DeskConversation {
  /** Those after the one that was asked from, the oldest first. */
  readonly messages: readonly DeskMessage[]
  /** Up to where the player has read. */
  readonly readId: number
}

/** The answer to a token of the house: what all further calls are made with. */
export interface DeskSession {
  readonly session: string
}

const isSender: Guard<DeskMessage['from']> = (value): value is DeskMessage['from'] =>
  SENDERS.some(sender => sender === value)

const MESSAGE: Fields<DeskMessage> = { id: isInteger, from: isSender, text: isString, at: isString }

const isMessage: Guard<DeskMessage> = (value): value is DeskMessage =>
  fieldsOf(value, MESSAGE) !== null

/** Reads what `GET /v1/messages` answers; null for anything else. */
export const readDeskConversation = (value: unknown): DeskConversation | null =>
  fieldsOf(value, { messages: arrayOf(isMessage), readId: isInteger })

/** Reads what `POST /v1/sessions` answers; null for anything else. */
export const readDeskSession = (value: unknown): DeskSession | null =>
  fieldsOf(value, { session: isId })
