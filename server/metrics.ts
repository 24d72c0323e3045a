import { collectDefaultMetrics, Registry } from 'prom-client'

export interface Metrics {
  /** A room registers its own figures here: `new Counter({ registers: [metrics.registry], ... })`. */
  readonly registry: Registry
}

/** A registry of its own for every platform, so that two in one process do not meet. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  return { registry }
}
