import type { Ports } from '../../../ports.ts'
import { adapters } from '../providers/index.ts'
import { type Fact, MOST_LISTED, type ProviderAdapter } from '../providers/port.ts'
import type { Difference } from './difference.ts'
import { examine, examineAnew, type Pair, pairOf } from './examine.ts'
import {
  comparedUntil,
  keepDifferences,
  movedSince,
  openDifferences,
  pairOfDifference,
  setComparedUntil
} from './store.ts'

/** What was compared lately is compared again: a change may have been written late. */
const OVERLAP_MS = 10 * 60_000

/** Lays every provider's book beside ours: takes over what we missed, and keeps what differs. */
export async function compareBooks(ports: Ports): Promise<void> {
  const failed: unknown[] = []
  for (const adapter of adapters())
    try {
      await compareWith(ports, adapter)
    } catch (error) {
      // The others are compared all the same.
      failed.push(error)
    }
  if (failed.length > 0) throw new AggregateError(failed, 'Books could not be compared')
}

async function compareWith(ports: Ports, adapter: ProviderAdapter): Promise<void> {
  const { provider } = adapter
  const { clock, db, log } = ports
  const began = clock.now()
  const mark = await comparedUntil(db.kysely, provider)
  const since = new Date(Math.max(0, Math.min(mark.getTime(), began.getTime()) - OVERLAP_MS))

  const seen = new Set<string>()
  const nameOf = ({ reference, subject }: Pair) => `${subject} ${reference}`
  const keep = async (pair: Pair, differences: readonly Difference[] | undefined) => {
    seen.add(nameOf(pair))
    if (!differences) return false
    const { reference } = pair
    const now = clock.now()
    for (const kind of await keepDifferences(db.kysely, provider, pair, differences, now))
      log.error({ provider, reference, kind }, 'the books of a payment provider and ours differ')
    return true
  }

  let isWhole = true
  for (let from: Date | undefined = since; from; ) {
    const listed = await adapter.changesSince(ports, from)
    if (!listed) return
    for (const fact of listed) {
      const isKnown = await keep(pairOf(fact), await examine(ports, adapter, fact))
      isWhole &&= isKnown
    }
    const next = nextOf(listed, from)
    if (next === 'stuck') {
      log.error({ provider }, 'a payment provider lists more than can be compared at once')
      return
    }
    from = next
  }

  const open = (await openDifferences(db.kysely, provider)).map(pairOfDifference)
  for (const pair of [...(await movedSince(db.kysely, provider, since)), ...open]) {
    if (seen.has(nameOf(pair))) continue
    const isKnown = await keep(pair, await examineAnew(ports, adapter, pair))
    isWhole &&= isKnown
  }
  if (isWhole) await setComparedUntil(db.kysely, provider, began)
}

/** Where a list that was cut off goes on; undefined where it was whole. */
function nextOf(listed: readonly Fact[], from: Date): Date | 'stuck' | undefined {
  const ends = (['payIn', 'payOut'] as const).flatMap(kind => {
    const ofKind = listed.filter(said => said.kind === kind)
    return ofKind.length < MOST_LISTED ? [] : [ofKind.at(-1)?.fact.at]
  })
  if (ends.length === 0) return undefined
  const times = ends.map(end => end?.getTime() ?? 0)
  const next = Math.min(...times)
  return next > from.getTime() ? new Date(next) : 'stuck'
}
