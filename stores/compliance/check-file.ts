import {
  DOCUMENT_ENDINGS,
  MOST_DOCUMENT_BYTES,
  type UploadErrorCode
} from '#contract/wire/documents.ts'

/** For the `accept` of an input: by ending alone, as the specification lists them. */
export const ACCEPTED_FILES = DOCUMENT_ENDINGS.map(ending => `.${ending}`).join(',')

export const MOST_MEGABYTES = MOST_DOCUMENT_BYTES / 1024 / 1024

const TYPES: readonly string[] = ['image/jpeg', 'image/png', 'application/pdf']
const ENDINGS: readonly string[] = DOCUMENT_ENDINGS

/** Why a file need not be sent at all; whether it is what it says only the platform can tell. */
export function refusalOf({ name, type, size }: File): UploadErrorCode | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''
  if (!ENDINGS.includes(ending)) return 'WRONG_TYPE'
  // A browser that knows no type gives none.
  if (type !== '' && !TYPES.includes(type)) return 'WRONG_TYPE'
  if (size === 0) return 'EMPTY'
  return size > MOST_DOCUMENT_BYTES ? 'TOO_LARGE' : undefined
}
