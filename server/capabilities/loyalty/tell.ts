import { createHash } from 'node:crypto'

import type { House } from '#config/jurisdiction.ts'
import { runningProgramme } from '#config/parts.ts'
import type { EngagementEvent } from '#contract/wire/engagement.ts'
import { initialsOf } from '#rules/initials.ts'
import { gamificationBlock } from '#rules/loyalty/gating.ts'
import type { Tx } from '../../db/database.ts'
import type { Ports } from '../../ports.ts'
import { isTooYoungForCasino, type Player } from '../player/index.ts'
import './tables.ts'

const LONGEST_ID = 128

/** A name that other parties may have made as long as they like, as one that fits the contract. */
const fitting = (name: string): string =>
  name.length > LONGEST_ID ? createHash('sha256').update(name).digest('hex') : name

/** Writes down what has happened, in the transaction in which it does; it is told after the commit. */
export async function tellEngagement(
  { config }: Pick<Ports, 'config'>,
  tx: Tx,
  event: EngagementEvent
): Promise<void> {
  if (!runningProgramme(config.operator)) return
  await tx
    .insertInto('engagement_outbox')
    .values({
      event: JSON.stringify({
        ...event,
        id: fitting(event.id),
        ...('roundId' in event && { roundId: fitting(event.roundId) })
      })
    })
    .execute()
}

/** Whether the house keeps a player out of the programme, which is the casino's, also by the player's age. */
export const isKeptOut = (house: House, player: Player, now: Date): boolean =>
  player.is_blocked_in_gamanza || isTooYoungForCasino(house, player, now)

/** Why a player may not take part just now, by the conditions of the specification; null if they may. */
export const blockOf = (house: House, player: Player, now: Date) =>
  gamificationBlock({
    isEnabled: true,
    clientId: 'known',
    player: {
      isBlocked: isKeptOut(house, player, now),
      exclusionEndsAt:
        player.exclusion_ends_at && player.exclusion_ends_at > now
          ? player.exclusion_ends_at
          : null,
      hasSourceOfWealthExpired:
        player.source_of_wealth_due_date !== null && player.source_of_wealth_due_date <= now,
      isKycRequired: player.kyc_status === 'Required',
      isClosed: player.account_status === 'Closed'
    }
  })

/** Writes down who the player is and whether they may take part, for whenever that changes. */
export async function tellEngagementOf(
  { clock, config, random }: Pick<Ports, 'clock' | 'config' | 'random'>,
  tx: Tx,
  player: Player
): Promise<void> {
  const at = clock.now()
  await tellEngagement({ config }, tx, {
    kind: 'player',
    id: `player:${player.id}:${random.uuid()}`,
    playerId: player.id,
    at,
    currency: player.currency,
    country: player.country,
    initials: initialsOf(player.first_name, player.last_name),
    language: player.language,
    isBlocked: blockOf(config, player, at) !== null
  })
}
