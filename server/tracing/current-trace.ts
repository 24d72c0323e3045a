import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'

import type { Trace } from '#contract/wire/traceparent.ts'

const storage = new AsyncLocalStorage<Trace | undefined>()

/** The trace that what runs now belongs to; undefined for what nobody's call has set off. */
export const currentTrace = (): Trace | undefined => storage.getStore()

/** Runs the work, and whatever it sets off, as a part of the trace. */
export const withTrace = <T>(trace: Trace | undefined, work: () => T): T => storage.run(trace, work)

/** A trace that begins here. */
export const newTrace = (): Trace => ({
  id: randomBytes(16).toString('hex'),
  span: randomBytes(8).toString('hex'),
  isSampled: true
})
