import { OPERATORS } from '#config/operators.ts'
import { playerOf, signedIn } from '../../context.ts'
import type { MutationResolvers } from '../../generated/main.ts'
import { signJackpotTicket } from './ticket.ts'

/** What a page opens its jackpot socket with, in place of its access token: addresses are logged. */
export const createJackpotTicket: NonNullable<MutationResolvers['createJackpotTicket']> = (
  _root,
  _input,
  context
) => {
  const { config } = context.ports
  const { id: player, currency } = playerOf(context)
  const { id: session } = signedIn(context)
  const brand = OPERATORS[config.operator].slug
  return signJackpotTicket(config.secrets, { player, session, brand, currency }, Date.now())
}
