import { startCustomSession } from '#server/identity/custom-tokens.ts'
import type { Platform } from '#server/platform.ts'
import { DESKTOP } from './device.ts'

export interface GraphqlError {
  readonly message: string
  readonly path?: readonly (number | string)[]
  readonly extensions?: {
    readonly type?: string
    readonly reasons?: readonly string[]
    readonly keys?: readonly string[]
    readonly traceId?: string
  }
}

export interface GraphqlAnswer<T> {
  readonly status: number
  readonly data?: T | null
  readonly errors?: readonly GraphqlError[]
}

export interface Question {
  readonly url: string
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>>
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Asks an endpoint as a client does. */
export async function ask<T>(question: Question): Promise<GraphqlAnswer<T>> {
  const { url, query, variables, token, headers } = question
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers
    },
    body: JSON.stringify({ query, variables })
  })
  const answer = (await response.json()) as Omit<GraphqlAnswer<T>, 'status'>
  return { status: response.status, ...answer }
}

/** Signs the player in by the custom flow. */
export const signInAs = ({ ports }: Pick<Platform, 'ports'>, playerId: string) =>
  startCustomSession(ports, { playerId, device: DESKTOP, method: 'PASSWORD' })
