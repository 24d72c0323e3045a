import { isSlot, MODEL_OF, SLOT_MODELS, type SlotSlug, stakesOf } from '#config/catalogue/models.ts'
import type { SlotRound, SlotStep } from '#contract/wire/slot-play.ts'
import { readStakeOpening } from '#contract/wire/table-play.ts'
import { parseDecimal, toDecimal } from '#rules/money.ts'
import { MODELS } from '../slots/models/models.ts'
import type { Outcome, Step, Win } from '../slots/outcome.ts'
import { play } from '../slots/play.ts'
import { payout, worthOf } from '../slots/price.ts'
import { SYMBOL_NAMES } from '../slots/symbols.ts'
import type { BegunRound, Frame, Kind } from './kind.ts'

const nameOf = (symbol: Win['symbol']) => SYMBOL_NAMES[symbol]

/** A round as the browser is told it: all that is to be shown, amounts as decimal strings. */
function view(
  { currency, stake }: BegunRound,
  slug: SlotSlug,
  outcome: Outcome,
  { id, proof }: Frame
): SlotRound {
  const model = MODELS[MODEL_OF[slug]]
  const money = (minor: bigint) => toDecimal(minor, currency)
  const most = stake * BigInt(SLOT_MODELS[MODEL_OF[slug]].maxWin)
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
  const won = payout(outcome, stake, model)
  return {
    id,
    stake: money(stake),
    win: money(won),
    isCapped: won === most,
    steps: outcome.steps.map(step),
    proof
  }
}

/** Reels: a round is over as soon as it is begun. */
export const slot: Kind = {
  open(asked, game, currency) {
    const opening = readStakeOpening(asked)
    const parsed = opening && parseDecimal(opening.stake, currency)
    if (parsed?.status !== 'ok' || !isSlot(game)) return null
    return stakesOf(game, currency).includes(parsed.minor)
      ? { kept: opening ?? {}, stake: parsed.minor }
      : null
  },
  at(draw, round) {
    const { game, stake } = round
    if (!isSlot(game)) throw new RangeError(`${game} is no slot`)
    const model = MODELS[MODEL_OF[game]]
    const outcome = play(model, draw)
    return {
      isOver: true,
      staked: stake,
      payout: payout(outcome, stake, model),
      outcome,
      costOf: () => null,
      leave: '',
      view: frame => view(round, game, outcome, frame)
    }
  }
}
