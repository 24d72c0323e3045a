import './table-rules.css'

import { unitOf } from '#config/catalogue/models.ts'
import { isTable, mostOf, TABLES } from '#config/catalogue/tables.ts'
import type { CurrencyCode } from '#config/currencies.ts'
import type { TableRules } from '#contract/wire/table-play.ts'
import { el } from '../dom.ts'
import type { Words } from '../words.ts'
import { openPanel } from './panel.ts'

export interface ShownTable {
  readonly rules: TableRules
  readonly words: Words
  readonly play: { readonly currency: CurrencyCode; readonly minimumRoundMs: number }
  /** What amounts are told for; the least of the table where nothing is staked. */
  readonly stake: bigint
}

/** What a kind of table has to say of itself. */
export interface Said {
  /** Figures beside those that all tables have. */
  readonly figures: readonly (readonly [name: string, value: string])[]
  /** What bets or hands return for the stake, the best first. */
  readonly pays: readonly (readonly [name: string, returned: bigint])[]
  readonly texts: readonly string[]
}

const leastOf = (slug: string, currency: CurrencyCode): bigint =>
  isTable(slug) ? TABLES[slug].least * unitOf(currency) : 0n

/** The stake that amounts are told for. */
export const toldStake = ({ rules, play, stake }: ShownTable): bigint =>
  stake > 0n ? stake : leastOf(rules.slug, play.currency)

function figures({ rules, words, play }: ShownTable, more: Said['figures']): HTMLElement {
  const { currency, minimumRoundMs } = play
  const money = (minor: bigint) => words.money(minor, currency)
  const limits = isTable(rules.slug)
    ? words.text('table.limitsFromTo', {
        least: money(leastOf(rules.slug, currency)),
        most: money(mostOf(rules.slug, currency))
      })
    : ''
  const facts: (readonly [string, string])[] = [
    ...more,
    [words.text('table.limits'), limits],
    ...(minimumRoundMs > 0
      ? [
          [
            words.text('game.minimumRound'),
            words.text('game.seconds', { count: minimumRoundMs / 1000 })
          ] as const
        ]
      : [])
  ]
  return el(
    'dl',
    { class: 'figures' },
    ...facts.map(([name, value]) => el('div', {}, el('dt', {}, name), el('dd', {}, value)))
  )
}

/** What pays what in the player's currency, the exact returns, limits, and how a round ends. */
export function openTableRules(shown: ShownTable, said: Said): Promise<void> {
  const { words, play } = shown
  const money = (minor: bigint) => words.money(minor, play.currency)
  const amount = money(toldStake(shown))
  return openPanel({
    title: words.text('game.rules'),
    className: 'wide',
    close: words.text('game.close'),
    body: [
      figures(shown, said.figures),
      el('h3', {}, words.text('table.paysAtStake', { amount })),
      el(
        'dl',
        { class: 'paid' },
        ...said.pays.map(([name, returned]) =>
          el('div', {}, el('dt', {}, name), el('dd', {}, money(returned)))
        )
      ),
      el('h3', {}, words.text('game.howItPays')),
      el('ul', { class: 'said' }, ...said.texts.map(text => el('li', {}, text)))
    ]
  })
}
