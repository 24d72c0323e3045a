// Checks that every link of the documentation leads to a file, and that every command and file of code it names exists.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { report } from './report.ts'

const { imports, scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  imports: Record<string, string>
  scripts: Record<string, string>
}
const MADE = ['node_modules', '**/node_modules', 'dist', '.astro', '.cache', '.data', 'reports']
const pages = globSync('**/*.md', { exclude: [...MADE, 'src/content'] })
const code = globSync('**/*.{astro,css,graphql,mjs,ts,tsx}', { exclude: MADE })

const NAMED = /`([\w.#[\]/-]+\.(?:astro|css|graphql|mjs|ts|tsx))`/g

/** Documents name a file by its path, by an import, or by the end of its path where the room is clear. */
function isCode(name: string): boolean {
  const [alias = ''] = name.split('/')
  const path = name.replace(alias, imports[`${alias}/*`]?.slice(2, -2) ?? alias)
  return code.some(file => `/${file}`.endsWith(`/${path.replace(/^(\.\.?\/)+/, '')}`))
}

/** A package of its own, like the artwork's, has its own commands. */
function scriptsFor(page: string): Readonly<Record<string, string>> {
  const own = join(dirname(page), 'package.json')
  if (!existsSync(own)) return scripts
  return {
    ...scripts,
    ...(JSON.parse(readFileSync(own, 'utf8')) as { scripts: typeof scripts }).scripts
  }
}

function faultsOf(page: string): string[] {
  const text = readFileSync(page, 'utf8')
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
    match => match[1] ?? ''
  )
  const files = [...text.matchAll(NAMED)].map(match => match[1] ?? '')
  const commands = [...text.matchAll(/npm run (?:-s )?([a-z][\w:-]*)/g)].map(
    match => match[1] ?? ''
  )
  return [
    ...links
      .filter(link => !existsSync(join(dirname(page), link)))
      .map(link => `${page} links to ${link}, which does not exist`),
    ...files
      .filter(file => !isCode(file))
      .map(file => `${page} names ${file}, which does not exist`),
    ...commands
      .filter(command => !(command in scriptsFor(page)))
      .map(command => `${page} names npm run ${command}, which does not exist`)
  ]
}

const ROOMS = [
  'src/config',
  'src/contract',
  'src/rules',
  'src/messages',
  'stores',
  'islands',
  'server',
  'game-client',
  'engagement-widget',
  'desk-widget',
  'game-engine',
  'sports-engine',
  'scripts',
  'tests',
  'bench',
  'deploy',
  'artwork'
]
const withoutReadme = ROOMS.filter(room => !existsSync(`${room}/README.md`)).map(
  room => `${room} has no README.md`
)

report('documents', [...pages.flatMap(faultsOf), ...withoutReadme])
