import { globSync, readFileSync } from 'node:fs'
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

const ART = new URL('../../public/', import.meta.url).pathname

/** The addresses of the pictures that are there. */
const drawnPictures = () =>
  globSync('art/**/*.{avif,webp}', { cwd: ART }).map(file => `/${file.replaceAll('\\', '/')}`)

const MODULES: Readonly<Record<string, (slug: string) => string>> = {
  'virtual:colours': slug => `export const colours = ${JSON.stringify(coloursOf(slug))}`,
  'virtual:pictures': () => `export const pictures = new Set(${JSON.stringify(drawnPictures())})`
}

/** Gives the pages the style sheets, colours and pictures of the operator that the build is for. */
export function face(brand: Operator): Plugin {
  const sheets: Readonly<Record<string, string>> = {
    'virtual:face.css': style(`faces/${brand.slug}`),
    'virtual:layout.css': style(`layouts/${layoutOf(brand.layout)}`)
  }
  return {
    name: 'face',
    enforce: 'pre',
    resolveId: id => sheets[id] ?? (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
    load: id => (id.startsWith('\0') ? MODULES[id.slice(1)]?.(brand.slug) : undefined)
  }
}
