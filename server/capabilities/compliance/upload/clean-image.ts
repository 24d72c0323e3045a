import sharp from 'sharp'

import { MOST_DOCUMENT_BYTES, type UploadErrorCode } from '#contract/wire/documents.ts'

const MOST_PIXELS = 40_000_000
const MOST_SECONDS = 20

export type Cleaned =
  | { readonly status: 'ok'; readonly bytes: Buffer }
  | { readonly status: 'refused'; readonly code: UploadErrorCode }

const FORMATS = { 'image/jpeg': 'jpeg', 'image/png': 'png' } as const

const refuse = (code: UploadErrorCode): Cleaned => ({ status: 'refused', code })

/**
 * Draws the picture anew, so that nothing but what can be seen is left of the file: no text behind
 * its end, no place where it was taken.
 */
export async function cleanImage(bytes: Buffer, type: keyof typeof FORMATS): Promise<Cleaned> {
  const format = FORMATS[type]
  try {
    // The size is read from the head alone, before anything is unpacked.
    const {
      width,
      height,
      format: found
    } = await sharp(bytes, { limitInputPixels: false }).metadata()
    if (found !== format) return refuse('WRONG_TYPE')
    if (width * height > MOST_PIXELS) return refuse('TOO_MANY_PIXELS')
    const picture = sharp(bytes, {
      failOn: 'error',
      limitInputPixels: MOST_PIXELS,
      pages: 1
    })
    const drawn = picture.autoOrient().timeout({ seconds: MOST_SECONDS })
    const clean = await (format === 'jpeg' ? drawn.jpeg({ quality: 88 }) : drawn.png()).toBuffer()
    return clean.length > 2 * MOST_DOCUMENT_BYTES
      ? refuse('TOO_LARGE')
      : { status: 'ok', bytes: clean }
  } catch (error) {
    // Whatever the decoder says of a file is said of the file.
    if (error instanceof Error) return refuse('UNREADABLE')
    throw error
  }
}
