import './history-panel.css'

import type { CurrencyCode } from '#config/currencies.ts'
import type { PastRounds, SlotPastRound } from '#contract/wire/slot-play.ts'
import { el, icon } from '../dom.ts'
import { minorOf, type Words } from '../words.ts'
import { openPanel } from './panel.ts'

export interface ShownHistory {
  readonly words: Words
  readonly currency: CurrencyCode
  readonly first: PastRounds
  /** The rounds before one; null when they could not be had. */
  more(before: string): Promise<PastRounds | null>
  /** Not while a round runs. */
  readonly mayReplay: boolean
}

/** The player's rounds in this game with stake and win apart; resolves with one to be shown again. */
export async function openHistory(shown: ShownHistory): Promise<string | null> {
  const { words, currency, first, mayReplay } = shown
  let chosen: string | null = null
  const cell = (amount: string) => words.money(minorOf(amount, currency), currency)
  const row = ({ id, at, stake, win, isFree }: SlotPastRound) =>
    el(
      'tr',
      { class: minorOf(win, currency) > 0n ? 'won' : '' },
      el('td', {}, el('time', { datetime: at }, words.moment(at))),
      el('td', {}, isFree ? words.text('game.free') : cell(stake)),
      el('td', { class: 'win' }, cell(win)),
      el(
        'td',
        {},
        el(
          'button',
          {
            type: 'button',
            disabled: !mayReplay,
            'aria-label': words.text('game.replayOf', { time: words.moment(at) }),
            click: event => {
              chosen = id
              if (event.target instanceof Element) event.target.closest('dialog')?.close()
            }
          },
          icon('repeat')
        )
      )
    )
  const rows = el('tbody', {}, ...first.rounds.map(row))
  let last = first.rounds.at(-1)?.id
  const more = el(
    'button',
    {
      type: 'button',
      class: 'quiet',
      hidden: !first.hasMore,
      click: async () => {
        more.disabled = true
        const page = last === undefined ? null : await shown.more(last)
        more.disabled = false
        if (!page) return
        last = page.rounds.at(-1)?.id ?? last
        rows.append(...page.rounds.map(row))
        more.hidden = !page.hasMore
      }
    },
    words.text('game.moreRounds')
  )
  const head = (text: string) => el('th', { scope: 'col' }, text)
  const table = el(
    'table',
    { class: 'rounds' },
    el(
      'thead',
      {},
      el(
        'tr',
        {},
        head(words.text('game.time')),
        head(words.text('game.bet')),
        head(words.text('game.win')),
        el('th', { scope: 'col' }, el('span', { class: 'vh' }, words.text('game.replay')))
      )
    ),
    rows
  )
  await openPanel({
    title: words.text('game.history'),
    close: words.text('game.close'),
    body: first.rounds.length > 0 ? [table, more] : [el('p', {}, words.text('game.noRounds'))]
  })
  return chosen
}
