import type { FastifyRequest } from 'fastify'
import { type GraphQLError, getOperationAST } from 'graphql'
import { createHandler, type Handler, parseRequestParams, type Response } from 'graphql-http'

import { contextOf, tokenFrom } from '../context.ts'
import type { Ports } from '../ports.ts'
import type { Documents } from './documents.ts'
import { type ErrorTrace, publicError } from './errors.ts'
import { AuthenticationFailure, InvalidRequest } from './faults.ts'
import { tracedExecute } from './traced-execute.ts'

/** Answers requests of the GraphQL over HTTP protocol; every error leaves in the one shape. */
export function handlerOf(
  ports: Ports,
  endpoint: string,
  documents: Documents
): Handler<FastifyRequest> {
  const traced = (request: FastifyRequest): ErrorTrace => ({
    traceId: request.id,
    log: ports.log
  })

  return createHandler<FastifyRequest, unknown, Record<PropertyKey, unknown>>({
    execute: tracedExecute(ports, endpoint, documents),

    async parseRequestParams(request) {
      try {
        return await parseRequestParams(request)
      } catch (error) {
        if (!(error instanceof Error)) throw error
        return refused(400, publicError(new InvalidRequest(error.message), traced(request.raw)))
      }
    },

    async onSubscribe({ raw, method }, { query, operationName, variables }) {
      const trace = traced(raw)
      const document = documents.prepare(query)
      if (!('kind' in document)) return document.map(error => publicError(error, trace))
      const operation = getOperationAST(document, operationName)
      if (!operation || operation.operation === 'subscription')
        return [publicError(new InvalidRequest('This operation cannot be run here'), trace)]
      if (operation.operation === 'mutation' && method === 'GET')
        return refused(405, publicError(new InvalidRequest('Mutations are posted'), trace))

      try {
        const { headers, ip: address } = raw
        const token = tokenFrom(headers.authorization)
        const context = await contextOf(ports, { headers, token, address })
        const { schema } = documents
        const contextValue = { ...context }
        return { schema, document, operationName, variableValues: variables, contextValue }
      } catch (error) {
        if (error instanceof AuthenticationFailure) return refused(401, publicError(error, trace))
        throw error
      }
    },

    onOperation({ raw }, _args, result) {
      if (!result.errors) return
      return { ...result, errors: result.errors.map(error => publicError(error, traced(raw))) }
    }
  })
}

const refused = (status: number, error: GraphQLError): Response => [
  JSON.stringify({ errors: [error] }),
  {
    status,
    statusText: '',
    headers: {
      'content-type': 'application/json; charset=utf-8',
      ...(status === 405 && { allow: 'POST' })
    }
  }
]
