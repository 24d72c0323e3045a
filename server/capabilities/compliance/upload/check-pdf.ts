import type { UploadErrorCode } from '#contract/wire/documents.ts'
import { EndlessPdf, textsOf } from './pdf-streams.ts'

/** Names of what a document does by itself, or carries within it. */
const ACTS =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia|XFA|SubmitForm|ImportData|GoToE)(?![A-Za-z\d])/

/** Short names, which chance would write into packed bytes: only where they have a value. */
const ACTS_WITH_VALUE = /\/(?:JS\s*(?:\(|<|\d+\s+\d+\s+R)|AA\s*(?:<<|\d+\s+\d+\s+R))/

/** Which page to open at is a list; an action is not. */
const OPENS = /\/OpenAction(?=\s*[^\s[])/

const SPELLED = /#([\da-f]{2})/gi
const MOST_SPELLED = 50_000

/** A name may be written with its letters as numbers: `/J#53` is `/JS`. */
function spelledOut(text: string): string {
  let count = 0
  for (const _ of text.matchAll(SPELLED))
    if (++count > MOST_SPELLED) throw new RangeError('The document is written to be slow to read')
  return text.replace(SPELLED, (_whole, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16))
  )
}

const acts = (text: string): boolean =>
  ACTS.test(text) || ACTS_WITH_VALUE.test(text) || OPENS.test(text)

const isActive = (text: string): boolean => acts(text) || acts(spelledOut(text))

const BEGINS = /^%PDF-[12]\.\d/
/** Whatever stands behind the end is not of the document. */
const ENDS = /%%EOF\s*$/

const ENCRYPTED = /\/Encrypt\s*(?:<<|\d+\s+\d+\s+R)/
const HOLDS_OBJECTS = /\/ObjStm|\/First\s/
/** Ways of packing objects that nothing here looks into; pictures alone are often packed so. */
const PACKED =
  /\/(?:LZWDecode|LZW|RunLengthDecode|RL|Crypt)(?![A-Za-z\d])|\/Predictor\s+2\b|\/(?:Predictor|Columns)\s+\d+\s+\d+\s+R/

/** Why a PDF is not taken; undefined for one that only shows pages. */
export async function faultOfPdf(bytes: Buffer): Promise<UploadErrorCode | undefined> {
  const text = bytes.toString('latin1')
  if (!BEGINS.test(text) || !ENDS.test(text.slice(-1024))) return 'UNREADABLE'
  try {
    if (isActive(text)) return 'ACTIVE_CONTENT'
    const spelled = spelledOut(text)
    if (ENCRYPTED.test(spelled)) return 'UNREADABLE'
    if (HOLDS_OBJECTS.test(spelled) && PACKED.test(spelled)) return 'UNREADABLE'
    for await (const unpacked of textsOf(text)) if (isActive(unpacked)) return 'ACTIVE_CONTENT'
  } catch (error) {
    if (error instanceof EndlessPdf || error instanceof RangeError) return 'UNREADABLE'
    throw error
  }
  return undefined
}
