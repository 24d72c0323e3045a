import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

import { onOrigin } from '../http/host-gate.ts'
import type { Ports } from '../ports.ts'

const FOLDER = join(import.meta.dirname, '../../dist/desk-widget')
/** The script has one address for good. */
const CACHE = 'public, max-age=300'

/** Serves the script that sites load from the desk, to anybody's pages. */
export async function serveSnippet(app: FastifyInstance, { config, log }: Ports): Promise<void> {
  if (!existsSync(join(FOLDER, 'snippet.js'))) {
    log.warn({ folder: FOLDER }, 'the desk’s script is not built: no chat will open')
    return
  }
  await app.register(async scope => {
    await scope.register(fastifyStatic, {
      root: FOLDER,
      serve: false,
      decorateReply: false,
      preCompressed: true,
      cacheControl: false
    })
    scope.get('/snippet.js', onOrigin(config.deskUrl), (_request, reply) =>
      reply
        .header('cache-control', CACHE)
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin')
        .sendFile('snippet.js', FOLDER)
    )
  })
}
