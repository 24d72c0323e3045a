import type { CurrencyCode } from '#config/currencies.ts'
import type { MissionRule } from '#config/engagement-missions.ts'
import type { EngagementError } from '#contract/wire/engagement.ts'
import { turnAt } from '#rules/loyalty/missions.ts'
import type { Tx } from '../../db/database.ts'
import { enrolled } from '../enrolled.ts'
import { givePrize, prizeIn } from '../prizes.ts'
import type { Provider } from '../provider.ts'
import type { EngagePlayer, MissionRow } from '../tables.ts'
import { tell } from '../tell.ts'
import { bringOn } from './bring-on.ts'
import { isOver, missionOf, saveMission } from './rows.ts'
import { missionWords } from './words.ts'

const DAY_MS = 86_400_000

/** What was refused; undefined when it was done. */
type Refusal = EngagementError | undefined

interface Place {
  readonly tx: Tx
  readonly player: EngagePlayer
  readonly rule: MissionRule
  readonly now: Date
}

const newest = ({ tx, player, rule }: Place): Promise<MissionRow | undefined> =>
  tx
    .selectFrom('engage_missions')
    .selectAll()
    .where('player_id', '=', player.player_id)
    .where('mission', '=', rule.id)
    .orderBy('started_at', 'desc')
    .limit(1)
    .executeTakeFirst()

async function within(
  { ports }: Provider,
  playerId: string,
  mission: string,
  act: (place: Place) => Promise<Refusal>
): Promise<Refusal> {
  const rule = missionOf(mission)
  const refusal = await ports.db.transaction(async tx => {
    const who = await enrolled(tx, playerId)
    if (who.status === 'refused') return who.code
    if (!rule) return 'UNKNOWN'
    return await act({ tx, player: who.player, rule, now: ports.clock.now() })
  })
  if (refusal === undefined) await tell(ports, playerId, 'missions')
  return refusal
}

/** Starts a mission by the player's hand: nothing counts before. */
export const startMission = (
  provider: Provider,
  playerId: string,
  mission: string
): Promise<Refusal> =>
  within(provider, playerId, mission, async place => {
    const { tx, player, rule, now } = place
    if (player.level < rule.fromLevel) return 'LEVEL_TOO_LOW'
    const last = await newest(place)
    const turn = turnAt(rule, now)
    if (last && (last.turn === turn || (last.status !== 'claimed' && !isOver(last, now))))
      return 'ALREADY_IN'
    await tx
      .insertInto('engage_missions')
      .values({
        player_id: playerId,
        mission: rule.id,
        turn,
        status: 'running',
        done: '{}',
        started_at: now,
        ends_at: rule.days === null ? null : new Date(now.getTime() + rule.days * DAY_MS),
        changed_at: now
      })
      .execute()
    return undefined
  })

/** Counts that the player has opened the page that a step asks for. */
export const openPage = (
  provider: Provider,
  playerId: string,
  mission: string,
  step: string
): Promise<Refusal> =>
  within(provider, playerId, mission, async place => {
    const { tx, rule, now } = place
    if (!rule.steps.some(({ id, kind }) => id === step && kind === 'page')) return 'UNKNOWN'
    const last = await newest(place)
    if (!last) return 'NOT_STARTED'
    if (isOver(last, now)) return 'ENDED'
    await bringOn(tx, playerId, { kind: 'page', step }, now)
    return undefined
  })

/** Gives what a finished mission is worth, once. */
export async function claimMission(
  provider: Provider,
  playerId: string,
  mission: string
): Promise<Refusal> {
  const refusal = await within(provider, playerId, mission, async place => {
    const { tx, player, rule, now } = place
    const last = await newest(place)
    if (!last) return 'NOT_STARTED'
    if (last.status === 'claimed') return 'ALREADY_TAKEN'
    if (isOver(last, now)) return 'ENDED'
    if (last.status !== 'claimable') return 'NOT_FINISHED'
    await saveMission(tx, last, { status: 'claimed', at: now })
    const words = missionWords(player.language)
    const currency: CurrencyCode = player.currency ?? 'EUR'
    for (const [number, prize] of rule.prizes.entries())
      await givePrize(tx, {
        playerId,
        prize: prizeIn(prize, currency),
        key: `mission:${playerId}:${mission}:${last.turn}:${number}`,
        name: words.title(rule.id),
        reason: words.reason,
        at: now
      })
    return undefined
  })
  if (refusal === undefined) await tell(provider.ports, playerId, 'player')
  return refusal
}
