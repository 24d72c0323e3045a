import { cpus } from 'node:os'

import type { Figure } from '../figures.ts'
import { figureTable, writeBetween } from '../report.ts'
import type { ManyPages } from './many-pages.ts'
import type { Spent } from './process-tree.ts'

const PAGE = 'bench/peers/README.md'
const MARKS = ['<!-- results -->', '<!-- /results -->'] as const

const short = (value: number) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: value >= 100 ? 0 : 2 }).format(value)

const row = (name: string, pages: number, { seconds, processorSeconds, peakMiB }: Spent) =>
  `| ${name} | ${short(seconds)} s | ${short((processorSeconds / pages) * 1000)} ms | ${short(peakMiB)} MiB |`

const buildLines = ({ pages, ours, twin, next }: ManyPages) => [
  `### ${short(pages)} pages`,
  '',
  '| build | took | processor, a page | most memory |',
  '| --- | --- | --- | --- |',
  row('our own, pressed and finished', pages, ours),
  row('our own again', pages, twin),
  row('Next, of content that is ready', pages, next)
]

/** Writes the figures of the peers into their README. */
export function writePeers(figures: readonly Figure[], many: ManyPages): void {
  const taken = `Taken ${new Date().toISOString().slice(0, 10)}, ${figures[0]?.rounds} rounds after a warm-up, ${cpus().length} cores. The reference is our own page, the noise its twin’s.`
  const text = [
    taken,
    '',
    '### Pages under slow 4G',
    '',
    ...figureTable(figures),
    '',
    ...buildLines(many)
  ]
  writeBetween(PAGE, MARKS, text.join('\n'))
}
