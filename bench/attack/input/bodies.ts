import { globSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

import { type Chance, pick } from './chance.ts'
import { nastyFor, nastyText } from './nasty.ts'

/** What bodies of ours call their fields: a body with names that are read gets further. */
const NAMES = [
  ...new Set(
    globSync('src/contract/wire/*.ts').flatMap(path =>
      [...readFileSync(path, 'utf8').matchAll(/^\s+(\w{2,24}):/gm)].map(([, name]) => name ?? '')
    )
  )
].toSorted()

export interface Body {
  readonly type: string
  readonly body: Buffer | string
  readonly encoding?: string
}

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

const nested = (open: string, close: string, levels: number) =>
  `${open.repeat(levels)}1${close.repeat(levels)}`

function fields(chance: Chance): Record<string, unknown> {
  const count = 1 + Math.floor(chance() * 14)
  return Object.fromEntries(
    Array.from({ length: count }, () => {
      const name = NAMES[Math.floor(chance() * NAMES.length)] ?? 'id'
      return [name, nastyFor(name, chance)]
    })
  )
}

const asForm = (chance: Chance) =>
  Object.entries(fields(chance))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(encodable(value))}`)
    .join('&')

/** A lone half of a character can not be written as a part of an address. */
const encodable = (value: unknown) =>
  typeof value === 'string' ? value.toWellFormed() : (JSON.stringify(value) ?? '')

const bytes = (chance: Chance, most: number) =>
  Buffer.from(Array.from({ length: Math.floor(chance() * most) }, () => Math.floor(chance() * 256)))

const MAKERS: readonly [(chance: Chance) => Body, ...((chance: Chance) => Body)[]] = [
  chance => ({ type: JSON_TYPE, body: JSON.stringify(fields(chance)) }),
  chance => ({ type: JSON_TYPE, body: JSON.stringify(fields(chance)) }),
  chance => ({ type: JSON_TYPE, body: JSON.stringify([fields(chance), fields(chance)]) }),
  chance => ({ type: FORM_TYPE, body: asForm(chance) }),
  chance => ({ type: FORM_TYPE, body: asForm(chance) }),
  chance => ({ type: JSON_TYPE, body: asForm(chance) }),
  chance => ({ type: pick(chance, [JSON_TYPE, FORM_TYPE, 'text/plain']), body: '' }),
  chance => ({
    type: JSON_TYPE,
    body: pick(chance, [
      'null',
      '[]',
      '"x"',
      '1',
      '{',
      '{"a":',
      '{"a":1}{"b":2}',
      '\ufeff{}',
      '{"a":1,"a":2}',
      '[1e309]',
      '{"a":9007199254740993}',
      'NaN',
      "{'a':1}"
    ])
  }),
  chance => ({
    type: JSON_TYPE,
    body: pick(chance, [
      '{"__proto__":{"polluted":1}}',
      '{"constructor":{"prototype":{"polluted":1}}}',
      '{"a":{"__proto__":{"polluted":1}}}',
      '{"__proto__":null,"toString":1,"hasOwnProperty":1}'
    ])
  }),
  () => ({
    type: FORM_TYPE,
    body: '__proto__[polluted]=1&constructor[prototype][polluted]=1&a[]=1'
  }),
  () => ({ type: JSON_TYPE, body: nested('[', ']', 30_000) }),
  () => ({ type: JSON_TYPE, body: nested('{"a":', '}', 9000) }),
  chance => ({ type: JSON_TYPE, body: bytes(chance, 400) }),
  chance => ({ type: 'application/octet-stream', body: bytes(chance, 4000) }),
  chance => ({ type: 'text/plain;charset=utf-8', body: nastyText(chance) }),
  chance => ({
    type: JSON_TYPE,
    body: JSON.stringify({ ...fields(chance), pad: 'x'.repeat(60_000) })
  }),
  chance => ({
    type: `multipart/form-data; boundary=${pick(chance, ['b', '', '"', 'x'.repeat(300)])}`,
    body: '--b\r\nContent-Disposition: form-data; name="__proto__"; filename="../../x\0.html"\r\n\r\nx\r\n--b--\r\n'
  }),
  () => ({
    type: 'application/xml',
    body: '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'
  }),
  chance => ({ type: JSON_TYPE, body: gzipSync(JSON.stringify(fields(chance))), encoding: 'gzip' }),
  chance => ({
    type: nastyText(chance)
      .replace(/[^\x21-\x7e]/g, '')
      .slice(0, 200),
    body: '{}'
  }),
  chance => ({ type: 'application/json; charset=utf-16', body: JSON.stringify(fields(chance)) })
]

/** A body that means nothing good. */
export const oddBody = (chance: Chance): Body => pick(chance, MAKERS)(chance)

const HEADERS = [
  'accept',
  'accept-language',
  'authorization',
  'brand',
  'cookie',
  'if-modified-since',
  'if-none-match',
  'locale',
  'origin',
  'range',
  'referer',
  'traceparent',
  'user-agent',
  'x-client',
  'x-context',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-provider',
  'x-ranks',
  'x-recently-played-games',
  'x-signature',
  'x-timestamp'
] as const

const WORDS = [
  'Bearer null',
  'Bearer a.b.c',
  'Basic Og==',
  'accessToken=%E0%A4%A; __Host-x=%; locale=../..; =; a',
  '00-00000000000000000000000000000000-0000000000000000-zz',
  'bytes=0-,1-,2-,3-',
  'x;q=1e309,*;q=-1',
  'W/"',
  '[1,2',
  '{"a":1}',
  '0'.repeat(3000)
] as const

/** Headers that are read somewhere, with values that fit nothing. */
export function oddHeaders(chance: Chance): Record<string, string> {
  const count = Math.floor(chance() * 4)
  return Object.fromEntries(
    Array.from({ length: count }, () => [
      pick(chance, HEADERS),
      chance() < 0.5
        ? pick(chance, WORDS)
        : // Node itself refuses to send what is no header.
          nastyText(chance).replace(/[^\t\x20-\x7e]/g, '')
    ])
  )
}
