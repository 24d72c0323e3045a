import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  isUnionType,
  OperationTypeNode
} from 'graphql'

type Field = GraphQLField<unknown, unknown>

/** Chooses the value of a scalar; the type's name and the argument's are given. */
export type Choose = (type: string, name: string) => unknown

export interface Operation {
  readonly kind: OperationTypeNode
  readonly field: string
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** Values that fit their types and mean nothing in particular. */
export const plainly: Choose = (type, name) => {
  if (type === 'Int') return 5
  if (type === 'Float') return 1.5
  if (type === 'Boolean') return true
  if (type === 'Money') return '12.50'
  if (type === 'DateTime') return '2026-11-27T12:00:00.000Z'
  return name === 'currency' ? 'EUR' : 'x'
}

/** One operation for every root field, with everything below it down to a depth. */
export function operationsOf(
  schema: GraphQLSchema,
  kinds: readonly OperationTypeNode[],
  choose: Choose = plainly
): readonly Operation[] {
  return kinds.flatMap(kind =>
    Object.values(schema.getRootType(kind)?.getFields() ?? {}).map(field =>
      operationFor(kind, field, choose)
    )
  )
}

export const KINDS = {
  query: OperationTypeNode.QUERY,
  mutation: OperationTypeNode.MUTATION,
  subscription: OperationTypeNode.SUBSCRIPTION
}

export function operationFor(kind: OperationTypeNode, field: Field, choose: Choose): Operation {
  const variables = Object.fromEntries(
    field.args.map(({ name, type }) => [name, valueFor(type, name, choose)])
  )
  const declared = field.args.map(({ name, type }) => `$${name}: ${type}`).join(', ')
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ')
  const call = given ? `${field.name}(${given})` : field.name
  const head = declared ? `${kind} Asked(${declared})` : `${kind} Asked`
  return {
    kind,
    field: field.name,
    query: `${head} { ${call} ${selectionOf(field.type, 4, choose)} }`,
    variables
  }
}

export function valueFor(type: GraphQLInputType, name: string, choose: Choose): unknown {
  if (isNonNullType(type)) return valueFor(type.ofType, name, choose)
  if (isListType(type)) return [valueFor(type.ofType, name, choose)]
  if (isEnumType(type)) return choose(type.name, name) === null ? null : type.getValues()[0]?.name
  if (isInputObjectType(type))
    return Object.fromEntries(
      Object.values(type.getFields()).map(field => [
        field.name,
        valueFor(field.type, field.name, choose)
      ])
    )
  return choose(type.name, name)
}

/** As a query has it written: names of an enumeration are no strings there. */
function literalFor({ type, name }: GraphQLArgument, choose: Choose): string {
  const literal = JSON.stringify(valueFor(type, name, choose))
  return isEnumType(getNamedType(type)) ? literal.replaceAll('"', '') : literal
}

function selectionOf(type: GraphQLOutputType, depth: number, choose: Choose): string {
  const named = getNamedType(type)
  if (isUnionType(named)) return '{ __typename }'
  if (!isObjectType(named)) return ''
  const fields = Object.values(named.getFields())
    .filter(field => depth > 1 || isLeafType(getNamedType(field.type)))
    .map(field => {
      const needed = field.args.filter(isRequiredArgument)
      const given = needed.map(arg => `${arg.name}: ${literalFor(arg, choose)}`)
      const call = given.length > 0 ? `${field.name}(${given.join(', ')})` : field.name
      return `${call} ${selectionOf(field.type, depth - 1, choose)}`
    })
  return `{ __typename ${fields.join(' ')} }`
}
