import { createHmac } from 'node:crypto'

import { DOCUMENTS_PATH } from '#contract/wire/documents.ts'
import { isSameText } from '../../http/same-text.ts'
import type { Ports } from '../../ports.ts'

const MINUTES = 5

export interface DocumentAddress {
  readonly id: string
  readonly sessionId: string
  /** Seconds since 1970. */
  readonly until: string
  readonly signature: string
}

type Signed = Omit<DocumentAddress, 'signature'>

type Parts = Pick<Ports, 'clock' | 'config'>

const signatureOf = ({ config }: Parts, { id, sessionId, until }: Signed): string =>
  createHmac('sha256', config.secrets.protection.files)
    .update(JSON.stringify(['document', id, sessionId, until]))
    .digest('base64url')

/** Where the player of the session can look at a document, for five minutes and while it runs. */
export function documentUrl(parts: Parts, id: string, sessionId: string): string {
  const until = String(Math.floor(parts.clock.now().getTime() / 1000) + MINUTES * 60)
  const url = new URL(`${DOCUMENTS_PATH}${id}`, parts.config.publicUrl)
  url.searchParams.set('session', sessionId)
  url.searchParams.set('until', until)
  url.searchParams.set('signature', signatureOf(parts, { id, sessionId, until }))
  return url.href
}

/** Whether the house gave the address, and it is still good. */
export const isOurs = (parts: Parts, { signature, ...signed }: DocumentAddress): boolean =>
  isSameText(signature, signatureOf(parts, signed)) &&
  Number(signed.until) * 1000 > parts.clock.now().getTime()
