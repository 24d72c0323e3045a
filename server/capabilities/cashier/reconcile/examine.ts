import type { Tx } from '../../../db/database.ts'
import type { Ports } from '../../../ports.ts'
import type { Fact, ProviderAdapter } from '../providers/port.ts'
import { announceFact, settleFact } from '../settle-fact.ts'
import { depositDifferences } from './deposit-differences.ts'
import type { Difference, Subject } from './difference.ts'
import { withdrawalDifferences } from './withdrawal-differences.ts'

/** A payment in both books. */
export interface Pair {
  readonly subject: Subject
  readonly reference: string
}

export const pairOf = ({ fact, kind }: Fact): Pair => ({
  subject: kind === 'payIn' ? 'deposit' : 'withdrawal',
  reference: fact.reference
})

/**
 * Takes over what a provider tells, then lays both books side by side. What differs is asked for
 * once more, since a list is older than what has come meanwhile; undefined without an answer.
 */
export async function examine(
  ports: Ports,
  adapter: ProviderAdapter,
  fact: Fact
): Promise<readonly Difference[] | undefined> {
  const differences = await takeOver(ports, adapter, pairOf(fact), fact)
  return differences.length === 0 ? differences : await examineAnew(ports, adapter, pairOf(fact))
}

/** Asks the provider what it knows of a payment, and lays both books side by side. */
export async function examineAnew(
  ports: Ports,
  adapter: ProviderAdapter,
  pair: Pair
): Promise<readonly Difference[] | undefined> {
  const fact = await askFor(ports, adapter, pair)
  return fact === undefined ? undefined : await takeOver(ports, adapter, pair, fact)
}

async function askFor(
  ports: Ports,
  adapter: ProviderAdapter,
  { reference, subject }: Pair
): Promise<Fact | null | undefined> {
  if (subject === 'deposit') {
    const fact = await adapter.findPayIn(ports, reference)
    return fact ? { kind: 'payIn', fact } : fact
  }
  const fact = await adapter.findPayOut(ports, reference)
  return fact ? { kind: 'payOut', fact } : fact
}

async function takeOver(
  ports: Ports,
  adapter: ProviderAdapter,
  { reference, subject }: Pair,
  said: Fact | null
): Promise<readonly Difference[]> {
  const lay = (tx: Tx) => {
    if (subject === 'deposit') {
      const theirs = said?.kind === 'payIn' ? said.fact : null
      return depositDifferences(ports, tx, adapter, reference, theirs)
    }
    const theirs = said?.kind === 'payOut' ? said.fact : null
    return withdrawalDifferences(ports, tx, adapter, reference, theirs)
  }
  const { differences, settled } = await ports.db.transaction(async tx => ({
    settled: said ? await settleFact(ports, tx, adapter.provider, said) : undefined,
    differences: await lay(tx)
  }))
  if (settled) await announceFact(ports, settled)
  return differences
}
