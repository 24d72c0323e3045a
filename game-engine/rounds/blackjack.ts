import type { BlackjackRound } from '#contract/wire/table-play.ts'
import { toDecimal } from '#rules/money.ts'
import { MOVES, type Move, playBlackjack, type Table } from '../blackjack/blackjack.ts'
import { totalOf } from '../blackjack/hand.ts'
import { adviceFor } from '../blackjack/strategy.ts'
import type { BegunRound, Frame, Kind } from './kind.ts'
import { openWithStake } from './table-stake.ts'

const isMove = (text: string): text is Move => MOVES.some(move => move === text)

const payoutOf = ({ returned, insuranceReturned }: Table): bigint =>
  returned.reduce((sum, one) => sum + one, insuranceReturned)

function view({ currency, moves }: BegunRound, table: Table, { id, proof }: Frame): BlackjackRound {
  const money = (minor: bigint) => toDecimal(minor, currency)
  const isOver = table.phase === 'over'
  // The hole card stays the house's own until the round is over.
  const shown = isOver ? table.dealer : table.dealer.slice(0, 1)
  return {
    kind: 'blackjack',
    id,
    isOver,
    stake: money(table.staked),
    win: money(payoutOf(table)),
    proof,
    phase: table.phase,
    dealer: { cards: isOver ? shown : [...shown, null], points: totalOf(shown).points },
    hands: table.hands.map(({ cards, stake, isDone, isSplit }, index) => {
      const returned = table.returned[index]
      return {
        cards,
        ...totalOf(cards),
        stake: money(stake),
        isDone,
        isSplit,
        returned: returned === undefined ? null : money(returned)
      }
    }),
    active: table.active,
    insurance:
      table.insurance > 0n
        ? { stake: money(table.insurance), returned: money(table.insuranceReturned) }
        : null,
    made: moves.length,
    moves: Object.fromEntries(
      Object.entries(table.moves).map(([move, cost]) => [move, money(cost)])
    ),
    advice: adviceFor(table) ?? null
  }
}

/** Who does not come back takes no insurance and stands. */
export const blackjack: Kind = {
  open: openWithStake,
  at(draw, round) {
    const table = playBlackjack(draw, round.stake, round.moves.filter(isMove))
    return {
      isOver: table.phase === 'over',
      staked: table.staked,
      payout: payoutOf(table),
      outcome: null,
      costOf: move => (isMove(move) ? (table.moves[move] ?? null) : null),
      leave: table.phase === 'insurance' ? 'decline' : 'stand',
      view: frame => view(round, table, frame)
    }
  }
}
