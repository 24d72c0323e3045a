import { signedIn } from '../../../context.ts'
import type { MutationResolvers } from '../../../generated/main.ts'
import { recordDecision } from '../../audit/index.ts'
import { engagementSoon, tellEngagementOf } from '../../loyalty/index.ts'
import { publishPlayer } from '../../player/index.ts'
import { endSessions, publishEnded } from '../../session/index.ts'
import { lockPlayer } from '../lock-player.ts'
import { erasePlayer } from './erase-player.ts'
import { erasureAnswer, keptKinds, mayHaveToBeKnown } from './erasure.ts'
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
    const kept = keptKinds(keepsKeys)
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
  return { ok: erasureAnswer(outcome.kept, at, request.locale) }
}
