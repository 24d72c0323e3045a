import { type OperationDefinitionNode, parse as parseReally, Kind as RealKind } from 'graphql'
import { describe, expect, test } from 'vitest'

import * as data from '#contract/generated/data/graphql.ts'
import * as lobby from '#contract/generated/lobby/graphql.ts'
import * as main from '#contract/generated/main/graphql.ts'
import { operationOf } from '#stores/environment/graphql/documents.ts'
import { Kind, parse } from '#stores/environment/graphql/graphql-lite.ts'

const DOCUMENTS = [main, data, lobby].flatMap(module =>
  Object.entries(module)
    .filter(([name]) => name.endsWith('Document'))
    .map(([name, document]) => [name, String(document)] as const)
)

const operations = (definitions: readonly unknown[]) =>
  definitions
    .filter((definition): definition is OperationDefinitionNode => {
      const { kind } = definition as { kind: string }
      return kind === Kind.OPERATION_DEFINITION
    })
    .map(({ operation, name }) => ({ operation, name: name?.value }))

describe('the small stand-in for graphql', () => {
  test('names kinds as the package does', () => {
    expect(Kind.OPERATION_DEFINITION).toBe(RealKind.OPERATION_DEFINITION)
  })

  test.each(DOCUMENTS)('reads kind and name of %s as the package does [WIRE-01]', (_, document) => {
    const [operation, ...others] = operations(parseReally(document).definitions)
    expect(others).toEqual([])
    expect(operations(parse(document).definitions)).toEqual([operation])
    expect(operationOf(document)).toEqual({ kind: operation!.operation, name: operation!.name })
  })
})
