import type { Namespaces } from '#messages/catalogue.ts'
import type { Upload } from '#stores/compliance/uploads.ts'
import { fillNames } from '../fill-names.ts'

export type UploadTexts = Namespaces['papers']

interface Most {
  readonly megabytes: number
}

/** Why a file is not with the house. */
export function uploadProblem(upload: Upload, texts: UploadTexts, most: Most): string | undefined {
  if (upload.status === 'failed') return texts['papers.error.unanswered']
  if (upload.status !== 'refused') return undefined
  return fillNames(texts[`papers.error.${upload.code}`], { megabytes: String(most.megabytes) })
}
