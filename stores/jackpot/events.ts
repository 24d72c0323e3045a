import type { JackpotMessage, MessageOf, MessageType } from './codec.ts'

type Handler = (message: JackpotMessage) => void

const handlers = new Map<MessageType, Set<Handler>>()

/** Calls the handler for every message of a type until what it returns is called. */
export function onJackpotMessage<Type extends MessageType>(
  type: Type,
  handler: (message: MessageOf<Type>) => void
): () => void {
  const hear: Handler = message => {
    if (isOf(message, type)) handler(message)
  }
  const known = handlers.get(type) ?? new Set()
  handlers.set(type, known.add(hear))
  return () => void known.delete(hear)
}

const isOf = <Type extends MessageType>(
  message: JackpotMessage,
  type: Type
): message is MessageOf<Type> => message.type === type

/** Told by the connection, once for each message. */
export function jackpotMessageCame(message: JackpotMessage): void {
  for (const hear of [...(handlers.get(message.type) ?? [])]) hear(message)
}
