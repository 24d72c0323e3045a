import { AUTHENTICATION_FAILURE } from '#contract/wire/failure-types.ts'

export interface GraphqlFault {
  readonly message: string
  readonly path?: readonly (number | string)[] | undefined
  readonly extensions?: Readonly<Record<string, unknown>> | undefined
}

/** What a fault says beyond its text: a code, the names concerned, and where to find it in the log. */
export interface FaultDetail {
  readonly code?: string
  readonly keys: readonly string[]
  readonly traceId?: string
}

export type FailureKind = 'aborted' | 'auth' | 'graphql' | 'network'

const UNAUTHORIZED = 401

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined

const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter(item => typeof item === 'string') : []

const typeOf = ({ extensions }: GraphqlFault): string | undefined =>
  textOf(extensions?.['type'])?.replaceAll('$', '')

/** Reads the extensions: the first reason as it is, else the type without its dollar signs. */
export function faultDetail(fault: GraphqlFault): FaultDetail {
  const { reasons, keys, traceId } = fault.extensions ?? {}
  const code = listOf(reasons)[0] ?? typeOf(fault)
  const trace = textOf(traceId)
  return { keys: listOf(keys), ...(code && { code }), ...(trace && { traceId: trace }) }
}

interface FailureParts extends Partial<Omit<FaultDetail, 'traceId'>> {
  readonly traceId?: string | undefined
  readonly types?: readonly string[]
  readonly status?: number
  readonly cause?: unknown
  readonly data?: unknown
}

/** Something broke on the way or at the other end; a refusal by a rule is data and never this. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly kind: FailureKind
  readonly code: string | undefined
  /** The type of every fault in the answer. */
  readonly types: readonly string[]
  readonly keys: readonly string[]
  readonly traceId: string | undefined
  readonly status: number | undefined
  /** What was answered beside the faults. */
  readonly data: unknown

  constructor(kind: FailureKind, message: string, parts: FailureParts = {}) {
    super(message, { cause: parts.cause })
    this.kind = kind
    this.code = parts.code
    this.types = parts.types ?? []
    this.keys = parts.keys ?? []
    this.traceId = parts.traceId
    this.status = parts.status
    this.data = parts.data
  }
}

/** Nothing usable came back from the other end. */
export function networkFailure(message: string, parts: FailureParts = {}): Failure {
  const kind = parts.status === UNAUTHORIZED ? 'auth' : 'network'
  return new Failure(kind, `[Network] ${message}`, parts)
}

interface FaultyAnswer {
  readonly status?: number
  readonly data?: unknown
  readonly extensions?: Readonly<Record<string, unknown>>
}

/** Joins the faults of one answer into a single failure, a line each. */
export function graphqlFailure(
  faults: readonly GraphqlFault[],
  answer: FaultyAnswer = {}
): Failure {
  const types = faults.map(typeOf).filter(type => type !== undefined)
  const isAuth = answer.status === UNAUTHORIZED || types.includes(AUTHENTICATION_FAILURE)
  const details = faults.map(faultDetail)
  const code = details.find(detail => detail.code)?.code
  const traceId =
    details.find(detail => detail.traceId)?.traceId ?? textOf(answer.extensions?.['traceId'])
  const message = faults.map(fault => `[GraphQL] ${fault.message}`).join('\n')
  return new Failure(isAuth ? 'auth' : 'graphql', message, {
    types,
    keys: details.flatMap(detail => detail.keys),
    data: answer.data,
    ...(code && { code }),
    ...(traceId && { traceId }),
    ...(answer.status && { status: answer.status })
  })
}

/** Any thrown thing as a failure; what is none yet came from the network or the browser. */
export function asFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown
  if (thrown instanceof DOMException && thrown.name === 'AbortError')
    return new Failure('aborted', '[Network] The request was given up', { cause: thrown })
  const message = thrown instanceof Error ? thrown.message : String(thrown)
  return networkFailure(message, { cause: thrown })
}
