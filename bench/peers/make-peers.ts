import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'

import type { OperatorName } from '#config/operators.ts'
import { inPageScript } from '../../src/integrations/in-page-scripts.ts'
import { contentFile, SHEETS, writeContent } from './content.ts'
import { buildIslands } from './islands/build-islands.ts'
import { runMeasured, type Spent } from './process-tree.ts'
import type { PageContent } from './react/tree.ts'

const HERE = import.meta.dirname
const REACT = join(HERE, 'react')

export type PeerName = 'next' | 'spa'

export const folderOf = (peer: PeerName) => join(HERE, peer)

const generatedOf = (peer: PeerName) => join(folderOf(peer), 'generated')

/** Installs what a peer is built with, once, by its own lock file. */
function install(peer: PeerName): void {
  const cwd = folderOf(peer)
  if (existsSync(join(cwd, 'node_modules'))) return
  console.log(`  installing what ${peer} is built with`)
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd, stdio: 'inherit' })
  if (status !== 0) throw new Error(`npm ci of ${peer} ended with ${status}`)
}

/** Whether the islands come with the page, or once a session may exist. */
export type IslandsCome = 'at once' | 'for a session'

/** Lays out what both peers are made from: content, the product's islands, and what renders both. */
export async function preparePeer(
  peer: PeerName,
  from: {
    readonly operator: OperatorName
    readonly siteDir: string
    readonly paths: readonly string[]
    readonly page: Page
  }
): Promise<void> {
  const { operator, siteDir, paths, page } = from
  install(peer)
  const generated = generatedOf(peer)
  rmSync(generated, { recursive: true, force: true })
  cpSync(REACT, join(generated, 'react'), { recursive: true })
  await buildIslands(operator, siteDir, join(generated, 'islands'))
  await writeContent(page, siteDir, paths, join(generated, 'content'))
  const [first = ''] = paths
  const { language, root } = contentOf(peer, first)
  const frame = { language, root, mark: await inPageScript('mark-session') }
  writeFileSync(join(generated, 'frame.json'), JSON.stringify(frame))
}

const contentOf = (peer: PeerName, path: string): PageContent =>
  JSON.parse(readFileSync(join(generatedOf(peer), 'content', contentFile(path)), 'utf8'))

/** Puts the sheets that stood within our own pages beside the peer's. */
function addSheets(peer: PeerName, siteDir: string): void {
  const sheets = join(generatedOf(peer), 'content', SHEETS)
  if (existsSync(sheets)) cpSync(sheets, join(siteDir, SHEETS), { recursive: true })
}

function choose(peer: PeerName, come: IslandsCome): void {
  const file = come === 'at once' ? 'parts-at-once.ts' : 'parts.ts'
  cpSync(join(REACT, file), join(generatedOf(peer), 'react/parts.ts'))
}

/** Builds Next's static export into a folder, and tells what that took. */
export async function buildNext(come: IslandsCome, siteDir: string): Promise<Spent> {
  const cwd = folderOf('next')
  choose('next', come)
  rmSync(join(cwd, '.next'), { recursive: true, force: true })
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' }
  const spent = await runMeasured(join(cwd, 'node_modules/.bin/next'), ['build'], { cwd, env })
  rmSync(siteDir, { recursive: true, force: true })
  cpSync(join(cwd, 'out'), siteDir, { recursive: true })
  addSheets('next', siteDir)
  return spent
}

/** The one page of the single-page build as a path has it: with the sheet that its page needs. */
function pageOf(html: string, mark: string, { root, language, sheets }: PageContent): string {
  const attributes = Object.entries({ lang: language, ...root }).map(
    ([name, value]) => `${name}="${value}"`
  )
  const links = sheets.map(sheet => `<link rel="stylesheet" href="${sheet}">`)
  return html
    .replace(/<html[^>]*>/, `<html ${attributes.join(' ')}>`)
    .replace('<head>', `<head><script>${mark}</script>${links.join('')}`)
}

/** Builds the single-page build into a folder, with its content beside it. */
export async function buildSpa(siteDir: string, paths: readonly string[]): Promise<Spent> {
  const cwd = folderOf('spa')
  choose('spa', 'for a session')
  const env = { ...process.env, NODE_ENV: 'production' as const }
  const spent = await runMeasured(join(cwd, 'node_modules/.bin/vite'), ['build'], { cwd, env })
  rmSync(siteDir, { recursive: true, force: true })
  cpSync(join(cwd, 'generated/site'), siteDir, { recursive: true })
  cpSync(join(cwd, 'generated/content'), join(siteDir, 'content'), { recursive: true })
  addSheets('spa', siteDir)
  const html = readFileSync(join(siteDir, 'index.html'), 'utf8')
  const mark = await inPageScript('mark-session')
  for (const path of paths) {
    const file = join(siteDir, path, 'index.html')
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, pageOf(html, mark, contentOf('spa', path)))
  }
  return spent
}
