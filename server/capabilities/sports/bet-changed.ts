import { signedIn } from '../../context.ts'
import type { SportsBetChange, SportsBetNews, SubscriptionResolvers } from '../../generated/main.ts'
import { hear } from '../../graphql/facts.ts'
import { streamOf } from '../../graphql/stream.ts'
import { oneBetAnswer } from './answer.ts'
import { findBet } from './store.ts'

const NEWS: readonly SportsBetNews[] = ['REFUSED', 'SETTLED', 'CASHED_OUT']

/** Bets of the player as they are after each change; of several at once the last is told. */
export const sportsBetChanged: NonNullable<SubscriptionResolvers['sportsBetChanged']> = {
  subscribe: (_root, _input, context) => {
    const { playerId } = signedIn(context)
    const { db } = context.ports
    return streamOf<{ sportsBetChanged: SportsBetChange }>((push, fail) => {
      let reading = Promise.resolve()
      const tell = async (id: string, news: SportsBetNews | null) => {
        const bet = await findBet(db.kysely, playerId, id)
        if (!bet) return
        const told = await oneBetAnswer(context.ports, bet)
        push({ sportsBetChanged: { bet: told, version: told.version, news } })
      }
      return hear(context, 'sports.bet', playerId, ({ data }) => {
        const { betId } = data
        const news = NEWS.find(each => each === data['news']) ?? null
        if (typeof betId !== 'string') return
        // One after the other, so that what is told later is never older.
        reading = reading.then(() => tell(betId, news)).catch(fail)
      })
    })
  }
}
