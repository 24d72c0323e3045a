import type { PaymentProvider } from '#config/payment-methods.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import type { Fact } from './providers/port.ts'
import { announce, type Settled, settleDeposit } from './settle-deposit.ts'
import {
  announceWithdrawal,
  type SettledWithdrawal,
  settleWithdrawal
} from './withdrawals/settle-withdrawal.ts'

export type SettledFact =
  | ({ readonly kind: 'payIn' } & Settled)
  | ({ readonly kind: 'payOut' } & SettledWithdrawal)

/** Brings our book to what a provider tells, inside the caller's transaction. */
export const settleFact = async (
  ports: Ports,
  tx: Tx,
  provider: PaymentProvider,
  said: Fact
): Promise<SettledFact> =>
  said.kind === 'payIn'
    ? { kind: 'payIn', ...(await settleDeposit(ports, tx, provider, said.fact)) }
    : { kind: 'payOut', ...(await settleWithdrawal(ports, tx, provider, said.fact)) }

/** Tells every process what a settled fact has changed. Call it after the commit. */
export const announceFact = (ports: Ports, settled: SettledFact): Promise<void> =>
  settled.kind === 'payIn' ? announce(ports, settled) : announceWithdrawal(ports, settled)
