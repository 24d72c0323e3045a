import { isRecord } from './record.ts'

/**
 * The older protocol that its first package called `graphql-ws`: `start` and `stop` for `subscribe`
 * and `complete`, `data` for `next`, one error object instead of a list, and keep-alive by `ka`.
 * Decision D1: the platform speaks both; this translates frame by frame.
 */
export const LEGACY = 'graphql-ws'
export const MODERN = 'graphql-transport-ws'

export const KEEP_ALIVE = '{"type":"ka"}'

/** What only a server says: its reader takes it from a client for a fault of its own. */
const OF_SERVERS: readonly unknown[] = ['connection_ack', 'error', 'next']

/** Whether a client says what is the server's to say, in the newer protocol. */
export function isOfServer(text: string): boolean {
  const message = parsed(text)
  return isRecord(message) && OF_SERVERS.includes(message['type'])
}

/** What a client's frame means in the newer protocol. */
export type Incoming =
  | { readonly kind: 'frame'; readonly frame: string; readonly init: boolean }
  | { readonly kind: 'terminate' }

// Not JSON, so that the newer protocol's reader refuses it by its own rule.
const UNREADABLE: Incoming = { kind: 'frame', frame: '', init: false }

/** Translates a frame of the client. */
export function fromLegacy(text: string): Incoming {
  try {
    return translated(text)
  } catch (error) {
    // What nests too deep can be read, and not be written again.
    if (error instanceof RangeError) return UNREADABLE
    throw error
  }
}

function translated(text: string): Incoming {
  const message = parsed(text)
  if (!isRecord(message)) return UNREADABLE
  const id = isName(message['id']) ? String(message['id']) : undefined
  switch (message['type']) {
    case 'connection_init': {
      const payload = isRecord(message['payload']) ? { payload: message['payload'] } : {}
      return frame({ type: 'connection_init', ...payload }, true)
    }
    case 'start': {
      const request = isRecord(message['payload']) ? message['payload'] : {}
      const { query, variables, operationName, extensions } = request
      const payload = { query, variables, operationName, extensions }
      return frame({ id, type: 'subscribe', payload })
    }
    case 'stop':
      return frame({ id, type: 'complete' })
    case 'connection_terminate':
      return { kind: 'terminate' }
    default:
      return UNREADABLE
  }
}

/** Older clients number their operations; what is neither name nor number the newer protocol refuses. */
const isName = (id: unknown): boolean => typeof id === 'string' || typeof id === 'number'

/** Translates a frame of the server into the frames that an older client expects. */
export function toLegacy(text: string): readonly string[] {
  const message = parsed(text)
  if (!isRecord(message)) return []
  const { id, type, payload } = message
  switch (type) {
    case 'connection_ack':
      return [text, KEEP_ALIVE]
    case 'next':
      return [JSON.stringify({ id, type: 'data', payload })]
    case 'error': {
      const [first] = Array.isArray(payload) ? payload : [payload]
      return [JSON.stringify({ id, type: 'error', payload: first })]
    }
    case 'complete':
      return [text]
    default:
      return []
  }
}

const frame = (message: object, init = false): Incoming => ({
  kind: 'frame',
  frame: JSON.stringify(message),
  init
})

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
