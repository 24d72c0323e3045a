import { globSync } from 'node:fs'
import type { Plugin } from 'vite'

import { faceSheet, palette } from '../config/face-sheet.ts'
import { layoutOf, THEMES } from '../config/look.ts'
import { OPERATORS, type Operator } from '../config/operators.ts'
import { variantSheet } from '../config/variant-sheet.ts'

const style = (path: string) => new URL(`../styles/${path}.css`, import.meta.url).pathname

const ART = new URL('../../public/', import.meta.url).pathname

/** The addresses of the pictures that are there. */
const drawnPictures = () =>
  globSync('art/**/*.{avif,webp}', { cwd: ART }).map(file => `/${file.replaceAll('\\', '/')}`)

/** The colours that the flag of a theme shows: those of the first house that has it, but for the own one. */
function palettes({ theme: own }: Operator): string {
  const brands: readonly Operator[] = Object.values(OPERATORS)
  return THEMES.filter(theme => theme !== own)
    .flatMap(theme => brands.find(brand => brand.theme === theme) ?? [])
    .map(palette)
    .join('\n')
}

const MODULES: Readonly<Record<string, (brand: Operator) => string>> = {
  'virtual:colours': ({ colours }) => `export const colours = ${JSON.stringify(colours)}`,
  'virtual:palettes': brand => `export const palettes = ${JSON.stringify(palettes(brand))}`,
  'virtual:pictures': () => `export const pictures = new Set(${JSON.stringify(drawnPictures())})`
}

// No such files exist: their place lets the addresses of fonts be found as those of a real sheet are.
const FACE = style('face')
const VARIANTS = style('variants')
/** What a page with hot reload asks for them by, where nobody finds a file. */
const ASKED: Readonly<Record<string, string>> = {
  '/src/styles/face.css': FACE,
  '/src/styles/variants.css': VARIANTS
}

/** Gives the pages the style sheets, colours and pictures of the operator that the build is for. */
export function face(brand: Operator): Plugin {
  const sheets: Readonly<Record<string, string>> = {
    'virtual:face.css': FACE,
    'virtual:variants.css': VARIANTS,
    'virtual:layout.css': style(`layouts/${layoutOf(brand.layout)}`),
    'virtual:finish.css': style(`finishes/${brand.finish}`)
  }
  return {
    name: 'face',
    enforce: 'pre',
    resolveId: id =>
      sheets[id] ?? ASKED[id] ?? (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
    load: id =>
      id === FACE
        ? faceSheet(brand)
        : id === VARIANTS
          ? variantSheet(brand)
          : id.startsWith('\0')
            ? MODULES[id.slice(1)]?.(brand)
            : undefined
  }
}
