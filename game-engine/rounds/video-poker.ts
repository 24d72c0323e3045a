import { toDecimal } from '#rules/money.ts'
import { isHold, playVideoPoker } from '../video-poker/video-poker.ts'
import type { Kind } from './kind.ts'
import { openWithStake } from './table-stake.ts'

/** The one move of a round: `hold:0,3` keeps the first and the fourth card. */
const HOLD = /^hold:((?:[0-4](?:,[0-4]){0,4})?)$/

function heldBy(move: string): readonly number[] | null {
  const places = HOLD.exec(move)?.[1]
  if (places === undefined) return null
  const held = places === '' ? [] : places.split(',').map(Number)
  return isHold(held) ? held : null
}

/** Who does not come back keeps all five cards. */
export const videoPoker: Kind = {
  open: openWithStake,
  at(draw, { stake, moves: [move], currency }) {
    const held = move === undefined ? null : heldBy(move)
    const table = playVideoPoker(draw, stake, held)
    const money = (minor: bigint) => toDecimal(minor, currency)
    return {
      isOver: table.isOver,
      staked: stake,
      payout: table.returned,
      outcome: null,
      costOf: asked => (!table.isOver && heldBy(asked) !== null ? 0n : null),
      leave: 'hold:0,1,2,3,4',
      view: ({ id, proof }) => ({
        kind: 'videoPoker',
        id,
        isOver: table.isOver,
        stake: money(stake),
        win: money(table.returned),
        proof,
        dealt: table.dealt,
        cards: table.cards,
        held: held ?? [],
        hand: table.hand
      })
    }
  }
}
