import { type ExecutionArgs, GraphQLError } from 'graphql'
import type { ServerOptions } from 'graphql-ws'
import { readTrace, TRACE_HEADER, type Trace } from '#contract/wire/traceparent.ts'
import { type Context, contextOf, tokenFrom } from '../context.ts'
import type { Documents } from '../graphql/documents.ts'
import { publicError } from '../graphql/errors.ts'
import { Fault } from '../graphql/faults.ts'
import { tracedExecute } from '../graphql/traced-execute.ts'
import { clientAddress } from '../http/client-address.ts'
import type { Ports } from '../ports.ts'
import { withTrace } from '../tracing/current-trace.ts'
import type { Extra } from './conversation.ts'
import { isRecord } from './record.ts'

const MOST_OPERATIONS = 64

/**
 * A client reads the state as it sends the operation that follows it, and the reading may overtake
 * the operation. So a stream hears what was said so long before it was asked for.
 */
const HEARD_BACK_MS = 5000

export type ConnectionParams = Readonly<Record<string, unknown>>

/** What happens on a socket, whichever protocol carries it: who speaks, what is run, what is told. */
export function operationsOf(
  ports: Ports,
  path: string,
  documents: Documents,
  initMilliseconds: number
): ServerOptions<ConnectionParams, Extra> {
  const told = (errors: readonly Error[], { id }: Trace) =>
    errors.map(error => publicError(error, { traceId: id, log: ports.log }))
  const execute = tracedExecute(ports, path, documents)

  return {
    connectionInitWaitTimeout: initMilliseconds,
    execute: args => withTrace(traceIn(args), () => execute(args)),
    subscribe: args => withTrace(traceIn(args), () => documents.subscribe(args)),

    onConnect: async ({ connectionParams, extra }) => {
      const isKnown = await extra.presence.open(tokenOf(connectionParams))
      extra.acknowledged = performance.now()
      return isKnown
    },

    onPing: async ({ extra }, payload) => {
      const token = tokenOf(payload)
      if (token !== undefined) await extra.presence.renew(token)
    },

    onSubscribe: async (
      { extra, subscriptions },
      id,
      { query, operationName, variables, extensions }
    ) => {
      const trace = readTrace(extensions?.[TRACE_HEADER]) ?? extra.trace
      const hearsSince = Math.max(extra.acknowledged, performance.now() - HEARD_BACK_MS)
      if (Object.keys(subscriptions).length > MOST_OPERATIONS) return told([tooMany()], trace)
      const document = documents.prepare(query)
      extra.running.set(id, trace)
      if (!('kind' in document)) return told(document, trace)
      try {
        const { headers } = extra.request
        const { token } = extra.presence
        const address = clientAddress(extra.request, ports.config)
        const contextValue = await withTrace(trace, () =>
          contextOf(ports, { headers, token, address, hearsSince })
        )
        const { schema } = documents
        return { schema, document, operationName, variableValues: variables, contextValue }
      } catch (error) {
        if (error instanceof Fault) return told([error], trace)
        throw error
      }
    },

    onNext: ({ extra }, id, _payload, _args, { data, errors }) => {
      if (!errors) return
      const shown = told(errors, extra.running.get(id) ?? extra.trace).map(error => error.toJSON())
      return data === undefined ? { errors: shown } : { data, errors: shown }
    },

    onError: ({ extra }, id, _payload, errors) => {
      const trace = extra.running.get(id) ?? extra.trace
      extra.running.delete(id)
      return told(errors, trace).map(error => error.toJSON())
    },

    onComplete: ({ extra }, id) => {
      extra.running.delete(id)
    }
  }
}

/** What an operation is a part of, as the context that was made for it says. */
const traceIn = ({ contextValue }: Pick<ExecutionArgs, 'contextValue'>): Trace | undefined =>
  isContext(contextValue) ? contextValue.request.trace : undefined

const isContext = (value: unknown): value is Pick<Context, 'request'> =>
  isRecord(value) && 'request' in value

const tooMany = () =>
  new GraphQLError('Too many operations run on this socket', {
    extensions: { type: 'QueryRefused', reasons: ['TOO_MANY_OPERATIONS'] }
  })

function tokenOf(params: unknown): string | undefined {
  if (!isRecord(params)) return undefined
  const { accessToken, authorization, Authorization } = params
  return tokenFrom(accessToken ?? authorization ?? Authorization)
}
