import { openKilledHouse } from '#tests/support/killed-house.ts'
import {
  type AfterKills,
  countAfterKills,
  finishAll,
  KILL_MOMENTS,
  killAt
} from '#tests/support/payment-kills.ts'
import { creditShuffled, openCardFlow } from '#tests/support/payment-rounds.ts'
import type { TestPlatform } from '#tests/support/platform.ts'
import { countLimits, type LimitFacts } from './deposit-limits.ts'

import { compare, type Figure } from './figures.ts'
import { openPlatform } from './own-platform.ts'
import { type Slice, slice } from './quiet.ts'

const PAYMENTS = 500
const LIMIT_ROUNDS = 100
const KILLS = 20
const PAYMENTS_A_SLICE = 10

export interface PaymentFacts {
  readonly credits: {
    readonly payments: number
    readonly notifications: number
    readonly credits: number
  }
  readonly limit: LimitFacts
  readonly kills: AfterKills & { readonly kills: number }
}

async function timeCardFlow(platform: TestPlatform, rounds: number): Promise<Figure> {
  const flow = await openCardFlow(platform)
  const work = {
    measured: flow.byCard,
    reference: flow.byNotification,
    twin: flow.byNotification
  }
  const taken: Record<keyof typeof work, Slice<number>[]> = {
    measured: [],
    reference: [],
    twin: []
  }
  const kinds = ['measured', 'reference', 'twin'] as const
  for (let round = -1; round < rounds; round++)
    for (const kind of kinds.toSorted(() => Math.random() - 0.5)) {
      const run = await slice(async () => {
        let sum = 0
        for (let time = 0; time < PAYMENTS_A_SLICE; time++) sum += await work[kind]()
        return sum / PAYMENTS_A_SLICE
      })
      if (round >= 0) taken[kind].push(run)
    }
  flow.close()
  const name = 'a card paid until the balance is told, beside its notification alone'
  return compare({ group: 'payments', name, unit: 'ms', better: 'lower' }, taken)
}

/** Kills a house of its own so many times between provider and ledger. */
async function countKills(houseUrl: string, providerUrl: string): Promise<PaymentFacts['kills']> {
  const killed = await openKilledHouse(houseUrl, prepare => openPlatform(providerUrl, prepare))
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      const moment = KILL_MOMENTS[kill % KILL_MOMENTS.length]
      if (moment) await killAt(killed, moment)
    }
    await finishAll(killed)
    return { kills: KILLS, ...(await countAfterKills(killed)) }
  } finally {
    await killed.close()
  }
}

export interface PaymentDatabases {
  readonly house: string
  readonly killed: string
  readonly provider: string
}

/** What no payment may ever do, counted; and how long the one of a card takes. */
export async function benchPayments(
  databases: PaymentDatabases,
  rounds: number
): Promise<{ readonly figure: Figure; readonly facts: PaymentFacts }> {
  const platform = await openPlatform(databases.house)
  try {
    const { statuses: _statuses, ...credits } = await creditShuffled(platform, PAYMENTS)
    const limit = await countLimits(platform, LIMIT_ROUNDS)
    const figure = await timeCardFlow(platform, rounds)
    const kills = await countKills(databases.killed, databases.provider)
    const broken = [credits.credits - PAYMENTS, limit.passed, kills.lost, kills.doubled]
    if (broken.some(count => count !== 0))
      throw new Error(`Payments do not hold: ${JSON.stringify({ credits, limit, kills })}`)
    return { figure, facts: { credits, limit, kills } }
  } finally {
    await platform.close()
  }
}
