import { readFileSync } from 'node:fs'
import { parse, print } from 'graphql'
import { describe, expect, test } from 'vitest'

import { leanDocument } from '../../src/integrations/lean-documents.ts'

const GENERATED = ['lobby', 'page', 'data', 'main'].map(
  name => `src/contract/generated/${name}/graphql.ts`
)

describe('a document as the browser gets it', () => {
  const documents = GENERATED.flatMap(file => [
    ...readFileSync(file, 'utf8').matchAll(/TypedDocumentString\(`([^`]*)`/g)
  ]).map(([, document = '']) => document)

  test('asks for what it was written to ask for, whichever it is', () => {
    expect(documents.length).toBeGreaterThan(50)
    for (const document of documents)
      expect(print(parse(leanDocument(document)))).toBe(print(parse(document)))
  })

  test('has no space but between names', () => {
    const lean = leanDocument(`
      query Asked($id: ID!) {
        viewer { ...Fields @include(if: $id) id name }
      }
      fragment Fields on Viewer { id }`)
    expect(lean).toBe(
      'query Asked($id:ID!){viewer{...Fields@include(if:$id)id name}}fragment Fields on Viewer{id}'
    )
  })
})
