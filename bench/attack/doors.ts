import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'

import type { Config } from '#server/config.ts'
import { createPlatform } from '#server/platform.ts'

export interface Door {
  readonly method: string
  /** With its parameters as they are written in the route. */
  readonly path: string
  /** The origin it stands on. */
  readonly origin: string
}

const INITIALISED = 'fastify.initialization'

const isInstance = (message: unknown): message is { readonly fastify: FastifyInstance } =>
  typeof message === 'object' && message !== null && 'fastify' in message

/**
 * Every route that a house of this configuration serves, as its own server registers them: a second
 * one of it is put together in this process, without listening.
 */
export async function doorsOf(config: Config): Promise<readonly Door[]> {
  const doors = new Map<string, Door>()
  const own = `http://localhost:${config.port}`
  const listen = (message: unknown) => {
    if (!isInstance(message)) return
    message.fastify.addHook('onRoute', ({ method, url, constraints }) => {
      const host = constraints?.['host']
      const origin = host === undefined ? own : `http://${String(host)}`
      for (const each of [method].flat())
        if (each !== 'HEAD')
          doors.set(`${each} ${origin}${url}`, { method: each, path: url, origin })
    })
  }
  subscribe(INITIALISED, listen)
  try {
    const platform = await createPlatform(config, { log: pino({ level: 'silent' }) })
    await platform.app.ready()
    await platform.close()
  } finally {
    unsubscribe(INITIALISED, listen)
  }
  return [...doors.values()]
}
