import type { StatementKind } from '../../../generated/main.ts'

/** One entry of the ledger as it moved a player's real money. */
export interface Movement {
  /** Where the money came from or went to. */
  readonly counterpart: string
  /** What the entry says of itself. */
  readonly told: string | null
  /** It takes an earlier entry back. */
  readonly undoes: boolean
  /** Negative where money left. */
  readonly amount: bigint
}

const TOLD: Readonly<Record<string, StatementKind>> = {
  deposit: 'Deposit',
  depositRefund: 'Deposit',
  jackpot: 'Jackpot',
  raffle: 'Raffle',
  sportsBet: 'Bet',
  sportsReturn: 'Win',
  sportsStakeBack: 'Bet',
  withdrawal: 'Withdrawal',
  withdrawalCancelled: 'Withdrawal',
  withdrawalReturned: 'Withdrawal'
}

const PROMOTIONS = 'house:promotions'
const GAME = /^house:(?<slug>.+)$/

/** What a statement calls a movement. A stake that came back counts against bets, not as a win. */
export function kindOf({ amount, counterpart, told, undoes }: Movement): StatementKind {
  const known = told === null ? undefined : TOLD[told]
  if (known) return known
  if (counterpart === PROMOTIONS || counterpart.endsWith(':bonus')) return 'Bonus'
  if (counterpart.startsWith('provider:')) return 'Deposit'
  if (counterpart.endsWith(':held')) return 'Withdrawal'
  const isPlay = counterpart.startsWith('house:') || counterpart.startsWith('pot:')
  if (!isPlay) return 'Correction'
  return amount > 0n === undoes ? 'Bet' : 'Win'
}

const SPORTS_ENTRY = /^sports[A-Z]/

/** Whether money was staked on sports, came back or was won there. */
export const isSports = ({ told }: Movement): boolean => told !== null && SPORTS_ENTRY.test(told)

/** The game that money was staked on or won in; undefined for any other movement. */
export const gameOf = ({ counterpart, told }: Movement): string | undefined =>
  counterpart === PROMOTIONS || told !== null ? undefined : GAME.exec(counterpart)?.groups?.['slug']
