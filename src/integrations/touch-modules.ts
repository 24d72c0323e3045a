import { readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

import type { Plugin } from 'vite'

const FOLDER = fileURLToPath(new URL('../components/touch/', import.meta.url))
const PREFIX = 'touch-'

/** Builds every module of `components/touch` as a file of its own, which no page asks for at once. */
export function touchModules(): Plugin {
  return {
    name: 'touch-modules',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    buildStart() {
      for (const file of readdirSync(FOLDER).filter(name => name.endsWith('.ts')))
        this.emitFile({
          type: 'chunk',
          id: path.join(FOLDER, file),
          name: `${PREFIX}${path.basename(file, '.ts')}`
        })
    }
  }
}

/** Finds the built touch modules: their files by the names that markup uses. */
export function touchFiles(folder: string): Readonly<Record<string, string>> {
  const found = readdirSync(folder).flatMap(file => {
    const [, name] = new RegExp(`^${PREFIX}(\\w+)\\..+\\.js$`).exec(file) ?? []
    return name === undefined ? [] : [[name, file] as const]
  })
  return Object.fromEntries(found)
}
