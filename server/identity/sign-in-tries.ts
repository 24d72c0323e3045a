import { createHash } from 'node:crypto'

import type { Database } from '../db/database.ts'
import { sourceOf } from './source.ts'

interface Brake {
  /** Failures that cost nothing. */
  readonly free: number
  /** The longest wait, however many failures there were. */
  readonly longestSeconds: number
}

/**
 * A stranger must be slowed down without being able to lock a player out: tries on one account from
 * one address are braked hard, tries on an account from everywhere only lightly.
 */
const BRAKES = {
  accountFromAddress: { free: 5, longestSeconds: 900 },
  account: { free: 30, longestSeconds: 30 },
  address: { free: 40, longestSeconds: 900 },
  registrations: { free: 20, longestSeconds: 3600 },
  mails: { free: 4, longestSeconds: 3600 },
  passwordResets: { free: 20, longestSeconds: 3600 },
  // The link from the same letter is not braked: there is nothing in it to guess.
  resetCodes: { free: 10, longestSeconds: 86_400 },
  texts: { free: 4, longestSeconds: 3600 },
  bankLogins: { free: 60, longestSeconds: 300 }
} as const satisfies Record<string, Brake>

interface Attempt {
  readonly brake: keyof typeof BRAKES
  readonly subject: string
}

const FORGOTTEN_AFTER_MS = 24 * 3_600_000

const keyOf = ({ brake, subject }: Attempt) =>
  `${brake}:${createHash('sha256').update(sourceOf(subject)).digest('base64url')}`

/**
 * Counts a try as failed before it is made, so that tries at once cannot slip through, and answers
 * undefined; or answers until when none is allowed.
 */
export const claimTry = (
  db: Database,
  attempts: readonly Attempt[],
  now: Date
): Promise<Date | undefined> =>
  db.transaction(async tx => {
    const brakes = new Map(attempts.map(attempt => [keyOf(attempt), BRAKES[attempt.brake]]))
    const keys = [...brakes.keys()].toSorted()
    await tx
      .insertInto('sign_in_tries')
      .values(keys.map(key => ({ key, last_at: now })))
      .onConflict(conflict => conflict.doNothing())
      .execute()
    const rows = await tx
      .selectFrom('sign_in_tries')
      .selectAll()
      .where('key', 'in', keys)
      .orderBy('key')
      .forUpdate()
      .execute()
    const blocked = rows.map(row => row.blocked_until).filter(until => until && until > now)
    if (blocked.length > 0)
      return new Date(Math.max(...blocked.map(until => until?.getTime() ?? 0)))

    for (const { key, failures: before, last_at } of rows) {
      const forgotten = now.getTime() - last_at.getTime() > FORGOTTEN_AFTER_MS
      const failures = forgotten ? 1 : before + 1
      await tx
        .updateTable('sign_in_tries')
        .set({ failures, last_at: now, blocked_until: waitUntil(brakes.get(key), failures, now) })
        .where('key', '=', key)
        .execute()
    }
    return undefined
  })

function waitUntil(brake: Brake | undefined, failures: number, now: Date): Date | null {
  const over = failures - (brake?.free ?? 0)
  if (!brake || over < 0) return null
  const seconds = Math.min(2 ** Math.min(over + 1, 20), brake.longestSeconds)
  return new Date(now.getTime() + seconds * 1000)
}

const isShared = ({ brake }: Attempt) => brake === 'address' || brake === 'bankLogins'

/** Forgets the failures of the subjects, and of an address only this one: it may be shared. */
export async function forgetTries({ kysely }: Database, attempts: readonly Attempt[]) {
  const shared = attempts.filter(isShared).map(keyOf)
  const own = attempts.filter(attempt => !isShared(attempt)).map(keyOf)
  if (own.length > 0) await kysely.deleteFrom('sign_in_tries').where('key', 'in', own).execute()
  if (shared.length === 0) return
  await kysely
    .updateTable('sign_in_tries')
    .set(counted => ({ failures: counted('failures', '-', 1) }))
    .where('key', 'in', shared)
    .where('failures', '>', 0)
    .execute()
}
