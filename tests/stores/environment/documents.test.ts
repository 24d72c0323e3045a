import { Kind, type OperationDefinitionNode, parse } from 'graphql'
import { expect, test } from 'vitest'

import * as data from '#contract/generated/data/graphql.ts'
import * as lobby from '#contract/generated/lobby/graphql.ts'
import * as main from '#contract/generated/main/graphql.ts'
import { operationOf } from '#stores/environment/graphql/documents.ts'

const DOCUMENTS = [main, data, lobby].flatMap(module =>
  Object.entries(module)
    .filter(([name]) => name.endsWith('Document'))
    .map(([name, document]) => [name, String(document)] as const)
)

const isOperation = (definition: { kind: string }): definition is OperationDefinitionNode =>
  definition.kind === Kind.OPERATION_DEFINITION

test.each(DOCUMENTS)('kind and name of %s are read as graphql reads them [WIRE-01]', (_, text) => {
  const [operation, ...others] = parse(text).definitions.filter(isOperation)
  expect(others).toEqual([])
  expect(operationOf(text)).toEqual({ kind: operation!.operation, name: operation!.name!.value })
})
