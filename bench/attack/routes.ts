import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance, RouteOptions } from 'fastify'

import { readConfig } from '#server/config.ts'
import { createPlatform } from '#server/platform.ts'

export interface Registered {
  readonly method: string
  readonly path: string
  /** The name that it is served under, without a port; undefined for the site's own. */
  readonly host: string | undefined
}

/** As Fastify tells of every server that is made. */
const MADE = 'fastify.initialization'

const isMade = (message: unknown): message is { readonly fastify: FastifyInstance } =>
  typeof message === 'object' && message !== null && 'fastify' in message

/** All that a platform with its sandbox has registered, as it stands in the running program. */
export async function registeredRoutes(): Promise<readonly Registered[]> {
  const found = new Map<string, Registered>()
  const note = ({ method, url, constraints }: RouteOptions) => {
    const named: unknown = constraints?.['host']
    const host = typeof named === 'string' ? named.split(':')[0] : undefined
    for (const each of [method].flat())
      found.set(`${each} ${host} ${url}`, { method: each, path: url, host })
  }
  const hear = (message: unknown) => {
    if (isMade(message)) message.fastify.addHook('onRoute', note)
  }
  const data = mkdtempSync(join(tmpdir(), 'lobby-routes-'))
  subscribe(MADE, hear)
  try {
    const env = { LOBBY_DATA: data, LOBBY_SANDBOX: '1', LOG_LEVEL: 'silent' }
    await (await createPlatform(readConfig(env))).close()
  } finally {
    unsubscribe(MADE, hear)
    rmSync(data, { recursive: true, force: true })
  }
  return [...found.values()]
}
