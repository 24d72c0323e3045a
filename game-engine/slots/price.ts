import type { Model } from './model.ts'
import type { Outcome } from './outcome.ts'

/** What coins are worth at a stake, rounded down to the minor unit. */
export const worthOf = (coins: number, stake: bigint, model: Pick<Model, 'coins'>): bigint =>
  (BigInt(coins) * stake) / BigInt(model.coins)

/** What a round pays at a stake: each win rounded down once, all of them up to the model's cap. */
export function payout(
  outcome: Outcome,
  stake: bigint,
  model: Pick<Model, 'cap' | 'coins'>
): bigint {
  const sum = outcome.steps
    .flatMap(step => step.wins)
    .reduce((total, win) => total + worthOf(win.pay, stake, model), 0n)
  const most = stake * BigInt(model.cap)
  return sum > most ? most : sum
}
