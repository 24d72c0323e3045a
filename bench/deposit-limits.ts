import { fillLimit } from '#tests/support/payment-rounds.ts'
import type { TestPlatform } from '#tests/support/platform.ts'

export interface LimitFacts {
  readonly rounds: number
  /** Rounds in which more was let in than fits. */
  readonly passed: number
  /** Rounds in which something was refused that would have fitted. */
  readonly unfilled: number
}

/** Has fifty deposits at once run against a limit, again and again. */
export async function countLimits(platform: TestPlatform, rounds: number): Promise<LimitFacts> {
  let [passed, unfilled] = [0, 0]
  for (let round = 0; round < rounds; round++) {
    const { accepted, limit, refused } = await fillLimit(platform)
    if (accepted > limit) passed += 1
    if (refused.some(({ amount }) => amount <= limit - accepted)) unfilled += 1
  }
  return { rounds, passed, unfilled }
}
