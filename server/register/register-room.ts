import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { OPERATOR_NAMES } from '#config/operators.ts'
import {
  CHECK_PATH,
  END_PATH,
  ENTER_PATH,
  NATIONAL_AUTHORITY,
  readRegisterCheck,
  readRegisterEnd,
  readRegisterEntry
} from '#contract/wire/exclusion-register.ts'
import { fromJson } from '#contract/wire/fit.ts'
import { keepBytes, readSigned } from '../http/client-call.ts'
import { onOrigin } from '../http/host-gate.ts'
import type { Ports } from '../ports.ts'
import { endEntry, enter, entriesOf } from './entries.ts'

const LARGEST_BODY = 4096

/** Who may ask: the houses by their brands, and the authority that keeps the national list. */
const CLIENTS: readonly string[] = [...OPERATOR_NAMES, NATIONAL_AUTHORITY]

interface Signed {
  readonly client: string
  readonly text: string
}

function signedBy(ports: Ports, request: FastifyRequest): Signed | undefined {
  const client = CLIENTS.find(name => name === request.headers['x-client'])
  if (client === undefined) return undefined
  const key = { clientId: client, secret: ports.config.secrets.protection.register }
  const text = readSigned(ports, key, request)
  return text === undefined ? undefined : { client, text }
}

/** The list that a client writes in: houses never in the national one. */
const listOf = (client: string) => (client === NATIONAL_AUTHORITY ? 'national' : 'group')

/** Serves the register of excluded people on its own origin. */
export async function registerRegister(app: FastifyInstance, ports: Ports): Promise<void> {
  const refuse = (reply: FastifyReply, status: number, code: string) =>
    reply.code(status).send({ error: { code } })
  const serve =
    <R>(
      read: (body: unknown) => R | null,
      act: (asked: R, client: string, reply: FastifyReply) => Promise<unknown>
    ) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const signed = signedBy(ports, request)
      if (!signed) return await refuse(reply, 401, 'INVALID_SIGNATURE')
      const asked = read(fromJson(signed.text))
      return asked === null
        ? await refuse(reply, 400, 'INVALID_REQUEST')
        : await act(asked, signed.client, reply)
    }

  await app.register(async scope => {
    keepBytes(scope, LARGEST_BODY)
    const here = onOrigin(ports.config.registerUrl)
    scope.post(
      CHECK_PATH,
      here,
      serve(readRegisterCheck, async ({ keys }) => {
        const entries = await entriesOf(ports, keys)
        return {
          status: 'ok',
          isExcluded: entries.length > 0,
          entries: entries.map(({ id, list, brand, starts_at, ends_at }) => ({
            id,
            list,
            brand,
            from: starts_at.toISOString(),
            until: ends_at?.toISOString() ?? null
          }))
        }
      })
    )
    scope.post(
      ENTER_PATH,
      here,
      serve(readRegisterEntry, async (entry, client, reply) => {
        const isOwn = entry.brand === client && entry.list === listOf(client)
        if (!isOwn || entry.keys.length === 0) return await refuse(reply, 403, 'NOT_ALLOWED')
        return (await enter(ports, entry)) === 'entered'
          ? { status: 'ok' }
          : await refuse(reply, 409, 'OTHER_ENTRY')
      })
    )
    scope.post(
      END_PATH,
      here,
      serve(readRegisterEnd, async (end, client, reply) => {
        if (end.brand !== client) return await refuse(reply, 403, 'NOT_ALLOWED')
        return (await endEntry(ports, end)) === 'ended'
          ? { status: 'ok' }
          : await refuse(reply, 409, 'UNKNOWN_ENTRY')
      })
    )
  })
}
