import type { Errand } from '#server/jobs/errand.ts'

/**
 * Stands in for `server/jobs/errand.ts` where the work of a request is counted: what the platform
 * does by itself from time to time is no work of a request. A test file asks for it with
 * `vi.mock('#server/jobs/errand.ts', () => import('#tests/support/no-errands.ts'))`.
 */
export const startErrand = (): Errand => ({ soon: () => {}, close: async () => {} })
