import './wheel-replay.css'

import type { CurrencyCode } from '#config/currencies.ts'
import type { PastRound } from '#contract/wire/slot-play.ts'
import type { WheelRound } from '#contract/wire/table-play.ts'
import { isField, ORDER } from '#engine/wheel/wheel.ts'
import { el } from '../dom.ts'
import { openPanel } from '../panels/panel.ts'
import type { Sound } from '../sound.ts'
import { chip } from '../table/chips.ts'
import { fieldName } from '../wheel/fields.ts'
import { WheelView } from '../wheel/wheel-view.ts'
import { minorOf, type Words } from '../words.ts'

const TURN_MS = 6000

interface Shown {
  readonly words: Words
  readonly play: { readonly currency: CurrencyCode; readonly celebratesBelowStake: boolean }
  readonly sound: Sound
  readonly chips: readonly bigint[]
  readonly past: PastRound<WheelRound>
}

/** Shows a past round of the live wheel beside the table, which goes on for everybody. */
export async function openWheelReplay({ words, play, sound, chips, past }: Shown): Promise<void> {
  const { currency, celebratesBelowStake } = play
  const { at, round } = past
  const minor = (amount: string | null) => minorOf(amount ?? '0', currency)
  const money = (amount: string | null) => words.money(minor(amount), currency)
  const field = ORDER[round.segment ?? 0]
  const wheel = new WheelView(() => sound.play('tick'))
  const said = el('p', { class: 'said', role: 'status' })
  const rows = round.chips.map(({ spot, amount, returned }) => {
    const back = el('dd', {})
    return {
      back,
      returned,
      element: el(
        'div',
        {},
        el(
          'dt',
          {},
          chip(minor(amount), chips, currency, words),
          isField(spot) ? fieldName(spot, words) : spot,
          el('span', {}, money(amount))
        ),
        back
      )
    }
  })
  let isOpen = true
  const panel = openPanel({
    title: `${words.text('game.replay')} · ${words.moment(at)}`,
    close: words.text('game.close'),
    className: 'past-wheel',
    body: [
      el('div', { class: 'turning' }, wheel.canvas),
      said,
      el('dl', { class: 'paid' }, ...rows.map(row => row.element))
    ]
  }).then(() => {
    isOpen = false
  })
  const { segment, number } = round
  if (segment !== null && field !== undefined) {
    wheel.stand((segment + 26) % ORDER.length, number)
    const start = wheel.loop.now
    wheel.turn(segment, number, () => (wheel.loop.now - start) / TURN_MS)
    await Promise.race([panel, wheel.loop.wait(wheel.loop.isStill ? 0 : TURN_MS)])
    wheel.stand(segment, number)
    if (isOpen) {
      for (const { back, returned } of rows) back.textContent = money(returned)
      const [win, stake] = [minor(round.win), minor(round.stake)]
      const result = words.text(
        win === 0n ? 'game.noWin' : win > stake ? 'game.result' : 'game.returned',
        { amount: words.money(win, currency) }
      )
      said.textContent = `${words.text('wheel.stopped', { field: fieldName(field, words) })} ${result}`
      sound.win(win, stake, celebratesBelowStake)
    }
  }
  await panel
}
