// The lobby and a page of text beside the same made in two other ways: about 35 minutes on two quiet cores,
// a third of it in 14,000 pages that are built; with --quick about ten, two rounds, and nothing is kept.
import { rmSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Browser } from '@playwright/test'

import { isOperator, OPERATORS, type OperatorName } from '#config/operators.ts'
import { openHouse } from '#tests/support/open-house.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { build } from '../../scripts/build.ts'
import { findBrowser } from '../../scripts/find-browser.mjs'
import { openBrowser } from '../page-load.ts'
import { signedIn } from '../pages.ts'
import { figureTable } from '../report.ts'
import { openFront } from './front.ts'
import { type OwnPage, recordManyPages, recordRounds } from './goals.ts'
import { buildNext, buildSpa, preparePeer } from './make-peers.ts'
import { buildManyPages } from './many-pages.ts'
import { inlineScript, sessionScripts } from './own-page.ts'
import { writeBuilds, writePages } from './report.ts'
import { answer, figuresOf, PAGES, type Rounds, type Sites, takeRounds } from './rounds.ts'

const FOLDER = '.cache/bench/peers'
const PAGES_WANTED = 14_000
const PATHS = ['en', 'en/terms-and-conditions']
/** A page of a session that adds no island to those of all pages. */
const SHELL = '/en/promotions/'

/** Builds the two peers of a built site, Next both ways. */
async function makeSites(browser: Browser, operator: OperatorName, ours: string): Promise<Sites> {
  const page = await browser.newPage()
  const from = { operator, siteDir: ours, paths: PATHS, page }
  await preparePeer('spa', from)
  await preparePeer('next', from)
  await page.close()
  const sites = {
    ours,
    twin: ours,
    asking: ours,
    next: `${FOLDER}/next`,
    nextAtOnce: `${FOLDER}/next-at-once`,
    spa: `${FOLDER}/spa`
  }
  await buildSpa(sites.spa, PATHS)
  await buildNext('for a session', sites.next)
  await buildNext('at once', sites.nextAtOnce)
  return sites
}

interface Measured {
  readonly rounds: Rounds
  readonly own: OwnPage
}

/** Serves all sites from one host with one platform behind it, and takes the rounds. */
async function measure(
  browser: Browser,
  operator: OperatorName,
  sites: Sites,
  rounds: number
): Promise<Measured> {
  const server = await startPostgres()
  const front = await openFront(sites.ours)
  try {
    const settings = { LOBBY_PUBLIC_URL: front.url }
    const house = await openHouse(sites.ours, server.url, operator, '.', settings)
    try {
      front.leadTo(`http://127.0.0.1:${house.config.port}`)
      const enter = async () => {
        const session = await signedIn(browser, house)
        await answer(session, front.url)
        return session
      }
      const session = await enter()
      const own = {
        inline: inlineScript(sites.ours, PAGES.terms),
        shell: await sessionScripts(session, front.url + SHELL),
        lobby: await sessionScripts(session, front.url + PAGES.lobby)
      }
      await session.close()
      return { rounds: await takeRounds(browser, enter, front, sites, rounds), own }
    } finally {
      await house.close()
    }
  } finally {
    await front.close()
    await server.stop()
  }
}

/** Lays the site beside its peers in one run. */
export async function benchPeers(): Promise<boolean> {
  const { values } = parseArgs({
    options: { quick: { type: 'boolean', default: false }, pages: { type: 'string' } },
    allowPositionals: true
  })
  const isQuick = values.quick
  const pages = Number(values.pages ?? (isQuick ? 0 : PAGES_WANTED))
  const operator = process.env['LOBBY_OPERATOR'] || 'Infiniza'
  if (!isOperator(operator)) throw new Error(`There is no operator ${operator}`)
  const found = findBrowser('./', process.execPath)
  const browserPath = found.env.CHROMIUM_PATH
  if (!browserPath) throw new Error(found.sentence ?? 'There is no browser')
  Object.assign(process.env, found.env)
  if (!build(operator)) return false
  const ours = `dist/${OPERATORS[operator].slug}`
  const browser = await openBrowser(browserPath)
  try {
    const sites = await makeSites(browser, operator, ours)
    const { rounds, own } = await measure(browser, operator, sites, isQuick ? 2 : 7)
    const figures = figuresOf(rounds)
    console.log(figureTable(figures).join('\n'))
    if (!isQuick) {
      recordRounds(rounds, own)
      writePages(figures)
    }
    if (pages === 0) return true
    const page = await browser.newPage()
    const many = await buildManyPages(operator, ours, `${FOLDER}/many`, pages, page)
    console.log(many)
    if (isQuick || pages < PAGES_WANTED) return true
    recordManyPages(many)
    writeBuilds(many)
    return true
  } finally {
    await browser.close()
    rmSync(FOLDER, { recursive: true, force: true })
  }
}
