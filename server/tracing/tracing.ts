import type { Trace } from '#contract/wire/traceparent.ts'
import type { Config } from '../config.ts'
import { currentTrace, withTrace } from './current-trace.ts'

/** What a step is described by: names and numbers of the house, never words or figures of a person. */
export type Attributes = Readonly<Record<string, number | string>>

/** Of OpenTelemetry's kinds: what is done for a caller, for a message, or within the process. */
export type SpanKind = 'consumer' | 'internal' | 'server'

export interface Outcome {
  /** A better name than that it began with. */
  readonly name?: string
  readonly attributes?: Attributes
  /** What has gone wrong; it is told by the name of its error, without its words. */
  readonly failure?: unknown
}

/** A step under way; `trace` is what its own steps are done within. */
export interface Span {
  readonly trace: Trace | undefined
  /** Ends it, once. */
  end(outcome?: Outcome): void
}

export interface Tracing {
  /** Whether anybody records steps; without one a trace is only a number in the log. */
  readonly isOn: boolean
  begin(kind: SpanKind, name: string, attributes: Attributes, parent: Trace | undefined): Span
  /** Hands over what is recorded. */
  close(): Promise<void>
}

/** Records nothing, and lets every step be its caller's. */
export const noTracing: Tracing = {
  isOn: false,
  begin: (_kind, _name, _attributes, parent) => ({ trace: parent, end: () => undefined }),
  close: async () => undefined
}

/** The tracing that the configuration names. OpenTelemetry is loaded only where it names some. */
export async function createTracing({
  otlpEndpoint
}: Pick<Config, 'otlpEndpoint'>): Promise<Tracing> {
  if (otlpEndpoint === undefined) return noTracing
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry(otlpEndpoint)
}

/** Runs the work as a step of its own within what runs now; what is nobody's is no step either. */
export async function inSpan<T>(
  tracing: Tracing,
  kind: SpanKind,
  name: string,
  attributes: Attributes,
  work: () => Promise<T> | T
): Promise<T> {
  const parent = currentTrace()
  if (!tracing.isOn || !parent) return work()
  const span = tracing.begin(kind, name, attributes, parent)
  try {
    const result = await withTrace(span.trace, work)
    span.end()
    return result
  } catch (error) {
    span.end({ failure: error })
    throw error
  }
}
