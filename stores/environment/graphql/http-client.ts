import type { ClientError } from 'graphql-request'
import { parseAnswer } from '#contract/wire/money-wire.ts'
import { asFailure, type Failure, graphqlFailure, networkFailure } from '../failure.ts'
import { operationOf, type TypedDocument, variablesOf } from './documents.ts'

import { wireFetch } from './wire-fetch.ts'

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

const isClientError = (thrown: unknown): thrown is ClientError =>
  thrown instanceof Error && 'response' in thrown

function failureOf(thrown: unknown): Failure {
  if (!isClientError(thrown)) return asFailure(thrown)
  const { status, errors, data, extensions } = thrown.response
  const faults = Array.isArray(errors) ? errors : []
  if (faults.length === 0) return networkFailure(`Error ${status}`, { status, cause: thrown })
  return graphqlFailure(faults, {
    status,
    data,
    ...(typeof extensions === 'object' && { extensions: { ...extensions } })
  })
}

/** Sends operations over HTTP; every way to fail comes out as a Failure. */
export function createHttpClient(fetch: typeof globalThis.fetch): HttpClient {
  return async (call, document, variables) => {
    const { GraphQLClient } = await import('graphql-request')
    const { kind } = operationOf(document)
    const client = new GraphQLClient(call.url, {
      fetch: wireFetch(fetch),
      method: kind === 'query' ? (call.method ?? 'POST') : 'POST',
      jsonSerializer: { parse: parseAnswer, stringify: JSON.stringify },
      ...(call.headers && { headers: { ...call.headers } })
    })
    try {
      const { data, extensions } = await client.rawRequest<never>({
        query: document.toString(),
        variables: variablesOf(variables),
        ...(call.signal && { signal: call.signal })
      })
      return { data, extensions: { ...(extensions as object | undefined) } }
    } catch (thrown) {
      throw failureOf(thrown)
    }
  }
}
