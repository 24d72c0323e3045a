import type { MovementAnswer } from '#contract/wire/wallet-api.ts'
import { move, roundOf } from '../server/games/support.ts'
import type { HouseDoor } from './house-door.ts'

const CALLS = ['bet', 'betAgain', 'win', 'rollback', 'rollbackAgain'] as const
export type CallName = (typeof CALLS)[number]

const orders = (calls: readonly CallName[]): CallName[][] =>
  calls.length === 0
    ? [[]]
    : calls.flatMap(first =>
        orders(calls.filter(call => call !== first)).map(rest => [first, ...rest])
      )

/** All orders in which the calls of one round may come: a hundred and twenty. */
export const ALL_ORDERS: readonly (readonly CallName[])[] = orders(CALLS)

/** What every round of `sendOrder` stakes, in minor units. */
export const STAKE = 100n
/** What it wins, stake and all. */
export const WON = 250n

/** Sends the calls of a round of its own, one after the other or at once; answers each by its name. */
export async function sendOrder(
  door: HouseDoor,
  token: string,
  order: readonly CallName[],
  isAtOnce: boolean
): Promise<ReadonlyMap<CallName, MovementAnswer>> {
  const { bet, win, rollback } = roundOf(token, '1.00', '2.50')
  const act: Record<CallName, () => Promise<MovementAnswer>> = {
    bet: () => move(door, 'bet', bet),
    betAgain: () => move(door, 'bet', bet),
    win: () => move(door, 'win', win),
    rollback: () => move(door, 'rollback', rollback),
    rollbackAgain: () => move(door, 'rollback', rollback)
  }
  const answers = new Map<CallName, MovementAnswer>()
  const one = async (name: CallName) => {
    answers.set(name, await act[name]())
  }
  if (isAtOnce) await Promise.all(order.map(one))
  else for (const name of order) await one(name)
  return answers
}

/** How a call ended: `ok`, or the code of its refusal. */
export const codeOf = (answer: MovementAnswer | undefined) =>
  answer?.status === 'error' ? answer.code : answer?.status

export interface OrderEnd {
  /** What the round left in the purse, in minor units. */
  readonly cash: bigint
  readonly win: string | undefined
  readonly rollback: string | undefined
}

/** Where calls one after the other must end: by which of bet, win and rollback came first. */
export function endInSeries(order: readonly CallName[]): OrderEnd {
  const first = (...names: CallName[]) => Math.min(...names.map(name => order.indexOf(name)))
  const [bet, win] = [first('bet', 'betAgain'), first('win')]
  const rollback = first('rollback', 'rollbackAgain')
  const isPaid = bet < win && win < rollback
  return {
    cash: isPaid ? WON - STAKE : 0n,
    win: isPaid ? 'ok' : win < rollback ? 'BET_NOT_FOUND' : 'ROLLED_BACK',
    rollback: isPaid ? 'ALREADY_SETTLED' : 'ok'
  }
}
