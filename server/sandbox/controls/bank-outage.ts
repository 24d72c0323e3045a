import { BANK_PROVIDER_NAMES } from '#config/bank-providers.ts'
import { planOutage } from '../../banks/store.ts'
import { platformControl } from '../control.ts'
import { object, TEXT, TEXT_OR_NULL } from '../schemas.ts'

export const bankOutage = platformControl({
  id: 'bankOutage',
  method: 'POST',
  path: '/bank-outage',
  summary: 'Has a bank fail once, at the next call of the kind, or takes that back.',
  fields: {
    provider: {
      type: 'choice',
      options: BANK_PROVIDER_NAMES,
      default: 'TRUSTLY',
      description: 'Which bank'
    },
    at: {
      type: 'choice',
      options: ['login', 'result', 'asUsual'],
      default: 'login',
      description:
        'When a login begins, or when the house asks who it was; `asUsual` lets it answer'
    }
  },
  answer: object({ provider: TEXT, outage: TEXT_OR_NULL }),
  run: async ({ db }, { provider, at }) => {
    const outage = at === 'asUsual' ? null : at
    await planOutage(db.kysely, provider, outage)
    return { provider, outage }
  }
})
