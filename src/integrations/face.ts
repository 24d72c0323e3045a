import { globSync } from 'node:fs'
import type { Plugin } from 'vite'

import { faceSheet } from '../config/face-sheet.ts'
import { layoutOf } from '../config/look.ts'
import type { Operator } from '../config/operators.ts'

const style = (path: string) => new URL(`../styles/${path}.css`, import.meta.url).pathname

const ART = new URL('../../public/', import.meta.url).pathname

/** The addresses of the pictures that are there. */
const drawnPictures = () =>
  globSync('art/**/*.{avif,webp}', { cwd: ART }).map(file => `/${file.replaceAll('\\', '/')}`)

const MODULES: Readonly<Record<string, (brand: Operator) => string>> = {
  'virtual:colours': ({ colours }) => `export const colours = ${JSON.stringify(colours)}`,
  'virtual:pictures': () => `export const pictures = new Set(${JSON.stringify(drawnPictures())})`
}

// No such file exists: its place lets the addresses of fonts be found as those of a real sheet are.
const FACE = style('face')

/** Gives the pages the style sheets, colours and pictures of the operator that the build is for. */
export function face(brand: Operator): Plugin {
  const sheets: Readonly<Record<string, string>> = {
    'virtual:face.css': FACE,
    'virtual:layout.css': style(`layouts/${layoutOf(brand.layout)}`),
    'virtual:finish.css': style(`finishes/${brand.finish}`)
  }
  return {
    name: 'face',
    enforce: 'pre',
    resolveId: id => sheets[id] ?? (Object.hasOwn(MODULES, id) ? `\0${id}` : undefined),
    load: id =>
      id === FACE
        ? faceSheet(brand)
        : id.startsWith('\0')
          ? MODULES[id.slice(1)]?.(brand)
          : undefined
  }
}
