import type { IDENTITY_REFUSALS, readIdentityNotification } from '#contract/wire/identity-check.ts'
import type { Tx } from '../../../db/database.ts'
import type { Ports } from '../../../ports.ts'
import { recordDecision } from '../../audit/index.ts'
import type { Player } from '../../player/index.ts'
import { type Changed, changeKnown, closeUnderage } from '../change.ts'
import { holdPlayer } from '../hold-player.ts'
import { openRequest, settleRequest } from '../requests.ts'
import { done, missing } from '../verifications.ts'
import { latestCheck } from './store.ts'

export type IdentityNotification = NonNullable<ReturnType<typeof readIdentityNotification>>

export type Taken =
  | { readonly status: 'taken'; readonly changed?: Changed | undefined }
  | { readonly status: 'unknown' }

/** Brings what the house knows to what the provider tells: each thing once, the newest last. */
export async function takeNotification(
  ports: Ports,
  tx: Tx,
  told: IdentityNotification
): Promise<Taken> {
  const known = await tx
    .selectFrom('identity_checks')
    .select('player_id')
    .where('id', '=', told.reference)
    .executeTakeFirst()
  if (!known) return { status: 'unknown' }
  const player = await holdPlayer(tx, known.player_id)
  const fresh = await tx
    .insertInto('identity_notifications')
    .values({ id: told.id, check_id: told.reference, at: told.at })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!fresh) return { status: 'taken' }
  const newer = await tx
    .updateTable('identity_checks')
    .set({ outcome: told.outcome, reasons: JSON.stringify(told.reasons), told_at: told.at })
    .where('id', '=', told.reference)
    .where(({ or, eb }) => or([eb('told_at', 'is', null), eb('told_at', '<', told.at)]))
    .returning('id')
    .executeTakeFirst()
  if (!newer) return { status: 'taken' }

  // A check that was begun again since has no say against the player any more.
  const isLatest = (await latestCheck(tx, player.id))?.id === told.reference
  const changed =
    isLatest || told.outcome === 'approved' ? await follow(ports, tx, player, told) : undefined
  await recordDecision(tx, {
    kind: `identity.${told.outcome}`,
    playerId: player.id,
    actor: 'provider',
    at: ports.clock.now(),
    data: { check: told.reference, reasons: told.reasons, isLatest }
  })
  return { status: 'taken', changed }
}

type Reason = (typeof IDENTITY_REFUSALS)[number]

const isOfDocument = (reason: Reason): reason is Exclude<Reason, 'UNDERAGE'> =>
  reason !== 'UNDERAGE'

async function follow(
  ports: Ports,
  tx: Tx,
  player: Player,
  { outcome, reasons }: IdentityNotification
): Promise<Changed> {
  const at = ports.clock.now()
  switch (outcome) {
    case 'approved':
      await settleRequest(tx, player.id, 'Identity', at)
      return await changeKnown(ports, tx, player, done(player, 'Identity'))
    case 'pending':
      return await changeKnown(ports, tx, player, {})
    case 'refused':
      if (reasons.includes('UNDERAGE')) return await closeUnderage(ports, tx, player)
      await openRequest(ports, tx, {
        playerId: player.id,
        purpose: 'Identity',
        reason: 'REFUSED',
        refusal: reasons.find(isOfDocument) ?? 'INCOMPLETE',
        dueAt: player.kyc_deadline,
        at
      })
      return await changeKnown(ports, tx, player, missing(player, 'Identity'))
    default:
      return outcome satisfies never
  }
}
