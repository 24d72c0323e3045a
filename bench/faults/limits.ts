// 100 rounds of 50 deposits at once against a limit: a minute.
import { countLimits } from '../deposit-limits.ts'
import { recordGoal } from '../goals/record.ts'
import { openPlatform } from '../own-platform.ts'
import { withPostgres } from './house-for.ts'

const ROUNDS = 100

/** A limit lets in what fits and nothing more, however many ask at once. */
export const limits = () =>
  withPostgres(async url => {
    const platform = await openPlatform(url)
    try {
      const began = performance.now()
      const { rounds, passed, unfilled } = await countLimits(platform, ROUNDS)
      const seconds = ((performance.now() - began) / 1000).toFixed(1)
      const isMet = passed === 0 && unfilled === 0
      recordGoal('security-09', {
        isMet,
        figures: `${rounds} rounds of 50 deposits in ${seconds} s: ${passed} above the limit, ${unfilled} refused something that would have fitted`
      })
      return isMet
    } finally {
      await platform.close()
    }
  })
