import type { TypedDocument } from '../environment/graphql/documents.ts'
import type { Listener } from '../environment/sockets/socket-client.ts'
import { type Rest, request } from './request.ts'
import { listen } from './stream.ts'

/** Asks the lobby endpoint, which answers for the brand. */
export function askLobby<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  ...[variables, settings]: Rest<Variables>
): Promise<Result> {
  return request('lobby', document, variables ?? ({} as Variables), settings)
}

/** Follows a stream of the lobby endpoint until what it returns is called. */
export function followLobby<Result, Variables>(
  document: TypedDocument<Result, Variables>,
  listener: Listener<Result>,
  ...[variables]: Rest<Variables>
): () => void {
  return listen('lobby', document, variables ?? ({} as Variables), listener)
}
