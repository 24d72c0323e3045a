import { findPlayerByEmail } from '../../capabilities/player/index.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { claimTry, forgetTries } from '../sign-in-tries.ts'
import { type Spent, spendCode, spendLink } from '../verification/spend-verification.ts'
import type { Verification } from '../verification/table.ts'
import { givePermit } from './permits.ts'

/** What is known of a letter that was asked for, by the number that its page has. */
export const findReset = ({ db }: Ports, id: string): Promise<Verification | undefined> =>
  db.kysely
    .selectFrom('verifications')
    .selectAll()
    .where('id', '=', id.slice(0, 100))
    .where('purpose', '=', 'PasswordReset')
    .executeTakeFirst()

/** The permit to choose a password, for the code from the letter. */
export async function openByCode(
  ports: Ports,
  { id, recipient }: Verification,
  code: string
): Promise<Spent<string> | { readonly status: 'tooMany'; readonly until: Date }> {
  const { db, clock } = ports
  // Every letter brings five tries: without a brake over all of them, guessing would pay in the end.
  const attempts = [{ brake: 'resetCodes', subject: recipient }] as const
  const until = await claimTry(db, attempts, clock.now())
  if (until) return { status: 'tooMany', until }
  const spent = await spendCode(ports, { id, code, purpose: 'PasswordReset' }, permitFor(ports))
  if (spent.status === 'confirmed') await forgetTries(db, attempts)
  return spent
}

/** The permit to choose a password, for the token of the letter's link. */
export const openByLink = (ports: Ports, token: string): Promise<Spent<string>> =>
  spendLink(ports, { token, purpose: 'PasswordReset' }, permitFor(ports))

const permitFor =
  (ports: Ports) =>
  async (tx: Tx, { recipient }: Verification): Promise<string | undefined> => {
    const player = await findPlayerByEmail(tx, recipient)
    return player && (await givePermit(ports, tx, player.id))
  }
