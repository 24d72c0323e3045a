import { atom, readonlyType } from 'nanostores'

import {
  JackpotWinnersDocument,
  type JackpotWinnersQuery
} from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { $jackpotInstance } from './instance.ts'
import { readOnNews } from './refetch.ts'

export type JackpotWinner = JackpotWinnersQuery['public']['jackpotWinners'][number]

export type Winners =
  | { readonly status: 'failed' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly winners: readonly JackpotWinner[] }

const LAST = 10
const NEWS_EVERY = 1000

const $state = atom<Winners>({ status: 'loading' })

/** The pots that fell last, the latest first. */
export const $winners = readonlyType($state)

/** Whether all that a row tells is there. */
const isWhole = ({ brand, paid, timestamp, winnerInitials }: JackpotWinner): boolean =>
  Boolean(winnerInitials && paid?.amount && paid.currency && timestamp && brand)

let readAgain: () => Promise<void> = async () => {}

/** Asks again, as after a failure. */
export const readWinners = (): Promise<void> => readAgain()

async function read(instance: string): Promise<void> {
  const answer = await unlessFailed(
    ask(JackpotWinnersDocument, { jackpotInstanceId: instance, last: LAST })
  )
  if (answer) $state.set({ status: 'ready', winners: answer.public.jackpotWinners.filter(isWhole) })
  else if ($state.get().status !== 'ready') $state.set({ status: 'failed' })
}

onVisit($state, () => {
  let stop = () => {}
  let followed: string | undefined
  const unbind = $jackpotInstance.subscribe(state => {
    if (state.status === 'failed' && !followed) $state.set({ status: 'failed' })
    if (state.status !== 'ready' || state.instance.id === followed) return
    const { id } = state.instance
    followed = id
    stop()
    readAgain = () => read(id)
    stop = readOnNews(readAgain, ['WinEvent'], NEWS_EVERY)
  })
  return () => {
    unbind()
    stop()
    readAgain = async () => {}
    $state.set({ status: 'loading' })
  }
})
