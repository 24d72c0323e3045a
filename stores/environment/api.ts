import type { TypedDocument } from './graphql/documents.ts'
import type { Answer } from './graphql/http-client.ts'
import type { Listener } from './sockets/socket-client.ts'

export type EndpointName = 'data' | 'lobby' | 'main'
export type SocketName = 'lobby' | 'main'

/** Who speaks on a socket; asked at every connection. */
export interface Credentials {
  token(): Promise<string | undefined>
  /** The other end refused them, or ended the session. */
  refused(reason: string, code: number): void
}

export interface RequestOptions {
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/** The three GraphQL endpoints. Every failure is a Failure. */
export interface Api {
  request<Result, Variables>(
    endpoint: EndpointName,
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    options?: RequestOptions
  ): Promise<Answer<Result>>
  subscribe<Result, Variables>(
    socket: SocketName,
    credentials: Credentials,
    document: TypedDocument<Result, Variables>,
    variables: Variables,
    listener: Listener<Result>
  ): () => void
}
