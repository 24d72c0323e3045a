import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { faceSheet } from '#config/face-sheet.ts'
import { OPERATORS, type OperatorName } from '#config/operators.ts'

interface Stylesheet {
  /** Changes with the content, so that browsers may keep it for ever. */
  readonly name: string
  readonly css: string
  /** Font files by the names that the sheet uses. */
  readonly fonts: ReadonlyMap<string, string>
}

const STYLES = '../../../src/styles'
const FONT_URL = /url\("(@fontsource[^"]+\/([\w-]+\.woff2))"\)/g

const sheets = new Map<OperatorName, Stylesheet>()

const sha256 = (text: string) => createHash('sha256').update(text).digest()

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** The site's own foundation in the operator's face, and the rules that only these pages need. */
export function stylesheet(operator: OperatorName): Stylesheet {
  const known = sheets.get(operator)
  if (known) return known
  const fonts = new Map<string, string>()
  const face = faceSheet(OPERATORS[operator]).replace(
    FONT_URL,
    (_, source: string, file: string) => {
      fonts.set(file, fileURLToPath(import.meta.resolve(source)))
      return `url("${file}")`
    }
  )
  const [layers, base, shell] = ['layers', 'base', 'shell'].map(part =>
    read(`${STYLES}/${part}.css`)
  )
  const css = [layers, face, base, shell, read('./style.css')].join('\n')
  const name = `${sha256(css).toString('hex').slice(0, 12)}.css`
  const sheet = { name, css, fonts }
  sheets.set(operator, sheet)
  return sheet
}
