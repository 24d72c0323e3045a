import { asFailure, graphqlFailure, networkFailure } from '../failure.ts'
import { answerOf } from './answer.ts'
import { operationOf, type TypedDocument, variablesOf } from './documents.ts'

export interface Call {
  readonly url: string
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
  /** Queries go by GET where the endpoint is configured so; mutations never do. */
  readonly method?: 'GET' | 'POST'
}

export interface Answer<Result> {
  readonly data: Result
  readonly extensions: Readonly<Record<string, unknown>>
}

export type HttpClient = <Result, Variables>(
  call: Call,
  document: TypedDocument<Result, Variables>,
  variables: Variables
) => Promise<Answer<Result>>

const LONGEST_URL = 2047
const ACCEPT = 'application/graphql-response+json, application/json, multipart/mixed'

/** What is fetched for an operation; by GET only as long as the address keeps within the limit. */
function requestOf(
  call: Call,
  document: { toString(): string },
  given: unknown
): [url: string, init: RequestInit] {
  const { kind, name } = operationOf(document)
  const query = document.toString()
  const variables = variablesOf(given)
  const url = new URL(call.url)
  const init = {
    headers: { ...call.headers, accept: ACCEPT },
    ...(call.signal && { signal: call.signal })
  }
  if (kind === 'query' && call.method === 'GET') {
    url.searchParams.set('query', query.trim())
    url.searchParams.set('operationName', name)
    url.searchParams.set('variables', JSON.stringify(variables))
    if (url.href.length <= LONGEST_URL) return [url.href, init]
  }
  const post = {
    ...init,
    method: 'POST',
    headers: { ...init.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ query, operationName: name, variables })
  }
  return [call.url, post]
}

/** The number that the call is found by in the log of the platform, where it was given one. */
const traceIdOf = ({ headers }: Call) => headers?.['traceparent']?.slice(3, 35)

/** Sends operations over HTTP; every way to fail comes out as a Failure. */
export function createHttpClient(fetch: typeof globalThis.fetch): HttpClient {
  return async <Result>(call: Call, document: { toString(): string }, variables: unknown) => {
    try {
      const response = await fetch(...requestOf(call, document, variables))
      const { status, ok } = response
      const { data, errors, extensions } = await answerOf<Result>(response)
      const beside = { ...extensions }
      if (errors.length > 0) throw graphqlFailure(errors, { status, data, extensions: beside })
      if (!ok || data === undefined)
        throw networkFailure(`Error ${status}`, { status, traceId: traceIdOf(call) })
      return { data, extensions: beside }
    } catch (thrown) {
      throw asFailure(thrown)
    }
  }
}
