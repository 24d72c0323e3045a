import type { UploadErrorCode } from '#contract/wire/documents.ts'
import { faultOfPdf } from './check-pdf.ts'
import { cleanImage } from './clean-image.ts'
import type { DocumentEnding } from './file-name.ts'
import { type DocumentType, typeOf } from './sniff.ts'

export type Inspected =
  | { readonly status: 'ok'; readonly type: DocumentType; readonly bytes: Buffer }
  | { readonly status: 'refused'; readonly code: UploadErrorCode }

let before: Promise<unknown> = Promise.resolve()

/** One after the other: a picture of forty megapixels takes room for all of them. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const result = before.then(work)
  before = result.catch(() => undefined)
  return result
}

/** Looks at what a file is, whatever it is called, and gives what may be kept of it. */
export async function inspect(given: Buffer, ending: DocumentEnding): Promise<Inspected> {
  const type = typeOf(given, ending)
  if (type === undefined) return { status: 'refused', code: 'WRONG_TYPE' }
  return await inTurn(async (): Promise<Inspected> => {
    if (type !== 'application/pdf') {
      const cleaned = await cleanImage(given, type)
      return cleaned.status === 'ok' ? { ...cleaned, type } : cleaned
    }
    const code = await faultOfPdf(given)
    return code ? { status: 'refused', code } : { status: 'ok', type, bytes: given }
  })
}
