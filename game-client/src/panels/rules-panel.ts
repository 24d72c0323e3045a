import type { CurrencyCode } from '#config/currencies.ts'
import type { SlotRules } from '#contract/wire/slot-play.ts'
import { el } from '../dom.ts'
import type { TextKey, Words } from '../words.ts'
import { openPanel } from './panel.ts'

interface Shown {
  readonly rules: SlotRules
  readonly words: Words
  readonly currency: CurrencyCode
  readonly stake: bigint
  readonly minimumRoundMs: number
}

const VOLATILITY = {
  low: 'slot.volatilityLow',
  medium: 'slot.volatilityMedium',
  high: 'slot.volatilityHigh'
} as const satisfies Record<string, TextKey>

function nameOf(symbol: string, words: Words): string {
  if (symbol.startsWith('wild')) return words.text('slot.symbolWild')
  if (symbol === 'scatter') return words.text('slot.symbolScatter')
  if (symbol === 'coin') return words.text('slot.symbolCoin')
  const [, number] = /^h(\d)$/.exec(symbol) ?? []
  return number === undefined
    ? words.text('slot.symbolRank', { rank: symbol.toUpperCase() })
    : words.text('slot.symbolPicture', { number })
}

/** What each symbol pays at the present bet. */
function payTable({ rules, words, currency, stake }: Shown): HTMLElement {
  const worth = (coins: number) =>
    words.money((BigInt(coins) * stake) / BigInt(rules.model.coins), currency)
  const row = (symbol: string, pays: readonly number[]) => {
    const address = rules.art.symbols[symbol]
    const name = nameOf(symbol, words)
    return el(
      'li',
      {},
      address
        ? el('img', { src: address, alt: name, width: '64', height: '64' })
        : el('b', {}, name),
      el(
        'dl',
        {},
        ...pays
          .flatMap((pay, index) => (pay > 0 ? [{ pay, count: index + 1 }] : []))
          .toReversed()
          .map(({ pay, count }) =>
            el(
              'div',
              {},
              el('dt', { 'aria-label': words.text('slot.ofAKind', { count }) }, `${count}×`),
              el('dd', {}, worth(pay))
            )
          )
      )
    )
  }
  const order = ['h1', 'h2', 'h3', 'h4', 'h5', 'a', 'k', 'q', 'j', '10', 'wild']
  const scatter = rules.kind === 'book' ? 'wild' : 'scatter'
  const paid = order.flatMap(symbol => {
    const pays = rules.pays[symbol]
    return pays ? [row(symbol, pays)] : []
  })
  const scattered = rules.scatterPays.some(pay => pay > 0) ? [row(scatter, rules.scatterPays)] : []
  return el('ul', { class: 'pays' }, ...paid, ...scattered)
}

function howItPays({ rules, words }: Shown): string[] {
  const { lines, ways } = rules.model
  const said: string[] = []
  const say = (key: TextKey, values = {}) => said.push(words.text(key, values))
  if (rules.bothWays) say('slot.ruleBothWays', { lines: lines ?? 0 })
  else if (lines !== null) say('slot.ruleLines', { lines })
  else if ('rows' in rules && rules.rows)
    say('slot.ruleManyWays', { ...rules.rows, ways: words.number(ways ?? 0) })
  else say('slot.ruleWays', { ways: words.number(ways ?? 0) })
  const has = (feature: string) => rules.model.features.some(one => one === feature)
  if (has('wild') || has('multiplierWild')) say('slot.ruleWild')
  if (has('multiplierWild')) say('slot.ruleMultiplierWild')
  if (rules.kind === 'flare') say('slot.ruleFlare')
  if (rules.kind === 'book') say('slot.ruleBook')
  if (rules.kind === 'tumble') say('slot.ruleTumble')
  if ('ladder' in rules && rules.ladder && rules.ladder.length > 1)
    say('slot.ruleLadder', { ladder: rules.ladder.map(factor => `×${factor}`).join(', ') })
  if ('free' in rules && rules.free) {
    const { free } = rules
    say('slot.ruleFreeSpins', { three: free[3], four: free[4], five: free[5], most: free.most })
    if (free.factor > 1) say('slot.ruleFreeSpinsFactor', { factor: free.factor })
    if ('step' in free && free.step) say('slot.ruleGrowing', { step: free.step })
  }
  if ('hold' in rules && rules.hold) {
    const full = words.text('slot.timesBet', {
      factor: words.number(rules.hold.full / rules.model.coins)
    })
    say('slot.ruleHold', { ...rules.hold, full })
  }
  say('slot.ruleCap', { factor: words.number(rules.model.maxWin) })
  say('game.ruleRandom')
  say('game.ruleInterrupted')
  say('game.ruleFault')
  return said
}

function figures({ rules, words, minimumRoundMs }: Shown): HTMLElement {
  const { model } = rules
  const facts: [string, string][] = [
    [words.text('game.rtp'), words.percent(model.rtp)],
    [words.text('slot.hitRate'), words.percent(model.hitRate)],
    [words.text('slot.volatility'), words.text(VOLATILITY[model.volatility])],
    [words.text('game.maxWin'), words.text('slot.timesBet', { factor: words.number(model.maxWin) })]
  ]
  if (minimumRoundMs > 0)
    facts.push([
      words.text('game.minimumRound'),
      words.text('game.seconds', { count: minimumRoundMs / 1000 })
    ])
  return el(
    'dl',
    { class: 'figures' },
    ...facts.map(([name, value]) => el('div', {}, el('dt', {}, name), el('dd', {}, value)))
  )
}

/** The lines as small pictures of the reels. */
function lineShapes({ rules, words }: Shown): HTMLElement | null {
  if (!rules.lines) return null
  const { rows } = rules.model
  return el(
    'ol',
    { class: 'shapes' },
    ...rules.lines.map((line, index) =>
      el(
        'li',
        { 'aria-label': words.text('slot.lineNumber', { number: index + 1 }) },
        ...Array.from({ length: rows }, (_, row) =>
          line.map(crossed => el('i', crossed === row ? { class: 'on' } : {}))
        ).flat()
      )
    )
  )
}

/** Pays, lines, rules and the figures that a player has a right to. */
export function openRules(shown: Shown): Promise<void> {
  const { words, currency, stake } = shown
  const shapes = lineShapes(shown)
  return openPanel({
    title: words.text('game.rules'),
    className: 'wide',
    close: words.text('game.close'),
    body: [
      figures(shown),
      el('h3', {}, words.text('slot.paysAtBet', { amount: words.money(stake, currency) })),
      payTable(shown),
      ...(shapes ? [el('h3', {}, words.text('slot.linesTitle')), shapes] : []),
      el('h3', {}, words.text('game.howItPays')),
      el('ul', { class: 'said' }, ...howItPays(shown).map(text => el('li', {}, text)))
    ]
  })
}
