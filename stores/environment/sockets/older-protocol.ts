/** The frames of the older subprotocol, as subscriptions-transport-ws speaks it. */
export interface Frame {
  readonly id?: string
  readonly type: string
  readonly payload?: unknown
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const asError = (value: unknown) =>
  isRecord(value) ? { message: 'Unknown error', ...value } : { message: String(value) }

/** The older protocol puts one error where the newer one has a list. */
function errorList(payload: unknown): readonly object[] {
  if (Array.isArray(payload)) return payload.map(asError)
  if (isRecord(payload) && Array.isArray(payload['errors'])) return payload['errors'].map(asError)
  return [asError(payload ?? {})]
}

/** Says a frame of the newer protocol in the older one; what the older one lacks is not said. */
export function toOlder(frame: Frame): Frame | undefined {
  switch (frame.type) {
    case 'connection_init':
      return { type: 'connection_init', payload: frame.payload ?? {} }
    case 'subscribe':
      return { ...frame, type: 'start' }
    case 'complete':
      return { ...frame, type: 'stop' }
    default:
      return undefined
  }
}

/** Understands a frame of the older protocol as one of the newer; keep-alive says nothing. */
export function fromOlder(frame: Frame): Frame | undefined {
  switch (frame.type) {
    case 'connection_ack':
      return isRecord(frame.payload) ? frame : { type: 'connection_ack' }
    case 'data':
      return { ...frame, type: 'next', payload: frame.payload ?? {} }
    case 'error':
      return { ...frame, type: 'error', payload: errorList(frame.payload) }
    case 'complete':
      return frame
    default:
      return undefined
  }
}

export const isKeepAlive = (frame: Frame) => frame.type === 'ka' || frame.type === 'keepalive'

export function messageOf(payload: unknown): string {
  return isRecord(payload) && typeof payload['message'] === 'string' ? payload['message'] : ''
}

export const tokenOf = (payload: unknown): unknown =>
  isRecord(payload) ? payload['accessToken'] : undefined
