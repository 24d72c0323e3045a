import { readdirSync, readFileSync } from 'node:fs'

import { makeExecutableSchema } from '@graphql-tools/schema'
import type { GraphQLSchema } from 'graphql'

import type { Context } from '../context.ts'
import { dataResolvers, lobbyResolvers, mainResolvers } from './resolvers.ts'
import { SCALARS } from './scalars.ts'

export const ENDPOINTS = ['main', 'data', 'lobby'] as const

export type Endpoint = (typeof ENDPOINTS)[number]

const SCHEMA_ROOM = new URL('../../src/contract/schema/', import.meta.url)

/** The definitions of an endpoint, read from the contract as they stand there. */
export function definitionsOf(endpoint: Endpoint): readonly string[] {
  return ['common', endpoint].flatMap(folder => {
    const place = new URL(`${folder}/`, SCHEMA_ROOM)
    return readdirSync(place)
      .filter(name => name.endsWith('.graphql'))
      .toSorted()
      .map(name => readFileSync(new URL(name, place), 'utf8'))
  })
}

const RESOLVERS = { main: mainResolvers, data: dataResolvers, lobby: lobbyResolvers }

/** Fails when a resolver answers to a field that the contract does not have. */
export function schemaOf(endpoint: Endpoint): GraphQLSchema {
  return makeExecutableSchema<Context>({
    typeDefs: [...definitionsOf(endpoint)],
    resolvers: [...RESOLVERS[endpoint], SCALARS],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' }
  })
}
