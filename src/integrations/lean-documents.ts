import type { Plugin } from 'vite'

const GENERATED = /[\\/]src[\\/]contract[\\/]generated[\\/].*\.ts$/
/** A document without texts of its own, in which a space might mean something. */
const DOCUMENT = /(?<=TypedDocumentString\(`)[^`"]*(?=`)/g

/** A document of GraphQL with no more space than keeps its names apart. */
export const leanDocument = (document: string): string =>
  document
    .replace(/\s+/g, ' ')
    .replace(/ ?(\.{3}|[{}()!:,@]) ?/g, '$1')
    .trim()

/** What stores ask for goes to the browser without the spaces that it is generated with. */
export function leanDocuments(): Plugin {
  return {
    name: 'lean-documents',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      return GENERATED.test(id)
        ? { code: code.replace(DOCUMENT, leanDocument), map: null }
        : undefined
    }
  }
}
