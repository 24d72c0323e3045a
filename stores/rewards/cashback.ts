import { CashbackDocument, type CashbackQuery } from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { readOnVisit } from './read-on-visit.ts'

export type Cashback = NonNullable<CashbackQuery['viewer']>['cashback']

export type CashbackWeek = Cashback['weeks'][number]

const WEEKS = 13

const { $read, reread } = readOnVisit<Cashback>(async () => {
  const answer = await unlessFailed(ask(CashbackDocument, { first: WEEKS }))
  return answer?.viewer?.cashback
})

/** How the player's cashback is worked out, the week that runs first. */
export const $cashback = $read

export const readCashback = reread
