import { buildSchema } from 'graphql'
import { describe, expect, test } from 'vitest'

import { Documents } from '#server/graphql/documents.ts'

const schema = buildSchema('type Query { hello(name: String): String }')
const names = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `{ hello(name: "${from + at}") }`)

describe('kept queries', () => {
  const fresh = () => new Documents(schema, { introspection: false })

  test('one that comes again is not read again', () => {
    const documents = fresh()
    const [query = ''] = names(0, 1)
    expect(documents.prepare(query)).toBe(documents.prepare(query))
  })

  test('the thousand that were asked last are kept', () => {
    const documents = fresh()
    const [first = '', second = '', ...more] = names(0, 1001)
    const one = documents.prepare(first)
    const two = documents.prepare(second)
    for (const query of more.slice(0, 998)) documents.prepare(query)
    expect(documents.prepare(first)).toBe(one)
    for (const query of more.slice(998)) documents.prepare(query)
    expect(documents.prepare(first)).toBe(one)
    expect(documents.prepare(second)).not.toBe(two)
  })

  test('long ones are kept in smaller numbers', () => {
    const documents = fresh()
    const long = (at: number) => `{ hello(name: "${String(at).repeat(30_000)}") }`
    const first = documents.prepare(long(0))
    expect(documents.prepare(long(0))).toBe(first)
    for (let at = 1; at < 10; at++) documents.prepare(long(at))
    for (let at = 1; at < 10; at++) documents.prepare(`${long(at)} `)
    expect(documents.prepare(long(0))).not.toBe(first)
  })

  test('a refused query is not kept', () => {
    const documents = fresh()
    const refused = documents.prepare('{ goodbye }')
    expect(refused).toMatchObject([{ message: 'Cannot query field "goodbye" on type "Query".' }])
    expect(documents.prepare('{ goodbye }')).not.toBe(refused)
  })
})
