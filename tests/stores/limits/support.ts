import { keepMount } from 'nanostores'

import type {
  LimitOfPlayerFragment,
  LimitsOfPlayerFragment
} from '#contract/generated/page/graphql.ts'
import { $limitChange } from '#stores/limits/change-limit.ts'
import { $limits } from '#stores/limits/limits.ts'
import { openTestPage } from '#tests/support/environment.ts'
import { START } from '#tests/support/test-clock.ts'
import { storeCustomTokens } from '#tests/support/tokens.ts'

const HOUR = 3_600_000

export const euros = (amount: string) => ({ amount, currency: 'EUR' })

/** A moment so many hours after the clock of a test begins. */
export const hoursOn = (hours: number) => new Date(START + hours * HOUR).toISOString()

export const limit = (about: Partial<LimitOfPlayerFragment> = {}): LimitOfPlayerFragment => ({
  id: 'Deposit:Day',
  kind: 'Deposit',
  period: 'Day',
  game: null,
  limit: euros('50.00'),
  minutes: null,
  used: euros('20.00'),
  left: euros('30.00'),
  resetsAt: hoursOn(12),
  mayRaise: true,
  pending: null,
  ...about
})

export const limits = (
  own: readonly LimitOfPlayerFragment[],
  about: Partial<LimitsOfPlayerFragment> = {}
) => ({
  viewer: {
    id: '1',
    limits: {
      now: new Date(START).toISOString(),
      currency: 'EUR',
      offersGameLimits: false,
      raiseDelayHours: 24,
      confirmHours: 168,
      sessionChoices: [],
      toolsToShow: false,
      asksForDepositLimit: false,
      limits: [...own],
      ...about
    }
  }
})

const PLAYER = { id: '1', playerId: 'player-1', email: 'a@b.example' }

/** A page of a player whose limits the test plays. */
export async function openLimits(answer: unknown) {
  const page = openTestPage('/en/profile/limits/')
  storeCustomTokens(page)
  page.answer('GetPlayerInfo', { viewer: { id: '1', player: PLAYER } })
  page.answer('Limits', answer)
  keepMount($limits)
  keepMount($limitChange)
  await page.settle()
  return page
}

export function readyLimits() {
  const state = $limits.get()
  if (state.status !== 'ready') throw new Error(`Limits are ${state.status}`)
  return state
}
