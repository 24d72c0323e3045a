import type { DocumentEnding } from './file-name.ts'

export type DocumentType = 'application/pdf' | 'image/jpeg' | 'image/png'

const BEGINNINGS: readonly (readonly [DocumentType, Buffer])[] = [
  ['image/jpeg', Buffer.from('ffd8ff', 'hex')],
  ['image/png', Buffer.from('89504e470d0a1a0a', 'hex')],
  ['application/pdf', Buffer.from('%PDF-')]
]

const ENDINGS: Readonly<Record<DocumentEnding, DocumentType>> = {
  jpeg: 'image/jpeg',
  jpg: 'image/jpeg',
  png: 'image/png',
  pdf: 'application/pdf'
}

/** What a file is by its first bytes, where its name says the same; else undefined. */
export function typeOf(bytes: Buffer, ending: DocumentEnding): DocumentType | undefined {
  const [type] = BEGINNINGS.find(([, start]) => bytes.subarray(0, start.length).equals(start)) ?? []
  return type === ENDINGS[ending] ? type : undefined
}
