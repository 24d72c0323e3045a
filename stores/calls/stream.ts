import { SESSION_END_REASONS } from '#contract/wire/logout-reason.ts'
import type { Credentials, SocketName } from '../environment/api.ts'
import type { Failure } from '../environment/failure.ts'
import type { TypedDocument } from '../environment/graphql/documents.ts'
import { environment } from '../environment/index.ts'
import { pause, reconnectDelay } from '../environment/sockets/backoff.ts'
import type { Listener } from '../environment/sockets/socket-client.ts'
import { reportFailure } from '../error-report.ts'
import { sessionDestroyedEvent } from '../session/session-destroyed.ts'
import { freshToken, knownTokens, tokensAfter } from './tokens-for.ts'

const SESSION_DESTROYED = 'session_destroyed_error'
const REFUSED_CODES = new Set([4401, 4403])

/** The token that the sockets last spoke with. */
let shown: string | undefined

/** Where another has come since, there is nothing to renew: the next connection shows it. */
async function renewRefused(): Promise<void> {
  const tokens = await knownTokens()
  if (tokens && tokens.access === shown) await tokensAfter(tokens)
}

const credentials: Credentials = {
  async token() {
    shown = await freshToken()
    return shown
  },
  refused(reason, code) {
    const why = SESSION_END_REASONS.find(known => known === reason)
    if (why ?? reason.includes(SESSION_DESTROYED)) void sessionDestroyedEvent(why)
    else if (REFUSED_CODES.has(code)) void renewRefused()
  }
}

/** Follows a stream; one that the server ended by a fault is asked for again, later each time. */
export function listen<Result, Variables>(
  socket: SocketName,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  listener: Listener<Result>
): () => void {
  const { api, clock, page, random } = environment()
  let isStopped = false
  let faults = 0
  let stop = () => {}

  async function recover(failure: Failure): Promise<void> {
    if (failure.message.includes(SESSION_DESTROYED)) return sessionDestroyedEvent()
    if (failure.kind === 'auth') await renewRefused()
    else reportFailure(failure)
    listener.failed?.(failure)
    await pause(reconnectDelay(faults++, random), clock, page.onWake)
    start()
  }

  function start(): void {
    if (isStopped) return
    stop = api.subscribe(socket, credentials, document, variables, {
      next(data) {
        faults = 0
        listener.next(data)
      },
      connected: () => listener.connected?.(),
      failed: failure => void recover(failure)
    })
  }

  start()
  return () => {
    isStopped = true
    stop()
  }
}
