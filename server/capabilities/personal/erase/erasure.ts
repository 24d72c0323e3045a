import type { Locale } from '#config/locales.ts'
import { keptUntil, RECORDS, RETENTION } from '#config/retention.ts'
import { playerOf } from '../../../context.ts'
import type { Executor } from '../../../db/database.ts'
import type { Erasure, ViewerResolvers } from '../../../generated/main.ts'
import type { Player } from '../../player/index.ts'
import { type KeptKind, mayBeKept, recordText, whyKept } from '../record-texts.ts'

/** What an erasure would take away now and what would stay, before the player decides. */
export const erasure: NonNullable<ViewerResolvers['erasure']> = async (
  _viewer,
  _args,
  { ports, request, ...context }
) => {
  const player = playerOf({ ports, request, ...context })
  const keepsKeys = await mayHaveToBeKnown(ports.db.kysely, player)
  return erasureAnswer(keptKinds(keepsKeys), ports.clock.now(), request.locale)
}

/** Whether somebody has once been excluded, or kept out by the house: who comes back must be known. */
export async function mayHaveToBeKnown(
  db: Executor,
  { id, account_closure_cause: cause }: Player
): Promise<boolean> {
  if (cause !== null && cause !== 'CustomerRequest') return true
  const excluded = await db
    .selectFrom('exclusions')
    .select('id')
    .where('player_id', '=', id)
    .executeTakeFirst()
  return excluded !== undefined
}

/** What stays of somebody. */
export const keptKinds = (keepsKeys: boolean): readonly KeptKind[] =>
  RECORDS.filter(mayBeKept).filter(record => record !== 'recognition' || keepsKeys)

/** An erasure at a moment in the words of the contract. */
export const erasureAnswer = (kept: readonly KeptKind[], at: Date, locale: Locale): Erasure => ({
  erased: RECORDS.filter(record => RETENTION[record].erasedOnWish).map(record =>
    recordText(record, locale)
  ),
  kept: kept.map(record => ({
    what: recordText(record, locale),
    until: keptUntil(record, at)?.toISOString().slice(0, 10) ?? null,
    why: whyKept(record, locale)
  }))
})
