import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'

export interface PageFile {
  /** Changes with the content, so that browsers may keep it for ever. */
  readonly name: string
  readonly type: string
  readonly text: string
}

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8'
}

/** A stylesheet or script that belongs to a page of the server's own. */
export function pageFile(source: string, base: string): PageFile {
  const text = readFileSync(new URL(source, base), 'utf8')
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
  const [stem = '', ending = ''] = source.replace('./', '').split('.')
  return { name: `${stem}-${hash}.${ending}`, type: TYPES[ending] ?? 'text/plain', text }
}

/** Serves page files below a path, on one origin if the options name it. */
export function servePageFiles(
  scope: FastifyInstance,
  path: string,
  files: readonly PageFile[],
  options: { readonly constraints?: { readonly host: string } } = {}
): void {
  scope.get<{ Params: { name: string } }>(`${path}/:name`, options, async (request, reply) => {
    const file = files.find(({ name }) => name === request.params.name)
    if (!file) return await reply.code(404).send()
    return await reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(file.type)
      .send(file.text)
  })
}
