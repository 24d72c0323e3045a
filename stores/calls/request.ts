import type { EndpointName } from '../environment/api.ts'
import { asFailure } from '../environment/failure.ts'
import { operationOf, type TypedDocument } from '../environment/graphql/documents.ts'
import { environment } from '../environment/index.ts'
import { reportFailure } from '../error-report.ts'
import { knownTokens, tokensAfter } from './tokens-for.ts'

export interface RequestSettings {
  /** Codes that the caller has an answer to, so nobody need be told. */
  readonly handled?: readonly string[]
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}

/** No variables need be given where the operation has none. */
export type Rest<Variables> =
  Record<string, never> extends Variables
    ? readonly [variables?: Variables, settings?: RequestSettings]
    : readonly [variables: Variables, settings?: RequestSettings]

const OPEN = new Set(['RefreshAccessToken', 'CountryContextQuery'])

/** Sends an operation with the token; a refused token is renewed and the operation sent once more. */
export async function request<Result, Variables>(
  endpoint: EndpointName,
  document: TypedDocument<Result, Variables>,
  variables: Variables,
  { handled, ...options }: RequestSettings = {}
): Promise<Result> {
  const { api } = environment()
  const isOpen = OPEN.has(operationOf(document).name)
  const tokens = isOpen ? undefined : await knownTokens()
  const send = async (token: string | undefined) =>
    (await api.request(endpoint, document, variables, { ...options, token })).data
  const giveUp = (thrown: unknown): never => {
    const failure = asFailure(thrown)
    reportFailure(failure, handled)
    throw failure
  }

  try {
    return await send(tokens?.access)
  } catch (thrown) {
    const isRefused = asFailure(thrown).kind === 'auth'
    const renewed = tokens && isRefused ? await tokensAfter(tokens) : undefined
    return renewed ? send(renewed.access).catch(giveUp) : giveUp(thrown)
  }
}
