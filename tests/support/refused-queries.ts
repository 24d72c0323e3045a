const repeat = (count: number, text: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => text(at)).join(' ')

export interface RefusedQuery {
  readonly what: string
  readonly query: string
  readonly variables?: Readonly<Record<string, unknown>>
  /** What the refusal says. */
  readonly says: string
}

/** Lists within lists, which no argument of ours has. */
const nested = (levels: number): unknown => {
  let value: unknown = 1
  for (let level = 0; level < levels; level++) value = [value]
  return value
}

/** Each fragment spreads the next one twice, so that the whole is two to the power of their number. */
const doubling = (count: number) =>
  `{ viewer { ...F0 } } ${repeat(count, at => `fragment F${at} on Viewer { ...F${at + 1} ...F${at + 1} }`)} fragment F${count} on Viewer { a: deposits(first: 100) { edges { node { id } } } }`

/** What the main endpoint refuses before anything runs, outside a sandbox, whatever carries it. */
export const REFUSED_QUERIES: readonly RefusedQuery[] = [
  { what: '2000 levels', query: `{${'a{b'.repeat(2000)}}`, says: 'Syntax Error' },
  { what: '600 levels', query: `{${'a{'.repeat(600)}b${'}'.repeat(600)}}`, says: 'Cannot query' },
  {
    what: '600 levels of an argument',
    query: `{ deposit(id: ${'['.repeat(600)}1${']'.repeat(600)}) { id } }`,
    says: 'String cannot represent|ID cannot represent'
  },
  {
    what: '1000 aliases',
    query: `{ ${repeat(1000, at => `a${at}: viewer { id }`)} }`,
    says: 'token'
  },
  {
    what: '100 aliases',
    query: `{ ${repeat(100, at => `a${at}: viewer { id }`)} }`,
    says: 'ALIASES'
  },
  {
    what: 'aliases behind fragments',
    query: `{ ...A ...A } fragment A on Query { ${repeat(15, at => `a${at}: viewer { id }`)} }`,
    says: 'ALIASES'
  },
  { what: 'fragments that double thirty times', query: doubling(30), says: 'COST|ALIASES' },
  { what: '10,000 fields', query: `{ viewer { ${'id '.repeat(10_000)} } }`, says: 'token' },
  {
    what: '2000 directives',
    query: `{ viewer { id ${'@include(if: true) '.repeat(2000)} } }`,
    says: 'token'
  },
  {
    what: 'the same directive 200 times',
    query: `{ viewer { id ${'@include(if: true) '.repeat(200)} } }`,
    says: 'only be used once'
  },
  {
    what: 'directives that there are not',
    query: `{ viewer { id ${'@defr '.repeat(300)} } }`,
    says: 'Unknown directive'
  },
  {
    what: 'fragments in a circle',
    query: 'fragment A on Query { ...B } fragment B on Query { ...A } { ...A }',
    says: 'Cannot spread fragment'
  },
  {
    what: 'a fragment that spreads itself',
    query: 'fragment A on Viewer { id ...A } { viewer { ...A } }',
    says: 'Cannot spread fragment'
  },
  {
    what: 'a page of a million in a query that may hold much',
    query: '{ viewer { playerRewards(last: 1000000) { edges { node { status } } } } }',
    says: 'COST'
  },
  { what: 'a field that does not exist', query: '{ viewr { id } }', says: 'Cannot query field' },
  {
    what: 'an argument that does not exist',
    query: '{ deposit(idd: "1") { id } }',
    says: 'Unknown argument'
  },
  {
    what: 'a type that does not exist',
    query: '{ viewer { ... on Viewr { id } } }',
    says: 'Unknown type'
  },
  {
    what: 'a value of an enumeration that does not exist',
    query: '{ viewer { activity(period: Wek, ago: 0) { __typename } } }',
    says: 'does not exist in'
  },
  {
    what: 'such a value in a variable',
    query: 'query ($p: LimitPeriod!) { viewer { activity(period: $p, ago: 0) { __typename } } }',
    variables: { p: 'Wek' },
    says: 'does not exist in'
  },
  {
    what: 'a field of an input that does not exist, in a variable',
    query: 'mutation ($i: CreateDepositInput!) { createDeposit(input: $i) { error { code } } }',
    variables: { i: { amont: '1' } },
    says: 'is not defined by type'
  },
  {
    what: 'variables nested a hundred deep',
    query: 'query ($id: ID!) { deposit(id: $id) { id } }',
    variables: { id: nested(100) },
    says: 'TOO_DEEP'
  },
  {
    what: 'the character zero in a variable',
    query: 'query ($id: ID!) { deposit(id: $id) { id } }',
    variables: { id: 'a\0' },
    says: 'NOT_TEXT'
  },
  {
    what: 'the description of the schema',
    query: '{ __schema { types { name fields { name args { name } } } } }',
    says: 'NO_INTROSPECTION'
  },
  {
    what: 'the description of a type',
    query: '{ ...A } fragment A on Query { __type(name: "Query") { name } }',
    says: 'NO_INTROSPECTION'
  }
]
