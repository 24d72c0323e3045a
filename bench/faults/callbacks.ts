// 500 payments, the house told of each five times in random order: a minute.
import { creditShuffled } from '#tests/support/payment-rounds.ts'
import { wrongInBooks } from '../books.ts'
import { recordGoal } from '../goals/record.ts'
import { openPlatform } from '../own-platform.ts'
import { withPostgres } from './house-for.ts'

const PAYMENTS = 500

/** Whatever is told however often, a payment is credited once. */
export const callbacks = () =>
  withPostgres(async url => {
    const platform = await openPlatform(url)
    try {
      const began = performance.now()
      const { credits, notifications, statuses } = await creditShuffled(platform, PAYMENTS)
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      const refused = statuses.filter(status => status >= 300).length
      const wrong = await wrongInBooks(url)
      const isMet = credits === PAYMENTS && refused === 0 && wrong.length === 0
      recordGoal('security-10', {
        isMet,
        figures: `${PAYMENTS} payments, ${notifications} notifications in ${seconds} s: ${credits} credits, ${refused} notifications not taken, ${wrong.length} faults of the books`
      })
      return isMet
    } finally {
      await platform.close()
    }
  })
