import { isObjectType } from 'graphql'

import { ENDPOINTS, type Endpoint, schemaOf } from '#server/graphql/schema.ts'
import { KINDS, type Operation, operationFor, plainly } from '#tests/support/operations.ts'

export interface Listed extends Operation {
  readonly endpoint: Endpoint
  /** `main viewer wallet`: how the table calls it. */
  readonly name: string
  /** What it stands under, where it is no field of a root. */
  readonly under: 'public' | 'viewer' | null
}

const ROOTS = [
  { type: 'Query', under: null, kind: KINDS.query },
  { type: 'Viewer', under: 'viewer', kind: KINDS.query },
  { type: 'Public', under: 'public', kind: KINDS.query },
  { type: 'Mutation', under: null, kind: KINDS.mutation }
] as const

/** Everything that can be asked over HTTP, of every schema, as it stands there now. */
export const operations = (): readonly Listed[] =>
  ENDPOINTS.flatMap(endpoint => {
    const schema = schemaOf(endpoint)
    return ROOTS.flatMap(({ type, under, kind }) => {
      const found = schema.getType(type)
      if (!isObjectType(found)) return []
      return Object.values(found.getFields())
        .filter(({ name }) => !(type === 'Query' && ['viewer', 'public'].includes(name)))
        .map(field => {
          const operation = operationFor(kind, field, plainly)
          return {
            ...operation,
            endpoint,
            under,
            name: `${endpoint} ${under ?? kind} ${field.name}`,
            query: under ? inside(operation.query, under) : operation.query
          }
        })
    })
  })

/** Puts the one call of an operation under a field of the root. */
const inside = (query: string, field: string): string =>
  query.replace(/^([^{]*)\{(.*)\}$/s, (_whole, head, call) => `${head}{ ${field} {${call}} }`)

/** The names of all streams. */
export const streams = () =>
  ENDPOINTS.flatMap(endpoint =>
    Object.values(schemaOf(endpoint).getSubscriptionType()?.getFields() ?? {}).map(field => ({
      endpoint,
      name: `${endpoint} subscription ${field.name}`,
      ...operationFor(KINDS.subscription, field, plainly)
    }))
  )
