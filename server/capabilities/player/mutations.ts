import { signedIn } from '../../context.ts'
import type { MutationResolvers } from '../../generated/main.ts'
import { changePlayer, publishPlayer } from './change-player.ts'
import { removePopUp } from './pop-ups.ts'

/** Both documents at once: neither is of use to the house without the other. */
export const acceptTerms: NonNullable<MutationResolvers['acceptTerms']> = async (
  _root,
  _input,
  context
) => {
  const { playerId } = signedIn(context)
  const { ports } = context
  const changed = await ports.db.transaction(tx =>
    changePlayer(tx, playerId, { terms_accepted: true, privacy_policy_accepted: true })
  )
  if (changed) await publishPlayer(ports, changed)
  return { accepted: changed !== undefined }
}

export const acceptPopUp: NonNullable<MutationResolvers['acceptPopUp']> = async (
  _root,
  { id },
  context
) => {
  const { playerId } = signedIn(context)
  return { popUpsNeeded: [...(await removePopUp(context.ports, playerId, id))] }
}
