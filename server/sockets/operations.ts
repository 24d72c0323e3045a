import { GraphQLError } from 'graphql'
import type { ServerOptions } from 'graphql-ws'

import { contextOf, tokenFrom } from '../context.ts'
import type { Documents } from '../graphql/documents.ts'
import { publicError } from '../graphql/errors.ts'
import { Fault } from '../graphql/faults.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Ports } from '../ports.ts'
import type { Extra } from './conversation.ts'
import { isRecord } from './record.ts'

const MOST_OPERATIONS = 64

export type ConnectionParams = Readonly<Record<string, unknown>>

/** What happens on a socket, whichever protocol carries it: who speaks, what is run, what is told. */
export function operationsOf(
  ports: Ports,
  documents: Documents,
  initMilliseconds: number
): ServerOptions<ConnectionParams, Extra> {
  const told = (errors: readonly Error[], { traceId }: Extra) =>
    errors.map(error => publicError(error, { traceId, log: ports.log }))

  return {
    connectionInitWaitTimeout: initMilliseconds,
    execute: documents.execute,

    onConnect: ({ connectionParams, extra }) => extra.presence.open(tokenOf(connectionParams)),

    onPing: async ({ extra }, payload) => {
      const token = tokenOf(payload)
      if (token !== undefined) await extra.presence.renew(token)
    },

    onSubscribe: async ({ extra, subscriptions }, id, { query, operationName, variables }) => {
      if (Object.keys(subscriptions).length > MOST_OPERATIONS) return told([tooMany()], extra)
      const document = documents.prepare(query)
      extra.running.add(id)
      if (!('kind' in document)) return told(document, extra)
      try {
        const { headers } = extra.request
        const { token } = extra.presence
        const { traceId } = extra
        const address = clientAddress(extra.request)
        const contextValue = await contextOf(ports, { headers, traceId, token, address })
        const { schema } = documents
        return { schema, document, operationName, variableValues: variables, contextValue }
      } catch (error) {
        if (error instanceof Fault) return told([error], extra)
        throw error
      }
    },

    onNext: ({ extra }, _id, _payload, _args, { data, errors }) => {
      if (!errors) return
      const shown = told(errors, extra).map(error => error.toJSON())
      return data === undefined ? { errors: shown } : { data, errors: shown }
    },

    onError: ({ extra }, id, _payload, errors) => {
      extra.running.delete(id)
      return told(errors, extra).map(error => error.toJSON())
    },

    onComplete: ({ extra }, id) => {
      extra.running.delete(id)
    }
  }
}

const tooMany = () =>
  new GraphQLError('Too many operations run on this socket', {
    extensions: { type: 'QueryRefused', reasons: ['TOO_MANY_OPERATIONS'] }
  })

function tokenOf(params: unknown): string | undefined {
  if (!isRecord(params)) return undefined
  const { accessToken, authorization, Authorization } = params
  return tokenFrom(accessToken ?? authorization ?? Authorization)
}
