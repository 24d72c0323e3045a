import type { FastifyRequest } from 'fastify'

export type Form = Readonly<Record<string, string>>

/** The fields of a posted form, each of them text; empty when nothing of that kind was sent. */
export function formOf({ body }: FastifyRequest): Form {
  if (typeof body !== 'object' || body === null) return {}
  return Object.fromEntries(
    Object.entries(body).filter((field): field is [string, string] => typeof field[1] === 'string')
  )
}
