import { cpus } from 'node:os'

import type { Figure } from '../figures.ts'
import { figureTable, writeBetween } from '../report.ts'
import type { ManyPages } from './many-pages.ts'
import type { Spent } from './process-tree.ts'

const PAGE = 'bench/peers/README.md'
const marks = (name: string) => [`<!-- ${name} -->`, `<!-- /${name} -->`] as const
const today = () => new Date().toISOString().slice(0, 10)

const short = (value: number) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: value >= 100 ? 0 : 2 }).format(value)

const row = (name: string, pages: number, { seconds, processorSeconds, peakMiB }: Spent) =>
  `| ${name} | ${short(seconds)} s | ${short((processorSeconds / pages) * 1000)} ms | ${short(peakMiB)} MiB |`

const buildLines = ({ pages, ours, twin, next }: ManyPages) => [
  `| ${short(pages)} pages | took | processor, a page | most memory |`,
  '| --- | --- | --- | --- |',
  row('our own, pressed and finished', pages, ours),
  row('our own again', pages, twin),
  row('Next, of content that is ready', pages, next)
]

/** Writes what the rounds say into the README of the peers. */
export function writePages(figures: readonly Figure[]): void {
  const taken = `Taken ${today()}, ${figures[0]?.rounds} rounds after a warm-up, ${cpus().length} cores. The reference is our own page, the noise its twin’s.`
  writeBetween(PAGE, marks('pages'), [taken, '', ...figureTable(figures)].join('\n'))
}

/** Writes what building many pages took into the README of the peers. */
export function writeBuilds(many: ManyPages): void {
  writeBetween(PAGE, marks('builds'), [`Taken ${today()}.`, '', ...buildLines(many)].join('\n'))
}
