import { playerOf } from '../../context.ts'
import type { MutationResolvers } from '../../generated/main.ts'
import { changePlayer, publishPlayer } from '../player/index.ts'
import { answer, readText, refuse } from './answer.ts'
import { holdPlayer } from './exclude-for.ts'
import { ask } from './returning.ts'

/** Asks the house to end an exclusion. Nothing changes by it until the house has decided. */
export const askToReturn: NonNullable<MutationResolvers['askToReturn']> = async (
  _root,
  { message },
  context
) => {
  const { ports } = context
  const { id } = playerOf(context)
  const text = readText(message)
  if (text === undefined) return refuse('COMMENT_TOO_LONG')
  const asked = await ports.db.transaction(async tx => {
    const refusal = await ask(ports, tx, await holdPlayer(tx, id), text)
    // A new version of the player, so that other tabs read again what has been asked.
    return refusal ?? (await changePlayer(tx, id, {}))
  })
  if (typeof asked === 'string') return refuse(asked)
  if (asked) await publishPlayer(ports, asked)
  return await answer(context, id)
}
