// Visits every route of three operators, one a theme, with axe and a ruler, and reads all their pages
// with two validators. About a quarter of an hour; `--operator`, `--locale` and `--only` narrow it.
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from '@playwright/test'

import { isLocale, type Locale } from '#config/locales.ts'
import { isOperator, OPERATORS, type OperatorName } from '#config/operators.ts'
import { openHouse } from '../../bench/house.ts'
import { build } from '../build.ts'
import { findBrowser } from '../find-browser.mjs'
import { checkMarkup } from './markup.ts'
import { round, type Visited } from './round.ts'
import { printTable } from './table.ts'

const REPORT = 'reports/audit.json'

const { values } = parseArgs({
  options: {
    operator: { type: 'string', multiple: true, default: ['Infiniza', 'FortuneForge', 'Elmst'] },
    locale: { type: 'string', multiple: true, default: ['en', 'ja', 'fi'] },
    /** A pattern of paths. */
    only: { type: 'string' },
    /** Takes the builds that are there, and no validator. */
    quick: { type: 'boolean', default: false }
  }
})
const operators = values.operator.filter(isOperator)
const locales = values.locale.filter(isLocale)
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
    for (const locale of locales as readonly Locale[]) {
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
const markup = values.quick
  ? []
  : checkMarkup(operators.map(name => `dist/${OPERATORS[name].slug}`))
for (const fault of markup) console.error(fault)
faults += markup.length
write(visited, markup)
console.log(`${visited.length} visits, ${faults} faults: ${REPORT}`)
process.exit(faults === 0 ? 0 : 1)
