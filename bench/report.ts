import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

import type { BetCounts } from './bets.ts'
import type { ContestFacts } from './contests.ts'
import type { FanOutFacts } from './fan-out.ts'
import { FEWEST_ROUNDS, type Figure, type Spread } from './figures.ts'
import type { HitRate } from './jackpot-books.ts'
import type { JackpotFacts } from './jackpots.ts'
import type { Conservation } from './ledger.ts'
import type { Shelf } from './many-titles.ts'
import type { PaymentFacts } from './payments.ts'
import type { DrawTime } from './raffle.ts'
import type { Storm, StormFact } from './reconnect-storm.ts'
import type { Keys, SearchTimes } from './search.ts'
import type { SiteBuilt } from './sites.ts'
import type { TwoTabs } from './two-tabs.ts'

const RESULTS = 'bench/results.json'
const README = 'bench/README.md'
const START = '<!-- results -->'
const END = '<!-- /results -->'

export interface Results {
  readonly takenAt: string
  readonly machine: Readonly<Record<string, number | string>>
  readonly rounds: number
  readonly figures: readonly Figure[]
  readonly counts: BetCounts
  readonly sites: readonly SiteBuilt[]
  readonly conservation: Conservation
  readonly payments: PaymentFacts
  /** The house as it is, and with thousands of titles. */
  readonly shelves: readonly Shelf[]
  readonly raffles: readonly DrawTime[]
  readonly jackpots: JackpotFacts
  readonly contests: ContestFacts
  readonly fanOut: FanOutFacts
  readonly search: SearchTimes
  readonly sessions: { readonly twoTabs: TwoTabs; readonly storm: Storm }
}

const short = (value: number) => {
  if (!Number.isFinite(value)) return '–'
  const digits = Math.abs(value) >= 100 ? 0 : 2
  return new Intl.NumberFormat('en', { maximumFractionDigits: digits }).format(value)
}

const spread = ({ median, min, max }: Spread) => {
  if (!Number.isFinite(median)) return '–'
  return min === max ? short(median) : `${short(median)} (${short(min)} to ${short(max)})`
}

function claim({ isClaimed, ratio, noise, better, rounds }: Figure): string {
  if (!Number.isFinite(ratio.median)) return 'no ratio to nothing'
  if (ratio.median === 1 && noise === 0) return 'equal'
  if (!isClaimed) return rounds < FEWEST_ROUNDS ? 'too few rounds' : 'not told apart'
  return ratio.median > 1 === (better === 'higher') ? 'better' : 'dearer'
}

const row = (figure: Figure) =>
  [
    '',
    figure.name,
    `${spread(figure.measured)} ${figure.unit}`.trim(),
    `${spread(figure.reference)} ${figure.unit}`.trim(),
    spread(figure.ratio),
    `${short(figure.noise * 100)} %`,
    claim(figure),
    `${figure.cleanRounds} of ${figure.rounds}`,
    ''
  ]
    .join(' | ')
    .trim()

const HEAD = [
  '| figure | measured | reference | ratio | noise | reading | quiet rounds |',
  '| --- | --- | --- | --- | --- | --- | --- |'
]

/** The rows of a table that lays figures beside their references. */
export const figureTable = (figures: readonly Figure[]) => [...HEAD, ...figures.map(row)]

const table = (results: Results, group: string) =>
  figureTable(results.figures.filter(figure => figure.group === group))

const stormRow = ({ fault, recovered, reconnects, errors, sockets, streams }: StormFact) =>
  `| ${fault} | ${(recovered / 1000).toFixed(1)} s | ${reconnects} | ${errors} | ${sockets} | ${streams} |`

const sessionLines = ({ twoTabs, storm }: Results['sessions']) => [
  '### Sessions and sockets',
  '',
  `Two tabs renewed one rotating token at the same time ${twoTabs.rounds} times: ${twoTabs.renewals} renewals reached the platform, ${twoTabs.signOuts} sign-outs.`,
  '',
  `${storm.clients} socket clients, half of them on the older protocol, and a line that fails in six ways:`,
  '',
  '| fault | all stream again after | reconnects | errors told | sockets held | streams served |',
  '| --- | --- | --- | --- | --- | --- |',
  ...storm.facts.map(stormRow),
  '',
  `When all have gone: ${storm.left.sockets} sockets and ${storm.left.streams} streams.`
]

const paymentLines = ({ credits, kills, limit }: PaymentFacts) => [
  `${credits.payments} payments, each told of five times in random order: ${credits.credits} credits.`,
  '',
  `${limit.rounds} rounds of fifty deposits at once against a limit: passed in ${limit.passed}, room left for one that was refused in ${limit.unfilled}.`,
  '',
  `${kills.kills} kills of the house between provider and ledger, ${kills.payments} payments: ${kills.lost} lost, ${kills.doubled} doubled, ${kills.differences} differences between the books, ${kills.ledgerFaults} faults of the ledger.`
]

const keysRow = (name: string, { keys, median, ninetyFifth, longest }: Keys) =>
  `| ${name} | ${keys} | ${short(median)} ms | ${short(ninetyFifth)} ms | ${short(longest)} ms |`

const searchLines = ({ games, throttle, search, bareInput }: SearchTimes) => [
  '### From a key to the frame that shows what it found',
  '',
  `${short(games)} games, processor ${throttle} times slower.`,
  '',
  '| typed into | keys | median | 95 % within | longest |',
  '| --- | --- | --- | --- | --- |',
  keysRow('the search', search),
  keysRow('an input that does nothing', bareInput)
]

const shelfRow = (shelf: Shelf) =>
  [
    '',
    short(shelf.titles),
    short(shelf.pages),
    `${short(shelf.msAPage)} ms`,
    `${short(shelf.lobbyHtml)} B`,
    `${short(shelf.lobbyPictures.count)}, ${short(shelf.lobbyPictures.bytes)} B`,
    `${short(shelf.searchFirst)} B, then ${short(shelf.searchLater)} B`,
    `${short(shelf.firstResult)} ms`,
    ''
  ]
    .join(' | ')
    .trim()

const shelfLines = (shelves: readonly Shelf[]) => [
  '### Few titles and many',
  '',
  'One locale. The first result is awaited on a slow 4G line from the key that opens the search.',
  '',
  '| titles | pages | build, a page | lobby, HTML | pictures at once | search files | first result |',
  '| --- | --- | --- | --- | --- | --- | --- |',
  ...shelves.map(shelfRow)
]

const siteRow = ({ operator, locales, pages, seconds, peakMiB }: SiteBuilt) =>
  `| ${operator} | ${locales} | ${short(pages)} | ${seconds.toFixed(1)} s | ${short(pages / seconds)} | ${short(peakMiB)} MiB |`

const siteLines = (sites: readonly SiteBuilt[]) => {
  const pages = sites.reduce((sum, site) => sum + site.pages, 0)
  const seconds = sites.reduce((sum, site) => sum + site.seconds, 0)
  return [
    `Sites of ${sites.length} operators, one after the other: ${short(pages)} pages in ${seconds.toFixed(0)} s, ${short(pages / seconds)} a second.`,
    '',
    '| operator | locales | pages | took | pages a second | most memory |',
    '| --- | --- | --- | --- | --- | --- |',
    ...sites.map(siteRow)
  ]
}

const drawRow = ({ players, median, longest, digest }: DrawTime) =>
  `| ${short(players)} | ${short(median)} ms | ${short(longest)} ms | ${short(digest)} ms |`

const drawLines = (times: readonly DrawTime[]) => [
  '### A raffle of a million tickets',
  '',
  'The digest of the list is part of the draw.',
  '',
  '| players | a draw | longest | digest of the list alone |',
  '| --- | --- | --- | --- |',
  ...times.map(drawRow)
]

const hitRow = ({ pot, hits, expected, errors, mustDrops }: HitRate) =>
  `| ${pot} | ${hits} | ${short(expected)} | ${errors.toFixed(2)} | ${mustDrops} |`

const jackpotLines = ({ bets, seconds, wins, differences, recordFaults, hits }: JackpotFacts) => [
  '### Decisions of the jackpot',
  '',
  `${short(bets)} contributions in three currencies, ${short(bets / seconds)} a second from the posting to the signed decision: ${short(wins)} wins, ${differences.length} differences between pots, wins and purses and the ledger, ${recordFaults} faults in the signed records.`,
  '',
  '| pot | drawn | on average | standard errors apart | fell at its limit |',
  '| --- | --- | --- | --- | --- |',
  ...hits.map(hitRow)
]

const contestLines = ({ entrants, bets, median, most, readMedian }: ContestFacts) => [
  '### Standings of a tournament',
  '',
  `With ${short(entrants)} entrants a bet is among the standings on the page of its player after ${short(median)} ms, the longest of ${bets} took ${short(most)} ms; reading them takes ${short(readMedian)} ms of that.`
]

const crowdLines = (results: Results) => {
  const { bytes, bytesEach, framesASecond, listeners } = results.fanOut
  const { bare, house } = bytesEach
  return [
    '### Listeners of the jackpot',
    '',
    ...table(results, 'fan-out'),
    '',
    `${short(listeners)} listeners of one process, ${bytes} B a frame. While pots moved all the time one of them got ${framesASecond.toFixed(1)} frames in a second. Each holds ${short(house.held)} B of the process's memory, a bare socket ${short(bare.held)} B.`
  ]
}

function markdown(results: Results): string {
  const { machine, counts, conservation, rounds, takenAt } = results
  const about = Object.entries(machine).map(([name, value]) => `${name} ${value}`)
  return [
    `Taken ${takenAt.slice(0, 10)}, ${rounds} rounds after a warm-up. ${about.join(', ')}.`,
    '',
    '### Pages under slow 4G',
    '',
    ...table(results, 'pages'),
    '',
    '### Build',
    '',
    ...table(results, 'build'),
    '',
    ...siteLines(results.sites),
    '',
    '### Ledger on PostgreSQL',
    '',
    ...table(results, 'ledger'),
    '',
    `Afterwards: ${conservation.entries} entries, the sum of all balances is ${conservation.sum}, unbalanced ${conservation.unbalanced}, drifted ${conservation.drifted}, negative ${conservation.negative}.`,
    '',
    '### A bet through the whole stack',
    '',
    '| counted | requests over HTTP | statements |',
    '| --- | --- | --- |',
    `| a spin, until its result is told | ${counts.spin.requests} | ${counts.spin.statements} |`,
    `| its end, when it was shown | ${counts.settle.requests} | ${counts.settle.statements} |`,
    '',
    ...table(results, 'bets'),
    '',
    '### Payments',
    '',
    ...paymentLines(results.payments),
    '',
    ...table(results, 'payments'),
    '',
    '### Whether time tells who has an account',
    '',
    ...table(results, 'entry'),
    '',
    ...shelfLines(results.shelves),
    '',
    ...crowdLines(results),
    '',
    ...jackpotLines(results.jackpots),
    '',
    ...drawLines(results.raffles),
    '',
    ...contestLines(results.contests),
    '',
    ...searchLines(results.search),
    '',
    ...sessionLines(results.sessions)
  ].join('\n')
}

/** Writes text between the marks of a page, in place of what was there. */
export function writeBetween(page: string, [start, end]: readonly [string, string], text: string) {
  const whole = readFileSync(page, 'utf8')
  const [before, after] = [whole.indexOf(start), whole.indexOf(end)]
  if (before < 0 || after < before) throw new Error(`${page} has no place for the table`)
  const kept = [whole.slice(0, before + start.length), whole.slice(after)]
  writeFileSync(page, kept.join(`\n\n${text}\n\n`))
  spawnSync('biome', ['format', '--write', page], { stdio: 'ignore' })
}

/** Writes the figures as data, and as the table of the README. */
export function writeReport(results: Results): void {
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`)
  writeBetween(README, [START, END], markdown(results))
}
