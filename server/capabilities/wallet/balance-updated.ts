import { playerOf } from '../../context.ts'
import type { SubscriptionResolvers, WalletUpdate } from '../../generated/main.ts'
import { hear } from '../../graphql/facts.ts'
import { streamOf } from '../../graphql/stream.ts'
import { type WalletEvent, walletEventOf } from './events.ts'
import { readWallet } from './store.ts'

/** The present state first, then every change after it (decision D5). */
export const balanceUpdated: NonNullable<SubscriptionResolvers['balanceUpdated']> = {
  subscribe: (_root, _input, context) => {
    const { id, currency } = playerOf(context)
    const { db } = context.ports
    return streamOf<{ balanceUpdated: WalletUpdate }>((push, fail) => {
      let seen: number | undefined
      const early: WalletEvent[] = []
      const tell = (event: WalletEvent): void => {
        if (seen !== undefined && event.version <= seen) return
        seen = event.version
        push({ balanceUpdated: updateOf(event) })
      }
      // Listening begins before reading, so that nothing falls between the two.
      const stop = hear(context, 'wallet.changed', id, event => {
        const change = walletEventOf(event)
        if (!change) return
        if (seen === undefined) early.push(change)
        else tell(change)
      })
      readWallet(db.kysely, id, currency).then(state => {
        tell({ ...state, amount: null, moneyType: null })
        for (const event of early) tell(event)
      }, fail)
      return stop
    })
  }
}

const updateOf = ({ currency, cash, bonus, amount, ...event }: WalletEvent): WalletUpdate => ({
  balance: { minor: cash, currency },
  bonusBalance: { minor: bonus, currency },
  currency,
  amount: amount === null ? null : { minor: amount, currency },
  moneyType: event.moneyType,
  wageringProgress: event.wageringProgress,
  version: event.version
})
