import { MODEL_OF, SLOT_MODELS } from '#config/catalogue/models.ts'
import type { SlotRound, SlotStep } from '#contract/wire/slot-play.ts'
import { MODELS } from '#engine/slots/models/models.ts'
import type { Outcome, Step, Win } from '#engine/slots/outcome.ts'
import { payout, worthOf } from '#engine/slots/price.ts'
import { SYMBOL_NAMES } from '#engine/slots/symbols.ts'
import { toDecimal } from '#rules/money.ts'
import type { ProviderRound } from './tables.ts'

const nameOf = (symbol: Win['symbol']) => SYMBOL_NAMES[symbol]

/** A round as the browser is told it: all that is to be shown, amounts as decimal strings. */
export function roundView(round: ProviderRound, outcome: Outcome): SlotRound {
  const model = MODELS[MODEL_OF[round.game]]
  const { currency, stake } = round
  const money = (minor: bigint) => toDecimal(minor, currency)
  const most = stake * BigInt(SLOT_MODELS[MODEL_OF[round.game]].maxWin)
  let total = 0n

  const step = ({ grid, wins, chosen, held, ...rest }: Step): SlotStep => {
    const amounts = wins.map(win => worthOf(win.pay, stake, model))
    total += amounts.reduce((sum, amount) => sum + amount, 0n)
    return {
      ...rest,
      grid: grid.map(reel => reel.map(nameOf)),
      wins: wins.map(({ symbol, pay: _, ...win }, index) => ({
        ...win,
        symbol: nameOf(symbol),
        amount: money(amounts[index] ?? 0n)
      })),
      ...(chosen && { chosen: nameOf(chosen) }),
      ...(held && {
        held: held.map(({ cell, worth }) => ({ cell, amount: money(worthOf(worth, stake, model)) }))
      }),
      total: money(total < most ? total : most)
    }
  }
  return {
    id: round.id,
    stake: money(stake),
    win: money(payout(outcome, stake, model)),
    isCapped: payout(outcome, stake, model) === most,
    steps: outcome.steps.map(step)
  }
}
