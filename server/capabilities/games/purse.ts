import type { MovementAnswer } from '#contract/wire/wallet-api.ts'
import { assetOf, toDecimal } from '#rules/money.ts'
import type { Account } from '../../ledger/accounts.ts'
import type { Posted, Posting } from '../../ledger/ledger.ts'
import { takesBonus } from '../bonus/index.ts'
import type { GameRound, GameSession } from './tables.ts'

/** An amount or a balance by its purses, in minor units. */
export interface Parts {
  readonly cash: bigint
  readonly bonus: bigint
}

const cashOf = (player: string) => `player:${player}:cash` as const
const bonusOf = (player: string) => `player:${player}:bonus` as const
const houseOf = (game: string) => `house:${game}` as const

/** Real money is used before bonus money. */
export function splitStake(stake: bigint, purse: Parts): Parts {
  const cash = stake < purse.cash ? stake : purse.cash
  return { cash, bonus: stake - cash }
}

/**
 * A win goes to the purses as the stake came from them; the odd unit is real money. It is worked out
 * of all that the round has won, so that a round paid in many parts is shared like one paid at once,
 * and who sums rounds up later comes to what the purses were given.
 */
export function splitWin(
  amount: bigint,
  { stake, stake_bonus: stakeBonus, won }: Pick<GameRound, 'stake' | 'stake_bonus' | 'won'>
): Parts {
  const bonusUpTo = (total: bigint) => (total * stakeBonus) / stake
  const bonus = bonusUpTo(won + amount) - bonusUpTo(won)
  return { cash: amount - bonus, bonus }
}

/** Who plays, and what. */
export type Playing = Pick<GameSession, 'currency' | 'game' | 'player_id'>

const moves = (
  { player_id: player, currency }: Playing,
  { cash, bonus }: Parts,
  house: Account,
  isBet: boolean
): Posting[] =>
  [
    { purse: cashOf(player), amount: cash },
    { purse: bonusOf(player), amount: bonus }
  ].flatMap(({ purse, amount }) => {
    const [from, to] = isBet ? [purse, house] : [house, purse]
    return amount > 0n ? [{ from, to, asset: assetOf(currency), amount }] : []
  })

/** A stake goes to the house's account of the game, or to where it waits for a decision. */
export const betPostings = (
  playing: Playing,
  parts: Parts,
  into: Account = houseOf(playing.game)
) => moves(playing, parts, into, true)
export const winPostings = (playing: Playing, parts: Parts) =>
  moves(playing, parts, houseOf(playing.game), false)

/** What the purses hold after an entry: what it did not touch is as it was. */
export function purseAfter(playerId: string, purse: Parts, { balances }: Posted): Parts {
  const held = (account: string) => balances.find(each => each.account === account)?.balance
  return {
    cash: held(cashOf(playerId)) ?? purse.cash,
    bonus: held(bonusOf(playerId)) ?? purse.bonus
  }
}

/** What can be staked in a game, as its page shows it: bonus money only where the game takes it. */
export const balanceIn = (
  { game, currency }: Pick<GameSession, 'currency' | 'game'>,
  { cash, bonus }: Parts
): string => toDecimal(takesBonus(game) ? cash + bonus : cash, currency)

/** The answer to a call that moved what it asked. */
export const moved = (
  transactionId: string,
  purse: Parts,
  session: GameSession
): MovementAnswer => ({
  status: 'ok',
  transactionId,
  currency: session.currency,
  balance: balanceIn(session, purse),
  replayed: false
})

/** The purse that most of an amount moved in or out of. */
export const mainPurse = ({ cash, bonus }: Parts) => (bonus > cash ? 'bonus' : 'real')
