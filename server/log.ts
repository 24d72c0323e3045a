import { type DestinationStream, type Logger, multistream, pino } from 'pino'
import type { Config } from './config.ts'
import { currentTrace } from './tracing/current-trace.ts'
import { keptLines } from './tracing/kept-lines.ts'

export type { Logger } from 'pino'

/** Keys whose values never reach a log, at any of the first levels: people, secrets, addresses. */
const SECRET = [
  'accessToken',
  'authorization',
  'code',
  'cookie',
  'email',
  'firstName',
  'headers',
  'iban',
  'lastName',
  'name',
  'password',
  'phone',
  'query',
  'refreshToken',
  'ssn',
  'token'
]

/** As long as the number of a card is. */
const CARD = /\d{13,19}/g

/** A path without its query string, which may hold tokens, and without what may be the number of a card. */
export const pathOf = (url: string): string =>
  (url.split(/[?#]/, 1)[0] ?? '').replace(CARD, '[digits]')

/** A sandbox keeps lines of traces too, down to the least of them, for its console to show. */
function destinationOf(config: LogConfig, to: DestinationStream) {
  const { logLevel, sandbox } = config
  if (!sandbox) return { level: logLevel, stream: to }
  const shown = logLevel === 'silent' ? [] : [{ level: logLevel, stream: to }]
  const kept = { level: 'debug', stream: keptLines(config) } as const
  const stream = multistream([...shown, kept], { dedupe: false })
  return { level: logLevel === 'trace' ? logLevel : 'debug', stream }
}

type LogConfig = Pick<Config, 'logLevel'> & Partial<Pick<Config, 'sandbox'>>

/** Structured lines on standard output, without names, mail addresses, tokens or query strings. */
export function createLog(config: LogConfig, to: DestinationStream = pino.destination(1)): Logger {
  const { level, stream } = destinationOf(config, to)
  const options = {
    level,
    // Who looks for what a call has come to finds all of it by one number.
    mixin: () => {
      const trace = currentTrace()
      return trace ? { traceId: trace.id, spanId: trace.span } : {}
    },
    base: { pid: process.pid },
    redact: {
      paths: SECRET.flatMap(key => [key, `*.${key}`, `*.*.${key}`]),
      remove: true
    },
    serializers: {
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: pathOf(request.url)
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode })
    }
  }
  return pino(options, stream)
}
