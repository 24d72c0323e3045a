import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const FOLDER = new URL('../in-page/', import.meta.url)
const ASKED = /[\\/]in-page[\\/]([\w-]+)\.ts\?text$/

/**
 * A script of `src/in-page/` with all that it imports as one short text, as a page carries it. Outside
 * of a build (`isBuilt`) it asks for sources in the place of built files.
 */
export async function inPageScript(name: string, isBuilt = true): Promise<string> {
  const built = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    define: { 'import.meta.env.PROD': String(isBuilt) },
    build: {
      write: false,
      target: 'es2022',
      lib: {
        entry: fileURLToPath(new URL(`${name}.ts`, FOLDER)),
        formats: ['iife'],
        name: 'inPage'
      }
    }
  })
  const [result] = Array.isArray(built) ? built : []
  const [chunk] = result?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error(`${name} made no script`)
  return chunk.code.trim()
}

/** Gives components the text of a script for `import { script } from '…/in-page/<name>.ts?text'`. */
export function inPageScripts(): Plugin {
  let isBuilt = false
  return {
    name: 'in-page-scripts',
    enforce: 'pre',
    configResolved({ command }) {
      isBuilt = command === 'build'
    },
    async load(id) {
      const [, name] = ASKED.exec(id) ?? []
      if (name === undefined) return undefined
      return `export const script = ${JSON.stringify(await inPageScript(name, isBuilt))}`
    }
  }
}
