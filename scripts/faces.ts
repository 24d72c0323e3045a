// Builds the lobby of every operator, in its own locale alone, and lays pictures of them side by side
// on reports/faces.png: six builds, about three minutes. --picture=<file> writes a small copy as well.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'

import { answerOf } from '../src/config/hosts.ts'
import { OPERATOR_NAMES, OPERATORS, type OperatorName } from '../src/config/operators.ts'
import { buildEnvironment } from './build-environment.ts'
import { findBrowser } from './find-browser.mjs'

const FOLDER = '.cache/faces'
const SHEET = 'reports/faces.png'
const WIDE = { width: 1440, height: 1080 }
const NARROW = { width: 390, height: 844 }

/** On the sheet: the height of a picture, the room between them, and how many stand in a line. */
const HEIGHT = 720
const GAP = 32
const IN_A_LINE = 2
const SMALL_WIDTH = 1600

const { values } = parseArgs({ options: { picture: { type: 'string' } } })

function build(operator: OperatorName): string {
  const { defaultLocale, slug } = OPERATORS[operator]
  const folder = resolve(FOLDER, slug)
  const { status } = spawnSync('astro', ['build', '--silent', '--outDir', folder], {
    stdio: 'inherit',
    env: { ...buildEnvironment(operator), LOBBY_LOCALES: defaultLocale }
  })
  if (status !== 0) throw new Error(`The site of ${operator} could not be built`)
  return folder
}

/** What has styles in it. */
const STYLED: Readonly<Record<string, string>> = { '.css': 'text/css', '.html': 'text/html' }

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true

/** The lobby as a visitor of the operator's host sees it; the files answer in the host's place. */
async function photograph(browser: Browser, operator: OperatorName, folder: string) {
  const { defaultLocale, hosts } = OPERATORS[operator]
  const site = { defaultLocale, has: (file: string) => isFile(join(folder, file)) }
  const take = async (viewport: typeof WIDE) => {
    const page = await browser.newPage({ viewport, reducedMotion: 'reduce' })
    await page.route('**/*', route => {
      const { pathname } = new URL(route.request().url())
      const answer = answerOf({ path: pathname, query: '' }, site)
      // A picture waits for its typefaces, however long they take.
      const kind = answer.kind === 'file' ? STYLED[extname(answer.file)] : undefined
      if (answer.kind === 'file' && kind)
        return route.fulfill({
          contentType: kind,
          body: readFileSync(join(folder, answer.file), 'utf8').replaceAll(
            'font-display:optional',
            'font-display:block'
          )
        })
      return answer.kind === 'file'
        ? route.fulfill({ path: join(folder, answer.file) })
        : route.fulfill({ status: 404 })
    })
    await page.goto(`http://${hosts[0]}/${defaultLocale}/`, { waitUntil: 'networkidle' })
    const picture = await page.screenshot()
    await page.close()
    return sharp(picture).resize({ height: HEIGHT }).toBuffer({ resolveWithObject: true })
  }
  return [await take(WIDE), await take(NARROW)]
}

type Picture = Awaited<ReturnType<typeof photograph>>[number]

/** Two pictures an operator, two operators a line. */
function sheetOf(pairs: readonly (readonly Picture[])[]): Sharp {
  const widthOf = (pair: readonly Picture[]) =>
    pair.reduce((sum, { info }) => sum + info.width + GAP, 0)
  const cell = Math.max(...pairs.map(widthOf))
  const placed = pairs.flatMap((pair, index) => {
    const top = GAP + Math.floor(index / IN_A_LINE) * (HEIGHT + GAP)
    let left = GAP + (index % IN_A_LINE) * cell
    return pair.map(({ data, info }) => {
      const place = { input: data, left, top }
      left += info.width + GAP
      return place
    })
  })
  const lines = Math.ceil(pairs.length / IN_A_LINE)
  const width = GAP + cell * IN_A_LINE
  const height = GAP + lines * (HEIGHT + GAP)
  const sheet = sharp({ create: { width, height, channels: 3, background: '#7d7d7d' } })
  return sheet.composite(placed)
}

const found = findBrowser(`${process.cwd()}/`, process.execPath)
Object.assign(process.env, found.env)
const executablePath = found.env.CHROMIUM_PATH
if (!executablePath) throw new Error(found.sentence ?? 'There is no browser')

const browser = await chromium.launch({ executablePath })
try {
  const pairs: (readonly Picture[])[] = []
  for (const operator of OPERATOR_NAMES) {
    console.log(`${operator} …`)
    pairs.push(await photograph(browser, operator, build(operator)))
  }
  mkdirSync('reports', { recursive: true })
  const sheet = await sheetOf(pairs).png().toBuffer()
  await sharp(sheet).toFile(SHEET)
  if (values.picture)
    await sharp(sheet).resize({ width: SMALL_WIDTH }).webp({ quality: 82 }).toFile(values.picture)
} finally {
  await browser.close()
  rmSync(FOLDER, { recursive: true, force: true })
}
console.log(`The faces are on ${SHEET}.`)
