// Checks that every catalogue is complete, keeps the placeholders, and that every key is used.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'

import { CATALOGUES, type Catalogue } from '../src/config/locales.ts'
import { ROUTES } from '../src/config/routes.ts'
import { report } from './report.ts'

type Texts = Readonly<Record<string, string>>

const SOURCES = [
  'src/**/*.{ts,astro}',
  'stores/**/*.ts',
  'islands/**/*.{ts,tsx}',
  'server/**/*.ts',
  'game-client/**/*.ts'
]

const namespaces = globSync('src/messages/en/*.json')
  .map(path => basename(path, '.json'))
  .sort()

const fileOf = (catalogue: Catalogue, namespace: string) =>
  `src/messages/${catalogue}/${namespace}.json`

function textsOf(catalogue: Catalogue, namespace: string): Texts {
  const file = fileOf(catalogue, namespace)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : {}
}

/** The names in braces and the exact plural cases: what a translation may not lose. */
function shapeOf(text: string): string {
  const names = [...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(match => match[1])
  const plurals = /,\s*plural\s*,/.test(text)
    ? ['plural', ...(text.match(/other\s*\{/g) ?? [])]
    : []
  return [...new Set([...names, ...plurals])].sort().join(' ')
}

const isOverlay = (catalogue: Catalogue) => catalogue.includes('_')
const baseOf = (catalogue: Catalogue) => catalogue.slice(0, 2) as Catalogue

function compare(catalogue: Catalogue, namespace: string): string[] {
  const english = textsOf('en', namespace)
  const texts = textsOf(catalogue, namespace)
  const at = fileOf(catalogue, namespace)
  const faults: string[] = []
  for (const [key, text] of Object.entries(texts)) {
    const original = english[key]
    if (original === undefined) faults.push(`${at}: ${key} does not exist in English`)
    else if (shapeOf(original) !== shapeOf(text))
      faults.push(`${at}: ${key} needs {${shapeOf(original)}}, has {${shapeOf(text)}}`)
    if (text.trim() === '') faults.push(`${at}: ${key} is empty`)
  }
  if (!isOverlay(catalogue)) {
    for (const key of Object.keys(english))
      if (texts[key] === undefined) faults.push(`${at}: ${key} is missing`)
    return faults
  }
  const base = textsOf(baseOf(catalogue), namespace)
  for (const [key, text] of Object.entries(texts))
    if (base[key] === text) faults.push(`${at}: ${key} repeats ${baseOf(catalogue)}`)
  return faults
}

const code = globSync(SOURCES)
  .filter(path => !path.includes('generated/'))
  .map(path => readFileSync(path, 'utf8'))
  .join('\n')

/** Pages take their texts by the name of their route. */
const isOfPage = (key: string) => Object.hasOwn(ROUTES, key.split('.')[0] ?? '')

/** A key counts as used when its text stands in the code, whole or up to the part that is put in. */
function isUsed(key: string): boolean {
  if (code.includes(`'${key}'`) || code.includes(`"${key}"`) || code.includes(`\`${key}\``))
    return true
  const parts = key.split('.')
  return parts.some(
    (_, index) => index > 0 && code.includes(`\`${parts.slice(0, index).join('.')}.\${`)
  )
}

const unused = namespaces.flatMap(namespace =>
  Object.keys(textsOf('en', namespace))
    .filter(key => !isUsed(key) && !(namespace === 'pages' && isOfPage(key)))
    .map(key => `${fileOf('en', namespace)}: ${key} is used nowhere`)
)

const LETTERS = />\s*[A-Za-zÀ-ž][^<>{}]*[a-zà-ž]{2,}[^<>{}]*</
const written = globSync(['islands/**/*.tsx']).flatMap(path =>
  readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((line, index) =>
      LETTERS.test(line) && !line.includes('=>')
        ? [`${path}:${index + 1} holds text of its own`]
        : []
    )
)

const compared = CATALOGUES.flatMap(catalogue =>
  namespaces.flatMap(namespace => compare(catalogue, namespace))
)

report('messages', [...compared, ...unused, ...written])
