import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

export interface PageFile {
  /** Changes with the content, so that browsers may keep it for ever. */
  readonly name: string
  readonly type: string
  readonly text: string
}

function pageFile(source: string, type: string): PageFile {
  const text = readFileSync(new URL(source, import.meta.url), 'utf8')
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
  const [stem, ending] = source.replace('./', '').split('.')
  return { name: `${stem}-${hash}.${ending}`, type, text }
}

export const STYLE = pageFile('./checkout.css', 'text/css; charset=utf-8')
export const SCRIPT = pageFile('./checkout.js', 'text/javascript; charset=utf-8')
