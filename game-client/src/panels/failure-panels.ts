import type { PageData } from '../data.ts'
import { el } from '../dom.ts'
import type { TextKey, Words } from '../words.ts'
import { openPanel } from './panel.ts'

/** Says that there is too little money, and resolves with the way that the player took. */
export async function openOutOfFunds(
  words: Words,
  mode: 'REAL' | 'FUN'
): Promise<'deposit' | 'refill' | null> {
  const isFun = mode === 'FUN'
  const code = isFun ? 'INSUFFICIENT_PLAY_MONEY' : 'INSUFFICIENT_FUNDS'
  let wants: 'deposit' | 'refill' | null = null
  await openPanel({
    title: words.text(isFun ? 'game.playMoney' : 'game.balance'),
    body: [el('p', {}, words.text(`game.error.${code}`))],
    close: words.text('game.close'),
    acts: [
      { label: words.text('game.close') },
      {
        label: words.text(isFun ? 'game.refill' : 'game.deposit'),
        isMain: true,
        act: () => {
          wants = isFun ? 'refill' : 'deposit'
        }
      }
    ]
  })
  return wants
}

/** Says what went wrong; where the visit is over, the way out is all that is left. */
export async function openFailure(
  words: Words,
  { rules, texts }: PageData,
  code: string,
  exit: (() => void) | null
): Promise<void> {
  const key: TextKey = `game.error.${code}`
  await openPanel({
    title: rules.title,
    body: [el('p', {}, words.text(key in texts ? key : 'game.error.UNKNOWN'))],
    close: words.text('game.close'),
    acts: exit
      ? [{ label: words.text('game.exit'), isMain: true, act: exit }]
      : [{ label: words.text('game.close'), isMain: true }]
  })
}
