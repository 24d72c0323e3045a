import { type Context, playerOf, signedIn } from '../../context.ts'
import type { MutationResolvers, SportsCashOutError } from '../../generated/main.ts'
import { InvalidInput } from '../../graphql/faults.ts'
import { oneBetAnswer, refusalAnswer } from './answer.ts'
import { setAuto } from './automatic.ts'
import { book } from './bookings.ts'
import { type CashOutRefusal, cashOut } from './cash-out.ts'
import { favouritesOf, mark } from './favourites.ts'
import { placeBet } from './place-bet.ts'

/** So many bets are placed by one press of a button. */
const MOST_AT_ONCE = 20

const betterOf = (context: Context) => {
  const { id: sessionId, playerId } = signedIn(context)
  return { playerId, sessionId }
}

/** Places bets one after the other: what one takes the next no longer has. */
export const placeSportsBets: NonNullable<MutationResolvers['placeSportsBets']> = async (
  _root,
  { bets },
  context
) => {
  const who = betterOf(context)
  const { currency } = playerOf(context)
  if (bets.length === 0) throw new InvalidInput('bets', 'TOO_SMALL')
  if (bets.length > MOST_AT_ONCE) throw new InvalidInput('bets', 'TOO_LARGE')
  const answers = []
  for (const bet of bets) {
    const placed = await placeBet(context.ports, who, bet)
    answers.push(
      placed.status === 'placed'
        ? { ok: await oneBetAnswer(context.ports, placed.bet) }
        : { error: refusalAnswer(placed.refusal, currency) }
    )
  }
  return answers
}

const cashOutError = (
  { code, value }: CashOutRefusal,
  context: Context
): { error: SportsCashOutError } => ({
  error: {
    code,
    value: value === undefined ? null : { minor: value, currency: playerOf(context).currency }
  }
})

export const cashOutSportsBet: NonNullable<MutationResolvers['cashOutSportsBet']> = async (
  _root,
  { input },
  context
) => {
  const done = await cashOut(context.ports, betterOf(context), input)
  return done.status === 'done'
    ? { ok: await oneBetAnswer(context.ports, done.bet) }
    : cashOutError(done.refusal, context)
}

export const setSportsAutoCashOut: NonNullable<MutationResolvers['setSportsAutoCashOut']> = async (
  _root,
  { betId, atLeast },
  context
) => {
  const { playerId } = signedIn(context)
  const set = await setAuto(context.ports, playerId, { betId, atLeast: atLeast ?? null })
  return set.status === 'done'
    ? { ok: await oneBetAnswer(context.ports, set.bet) }
    : cashOutError({ code: set.code }, context)
}

export const bookSportsSlip: NonNullable<MutationResolvers['bookSportsSlip']> = async (
  _root,
  { selections },
  context
) => {
  const { currency } = playerOf(context)
  const booked = await book(context.ports, selections)
  if (!('selections' in booked)) return { error: refusalAnswer(booked, currency) }
  return { ok: { code: booked.code, selections: [...booked.selections] } }
}

export const setSportsFavourite: NonNullable<MutationResolvers['setSportsFavourite']> = async (
  _root,
  { id, isFavourite },
  context
) => {
  const { playerId } = signedIn(context)
  const { clock, db } = context.ports
  await mark(db.kysely, { playerId, id, isFavourite, now: clock.now() })
  return [...(await favouritesOf(db.kysely, playerId))]
}
