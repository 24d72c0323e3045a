import type { FastifyInstance } from 'fastify'

import { fromJson } from '#contract/wire/fit.ts'
import {
  IDENTITY_NOTIFICATIONS_PATH,
  readIdentityNotification
} from '#contract/wire/identity-check.ts'
import { keepBytes, readSigned } from '../../../http/client-call.ts'
import type { Ports } from '../../../ports.ts'
import { changeKnownTold } from '../change.ts'
import { verifierKey } from './provider.ts'
import { takeNotification } from './take-notification.ts'

const LARGEST = 16_384

/** Takes what the identity provider tells: signed, recent, and each thing once. */
export function hearProvider(app: FastifyInstance, ports: Ports): void {
  app.register(async scope => {
    keepBytes(scope, LARGEST)
    scope.post(IDENTITY_NOTIFICATIONS_PATH, async (request, reply) => {
      const text = readSigned(ports, verifierKey(ports.config), request)
      if (text === undefined) return await reply.code(401).send({ status: 'error' })
      const told = readIdentityNotification(fromJson(text))
      if (!told) return await reply.code(400).send({ status: 'error' })
      const taken = await ports.db.transaction(tx => takeNotification(ports, tx, told))
      if (taken.status === 'unknown') return await reply.code(409).send({ status: 'error' })
      if (taken.changed) await changeKnownTold(ports, taken.changed)
      return { status: 'ok' }
    })
  })
}
