import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import {
  buildSchema,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  parse
} from 'graphql'

export type Endpoint = 'main' | 'data' | 'lobby'

export const ENDPOINTS: readonly Endpoint[] = ['main', 'data', 'lobby']

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const read = (pattern: string): string =>
  globSync(pattern, { cwd: ROOT })
    .sort()
    .map(file => readFileSync(`${ROOT}/${file}`, 'utf8'))
    .join('\n')

const load = (endpoint: Endpoint): GraphQLSchema =>
  buildSchema(read(`src/contract/schema/{common,${endpoint}}/*.graphql`))

export const SCHEMAS: Readonly<Record<Endpoint, GraphQLSchema>> = {
  main: load('main'),
  data: load('data'),
  lobby: load('lobby')
}

/** The operation documents of the stores that go to one endpoint, as one text. */
export const documentsOf = (endpoint: Endpoint): string =>
  globSync('stores/**/*.graphql', { cwd: ROOT })
    .filter(file => (/\.(data|lobby)\.graphql$/.exec(file)?.[1] ?? 'main') === endpoint)
    .map(file => readFileSync(`${ROOT}/${file}`, 'utf8'))
    .join('\n')

export function operation(endpoint: Endpoint, name: string): OperationDefinitionNode | undefined {
  return parse(documentsOf(endpoint))
    .definitions.filter(definition => definition.kind === Kind.OPERATION_DEFINITION)
    .find(definition => definition.name?.value === name)
}

const named = (endpoint: Endpoint, type: string): GraphQLNamedType => {
  const found = SCHEMAS[endpoint].getType(type)
  if (found === undefined) throw new Error(`The ${endpoint} schema has no type ${type}`)
  return found
}

export function fieldsOf(endpoint: Endpoint, type: string): string[] {
  const found = named(endpoint, type)
  if (!isObjectType(found)) throw new Error(`${type} is no object type`)
  return Object.keys(found.getFields())
}

export function membersOf(endpoint: Endpoint, type: string): string[] {
  const found = named(endpoint, type)
  if (!isEnumType(found)) throw new Error(`${type} is no enumeration`)
  return found.getValues().map(value => value.name)
}

/** The type of a field as the SDL writes it. */
export function typeOf(endpoint: Endpoint, type: string, field: string): string {
  const found = named(endpoint, type)
  if (!isObjectType(found)) throw new Error(`${type} is no object type`)
  return String(found.getFields()[field]?.type)
}
