import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { defaultResource, resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace'

import type { Trace } from '#contract/wire/traceparent.ts'
import type { Tracing } from './tracing.ts'

const KINDS = {
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
  server: SpanKind.SERVER
} as const

const SERVICE = 'lobby-platform'
const TRACES_PATH = 'v1/traces'
const EVERY_MS = 2000
/** A collector that does not answer holds up the end of the process no longer than this. */
const PATIENCE_MS = 3000

const within = (parent: Trace | undefined) =>
  parent
    ? trace.setSpanContext(ROOT_CONTEXT, {
        traceId: parent.id,
        spanId: parent.span,
        traceFlags: parent.isSampled ? TraceFlags.SAMPLED : TraceFlags.NONE,
        isRemote: true
      })
    : ROOT_CONTEXT

/** Sends steps to a collector by OTLP over HTTP; whoever began a trace says whether it is recorded. */
export function openTelemetry(endpoint: string): Tracing {
  const url = `${endpoint.replace(/\/+$/, '')}/${TRACES_PATH}`
  const exporter = new OTLPTraceExporter({ url, timeoutMillis: PATIENCE_MS })
  const provider = new TracerProvider({
    resource: defaultResource().merge(
      resourceFromAttributes({ 'service.name': process.env['OTEL_SERVICE_NAME'] || SERVICE })
    ),
    spanProcessors: [new BatchSpanProcessor({ exporter, scheduledDelayMillis: EVERY_MS })]
  })
  const tracer = provider.getTracer(SERVICE)

  return {
    isOn: true,
    begin(kind, name, attributes, parent) {
      const span = tracer.startSpan(name, { kind: KINDS[kind], attributes }, within(parent))
      const { traceId: id, spanId, traceFlags } = span.spanContext()
      const isSampled = (traceFlags & TraceFlags.SAMPLED) === TraceFlags.SAMPLED
      return {
        trace: { id, span: spanId, isSampled },
        end({ name: better, attributes: more = {}, failure } = {}) {
          if (better !== undefined) span.updateName(better)
          span.setAttributes(more)
          if (failure !== undefined) {
            span.setAttribute('error.type', failure instanceof Error ? failure.name : 'unknown')
            span.setStatus({ code: SpanStatusCode.ERROR })
          }
          span.end()
        }
      }
    },
    close: () => provider.shutdown()
  }
}
