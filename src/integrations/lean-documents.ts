import type { Plugin } from 'vite'

const GENERATED = /[\\/]src[\\/]contract[\\/]generated[\\/].*\.ts$/

/** What stores ask for goes to the browser without the indentation that it is generated with. */
export function leanDocuments(): Plugin {
  return {
    name: 'lean-documents',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      return GENERATED.test(id) ? { code: code.replace(/\n +/g, '\n'), map: null } : undefined
    }
  }
}
