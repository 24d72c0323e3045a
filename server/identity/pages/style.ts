import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { OPERATORS, type OperatorName } from '#config/operators.ts'

export interface Stylesheet {
  /** Changes with the content, so that browsers may keep it for ever. */
  readonly name: string
  readonly css: string
  /** Font files by the names that the sheet uses. */
  readonly fonts: ReadonlyMap<string, string>
}

const FONT_URL = /url\("(@fontsource[^"]+\/([\w-]+\.woff2))"\)/g

const sheets = new Map<OperatorName, Stylesheet>()

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The operator's face, which the site has too, and the few rules that the realm's pages need. */
export function stylesheet(operator: OperatorName): Stylesheet {
  const known = sheets.get(operator)
  if (known) return known
  const fonts = new Map<string, string>()
  const face = read(`../../../src/styles/faces/${OPERATORS[operator].slug}.css`).replace(
    FONT_URL,
    (_, source: string, file: string) => {
      fonts.set(file, fileURLToPath(import.meta.resolve(source)))
      return `url("${file}")`
    }
  )
  const css = `@layer tokens, pages;\n${face}\n${read('./style.css')}`
  const name = `${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css`
  const sheet = { name, css, fonts }
  sheets.set(operator, sheet)
  return sheet
}
