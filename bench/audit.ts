// Visits every route of three operators, one a theme and each in a language of its own, with axe and a
// ruler, and reads all their pages with two validators, and three pages of the first with Lighthouse.
// `--operator`, `--locale` (all of them in each of these) and `--only` choose.
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'

import { isLocale, type Locale } from '#config/locales.ts'
import { isOperator, OPERATORS, type OperatorName } from '#config/operators.ts'
import { openHouse } from '#tests/support/open-house.ts'
import { lighthouseScores, type Score } from '../scripts/audit/lighthouse.ts'
import { checkMarkup, type Markup } from '../scripts/audit/markup.ts'
import { round, type Visited } from '../scripts/audit/round.ts'
import { printTable } from '../scripts/audit/table.ts'
import type { Finding } from '../scripts/audit/visit.ts'
import { build } from '../scripts/build.ts'
import { findBrowser } from '../scripts/find-browser.mjs'
import { recordGoal } from './goals/record.ts'

const REPORT = 'reports/audit.json'

const { values } = parseArgs({
  options: {
    operator: { type: 'string', multiple: true, default: ['Infiniza', 'FortuneForge', 'Elmst'] },
    locale: { type: 'string', multiple: true },
    /** A pattern of paths. */
    only: { type: 'string' },
    /** Takes the builds that are there, and no validator. */
    quick: { type: 'boolean', default: false }
  }
})
const operators = values.operator.filter(isOperator)
const chosen = values.locale?.filter(isLocale)
/** What a theme breaks and what a script or long words break have nothing to do with each other. */
const IN_TURN: readonly Locale[] = ['en', 'ja', 'fi']
const localesOf = (operator: OperatorName): readonly Locale[] =>
  chosen ?? IN_TURN.filter((_, index) => index === operators.indexOf(operator) % IN_TURN.length)
const only = values.only === undefined ? undefined : new RegExp(values.only)

async function auditOperator(
  browser: Browser,
  operator: OperatorName
): Promise<readonly Visited[]> {
  if (!values.quick && !build(operator)) throw new Error(`${operator} does not build`)
  const site = `dist/${OPERATORS[operator].slug}`
  const house = await openHouse(site, '', operator)
  try {
    const rounds: Visited[] = []
    for (const locale of localesOf(operator)) {
      console.log(`${operator}, ${locale} …`)
      rounds.push(...(await round(browser, house, { operator, locale, only })))
    }
    return rounds
  } finally {
    await house.close()
  }
}

const path =
  process.env['CHROMIUM_PATH'] ??
  findBrowser(`${process.cwd()}/`, process.execPath).env['CHROMIUM_PATH']
const launch = () =>
  chromium.launch({
    ...(path ? { executablePath: path } : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync']
  })

const write = (visited: readonly Visited[], markup: readonly string[]) => {
  mkdirSync('reports', { recursive: true })
  writeFileSync(REPORT, `${JSON.stringify({ visited, markup }, null, 2)}\n`)
}

const visited: Visited[] = []
let faults = 0
// A browser for each operator: half an hour is long for one of them.
for (const operator of operators) {
  const browser = await launch()
  const visits = await auditOperator(browser, operator)
  await browser.close()
  visited.push(...visits)
  faults += printTable(visits)
  write(visited, [])
}
/** Three pages of the first operator, on a house that nobody else visits meanwhile. */
async function score(): Promise<readonly Score[] | undefined> {
  const [operator] = operators
  if (!operator || !path) return undefined
  const house = await openHouse(`dist/${OPERATORS[operator].slug}`, '', operator)
  try {
    return lighthouseScores(house.url, path)
  } finally {
    await house.close()
  }
}

/** The least score that any page has of each category. */
function leastScores(pages: readonly Score[]): Readonly<Record<string, number>> {
  const least: Record<string, number> = {}
  for (const { scores } of pages)
    for (const [category, score] of Object.entries(scores))
      least[category] = Math.min(score, least[category] ?? score)
  return least
}

/** Keeps what a whole audit found; one that was narrowed says nothing of all pages. */
async function record(markup: Markup): Promise<void> {
  const scores = await score()
  const least = leastScores(scores ?? [])
  const told = Object.entries(least).map(([category, score]) => `${category} ${score}`)
  for (const page of scores ?? []) console.log(`${page.path} ${JSON.stringify(page.scores)}`)
  const found = (kind: Finding['check']) =>
    visited.flatMap(({ findings }) => findings.filter(({ check }) => check === kind)).length
  const [axe, broken] = [found('axe'), found('broken')]
  const where = operators.map(name => `${name} (${localesOf(name).join(', ')})`)
  recordGoal('security-20', {
    isMet:
      axe + broken + markup.faults.length === 0 &&
      markup.hasNu &&
      scores !== undefined &&
      Object.values(least).every(score => score >= 95),
    figures: `${visited.length} visits of ${where.join(', ')}: ${axe} violations of axe, ${broken} pages that could not be looked at; ${markup.pages} pages read, ${markup.faults.length} faults${markup.hasNu ? '' : ', vnu left out'}; Lighthouse ${scores ? `on ${scores.length} pages, the median of five runs: ${told.join(', ')} at least` : 'left out'}`
  })
}

if (!values.quick) {
  const markup = checkMarkup(operators.map(name => `dist/${OPERATORS[name].slug}`))
  for (const fault of markup.faults) console.error(fault)
  faults += markup.faults.length
  write(visited, markup.faults)
  if (only === undefined) await record(markup)
}
console.log(`${visited.length} visits, ${faults} faults: ${REPORT}`)
process.exit(faults === 0 ? 0 : 1)
