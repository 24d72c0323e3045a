// Checks that components take colours, sizes and faces from tokens, and that no markup styles itself.
import { globSync, readFileSync } from 'node:fs'

import { report } from './report.ts'

const RAW_COLOUR = /#[0-9a-f]{3,8}\b|\b(rgb|rgba|hsl|hsla|oklch|oklab)\(\s*[\d.]/i
const STYLE_ATTRIBUTE = /\sstyle=["'{]/

function linesOf(pattern: string | string[], wrong: (line: string) => string | undefined) {
  return globSync(pattern).flatMap(path =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const fault = wrong(line)
        return fault ? [`${path}:${index + 1} ${fault}`] : []
      })
  )
}

const isToken = (path: string) => /tokens|themes?\/|faces?\//.test(path)
const componentSheets = globSync(['src/styles/**/*.css', 'islands/**/*.css']).filter(
  path => !isToken(path)
)

report('styles', [
  ...componentSheets.flatMap(path =>
    linesOf(path, line =>
      RAW_COLOUR.test(line.replace(/url\([^)]*\)/g, '')) ? 'names a raw colour' : undefined
    )
  ),
  ...linesOf(['src/{pages,layouts,components}/**/*.astro', 'islands/**/*.tsx'], line =>
    STYLE_ATTRIBUTE.test(line) ? 'has a style attribute' : undefined
  )
])
