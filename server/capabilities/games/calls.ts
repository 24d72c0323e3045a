import { createHash } from 'node:crypto'

import type { LimitInTheWay, MovementAnswer, WalletErrorCode } from '#contract/wire/wallet-api.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { type WalletMove, walletChanged } from '../wallet/index.ts'
import type { CallKind } from './tables.ts'

export interface Call {
  readonly provider: string
  readonly kind: CallKind
  readonly transactionId: string
  readonly roundId: string
  /** What was asked, for telling a repetition from another call under the same number. */
  readonly body: object
}

export interface Result {
  readonly answer: MovementAnswer
  /** A refusal that a later try may overcome is not kept. */
  readonly kept: boolean
  /** Told to the player's pages after the commit. */
  readonly move?: WalletMove & { readonly playerId: string }
  /** What else the call has set going, after the commit and only for the call that did it. */
  readonly after?: () => Promise<void>
}

/** Stands for any body: the bet, or what raised it, was rolled back before it came. */
export const ANY_BODY = '*'

/** What a refusal says beside its code. */
export interface Why {
  /** What a bet may be at most, where that is why; a decimal of the major unit. */
  readonly most?: string
  /** The player's own limit that has no room for it. */
  readonly limit?: LimitInTheWay
}

export const refused = (code: WalletErrorCode, why: Why = {}): MovementAnswer => ({
  status: 'error',
  code,
  ...why
})
export const refuse = (code: WalletErrorCode, why?: Why): Result => ({
  answer: refused(code, why),
  kept: true
})
export const refuseForNow = (code: WalletErrorCode): Result => ({
  answer: refused(code),
  kept: false
})

/** The ledger's name for a call of a provider. */
export const entryKey = (provider: string, transactionId: string) => `${provider}:${transactionId}`

/** Does what a call asks once, and answers its repetitions as it was answered. */
export async function once(
  ports: Ports,
  call: Call,
  work: (tx: Tx) => Promise<Result>
): Promise<MovementAnswer> {
  const { answer, move, after } = await answered(ports, call, work)
  if (move) await walletChanged(ports, move.playerId, move)
  await after?.()
  return answer
}

async function answered(
  { db, clock }: Ports,
  call: Call,
  work: (tx: Tx) => Promise<Result>
): Promise<Result> {
  const hash = createHash('sha256').update(JSON.stringify(call.body)).digest('hex')
  const { provider, transactionId, kind } = call
  return await db.transaction(async tx => {
    const fresh = await tx
      .insertInto('wallet_calls')
      .values({
        provider,
        transaction_id: transactionId,
        kind,
        hash,
        round_id: call.roundId,
        answer: '{}',
        at: clock.now()
      })
      .onConflict(conflict => conflict.doNothing())
      .returning('transaction_id')
      .executeTakeFirst()
    const itself = tx
      .selectFrom('wallet_calls')
      .where('provider', '=', provider)
      .where('transaction_id', '=', transactionId)
    if (!fresh) {
      const known = await itself.selectAll().executeTakeFirstOrThrow()
      const takes = kind === 'bet' || kind === 'raise'
      const isSame = known.hash === ANY_BODY ? takes : known.kind === kind && known.hash === hash
      if (!isSame) return refuseForNow('IDEMPOTENCY_MISMATCH')
      const { answer } = known
      return { answer: answer.status === 'ok' ? { ...answer, replayed: true } : answer, kept: true }
    }
    const result = await work(tx)
    if (result.kept)
      await tx
        .updateTable('wallet_calls')
        .set({ answer: JSON.stringify(result.answer) })
        .where('provider', '=', provider)
        .where('transaction_id', '=', transactionId)
        .execute()
    else
      await tx
        .deleteFrom('wallet_calls')
        .where('provider', '=', provider)
        .where('transaction_id', '=', transactionId)
        .execute()
    return result
  })
}
