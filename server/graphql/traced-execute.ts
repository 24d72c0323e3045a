import { type ExecutionArgs, type ExecutionResult, getOperationAST } from 'graphql'

import type { Ports } from '../ports.ts'
import { inSpan } from '../tracing/tracing.ts'
import type { Documents } from './documents.ts'

const LONGEST_NAME = 100

/** Runs operations as steps of their traces, each a line in the log of who looks closely. */
export function tracedExecute(
  { log, tracing }: Pick<Ports, 'log' | 'tracing'>,
  endpoint: string,
  { execute }: Documents
): (args: ExecutionArgs) => Promise<ExecutionResult> | ExecutionResult {
  if (!tracing.isOn && !log.isLevelEnabled('debug')) return execute
  return async args => {
    const operation = getOperationAST(args.document, args.operationName)
    const name = (operation?.name?.value ?? 'unnamed').slice(0, LONGEST_NAME)
    const kind = operation?.operation ?? 'query'
    const attributes = { 'graphql.operation.type': kind, 'graphql.operation.name': name, endpoint }
    const since = performance.now()
    const result = await inSpan(tracing, 'internal', `${kind} ${name}`, attributes, () =>
      execute(args)
    )
    const milliseconds = Math.round(performance.now() - since)
    const faults = result.errors?.length ?? 0
    log.debug({ operation: name, endpoint, milliseconds, faults }, 'an operation was answered')
    return result
  }
}
