import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

import { layoutOf } from '../config/look.ts'
import type { Operator } from '../config/operators.ts'

const style = (path: string) => new URL(`../styles/${path}.css`, import.meta.url).pathname

/** The colour tokens of an operator's face, by role. */
export function coloursOf(slug: string): Readonly<Record<string, string>> {
  const css = readFileSync(style(`faces/${slug}`), 'utf8')
  return Object.fromEntries(
    [...css.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(match => [match[1] ?? '', match[2] ?? ''])
  )
}

const COLOURS = 'virtual:colours'

/** Gives the pages the style sheets and colours of the operator that the build is for. */
export function face(brand: Operator): Plugin {
  const sheets: Readonly<Record<string, string>> = {
    'virtual:face.css': style(`faces/${brand.slug}`),
    'virtual:layout.css': style(`layouts/${layoutOf(brand.layout)}`)
  }
  return {
    name: 'face',
    enforce: 'pre',
    resolveId: id => sheets[id] ?? (id === COLOURS ? `\0${COLOURS}` : undefined),
    load: id =>
      id === `\0${COLOURS}`
        ? `export const colours = ${JSON.stringify(coloursOf(brand.slug))}`
        : undefined
  }
}
