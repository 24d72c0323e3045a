import type { FastifyInstance } from 'fastify'

import type { Ports } from '../ports.ts'
import { serveEvents } from './casino-api.ts'
import { serveContests } from './contest-doors.ts'
import { startContests } from './contest-jobs.ts'
import { allowToken } from './cross-origin.ts'
import { defineDelivery } from './deliver.ts'
import { answerFaults, ofProvider, openDoor } from './door.ts'
import { defineHouseKeeping } from './house-keeping.ts'
import { serveMissions } from './missions/answers.ts'
import { servePlayer } from './player.ts'
import { providerOf } from './provider.ts'
import { serveStream } from './stream.ts'
import { serveToken } from './token-route.ts'
import { serveWidget } from './widget-files.ts'

/** Serves the engagement provider on its own origin, where the operator has a programme. */
export async function registerEngagement(app: FastifyInstance, ports: Ports): Promise<void> {
  const provider = providerOf(ports)
  if (!provider) return
  await app.register(async scope => {
    answerFaults(scope, provider)
    scope.options('/*', ofProvider(provider), (request, reply) =>
      allowToken(ports.config, request, reply)
    )
    const door = openDoor(scope, provider)
    serveToken(scope, provider)
    servePlayer(door, provider)
    serveMissions(door, provider)
    serveContests(door, provider)
    serveStream(scope, provider)
  })
  await app.register(async scope => serveEvents(scope, provider))
  await serveWidget(app, provider)
  defineDelivery(app, provider)
  defineHouseKeeping(app, provider)
  await startContests(provider)
}
