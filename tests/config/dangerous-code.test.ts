import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const ROOMS =
  '{src,stores,islands,server,game-client,game-engine,sports-engine,engagement-widget,desk-widget}'
/** The build's own helpers run on the machine of whoever builds. */
const BUILD = /^src\/integrations\//

const files = globSync(`${ROOMS}/**/*.{ts,tsx,astro,js}`)
  .filter(path => !path.includes('node_modules') && !path.includes('/generated/'))
  .map(path => ({ path, text: readFileSync(path, 'utf8') }))

const whereIs = (pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

test('nothing of the house starts a command or makes code of a text', () => {
  expect(files.length).toBeGreaterThan(1000)
  const found = whereIs(/\bchild_process\b|\beval\(|\bnew Function\(|\bsetTimeout\(['"`]|node:vm/)
  expect(found.filter(path => !BUILD.test(path))).toEqual([])
})

test('no text is put into a page as markup, but where it is the house’s own', () => {
  const sinks =
    /\.(?:inner|outer)HTML\s*\+?=(?!=)|insertAdjacentHTML|dangerouslySetInnerHTML|document\.write/
  // Its pictures are drawn in the same file.
  expect(whereIs(sinks)).toEqual(['engagement-widget/src/objects.ts'])
  // At build, of files of the house: what a visitor brings is never there.
  const atBuild = /^src\/(?:components|layouts|pages)\/.*\.astro$/
  expect(whereIs(/set:html/).filter(path => !atBuild.test(path))).toEqual([])
})
