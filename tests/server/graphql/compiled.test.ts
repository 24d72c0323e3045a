import { isInputType, Kind, type OperationDefinitionNode, parse, typeFromAST } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import * as data from '#contract/generated/data/graphql.ts'
import * as lobby from '#contract/generated/lobby/graphql.ts'
import * as main from '#contract/generated/main/graphql.ts'
import { PATHS } from '#server/graphql/register.ts'
import { type Endpoint, schemaOf } from '#server/graphql/schema.ts'
import { ask, signInAs } from '#tests/support/graphql.ts'
import { KINDS, operationsOf, plainly, valueFor } from '#tests/support/operations.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { newPlayer } from '#tests/support/player.ts'

interface Asked {
  readonly name: string
  readonly endpoint: Endpoint
  readonly query: string
  readonly variables: Readonly<Record<string, unknown>>
}

/** The queries that the site sends, with values only for the variables that have no default. */
function sentTo(endpoint: Endpoint, documents: object): Asked[] {
  const schema = schemaOf(endpoint)
  return Object.entries(documents).flatMap(([name, document]) => {
    if (!name.endsWith('Document')) return []
    const query = String(document)
    const operation = parse(query).definitions.find(
      (definition): definition is OperationDefinitionNode =>
        definition.kind === Kind.OPERATION_DEFINITION
    )
    if (operation?.operation !== 'query') return []
    const variables = (operation.variableDefinitions ?? []).flatMap(
      ({ variable, type, defaultValue }) => {
        const input = typeFromAST(schema, type as never)
        if (type.kind !== Kind.NON_NULL_TYPE || defaultValue || !isInputType(input)) return []
        return [[variable.name.value, valueFor(input, variable.name.value, plainly)] as const]
      }
    )
    return [{ name, endpoint, query, variables: Object.fromEntries(variables) }]
  })
}

const SENT = [
  ...sentTo('main', main),
  ...sentTo('data', data),
  ...sentTo('lobby', lobby),
  ...operationsOf(schemaOf('data'), [KINDS.query]).map(({ field, query, variables }) => ({
    name: `everything below ${field}`,
    endpoint: 'data' as const,
    query,
    variables
  }))
]

const TIMES = 5

describe('a query that comes often', () => {
  let platform: TestPlatform
  let token: string

  beforeAll(async () => {
    platform = await startPlatform()
    token = (await signInAs(platform, (await newPlayer(platform, { cash: 100n })).id)).accessToken
  })
  afterAll(() => platform.close())

  test.each(SENT)('$name is answered compiled as it was interpreted', async asked => {
    const { endpoint, query, variables } = asked
    const url = `${platform.url}${PATHS[endpoint]}`
    const answers: unknown[] = []
    for (let time = 0; time < TIMES; time++) {
      const { errors, ...answer } = await ask({ url, query, variables, token })
      answers.push({
        ...answer,
        errors: errors?.map(({ extensions, ...error }) => ({
          ...error,
          extensions: { ...extensions, traceId: undefined }
        }))
      })
    }
    expect(new Set(answers.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect(JSON.stringify(answers)).not.toContain('InternalFailure')
  })
})
