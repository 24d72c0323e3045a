import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

const IMPORT = /(?:\bimport|\bfrom)\s*["']\.\/([\w.-]+\.js)["']/g

/** Reads the built chunks and gives a function from entries to all that they import statically. */
export async function importClosure(folder: string) {
  const names = await readdir(folder).catch(() => [])
  const imports = new Map<string, readonly string[]>()
  for (const name of names.filter(file => file.endsWith('.js'))) {
    const code = await readFile(path.join(folder, name), 'utf8')
    imports.set(
      name,
      [...code.matchAll(IMPORT)].map(match => match[1] ?? '')
    )
  }
  return (entries: readonly string[]): readonly string[] => {
    const found = new Set<string>()
    const visit = (name: string) => {
      if (found.has(name) || !imports.has(name)) return
      found.add(name)
      imports.get(name)?.forEach(visit)
    }
    entries.forEach(visit)
    return [...found]
  }
}
