import { isSlot } from '#config/catalogue/models.ts'
import type { Executor, Tx } from '../../db/database.ts'
import type { GameSession } from './tables.ts'

/** A slot that no bet was placed on for this long, and that has no round running, is left. */
export const SLOT_HOLD_SECONDS = 30

const leftBefore = (now: Date) => new Date(now.getTime() - SLOT_HOLD_SECONDS * 1000)

/**
 * Makes a slot the one that its player plays, which under some licences is one at a time; false
 * while the player plays another. Holds the player's place until the transaction ends.
 */
export async function takeSlot(
  tx: Tx,
  { player_id: player, game }: GameSession,
  now: Date
): Promise<boolean> {
  const taken = await tx
    .insertInto('slots_in_play')
    .values({ player_id: player, game, bet_at: now })
    .onConflict(conflict =>
      conflict
        .column('player_id')
        .doUpdateSet({ game, bet_at: now })
        .where(({ and, or, eb, exists, not, selectFrom }) =>
          or([
            eb('slots_in_play.game', '=', game),
            and([
              eb('slots_in_play.bet_at', '<=', leftBefore(now)),
              not(
                exists(
                  selectFrom('game_rounds')
                    .select('game_rounds.id')
                    .whereRef('game_rounds.game', '=', 'slots_in_play.game')
                    .where('game_rounds.player_id', '=', player)
                    .where('game_rounds.status', '=', 'open')
                )
              )
            ])
          ])
        )
    )
    .returning('player_id')
    .executeTakeFirst()
  return taken !== undefined
}

/** Whether the player plays a slot at this moment that is not this one. */
export async function playsOtherSlot(
  db: Executor,
  player: string,
  game: string,
  now: Date
): Promise<boolean> {
  if (!isSlot(game)) return false
  const held = await db
    .selectFrom('slots_in_play')
    .leftJoin('game_rounds', join =>
      join
        .onRef('game_rounds.player_id', '=', 'slots_in_play.player_id')
        .onRef('game_rounds.game', '=', 'slots_in_play.game')
        .on('game_rounds.status', '=', 'open')
    )
    .select('slots_in_play.game')
    .where('slots_in_play.player_id', '=', player)
    .where('slots_in_play.game', '!=', game)
    .where(({ or, eb }) =>
      or([eb('slots_in_play.bet_at', '>', leftBefore(now)), eb('game_rounds.id', 'is not', null)])
    )
    .executeTakeFirst()
  return held !== undefined
}
