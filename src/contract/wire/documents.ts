import { integer, literal, number, object, picklist, pipe, variant } from 'valibot'

import { id } from './atoms.ts'
import { parserOf } from './fit.ts'

/**
 * POST {site}/api/documents?purpose=…&category=…&name=… with `Authorization: Bearer`: the body is the
 * file and nothing else. GET {site}/documents/… is where its owner looks at one, apart from the site.
 */
export const UPLOAD_PATH = '/api/documents'
export const DOCUMENTS_PATH = '/documents/'

/** Name endings that a player may choose from; what is inside decides (specification, section 5). */
export const DOCUMENT_ENDINGS = ['jpeg', 'jpg', 'png', 'pdf'] as const

export const MOST_DOCUMENT_BYTES = 10 * 1024 * 1024

export const UPLOAD_ERROR_CODES = [
  'UNAUTHENTICATED',
  'INVALID_REQUEST',
  'EMPTY',
  'TOO_LARGE',
  'TOO_MANY_PIXELS',
  /** By its name, or by what is inside. */
  'WRONG_TYPE',
  'UNREADABLE',
  /** A document that acts when it is opened. */
  'ACTIVE_CONTENT',
  'TOO_MANY_DOCUMENTS',
  'TOO_MANY_REQUESTS'
] as const

export type UploadErrorCode = (typeof UPLOAD_ERROR_CODES)[number]

const answer = variant('status', [
  object({ status: literal('ok'), id, bytes: pipe(number(), integer()) }),
  object({ status: literal('error'), code: picklist(UPLOAD_ERROR_CODES) })
])

export const readUploadAnswer = parserOf(answer)
