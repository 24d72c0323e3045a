import { createReadStream } from 'node:fs'
import type { FastifyInstance } from 'fastify'

import type { Ports } from '../../ports.ts'
import { PASSKEY_SCRIPT } from './script.ts'
import { stylesheet } from './style.ts'

const FOR_EVER = 'public, max-age=31536000, immutable'

/** Serves the realm's stylesheet, the fonts that it names, and the script. */
export function registerPageFiles(scope: FastifyInstance, { config }: Ports): void {
  scope.get<{ Params: { name: string } }>('/pages/:name', async ({ params }, reply) => {
    const { name, css, fonts } = stylesheet(config.operator)
    const font = fonts.get(params.name)
    reply.header('cache-control', FOR_EVER).header('x-content-type-options', 'nosniff')
    if (params.name === name) return reply.type('text/css; charset=utf-8').send(css)
    if (params.name === PASSKEY_SCRIPT.name)
      return reply.type(PASSKEY_SCRIPT.type).send(PASSKEY_SCRIPT.text)
    if (font !== undefined) return reply.type('font/woff2').send(createReadStream(font))
    return reply.code(404).header('cache-control', 'no-store').send()
  })
}
