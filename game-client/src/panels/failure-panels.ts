import type { CurrencyCode } from '#config/currencies.ts'
import type { SlotLimit } from '#contract/wire/slot-play.ts'
import type { Failure } from '../api.ts'
import type { PageData } from '../data.ts'
import { el } from '../dom.ts'
import { minorOf, type TextKey, type Words } from '../words.ts'
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

/** What went wrong, in the player's language; a stake that was too high with the most that may be. */
export function failureText(
  words: Words,
  { texts }: Pick<PageData, 'texts'>,
  { code, most }: Pick<Failure, 'code' | 'most'>,
  currency: CurrencyCode | null
): string {
  if (code === 'BONUS_STAKE_TOO_HIGH' && most !== null && currency)
    return words.text('game.bonusMostStake', {
      amount: words.money(minorOf(most, currency), currency)
    })
  const key: TextKey = `game.error.${code}`
  return words.text(key in texts ? key : 'game.error.UNKNOWN')
}

interface Told {
  readonly text: string
  /** What the player's limit leaves, as the player reads it. */
  readonly limit?: SlotLimit
  readonly exit: (() => void) | null
}

/** Says what went wrong; where the visit is over, the way out is all that is left. */
export async function openFailure(
  words: Words,
  { rules }: PageData,
  { text, limit, exit }: Told
): Promise<void> {
  await openPanel({
    title: rules.title,
    body: [el('p', {}, text), ...(limit ? [el('p', {}, limitText(words, limit))] : [])],
    close: words.text('game.close'),
    acts: exit
      ? [{ label: words.text('game.exit'), isMain: true, act: exit }]
      : [{ label: words.text('game.close'), isMain: true }]
  })
}

const limitText = (words: Words, { left, isOfGame }: SlotLimit): string =>
  isOfGame ? words.text('game.limit.game', { left }) : words.text('game.limit.all', { left })
