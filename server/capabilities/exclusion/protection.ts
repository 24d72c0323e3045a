import type { Jurisdiction } from '#config/jurisdiction.ts'
import { jurisdictionOf } from '#config/jurisdiction.ts'
import { OPERATOR_NAMES, OPERATORS } from '#config/operators.ts'
import type { Executor } from '../../db/database.ts'
import type { Protection, RunningExclusion } from '../../generated/main.ts'
import type { Ports } from '../../ports.ts'
import type { Player } from '../player/index.ts'
import { mayReopen } from './reopen.ts'
import { askableFrom } from './returning.ts'
import { endOf, runningOf } from './running.ts'
import type { Exclusion } from './tables.ts'
import { termTold } from './terms.ts'

/** How a player may keep away from play under their licence, and what runs at this moment. */
export async function protectionOf(
  { clock, config }: Pick<Ports, 'clock' | 'config'>,
  db: Executor,
  player: Player
): Promise<Protection> {
  const now = clock.now()
  const rules = jurisdictionOf(config, player.country)
  const [longest] = await runningOf(db, player.id, now)
  return {
    breaks: [...rules.timeoutDays],
    exclusions: (rules.selfExclusion?.terms ?? []).map(termTold),
    asksForBrands: rules.selfExclusion?.asksForBrands ?? false,
    brands: OPERATOR_NAMES.map(operator => OPERATORS[operator].title),
    nationalRegister: rules.nationalRegister,
    running: longest ? runningAnswer(longest, rules, now) : null,
    breakEndsAt:
      player.timeout_ends_at && player.timeout_ends_at > now ? player.timeout_ends_at : null,
    mayReopen: mayReopen(player, now)
  }
}

function runningAnswer(
  exclusion: Exclusion,
  rules: Pick<Jurisdiction, 'selfExclusion'>,
  now: Date
): RunningExclusion {
  const from = askableFrom(exclusion, rules)
  return {
    term: exclusion.term && termTold(exclusion.term),
    source: exclusion.source,
    isForAllBrands: exclusion.for_all_brands,
    startedAt: exclusion.started_at,
    endsAt: exclusion.returns_at || exclusion.ends_at ? endOf(exclusion) : null,
    mayAskToReturn: exclusion.asked_to_return_at === null && from !== null && from <= now,
    askedToReturnAt: exclusion.asked_to_return_at,
    returnsAt: exclusion.returns_at
  }
}
