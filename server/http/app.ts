import fastifyRateLimit from '@fastify/rate-limit'
import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from 'fastify'
import { Redis } from 'ioredis'
import type { Ports } from '../ports.ts'
import { beginRequest, type RequestSpans, traceRequests } from '../tracing/trace-requests.ts'
import { noTracing } from '../tracing/tracing.ts'
import { answerErrors, statusOf } from './errors.ts'
import { addBaseHeaders } from './headers.ts'
import { gateHosts } from './host-gate.ts'
import { isProxy } from './proxies.ts'

const BODY_LIMIT = 64 * 1024
const IN_FLIGHT_LIMIT = 20_000

const BAD_ADDRESS = JSON.stringify({ error: { code: 'BAD_REQUEST' } })

const refusals = { 408: 'Request Timeout', 431: 'Request Header Fields Too Large' } as const

const statusOfClientError = (error: Error) => {
  if (!('code' in error)) return 400
  if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') return 408
  return error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
}

/** The one HTTP server of a process: limits, headers and error answers that every room shares. */
export async function createApp(
  ports: Partial<Pick<Ports, 'tracing'>> & Pick<Ports, 'config' | 'log' | 'metrics'>
) {
  const { config, log, tracing = noTracing } = ports
  const spans: RequestSpans = new WeakMap()
  const loggerInstance: FastifyBaseLogger = log
  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    // A document of ten megabytes takes that long over a slow line; headers have ten seconds.
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    connectionTimeout: 0,
    forceCloseConnections: 'idle',
    trustProxy: address => isProxy(config.proxies, address),
    routerOptions: { maxParamLength: 300, ignoreTrailingSlash: false },
    genReqId: raw => beginRequest(spans, tracing, raw),
    // Every line says whose it is by its trace already.
    childLoggerFactory: logger => logger,
    requestIdHeader: false,
    frameworkErrors: (error, _request, reply) => {
      // An address that can not be decoded; hooks have not run.
      addBaseHeaders(config, reply)
      reply.statusCode = statusOf(error)
      reply.type('application/json').send(BAD_ADDRESS as never)
    },
    clientErrorHandler: (error, socket) => {
      if (!socket.writable) return
      const status = statusOfClientError(error)
      const text = status === 400 ? 'Bad Request' : refusals[status]
      socket.end(`HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`)
    }
  })
  app.server.headersTimeout = 10_000
  app.server.maxRequestsPerSocket = 0
  app.server.maxConnections = IN_FLIGHT_LIMIT

  traceRequests(app, spans)
  app.addHook('onRequest', async (_request, reply) => addBaseHeaders(config, reply))
  app.addHook('onSend', async (_request, reply, payload) => {
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    return payload
  })
  gateHosts(app, config)
  answerErrors(app)
  await limitRates(app, ports)
  return app
}

/** Rates are limited on the routes that ask for it (`config: { rateLimit }`), over all processes. */
async function limitRates(app: FastifyInstance, { config, log }: Pick<Ports, 'config' | 'log'>) {
  const redis = config.redisUrl
    ? new Redis(config.redisUrl, { maxRetriesPerRequest: 1 })
    : undefined
  redis?.on('error', error => log.warn({ error: error.message }, 'redis connection lost'))
  await app.register(fastifyRateLimit, {
    global: false,
    skipOnError: true,
    ...(redis && { redis })
  })
  app.addHook('onClose', async () => redis?.disconnect())
}
