import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

import { DOCUMENTS_PATH } from '#contract/wire/documents.ts'
import { findRunning } from '../../identity/authenticate.ts'
import type { Ports } from '../../ports.ts'
import { type DocumentAddress, isOurs } from './document-address.ts'
import { type OpenedDocument, openDocument } from './document-store.ts'

const PER_MINUTE = 120

const ENDINGS: Readonly<Record<string, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png'
}

type Asked = FastifyRequest<{
  Params: { readonly id: string }
  Querystring: Readonly<Record<string, unknown>>
}>

const text = (given: unknown): string => (typeof given === 'string' ? given.slice(0, 200) : '')

/**
 * Shows documents to their owners: pictures in a page of ours, the rest to be kept. Whatever a
 * document may hold, it runs nowhere, is stored nowhere on the way, and belongs to no page.
 */
export function serveDocuments(app: FastifyInstance, ports: Ports): void {
  const options = { config: { rateLimit: { max: PER_MINUTE, timeWindow: '1 minute' } } }
  app.get(`${DOCUMENTS_PATH}:id`, options, async ({ id: traceId, params, query }: Asked, reply) => {
    const found = await find(ports, {
      id: params.id,
      sessionId: text(query['session']),
      until: text(query['until']),
      signature: text(query['signature'])
    })
    return found
      ? await show(reply, found)
      : await reply.code(404).send({ error: { code: 'NOT_FOUND', traceId } })
  })
}

/** A good address works while the session runs that it was given to, and for its player alone. */
async function find(ports: Ports, address: DocumentAddress): Promise<OpenedDocument | undefined> {
  if (!isOurs(ports, address)) return undefined
  const running = await findRunning(ports, address.sessionId)
  return running ? await openDocument(ports, address.id, running.player.id) : undefined
}

function show(reply: FastifyReply, { type, content }: OpenedDocument) {
  const ending = ENDINGS[type] ?? 'bin'
  const how = type.startsWith('image/') ? 'inline' : 'attachment'
  return reply
    .headers({
      'content-type': type,
      'content-disposition': `${how}; filename="document.${ending}"`,
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'self'",
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer'
    })
    .send(content)
}
