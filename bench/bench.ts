// Builds, serves and measures the house beside references of the same run, and writes bench/results.json
// and the table of bench/README.md. About 20 minutes on two quiet cores; with --quick about 6, two rounds.
// `npm run bench <part>` takes a part of PARTS alone.
import { rmSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { parseArgs } from 'node:util'
import pg from 'pg'
import { OPERATOR_NAMES } from '#config/operators.ts'
import { openHouse } from '#tests/support/open-house.ts'
import { startPostgres } from '#tests/support/postgres-server.ts'
import { build } from '../scripts/build.ts'
import { findBrowser } from '../scripts/find-browser.mjs'
import { benchBets, countBets } from './bets.ts'
import { benchBuild } from './build.ts'
import { benchContests } from './contests.ts'
import { DURABLE, withDatabase } from './databases.ts'
import { benchEmbeddedBets } from './embedded.ts'
import { benchFanOut, recordFanOut } from './fan-out.ts'
import { benchJackpots } from './jackpots.ts'
import { benchLedger } from './ledger.ts'
import { recordLedger } from './ledger-goals.ts'
import { benchManyTitles } from './many-titles.ts'
import { benchPages } from './pages.ts'
import { runParts } from './parts.ts'
import { benchPayments } from './payments.ts'
import { benchRaffle } from './raffle.ts'
import { benchStorm } from './reconnect-storm.ts'
import { writeReport } from './report.ts'
import { benchSearch } from './search.ts'
import { benchSilence } from './silence.ts'
import { benchSites } from './sites.ts'
import { benchTwoTabs } from './two-tabs.ts'

const FOLDER = '.cache/bench'
/** What is measured by itself, and not with everything else. */
const PARTS = {
  ledger: () => import('./ledger-goals.ts').then(m => m.ledger),
  peers: () => import('./peers/peers.ts').then(m => m.benchPeers),
  visits: () => import('./visits/visits.ts').then(m => m.visits),
  wallet: () => import('./wallet/wallet.ts').then(m => m.wallet)
}

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, pages: { type: 'string' } },
  allowPositionals: true
})
if (positionals.length > 0) await runParts(PARTS, positionals)
const rounds = values.quick ? 2 : 7
const operator = process.env['LOBBY_OPERATOR'] || 'Infiniza'

console.log(
  `Builds, serves and measures the house, ${rounds} rounds: about ${values.quick ? 6 : 20} minutes on two quiet cores.`
)

async function versionOf(server: string): Promise<string> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  const { rows } = await client.query<{ server_version: string }>('show server_version')
  await client.end()
  return rows[0]?.server_version ?? 'unknown'
}

const browser = findBrowser('./', process.execPath)
const browserPath = browser.env.CHROMIUM_PATH
if (!browserPath) throw new Error(browser.sentence ?? 'There is no browser')
Object.assign(process.env, browser.env)

if (!build(operator)) process.exit(1)
const server = await startPostgres(DURABLE)
try {
  console.log('Build')
  const { figure: pagesBuilt, siteDir } = await benchBuild(operator, FOLDER)
  console.log('Sites of all operators')
  const sites = await benchSites(FOLDER, values.quick ? OPERATOR_NAMES.slice(0, 1) : OPERATOR_NAMES)
  console.log('Many titles')
  const shelves = await benchManyTitles(operator, `${FOLDER}/many`, browserPath)
  console.log('Bets on the embedded database')
  const embedded = await benchEmbeddedBets(siteDir, rounds)
  const counts = await withDatabase(server.url, 'counts', url => countBets(siteDir, url))
  const { bets, entry, pages, search, twoTabs } = await withDatabase(
    server.url,
    'house',
    async url => {
      const house = await openHouse(siteDir, url)
      try {
        console.log('Bets')
        const figure = await benchBets(house, rounds)
        console.log('Ways in')
        const entry = await benchSilence(house, rounds)
        console.log('Pages')
        const pages = await benchPages(house, browserPath, rounds)
        console.log('Search')
        const search = await benchSearch(house, browserPath)
        console.log('Sessions')
        const twoTabs = await benchTwoTabs(house, browserPath)
        return { bets: figure, entry, pages, search, twoTabs }
      } finally {
        await house.close()
      }
    }
  )
  console.log('Ledger')
  const ledger = await withDatabase(server.url, 'ledger', url => benchLedger(url, rounds))
  console.log('Payments')
  const payments = await withDatabase(server.url, 'pay', house =>
    withDatabase(server.url, 'killed', killed =>
      withDatabase(server.url, 'provider', provider =>
        benchPayments({ house, killed, provider }, rounds)
      )
    )
  )
  console.log('Raffles')
  const raffles = await benchRaffle(rounds)
  console.log('Decisions of the jackpot')
  const jackpots = await withDatabase(server.url, 'jackpots', url =>
    benchJackpots(url, values.quick ? 100_000 : 1_000_000)
  )
  console.log('Standings of a tournament')
  const contests = await withDatabase(server.url, 'contests', url =>
    benchContests(url, values.quick ? 10_000 : 100_000, 40)
  )
  console.log('Listeners of the jackpot')
  const fanOut = await benchFanOut(values.quick ? 2000 : 10_000, rounds)
  if (!values.quick) {
    recordLedger(ledger)
    recordFanOut(fanOut)
  }
  console.log('Sockets')
  const storm = await withDatabase(server.url, 'storm', url => benchStorm(siteDir, url))
  const [cpu] = cpus()
  writeReport({
    takenAt: new Date().toISOString(),
    machine: {
      cores: cpus().length,
      processor: cpu?.model.trim() || 'unknown',
      GiB: Math.round(totalmem() / 2 ** 30),
      Node: process.versions.node,
      browser: pages.browser,
      PostgreSQL: await versionOf(server.url)
    },
    rounds,
    figures: [
      ...pages.figures,
      pagesBuilt,
      ...ledger.figures,
      bets,
      embedded,
      payments.figure,
      ...entry,
      ...fanOut.figures
    ],
    counts,
    sites,
    conservation: ledger.conservation,
    payments: payments.facts,
    shelves,
    raffles,
    jackpots,
    contests,
    fanOut: fanOut.facts,
    search,
    sessions: { twoTabs, storm }
  })
} finally {
  await server.stop()
  rmSync(FOLDER, { recursive: true, force: true })
}
console.log('The figures are in bench/results.json and bench/README.md.')
