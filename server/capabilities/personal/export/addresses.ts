import { createHmac, timingSafeEqual } from 'node:crypto'

import { DOCUMENTS_PATH } from '#contract/wire/documents.ts'
import type { Config } from '../../../config.ts'

export const EXPORT_MINUTES = 10

export const EXPORT_ROUTE = `${DOCUMENTS_PATH}export/:id`

const signatureOf = ({ secrets }: Pick<Config, 'secrets'>, id: string): Buffer =>
  createHmac('sha256', secrets.protection.files).update(`personal-export|${id}`).digest()

/** The address of a file, which nobody can make who has not been given it. */
export function exportAddress(config: Config, id: string): string {
  const url = new URL(`${DOCUMENTS_PATH}export/${id}`, config.publicUrl)
  url.searchParams.set('signature', signatureOf(config, id).toString('base64url'))
  return url.href
}

/** Whether an address of a file has been given out by the house. */
export function isExportAddress(config: Config, id: string, signature: unknown): boolean {
  if (typeof signature !== 'string') return false
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(config, id)
  return given.length === right.length && timingSafeEqual(given, right)
}
