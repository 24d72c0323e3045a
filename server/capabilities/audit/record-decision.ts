import type { Tx } from '../../db/database.ts'
import { asStored, type DecisionData, hashOf } from './decision.ts'
import type { Actor } from './table.ts'

/** What the house has decided so far; a new kind needs no line here, only a name of this form. */
export type DecisionKind = `${DecisionSubject}.${string}`

type DecisionSubject =
  | 'account'
  | 'bonus'
  | 'deposit'
  | 'document'
  | 'exclusion'
  | 'identity'
  | 'kyc'
  | 'launch'
  | 'limit'
  | 'marketing'
  | 'personal'
  | 'play'
  | 'reality'
  | 'register'
  | 'registration'
  | 'reward'
  | 'session'
  | 'wealth'
  | 'withdrawal'

export interface Decision {
  readonly kind: DecisionKind
  /** Null when the decision is about nobody whom the house knows. */
  readonly playerId: string | null
  readonly actor: Actor
  readonly at: Date
  /** Figures and codes only: never a name, an address, a number of a person or a text they wrote. */
  readonly data?: DecisionData
}

/**
 * Adds a line to the record of protective decisions, in the transaction that does what it says. It
 * locks the record's head until the commit, so it comes last, after every other lock.
 */
export async function recordDecision(tx: Tx, decision: Decision): Promise<void> {
  const head = await tx
    .selectFrom('protective_decisions_head')
    .select(['seq', 'hash'])
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const line = {
    seq: head.seq + 1n,
    at: decision.at,
    playerId: decision.playerId,
    actor: decision.actor,
    kind: decision.kind,
    data: asStored(decision.data ?? {}),
    previous: head.hash
  }
  const hash = hashOf(line)
  await tx
    .insertInto('protective_decisions')
    .values({
      seq: line.seq,
      at: line.at,
      player_id: line.playerId,
      actor: line.actor,
      kind: line.kind,
      data: JSON.stringify(line.data),
      previous: line.previous,
      hash
    })
    .execute()
  await tx
    .updateTable('protective_decisions_head')
    .set({ seq: line.seq, hash })
    .where('id', '=', 1)
    .execute()
}
