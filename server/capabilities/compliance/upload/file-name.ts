import { DOCUMENT_ENDINGS, type UploadErrorCode } from '#contract/wire/documents.ts'

const LONGEST = 200

/** Parts of a path, what ends a string for others, and marks that turn the direction of a name. */
const NO_NAME = /[\\/:*?"<>|]|\p{Cc}|\p{Cf}|\p{Zl}|\p{Zp}|\p{Co}|\p{Cs}/u

/** A name with one of these in its midst means to be taken for something else by somebody. */
const RUNS =
  /\.(?:app|bat|cmd|com|dll|dmg|exe|hta|html?|jar|js|lnk|msi|php\d?|ps1|py|scr|sh|svg|vbs|xht|xhtml|xml|zip)(?=\.)/iu

export type ReadName =
  | { readonly status: 'ok'; readonly name: string; readonly ending: DocumentEnding }
  | { readonly status: 'refused'; readonly code: UploadErrorCode }

export type DocumentEnding = (typeof DOCUMENT_ENDINGS)[number]

const isEnding = (text: string): text is DocumentEnding =>
  DOCUMENT_ENDINGS.some(ending => ending === text)

const refuse = (code: UploadErrorCode): ReadName => ({ status: 'refused', code })

/** Reads what the player calls the file: shown to them again, and never a path of anything. */
export function readFileName(given: unknown): ReadName {
  if (typeof given !== 'string' || !given.isWellFormed()) return refuse('INVALID_REQUEST')
  const name = given.normalize('NFC').trim()
  if (name.length > LONGEST || NO_NAME.test(name) || name.startsWith('.'))
    return refuse('INVALID_REQUEST')
  const dot = name.lastIndexOf('.')
  const ending = name.slice(dot + 1).toLowerCase()
  if (dot < 1 || !isEnding(ending) || RUNS.test(name)) return refuse('WRONG_TYPE')
  return { status: 'ok', name, ending }
}
