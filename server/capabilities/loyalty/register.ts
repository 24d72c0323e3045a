import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { readLevelTold, readRewardOrder } from '#contract/wire/engagement.ts'
import { fromJson } from '#contract/wire/fit.ts'
import { keepBytes, readSigned } from '../../http/client-call.ts'
import type { Ports } from '../../ports.ts'
import { clientKeyOf } from './client-key.ts'
import { startFeed } from './feed.ts'
import { giveReward } from './give-reward.ts'
import { defineRetelling } from './retell.ts'
import { setLevel } from './set-level.ts'

const LARGEST_BODY = 4096

/** The casino's side of the loyalty programme: what the provider is told, and what it may ask for. */
export async function registerLoyalty(app: FastifyInstance, ports: Ports): Promise<void> {
  const key = clientKeyOf(ports)
  if (!key) return
  startFeed(app, ports)
  defineRetelling(app, ports)

  const refuse = (reply: FastifyReply, status: number, code: string) =>
    reply.code(status).send({ error: { code } })
  const serve =
    <R>(
      read: (body: unknown) => R | null,
      act: (asked: R, reply: FastifyReply) => Promise<unknown>
    ) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const text = readSigned(ports, key, request)
      if (text === undefined) return await refuse(reply, 401, 'INVALID_SIGNATURE')
      const asked = read(fromJson(text))
      return asked === null ? await refuse(reply, 400, 'INVALID_REQUEST') : await act(asked, reply)
    }

  await app.register(async scope => {
    keepBytes(scope, LARGEST_BODY)
    scope.post(
      '/api/engagement/v1/rewards',
      serve(readRewardOrder, async (order, reply) => {
        const given = await giveReward(ports, order)
        return given.status === 'given'
          ? { assignationId: given.reward.id }
          : await refuse(reply, 409, given.code)
      })
    )
    scope.post(
      '/api/engagement/v1/levels',
      serve(readLevelTold, async (told, reply) =>
        (await setLevel(ports, told)) === 'known' ? {} : await refuse(reply, 409, 'UNKNOWN_PLAYER')
      )
    )
  })
}
