import { createPlayer } from '../../capabilities/player/index.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { linkBankLogin } from '../bank-login/index.ts'
import { postMessage } from '../outbox.ts'
import { type Spent, spendCode, spendLink } from '../verification/spend-verification.ts'
import type { Verification } from '../verification/table.ts'
import { knownLetter, refusedLetter } from './letters.ts'
import { candidateOf, type Pending, readPending } from './pending.ts'
import { findSamePerson, holdPerson } from './same-person.ts'

export interface Opened {
  readonly playerId: string
}

/** Opens the account whose registration the code belongs to. */
export const completeByCode = (
  ports: Ports,
  given: { readonly id: string; readonly code: string }
): Promise<Spent<Opened>> =>
  spendCode(ports, { ...given, purpose: 'SignUp' }, (tx, verification) =>
    completeRegistration(ports, tx, verification)
  )

/** Opens the account whose registration the link's token belongs to. */
export const completeByLink = (ports: Ports, token: string): Promise<Spent<Opened>> =>
  spendLink(ports, { token, purpose: 'SignUp' }, (tx, verification) =>
    completeRegistration(ports, tx, verification)
  )

/**
 * The account of a registration whose address is proven, of any form. One person gets one account:
 * of many who are the same at once the first gets it, and the others a letter.
 */
async function completeRegistration(
  ports: Ports,
  tx: Tx,
  { id, recipient, details }: Verification
): Promise<Opened | undefined> {
  const pending = readPending(details)
  if (!pending) return undefined
  const candidate = await candidateOf(tx, recipient, pending)
  await holdPerson(ports, tx, candidate)
  const same = await findSamePerson(ports, tx, candidate)
  const isVouched = pending.bankLoginId === null || candidate.bank !== undefined
  const isRefused = same !== undefined || pending.isExcluded || !isVouched
  const playerId = isRefused ? undefined : await openAccount(ports, tx, recipient, pending)
  if (playerId === undefined) {
    const letter = { config: ports.config, locale: pending.language, recipient }
    const told = same?.hasAddress ? knownLetter(letter) : refusedLetter(letter)
    await postMessage(tx, told, ports.clock.now())
    return undefined
  }
  await tx.updateTable('verifications').set({ player_id: playerId }).where('id', '=', id).execute()
  return { playerId }
}

async function openAccount(
  { clock, random, config }: Ports,
  tx: Tx,
  email: string,
  pending: Pending
): Promise<string | undefined> {
  const { nationalId, emailMarketing, smsMarketing, bankLoginId, ...person } = pending
  const now = clock.now()
  const player = await createPlayer(tx, {
    ...person,
    id: random.uuid(),
    createdAt: now,
    house: config,
    email,
    emailVerified: true,
    ssn: nationalId,
    acceptsEmailMarketing: emailMarketing,
    acceptsSmsMarketing: smsMarketing
  })
  if (!player) return undefined
  if (bankLoginId !== null && !(await linkBankLogin(tx, bankLoginId, player.id, now)))
    throw new Error('A bank login was used by two registrations at once')
  return player.id
}
