import type { Prize } from '#contract/wire/engagement.ts'
import type { Words } from './words.ts'

/** What a prize is, in a few words. */
export function prizeName(prize: Prize, words: Words): string {
  switch (prize.kind) {
    case 'points':
      return words.text('prize.points', { count: prize.points })
    case 'money':
      return words.text('prize.money', { amount: words.money(prize.amount, prize.currency) })
    case 'bonus':
      return words.text('prize.bonus', { amount: words.money(prize.amount, prize.currency) })
    case 'spins':
      return words.text('prize.spins', { count: prize.spins })
  }
}

/** What stands in a column of prizes, where `in cash` goes without saying. */
export const prizeFigure = (prize: Prize, words: Words): string =>
  prize.kind === 'money' ? words.money(prize.amount, prize.currency) : prizeName(prize, words)

/** What a player must know before taking it; null where it is theirs without more. */
export function prizeTerms(prize: Prize, words: Words): string | null {
  if (prize.kind === 'bonus')
    return words.text('prize.bonusTerms', { factor: prize.factor, days: prize.days })
  if (prize.kind !== 'spins') return null
  const amount = words.money(prize.value, prize.currency)
  return words.text('prize.spinsTerms', { amount, game: prize.title ?? prize.game })
}

/** The first prize, and what comes with it. */
export function prizesInWords(
  prizes: readonly Prize[],
  words: Words
): readonly [first: string, rest: string | null] {
  const [first, ...rest] = prizes
  const others = rest.map(prize => words.text('prize.and', { prize: prizeName(prize, words) }))
  return [first ? prizeName(first, words) : '', others.length > 0 ? others.join(' ') : null]
}
