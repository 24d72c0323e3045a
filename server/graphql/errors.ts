import { GraphQLError } from 'graphql'

import type { Logger } from '../log.ts'
import { Fault } from './faults.ts'

const UNEXPECTED = 'Something went wrong'

/** Where an error happened, so that its report can be found again. */
export interface ErrorTrace {
  readonly traceId: string
  readonly log: Logger
}

/**
 * The one place where errors take their shape on the wire: `extensions { type, reasons, keys,
 * traceId }`. A fault keeps its words, a mistake in the query is told, all else is masked; each is a line in the log.
 */
export function publicError(error: Error, { traceId, log }: ErrorTrace): GraphQLError {
  const cause = causeOf(error)
  if (cause instanceof Fault) {
    const { type, reasons, keys } = cause
    log.info({ type, reasons, traceId }, 'an operation was refused')
    return shaped(error, cause.message, { type, reasons, keys, traceId })
  }
  if (cause === undefined)
    return shaped(error, error.message, {
      type: 'BadRequest',
      reasons: [],
      keys: [],
      ...(error instanceof GraphQLError ? error.extensions : {}),
      traceId
    })
  log.error({ err: cause, traceId }, 'a resolver failed')
  return shaped(error, UNEXPECTED, { type: 'InternalFailure', reasons: [], keys: [], traceId })
}

/** What a resolver threw; undefined for an error that GraphQL itself found in the request. */
function causeOf(error: Error): Error | undefined {
  if (!(error instanceof GraphQLError)) return error
  const { originalError } = error
  return originalError instanceof GraphQLError ? causeOf(originalError) : originalError
}

function shaped(error: Error, message: string, extensions: Readonly<Record<string, unknown>>) {
  const { path = null, originalError, nodes = null } = error instanceof GraphQLError ? error : {}
  // Where in the query it stands helps with a mistake in the query only.
  return new GraphQLError(message, { nodes: originalError ? null : nodes, path, extensions })
}
