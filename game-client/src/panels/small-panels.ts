import type { CurrencyCode } from '#config/currencies.ts'
import { el, type IconName, icon } from '../dom.ts'
import type { Words } from '../words.ts'
import { openPanel } from './panel.ts'

export interface MenuEntry {
  readonly icon: IconName
  readonly label: string
  act(): void
}

/** The list behind the menu button. */
export async function openMenu(words: Words, entries: readonly MenuEntry[]): Promise<void> {
  let chosen: (() => void) | null = null
  const list = el(
    'ul',
    { class: 'entries' },
    ...entries.map(entry =>
      el(
        'li',
        {},
        el(
          'button',
          {
            type: 'button',
            click: event => {
              chosen = entry.act
              if (event.target instanceof Element) event.target.closest('dialog')?.close()
            }
          },
          icon(entry.icon),
          entry.label
        )
      )
    )
  )
  await openPanel({ title: words.text('game.menu'), body: [list], close: words.text('game.close') })
  const act: unknown = chosen
  if (typeof act === 'function') act()
}

/** Lets the player choose one of the stakes. */
export async function chooseStake(
  words: Words,
  currency: CurrencyCode,
  stakes: readonly bigint[],
  present: bigint
): Promise<bigint> {
  let chosen = present
  const list = el(
    'div',
    { class: 'stakes', role: 'group', 'aria-label': words.text('slot.chooseBet') },
    ...stakes.map(stake =>
      el(
        'button',
        {
          type: 'button',
          'aria-pressed': String(stake === present),
          click: event => {
            chosen = stake
            if (event.target instanceof Element) event.target.closest('dialog')?.close()
          }
        },
        words.money(stake, currency)
      )
    )
  )
  await openPanel({
    title: words.text('slot.chooseBet'),
    body: [list],
    close: words.text('game.close')
  })
  return chosen
}
