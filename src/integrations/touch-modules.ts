import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

const COMPONENTS = fileURLToPath(new URL('../components/', import.meta.url))
const FOLDER = path.join(COMPONENTS, 'touch')
const FLAGS = path.join(COMPONENTS, 'flags', 'flags.ts')
const LOADER = /^touched\..+\.js$/
const FLAGS_FILE = /^flags\..+\.js$/
const MODULE = /^touch-(\w+)\.(.+)\.js$/

/**
 * Modules with copies of their own of what sessions, or each other, carry too: by one file in common
 * a visitor would load all that a session does, and by small ones a request for each. They keep
 * nothing in memory that both would have to know.
 */
const APART = [
  'arrival',
  'consent',
  'figures',
  'flags',
  'frame',
  'manager',
  'measure',
  'reporter',
  'reports',
  'search',
  'traces',
  'vitals'
]
const COPY = /\?apart=\w+$/
const OURS = /[\\/](src|stores|islands)[\\/](?!components[\\/]touch[\\/][^\\/?]+\.ts)[^?]*\.ts$/

/** Builds what the first touch loads as files of their own, which no page asks for at once. */
export function touchModules(): Plugin {
  return {
    name: 'touch-modules',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    buildStart() {
      this.emitFile({ type: 'chunk', id: path.join(COMPONENTS, 'touched.ts'), name: 'touched' })
      this.emitFile({ type: 'chunk', id: `${FLAGS}?apart=flags`, name: 'flags' })
      for (const file of readdirSync(FOLDER).filter(name => name.endsWith('.ts'))) {
        const name = path.basename(file, '.ts')
        const id = path.join(FOLDER, file) + (APART.includes(name) ? `?apart=${name}` : '')
        this.emitFile({ type: 'chunk', id, name: `touch-${name}` })
      }
    },
    resolveId: {
      order: 'pre',
      async handler(source, importer, options) {
        const [copy] = COPY.exec(importer ?? '') ?? []
        if (copy === undefined) return null
        const from = importer?.slice(0, -copy.length)
        const found = await this.resolve(source, from, { ...options, skipSelf: true })
        return found && OURS.test(found.id) ? { ...found, id: found.id + copy } : found
      }
    }
  }
}

/** Takes the built loader out of the folder and gives it back knowing the files of the modules. */
export function takeTouchLoader(folder: string): string {
  const names = readdirSync(folder)
  const loader = names.find(name => LOADER.test(name))
  if (loader === undefined) throw new Error(`${folder} has no module for the first touch`)
  const files = names.flatMap(file => {
    const [, name, hash] = MODULE.exec(file) ?? []
    return name === undefined || hash === undefined ? [] : [[name, hash] as const]
  })
  const at = path.join(folder, loader)
  const code = readFileSync(at, 'utf8')
  rmSync(at)
  return code.replace('TOUCH_FILES', JSON.stringify(Object.fromEntries(files)))
}

/** The built file of the module for `data-touch` of that name. */
export function touchFile(folder: string, name: string): string {
  const file = readdirSync(folder).find(each => MODULE.exec(each)?.[1] === name)
  if (file === undefined) throw new Error(`${folder} has no module for ${name}`)
  return file
}

/** The built file of what flags of local storage change. */
export function flagsFile(folder: string): string {
  const file = readdirSync(folder).find(name => FLAGS_FILE.test(name))
  if (file === undefined) throw new Error(`${folder} has no module for flags`)
  return file
}
