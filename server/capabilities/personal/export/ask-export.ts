import { signedIn } from '../../../context.ts'
import type { MutationResolvers } from '../../../generated/main.ts'
import { recordDecision } from '../../audit/index.ts'
import { lockPlayer } from '../lock-player.ts'
import { EXPORT_MINUTES, exportAddress } from './addresses.ts'

const MOST_A_DAY = 5
const DAY_MS = 24 * 3_600_000

/** Gives out an address where all that the house keeps of the player can be read for ten minutes. */
export const exportPersonalData: NonNullable<MutationResolvers['exportPersonalData']> = async (
  _root,
  _args,
  context
) => {
  const { playerId } = signedIn(context)
  const { ports } = context
  const at = ports.clock.now()
  const id = ports.random.uuid()
  const expiresAt = new Date(at.getTime() + EXPORT_MINUTES * 60_000)
  const isGiven = await ports.db.transaction(async tx => {
    await lockPlayer(tx, playerId)
    const { asked } = await tx
      .selectFrom('personal_exports')
      .select(row => row.fn.countAll<bigint>().as('asked'))
      .where('player_id', '=', playerId)
      .where('asked_at', '>', new Date(at.getTime() - DAY_MS))
      .executeTakeFirstOrThrow()
    if (Number(asked) >= MOST_A_DAY) return false
    await tx
      .insertInto('personal_exports')
      .values({ id, player_id: playerId, asked_at: at, expires_at: expiresAt })
      .execute()
    await recordDecision(tx, { kind: 'personal.exported', playerId, actor: 'player', at })
    return true
  })
  if (!isGiven) return { error: { code: 'TOO_MANY_REQUESTS' } }
  return { ok: { url: exportAddress(ports.config, id), expiresAt } }
}
