import type { Locale } from '#config/locales.ts'
import { keptUntil, RECORDS, RETENTION, type RecordKind } from '#config/retention.ts'
import { signedIn } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import type { Erasure, MutationResolvers } from '../../../generated/main.ts'
import { recordDecision } from '../../audit/index.ts'
import { engagementSoon, tellEngagementOf } from '../../loyalty/index.ts'
import { type Player, publishPlayer } from '../../player/index.ts'
import { endSessions, publishEnded } from '../../session/index.ts'
import { lockPlayer } from '../lock-player.ts'
import { recordText } from '../record-texts.ts'
import { erasePlayer } from './erase-player.ts'
import { whyNot } from './why-not.ts'

/** Erases the player at once, or says what stands against it. */
export const erasePersonalData: NonNullable<MutationResolvers['erasePersonalData']> = async (
  _root,
  { isConfirmed },
  context
) => {
  const { playerId } = signedIn(context)
  if (!isConfirmed) return { error: { code: 'NOT_CONFIRMED' } }
  const { ports, request } = context
  const at = ports.clock.now()
  const outcome = await ports.db.transaction(async tx => {
    const player = await lockPlayer(tx, playerId)
    const code = await whyNot(tx, player, at)
    if (code) return { status: 'refused', code } as const
    const keepsKeys = await mayHaveToBeKnown(tx, player)
    const kept = RECORDS.filter(record => isKept(record, keepsKeys))
    // Of two requests at once the second finds nothing left to do.
    if (player.erased_at !== null) return { status: 'again', kept } as const
    const ended = await endSessions(tx, { playerId }, 'LOGGED_OUT', at)
    const erased = await erasePlayer(ports, tx, player, { at, keepsKeys })
    await tellEngagementOf(ports, tx, erased)
    await recordDecision(tx, {
      kind: 'personal.erased',
      playerId,
      actor: 'player',
      at,
      data: { kept }
    })
    return { status: 'erased', ended, erased, kept } as const
  })
  if (outcome.status === 'refused') return { error: { code: outcome.code } }
  if (outcome.status === 'erased') {
    await publishPlayer(ports, outcome.erased)
    await publishEnded(ports, outcome.ended)
    engagementSoon(ports)
  }
  return { ok: answer(outcome.kept, at, request.locale) }
}

/** Whether somebody has once been excluded, or kept out by the house: who comes back must be known. */
async function mayHaveToBeKnown(tx: Tx, { id, account_closure_cause: cause }: Player) {
  if (cause !== null && cause !== 'CustomerRequest') return true
  const excluded = await tx
    .selectFrom('exclusions')
    .select('id')
    .where('player_id', '=', id)
    .executeTakeFirst()
  return excluded !== undefined
}

/** Hashes that guard all accounts and answers without a name are of nobody in particular. */
const isKept = (record: RecordKind, keepsKeys: boolean): boolean => {
  if (record === 'recognition') return keepsKeys
  return record !== 'tries' && record !== 'consents' && !RETENTION[record].erasedOnWish
}

const answer = (kept: readonly RecordKind[], at: Date, locale: Locale): Erasure => ({
  erased: RECORDS.filter(record => RETENTION[record].erasedOnWish).map(record =>
    recordText(record, locale)
  ),
  kept: kept.map(record => ({
    what: recordText(record, locale),
    until: keptUntil(record, at)?.toISOString().slice(0, 10) ?? null
  }))
})
