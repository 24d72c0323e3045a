import type { Executor, Tx } from '../../db/database.ts'
import type { JsonObject } from '../../db/tables.ts'
import type { Ports } from '../../ports.ts'
import { type Message, postMessage } from '../outbox.ts'
import { CODE_MINUTES, RESEND_SECONDS } from './rules.ts'
import { codeDigest, networkDigest, newSecrets, type Secrets, tokenDigest } from './secrets.ts'
import type { Purpose } from './table.ts'

/** What the one who asked is told: the same for every recipient. */
export interface Begun {
  readonly id: string
  readonly recipient: string
  readonly expiresAt: Date
  readonly resendAt: Date
}

interface Wanted {
  readonly purpose: Purpose
  readonly recipient: string
  /** The network address that asks. */
  readonly address: string
  readonly playerId?: string
  readonly interactionId?: string | undefined
  readonly details?: JsonObject
  /** False where no answer may ever be right; what is sent must hold no secret then. */
  readonly isAnswerable: boolean
  readonly message: (secrets: Secrets) => Message
}

const after = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000)

/** Keeps what the code or link will prove, and posts the message that brings them. */
export async function beginVerification(
  { random, clock }: Ports,
  tx: Tx,
  wanted: Wanted
): Promise<Begun> {
  const now = clock.now()
  const id = random.uuid()
  const sent = newSecrets(random)
  const unknown = { code: random.uuid(), token: random.uuid() }
  const { code, token } = wanted.isAnswerable ? sent : unknown
  const message = wanted.message(sent)
  const begun = {
    id,
    recipient: wanted.recipient,
    expiresAt: after(now, CODE_MINUTES * 60),
    resendAt: after(now, RESEND_SECONDS)
  }
  await tx
    .insertInto('verifications')
    .values({
      id,
      purpose: wanted.purpose,
      channel: message.channel,
      recipient: wanted.recipient,
      code_hash: codeDigest(id, code),
      link_hash: tokenDigest(token),
      created_at: now,
      expires_at: begun.expiresAt,
      resend_at: begun.resendAt,
      player_id: wanted.playerId ?? null,
      interaction_id: wanted.interactionId ?? null,
      network: networkDigest(wanted.address),
      details: JSON.stringify(wanted.details ?? {})
    })
    .execute()
  await postMessage(tx, message, now)
  return begun
}

/** Until when nothing more is sent for the purpose, to this recipient or for this player. */
export async function waitOf(
  { clock }: Ports,
  db: Executor,
  purpose: Purpose,
  whom: { readonly recipient: string; readonly playerId?: string }
): Promise<Date | undefined> {
  const latest = await db
    .selectFrom('verifications')
    .select('resend_at')
    .where('purpose', '=', purpose)
    .where(row =>
      row.or([
        row('recipient', '=', whom.recipient),
        ...(whom.playerId === undefined ? [] : [row('player_id', '=', whom.playerId)])
      ])
    )
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest && latest.resend_at > clock.now() ? latest.resend_at : undefined
}
