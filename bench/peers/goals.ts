import { type Figure, spreadOf } from '../figures.ts'
import { recordGoal } from '../goals/record.ts'
import type { Load } from '../page-load.ts'
import type { ManyPages } from './many-pages.ts'
import type { SessionScripts } from './own-page.ts'
import { BALANCE, figureOf, type PageName, type Rounds } from './rounds.ts'

const KB = 1024
/** What of a session comes when it is called, by the names of its files. */
const CALLED = /^(oidc|touch-consent|touch-carousel|carousel|confetti)/i

export interface OwnPage {
  /** Of the scripts that the terms carry themselves. */
  readonly inline: number
  /** Of a page that adds nothing to the shell, and of the lobby. */
  readonly shell: SessionScripts
  readonly lobby: SessionScripts
}

const number = (value: number, digits = 0) =>
  new Intl.NumberFormat('en', { maximumFractionDigits: digits }).format(value)

/** Our own page as a part of the peer, round by round, and whether that is more than chance. */
function partOf({ ratio, isClaimed, noise }: Figure) {
  const part = 1 / ratio.median
  const words = `${number(part, 2)} (${number(1 / ratio.max, 2)} to ${number(1 / ratio.min, 2)}; twin ${number(noise * 100, 1)} %${isClaimed ? '' : ', not told apart'})`
  return { part, isClaimed, words }
}

function countedGoals({ loads }: Rounds, { inline, shell, lobby }: OwnPage): void {
  const most = (page: PageName, site: 'asking' | 'ours' | 'spa', read: (load: Load) => number) =>
    spreadOf(loads[page][site].map(({ value }) => read(value))).max
  const scripts = most('terms', 'ours', load => load.script)
  recordGoal('speed-01', {
    isMet: scripts === 0 && inline <= 2 * KB,
    figures: `${number(scripts)} B of script asked for, its own ${number(inline)} B; who has not answered the question for consent gets ${number(most('terms', 'asking', load => load.script))} B for it once the page is there`
  })
  const page = most('lobby', 'ours', load => load.page)
  const others = spreadOf(
    loads.lobby.spa.map(({ value }) => value.transferred - value.pictures)
  ).median
  recordGoal('speed-02', {
    isMet: page <= 10 * KB && page <= others / 20,
    figures: `${number(page)} B with headers, one ${number(others / page, 1)}th of the ${number(others)} B of the single-page build`
  })
  const own = lobby.first - shell.first
  recordGoal('speed-03', {
    isMet: shell.first <= 80 * KB && own <= 20 * KB && !shell.names.some(name => CALLED.test(name)),
    figures: `${number(shell.first)} B (${shell.names.join(', ')}), the lobby’s own ${number(own)} B`
  })
}

function paintGoal({ loads }: Rounds): void {
  const seen = (['lobby', 'terms'] as const).map(page => {
    const beside = (site: 'next' | 'spa', key: 'firstPaint' | 'largestPaint') =>
      partOf(
        figureOf(loads[page], site, { name: key, unit: 'ms', isExact: false }, load => load[key])
      )
    const [nextFirst, spaFirst] = [beside('next', 'firstPaint'), beside('spa', 'firstPaint')]
    const [nextLargest, spaLargest] = [
      beside('next', 'largestPaint'),
      beside('spa', 'largestPaint')
    ]
    const blocking = spreadOf(loads[page].ours.map(({ value }) => value.blocking)).median
    const shift = spreadOf(loads[page].ours.map(({ value }) => value.shift)).max
    const isMet =
      nextFirst.part <= 0.6 &&
      spaFirst.part <= 0.45 &&
      spaLargest.part <= 0.4 &&
      [nextFirst, spaFirst, spaLargest].every(({ isClaimed }) => isClaimed) &&
      nextLargest.part <= 1.05 &&
      blocking === 0 &&
      shift === 0
    const words = `${page}: first paint ${nextFirst.words} of Next’s, ${spaFirst.words} of the single-page build’s; largest ${nextLargest.words} and ${spaLargest.words}; blocks ${number(blocking)} ms, shifts ${number(shift, 3)}`
    return { isMet, words }
  })
  recordGoal('speed-04', {
    isMet: seen.every(({ isMet }) => isMet),
    figures: seen.map(({ words }) => words).join('. ')
  })
}

function balanceGoal({ balances }: Rounds): void {
  const [later, atOnce] = (['next', 'nextAtOnce'] as const).map(site =>
    partOf(figureOf(balances, site, BALANCE, value => value))
  )
  if (!later || !atOnce) return
  const quickest = later.part > atOnce.part ? later : atOnce
  recordGoal('speed-05', {
    isMet: quickest.part <= 0.65 && quickest.isClaimed,
    figures: `${number(spreadOf(balances.ours.map(({ value }) => value)).median)} ms: ${later.words} of Next’s with islands for a session, ${atOnce.words} with islands at once`
  })
}

/** Keeps what the rounds say of the goals, met or missed. */
export function recordRounds(rounds: Rounds, own: OwnPage): void {
  countedGoals(rounds, own)
  paintGoal(rounds)
  balanceGoal(rounds)
}

/** Keeps what building many pages says of its goal. */
export function recordManyPages({ pages, ours, twin, next }: ManyPages): void {
  const part = ours.seconds / next.seconds
  const noise = Math.abs(twin.seconds / ours.seconds - 1)
  const perPage = (ours.processorSeconds / pages) * 1000
  const peak = Math.max(ours.peakMiB, twin.peakMiB)
  recordGoal('speed-11', {
    isMet:
      part <= 0.25 &&
      Math.abs(next.seconds / ours.seconds - 1) > 3 * noise &&
      peak <= 800 &&
      perPage <= 2.5,
    figures: `${number(pages)} pages in ${number(ours.seconds)} s (again: ${number(twin.seconds)} s), ${number(part, 2)} of Next’s ${number(next.seconds)} s; ${number(peak)} MiB beside ${number(next.peakMiB)} MiB; ${number(perPage, 1)} ms of processor a page beside ${number((next.processorSeconds / pages) * 1000, 1)} ms`
  })
}
