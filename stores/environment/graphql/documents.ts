/** A generated operation: its text, and the types of its answer and variables. */
export interface TypedDocument<Result, Variables> {
  __apiType?: (variables: Variables) => Result
  toString(): string
}

const HEAD = /^\s*(query|mutation|subscription)\s+(\w+)/m

/** The kind and the name of a document's operation. */
export function operationOf(document: { toString(): string }) {
  const [, kind = 'query', name = ''] = HEAD.exec(document.toString()) ?? []
  return { kind, name }
}

/** Variables as the record that goes onto the wire. */
export const variablesOf = (variables: unknown): Record<string, unknown> => ({
  ...(variables as object | undefined)
})
