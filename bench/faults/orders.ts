// All orders in which the calls of a round may come, by the door of game providers: half a minute.

import type { House } from '#tests/support/open-house.ts'
import {
  ALL_ORDERS,
  codeOf,
  endInSeries,
  STAKE,
  sendOrder,
  WON
} from '#tests/support/wallet-orders.ts'
import { cashIn, openNumbers, wrongInBooks } from '../books.ts'
import { recordGoal } from '../goals/record.ts'
import { withHouse } from './house-for.ts'
import { doorOf, openSeat } from './seamless.ts'

const MONEY = 100_000n

type Purse = (playerId: string) => Promise<bigint>

/** The orders after which something was not as it must be, with how long all took, in milliseconds. */
async function tryAll({ config }: House, purse: Purse, isAtOnce: boolean) {
  const { playerId, play } = await openSeat(config)
  const wrong: string[] = []
  let due = MONEY
  const began = performance.now()
  for (const order of ALL_ORDERS) {
    const answers = await sendOrder(doorOf(config), play, order, isAtOnce)
    const told = (name: 'win' | 'rollback' | 'rollbackAgain') => codeOf(answers.get(name))
    const isPaid = told('win') === 'ok'
    const end = isAtOnce
      ? {
          cash: isPaid ? WON - STAKE : 0n,
          win: told('win'),
          rollback: isPaid ? 'ALREADY_SETTLED' : 'ok'
        }
      : endInSeries(order)
    due += end.cash
    const isRight =
      told('win') === end.win &&
      told('rollback') === end.rollback &&
      told('rollbackAgain') === end.rollback &&
      (await purse(playerId)) === due
    if (!isRight) wrong.push(`${order.join(', ')}${isAtOnce ? ' at once' : ''}`)
  }
  return { wrong, ms: performance.now() - began }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** Plays each order in a round of its own, one call after the other and all at once. */
export const orders = () =>
  withHouse(async (house, databaseUrl) => {
    const numbers = openNumbers(databaseUrl)
    try {
      const purse: Purse = playerId => cashIn(numbers, playerId)
      const series = await tryAll(house, purse, false)
      const atOnce = await tryAll(house, purse, true)
      const wrong = [...series.wrong, ...atOnce.wrong, ...(await wrongInBooks(databaseUrl))]
      for (const one of wrong) console.error(`wrong: ${one}`)
      const isMet = wrong.length === 0
      recordGoal('security-11', {
        isMet,
        figures: `${ALL_ORDERS.length} orders in series (${seconds(series.ms)}) and ${ALL_ORDERS.length} at once (${seconds(atOnce.ms)}), ${wrong.length} wrong`
      })
      return isMet
    } finally {
      await numbers.close()
    }
  })
