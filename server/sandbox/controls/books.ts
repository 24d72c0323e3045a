import { openDifferences } from '../../capabilities/cashier/index.ts'
import { platformControl } from '../control.ts'
import { COUNT, list, MOMENT, object, TEXT } from '../schemas.ts'

export const compareBooks = platformControl({
  id: 'compareBooks',
  method: 'POST',
  path: '/compare-books',
  summary: 'Lays the books of all payment providers beside ours, and counts what differs.',
  fields: {},
  answer: object({ differences: COUNT }),
  run: async ({ db, jobs }) => {
    await jobs.run('cashier.compare')
    return { differences: (await openDifferences(db.kysely)).length }
  }
})

export const listDifferences = platformControl({
  id: 'listDifferences',
  method: 'GET',
  path: '/payment-differences',
  summary: 'Where a payment provider’s book and ours say different things, the newest first.',
  fields: {},
  answer: object({
    differences: list(
      object({
        provider: TEXT,
        reference: TEXT,
        kind: TEXT,
        ours: TEXT,
        theirs: TEXT,
        foundAt: MOMENT
      })
    )
  }),
  run: async ({ db }) => ({
    differences: (await openDifferences(db.kysely)).map(
      ({ found_at, kind, ours, provider, reference, theirs }) => ({
        provider,
        reference,
        kind,
        ours,
        theirs,
        foundAt: found_at.toISOString()
      })
    )
  })
})
