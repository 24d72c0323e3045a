import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import { onOrigin } from '../http/host-gate.ts'
import type { Provider } from './provider.ts'

const SCRIPT = 'v1.js'
const FOLDER = join(import.meta.dirname, '../../dist/engagement-widget')

/** The script has one address for good; its parts have names that change with their content. */
const cacheOf = (path: string) =>
  path.endsWith(`/${SCRIPT}`) ? 'public, max-age=300' : 'public, max-age=31536000, immutable'

/** Serves the widget that sites load from the provider, to anybody's pages. */
export async function serveWidget(app: FastifyInstance, { ports }: Provider): Promise<void> {
  if (!existsSync(FOLDER)) {
    ports.log.warn(
      { folder: FOLDER },
      'the widget is not built: nothing of the programme will show'
    )
    return
  }
  await app.register(async scope => {
    await scope.register(fastifyStatic, {
      root: FOLDER,
      index: false,
      prefix: '/widget/',
      decorateReply: false,
      preCompressed: true,
      cacheControl: false,
      ...onOrigin(ports.config.engagementUrl),
      setHeaders: (response, path) => {
        response.header('cache-control', cacheOf(path.replaceAll('\\', '/')))
        response.header('access-control-allow-origin', '*')
        response.header('cross-origin-resource-policy', 'cross-origin')
      }
    })
  })
}
