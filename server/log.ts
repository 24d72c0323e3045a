import { type DestinationStream, type Logger, pino } from 'pino'
import type { Config } from './config.ts'

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

/** A path without its query string, which may hold tokens. */
export const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] ?? ''

/** Structured lines on standard output, without names, mail addresses, tokens or query strings. */
export function createLog(config: Pick<Config, 'logLevel'>, to?: DestinationStream): Logger {
  const options = {
    level: config.logLevel,
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
  return to ? pino(options, to) : pino(options)
}
