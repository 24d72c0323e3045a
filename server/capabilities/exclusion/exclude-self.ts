import { jurisdictionOf } from '#config/jurisdiction.ts'
import type { ExclusionTerm } from '#config/licences.ts'
import { FOR_GOOD, termEnd } from '#rules/exclusion/term-end.ts'
import { playerOf } from '../../context.ts'
import type { Tx } from '../../db/database.ts'
import type { MutationResolvers } from '../../generated/main.ts'
import type { Ports } from '../../ports.ts'
import { answer, refuse } from './answer.ts'
import type { Excluded } from './close-doors.ts'
import { excludeFor, exclusionChanged, holdPlayer } from './exclude-for.ts'
import { endOf, runningOf } from './running.ts'
import { termIn } from './terms.ts'

/** The same term asked for again a moment later is no longer one. */
const LEAST_MORE_MS = 24 * 3_600_000

/**
 * Excludes the player from now on, by a term that the licence has. Where the player is not asked for
 * which brands, and where a page has not asked, it is for all of them (protection rule R04).
 */
export const excludeSelf: NonNullable<MutationResolvers['excludeSelf']> = async (
  _root,
  { input },
  context
) => {
  const { ports } = context
  const { id, country } = playerOf(context)
  const { selfExclusion } = jurisdictionOf(ports.config, country)
  const term = selfExclusion ? termIn(selfExclusion.terms, input.term) : undefined
  if (!selfExclusion || !term) return refuse('NOT_OFFERED')
  if (!input.isConfirmed) return refuse('NOT_CONFIRMED')
  const isForAllBrands = !selfExclusion.asksForBrands || (input.allBrands ?? true)
  const excluded = await ports.db.transaction(tx => exclude(ports, tx, id, term, isForAllBrands))
  if (!excluded) return refuse('ALREADY_EXCLUDED')
  await exclusionChanged(ports, excluded)
  return await answer(context, id)
}

async function exclude(
  ports: Ports,
  tx: Tx,
  playerId: string,
  term: ExclusionTerm,
  isForAllBrands: boolean
): Promise<Excluded | undefined> {
  const now = ports.clock.now()
  await holdPlayer(tx, playerId)
  const endsAt = termEnd(term, now)
  const asked = endsAt ?? FOR_GOOD
  const running = await runningOf(tx, playerId, now)
  const adds = running.every(
    row =>
      asked.getTime() - endOf(row).getTime() >= LEAST_MORE_MS ||
      (isForAllBrands && !row.for_all_brands)
  )
  if (!adds) return undefined
  const given = { playerId, source: 'Player', term, endsAt, isForAllBrands } as const
  return await excludeFor(ports, tx, given)
}
