import type { Resolvers } from '../../generated/main.ts'
import {
  beginBankLogin as begin,
  type Completed,
  completeBankLogin as complete
} from '../../identity/bank-login/index.ts'
import { deviceFactsOf } from '../session/index.ts'

const CODES = {
  expired: 'EXPIRED',
  refused: 'LOGIN_FAILED',
  unavailable: 'PROVIDER_UNAVAILABLE',
  underage: 'UNDERAGE'
} as const

/** Logins through a bank: the browser carries the bank's answer, the platform asks the bank itself. */
export const resolvers: Resolvers = {
  Mutation: {
    beginBankLogin: async (_root, { input }, { jurisdiction, ports, request }) => {
      const { country } = jurisdiction
      const begun = await begin(ports, { ...input, country, address: request.address })
      return begun.status === 'begun'
        ? { ok: { url: begun.url, state: begun.state } }
        : { error: { code: CODES[begun.status] } }
    },
    completeBankLogin: async (_root, { input }, { ports, request: { address, headers } }) => {
      const device = deviceFactsOf(headers, address)
      return answerOf(await complete(ports, { ...input, device, address }))
    }
  }
}

function answerOf(completed: Completed) {
  switch (completed.status) {
    case 'signedIn':
      return { ok: { tokens: completed.tokens } }
    case 'identified': {
      const { registrationId: id, form, person, expiresAt } = completed
      const { firstName, lastName, dateOfBirth, country } = person
      return {
        ok: { registration: { id, form, firstName, lastName, dateOfBirth, country, expiresAt } }
      }
    }
    default:
      return { error: { code: CODES[completed.status] } }
  }
}
