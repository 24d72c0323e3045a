import type { FastifyInstance, FastifyRequest } from 'fastify'

import { findPlayer } from '../capabilities/player/index.ts'
import { statusOf } from '../http/errors.ts'
import type { Ports } from '../ports.ts'
import { isOwnOrigin } from '../sockets/origin.ts'
import type { Control } from './control.ts'
import { API_PATH } from './openapi.ts'
import { SandboxRefusal } from './refusal.ts'

/** Serves the controls; `{playerId}` in a path is the player that a control is for. */
export function registerControls(
  scope: FastifyInstance,
  ports: Ports,
  controls: readonly Control[]
): void {
  scope.removeContentTypeParser('text/plain')
  scope.addHook('onRequest', async ({ headers }) => {
    if (!isOwnOrigin(headers, ports.config)) throw new SandboxRefusal(403, 'FOREIGN_ORIGIN')
  })
  scope.setErrorHandler((error, request, reply) => {
    if (error instanceof SandboxRefusal) {
      const { status, code, field } = error
      return reply.code(status).send({ error: { code, ...(field !== undefined && { field }) } })
    }
    const status = statusOf(error)
    if (status >= 500) request.log.error({ err: error, traceId: request.id }, 'a control failed')
    return reply.code(status).send({ error: { code: status >= 500 ? 'INTERNAL' : 'BAD_REQUEST' } })
  })
  for (const control of controls)
    scope.route({
      method: control.method,
      url: `${API_PATH}${control.path.replace('{playerId}', ':playerId')}`,
      handler: request => answer(ports, control, request)
    })
}

async function answer(ports: Ports, control: Control, request: FastifyRequest): Promise<object> {
  const raw = control.method === 'GET' ? request.query : request.body
  if (control.scope === 'platform') return await control.run(ports, raw)
  const { params } = request
  const id = typeof params === 'object' && params && 'playerId' in params && params.playerId
  const player = typeof id === 'string' ? await findPlayer(ports.db.kysely, id) : undefined
  if (!player) throw new SandboxRefusal(404, 'UNKNOWN_PLAYER')
  return await control.run(ports, raw, player)
}
