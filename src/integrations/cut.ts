import type { Plugin } from 'vite'

export interface Cut {
  readonly file: RegExp
  readonly part: RegExp
  readonly instead: string
  /** What another version does in another way. */
  readonly does: string
}

/** Puts other text for parts of libraries in what goes to the browser; a version whose text has changed ends the build. */
export function cut(name: string, cuts: readonly Cut[]): Plugin {
  return {
    name,
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: environment => environment.name === 'client',
    transform(code, id) {
      const own = cuts.filter(({ file }) => file.test(id))
      if (own.length === 0) return undefined
      let left = code
      for (const { part, instead, does } of own) {
        if (!part.test(left)) throw new Error(`${id} ${does} in another way`)
        left = left.replace(part, instead)
      }
      return { code: left, map: null }
    }
  }
}
