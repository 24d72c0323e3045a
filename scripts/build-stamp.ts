import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'

const SOURCES = [
  'src/**/*',
  'stores/**/*',
  'islands/**/*',
  'game-client/**/*',
  'engagement-widget/**/*',
  'desk-widget/**/*',
  'public/**/*',
  'astro.config.mjs',
  'codegen.ts',
  'package-lock.json'
]

/** What the environment tells the build. */
const VARIABLES = ['LOBBY_PUBLIC_URL', 'LOBBY_CONTENT_URL', 'LOBBY_LICENCE', 'LOBBY_RELEASE']

/** The operator's own list of third parties, which the privacy policy and the host rules say. */
const partiesFile = () => process.env['LOBBY_THIRD_PARTIES'] ?? ''

const isGenerated = (path: string) => path.includes('generated/')

const stampFile = (operator: string) => `dist/${operator.toLowerCase()}/.build-stamp`

/**
 * One hash over everything the build of an operator is made of. Pictures count by size and time,
 * since reading tens of megabytes would make every start slow.
 */
export function buildStamp(operator: string): string {
  const hash = createHash('sha256').update(`${operator} ${process.env['LOBBY_LOCALES'] ?? ''}`)
  for (const name of VARIABLES) hash.update(`${name}=${process.env[name] ?? ''}`)
  if (existsSync(partiesFile())) hash.update(readFileSync(partiesFile()))
  for (const path of globSync(SOURCES).sort()) {
    const file = statSync(path)
    if (!file.isFile() || isGenerated(path)) continue
    hash.update(path)
    hash.update(path.startsWith('public/') ? `${file.size} ${file.mtimeMs}` : readFileSync(path))
  }
  return hash.digest('hex')
}

export const isFresh = (operator: string, stamp: string): boolean =>
  existsSync(stampFile(operator)) && readFileSync(stampFile(operator), 'utf8') === stamp

export const markFresh = (operator: string, stamp: string): void =>
  writeFileSync(stampFile(operator), stamp)
