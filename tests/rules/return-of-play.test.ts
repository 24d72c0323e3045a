import { expect, test } from 'vitest'

import { returnOfPlay } from '#rules/return-of-play.ts'

test.each([
  ['G07', { bets: 1000n, wins: 850n, rollbacks: 20n }, 8700],
  ['nothing won', { bets: 100n, wins: 0n, rollbacks: 0n }, 0],
  ['all given back', { bets: 100n, wins: 0n, rollbacks: 100n }, 10_000],
  ['more than was bet', { bets: 20n, wins: 100_000n, rollbacks: 0n }, 50_000_000],
  ['a third, rounded down', { bets: 3n, wins: 2n, rollbacks: 0n }, 6666],
  ['no bet', { bets: 0n, wins: 0n, rollbacks: 0n }, null]
])('the return of play: %s', (_case, played, hundredths) => {
  expect(returnOfPlay(played)).toBe(hundredths)
})
