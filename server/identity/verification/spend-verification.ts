import { timingSafeEqual } from 'node:crypto'

import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { lockNames } from './lock.ts'
import { MOST_TRIES } from './rules.ts'
import { codeDigest, tokenDigest } from './secrets.ts'
import type { Purpose, Verification } from './table.ts'

export type Spent<T> =
  | { readonly status: 'confirmed'; readonly value: T }
  /** Used, expired, tried too often, or never given out. */
  | { readonly status: 'spent' }
  | { readonly status: 'wrong' }

/** Does what was proven, in the same transaction; undefined when it can not be done any more. */
type Use<T> = (tx: Tx, verification: Verification) => Promise<T | undefined>

interface CodeGiven {
  readonly id: string
  readonly code: string
  readonly purpose: Purpose
  /** Only this player may answer. */
  readonly playerId?: string
}

const LONGEST_INPUT = 100

/** Takes a code: at most five tries, once, within ten minutes, for the purpose it was sent for. */
export const spendCode = <T>(
  ports: Ports,
  { id, code, purpose, playerId }: CodeGiven,
  use: Use<T>
): Promise<Spent<T>> =>
  ports.db.transaction(async tx => {
    const held = await holdVerification(tx, 'id', id.slice(0, LONGEST_INPUT))
    const isTheirs = held?.purpose === purpose && held.player_id === (playerId ?? null)
    if (!held || !isTheirs || !isOpen(ports, held)) return { status: 'spent' }
    await tx
      .updateTable('verifications')
      .set({ tries: held.tries + 1 })
      .where('id', '=', held.id)
      .execute()
    if (!isSame(codeDigest(held.id, digitsOf(code)), held.code_hash))
      return { status: held.tries + 1 >= MOST_TRIES ? 'spent' : 'wrong' }
    return await finish(ports, tx, held, use)
  })

/** Takes the token of a link: once, within ten minutes; there is nothing in it to guess. */
export const spendLink = <T>(
  ports: Ports,
  { token, purpose }: { readonly token: string; readonly purpose: Purpose },
  use: Use<T>
): Promise<Spent<T>> =>
  ports.db.transaction(async tx => {
    const held = await holdVerification(tx, 'link_hash', tokenDigest(token.slice(0, LONGEST_INPUT)))
    if (held?.purpose !== purpose || !isOpen(ports, held)) return { status: 'spent' }
    return await finish(ports, tx, held, use)
  })

/** Digits of any keyboard, whatever stands between them. */
const digitsOf = (code: string) => code.slice(0, LONGEST_INPUT).normalize('NFKC').replace(/\D/g, '')

const isOpen = ({ clock }: Ports, { used_at, expires_at, tries }: Verification) =>
  !used_at && expires_at > clock.now() && tries < MOST_TRIES

const isSame = (given: string, kept: string) =>
  timingSafeEqual(Buffer.from(given), Buffer.from(kept))

async function holdVerification(tx: Tx, column: 'id' | 'link_hash', value: string) {
  const find = tx.selectFrom('verifications').where(column, '=', value)
  const named = await find.select(['recipient', 'purpose']).executeTakeFirst()
  if (!named) return undefined
  // All that was sent to one recipient waits in one line: whoever comes first uses up the rest.
  await lockNames(tx, [`verification|${named.purpose}|${named.recipient}`])
  return await find.selectAll().forUpdate().executeTakeFirst()
}

async function finish<T>(
  { clock }: Ports,
  tx: Tx,
  held: Verification,
  use: Use<T>
): Promise<Spent<T>> {
  const value = await use(tx, held)
  await tx
    .updateTable('verifications')
    .set({ used_at: clock.now() })
    .where('recipient', '=', held.recipient)
    .where('purpose', '=', held.purpose)
    .where(row =>
      row.or([
        row('id', '=', held.id),
        row('player_id', 'is', null),
        row('player_id', '=', held.player_id)
      ])
    )
    .where('used_at', 'is', null)
    .execute()
  return value === undefined ? { status: 'spent' } : { status: 'confirmed', value }
}
