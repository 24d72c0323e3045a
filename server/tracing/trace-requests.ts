import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

import { readTrace, TRACE_HEADER } from '#contract/wire/traceparent.ts'
import { newTrace, withTrace } from './current-trace.ts'
import type { Span, Tracing } from './tracing.ts'

/** The steps that requests are, by what came over the wire. */
export type RequestSpans = WeakMap<IncomingMessage, Span>

/** Begins the step that a request is, and answers its number: that of its trace. */
export function beginRequest(spans: RequestSpans, tracing: Tracing, raw: IncomingMessage): string {
  const parent = readTrace(raw.headers[TRACE_HEADER]) ?? undefined
  const span = tracing.begin('server', raw.method ?? 'GET', {}, parent)
  const trace = span.trace ?? newTrace()
  spans.set(raw, { ...span, trace })
  return trace.id
}

/** Makes all that is done for a request a part of its trace, and ends the step with the answer. */
export function traceRequests(app: FastifyInstance, spans: RequestSpans): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-trace-id', request.id)
    withTrace(spans.get(request.raw)?.trace, done)
  })
  app.addHook('onResponse', async ({ raw, method, routeOptions }, { statusCode }) => {
    // A route by its pattern: what stands in its place in an address may be somebody's.
    const route = routeOptions.url ?? 'unknown'
    spans.get(raw)?.end({
      name: `${method} ${route}`,
      attributes: {
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': statusCode
      },
      ...(statusCode >= 500 && { failure: String(statusCode) })
    })
  })
}
