import { createHash } from 'node:crypto'
import { relative } from 'node:path'

const SIGNS = 3

/**
 * Names classes of a CSS module by themselves and their file: what the default adds, the number of a
 * line, every page would carry with each of them. Two files of one sign stop the build.
 */
export function scopedName(root: string) {
  const files = new Map<string, string>()
  return (name: string, file: string): string => {
    const path = relative(root, file.split('?')[0] ?? file)
    const sign = createHash('sha256').update(path).digest('hex').slice(0, SIGNS)
    const other = files.get(sign) ?? path
    if (other !== path) throw new Error(`${path} and ${other} have one sign: rename one of them`)
    files.set(sign, path)
    return `${name}_${sign}`
  }
}
