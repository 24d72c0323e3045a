/**
 * Stands for the package `graphql` in the browser's bundle: graphql-request wants from it only the
 * kind and the name of an operation, for which the whole parser would be shipped.
 */
export const Kind = { OPERATION_DEFINITION: 'OperationDefinition' } as const

const OPERATION = /^\s*(query|mutation|subscription)\s+(\w+)/gm

export function parse(source: string) {
  const definitions = [...source.matchAll(OPERATION)].map(([, operation, name]) => ({
    kind: Kind.OPERATION_DEFINITION,
    operation,
    name: { value: name }
  }))
  return { kind: 'Document', definitions }
}

export function print(): never {
  throw new TypeError('Documents are strings here')
}
