import type { TypedDocument } from '../environment/graphql/documents.ts'
import type { Listener } from '../environment/sockets/socket-client.ts'
import { type Rest, request } from './request.ts'
import { listen } from './stream.ts'

/** Asks the main endpoint; rejects with a Failure. */
export function ask<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  ...[variables, settings]: Rest<Variables>
): Promise<Result> {
  return request('main', document, variables ?? ({} as Variables), settings)
}

/** Follows a stream of the main endpoint until what it returns is called. */
export function follow<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  listener: Listener<Result>,
  ...[variables]: Rest<Variables>
): () => void {
  return listen('main', document, variables ?? ({} as Variables), listener)
}
