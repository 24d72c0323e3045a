import { atom, readonlyType } from 'nanostores'

import { BookSportsSlipDocument, SportsBookingDocument } from '#contract/generated/page/graphql.ts'
import { readBookingCode } from '#rules/sports/booking-code.ts'
import type { Selection } from '#rules/sports/combine.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { replaceSlip } from './slip.ts'

/** Keeps selections under a code for thirty days; undefined where that failed. */
export async function bookSelections(
  selections: readonly Selection[]
): Promise<string | undefined> {
  const asked = selections.map(({ event, market, outcome }) => ({ event, market, outcome }))
  const answer = await unlessFailed(ask(BookSportsSlipDocument, { selections: asked }))
  return answer?.bookSportsSlip.ok?.code
}

export type Loading = 'failed' | 'idle' | 'loading' | 'malformed' | 'unknown'

const $state = atom<Loading>('idle')

/** How the loading of a booking code stands. */
export const $loadingCode = readonlyType($state)

/** Puts the selections of a code on the slip, in place of what is there; tells whether it did. */
export async function loadCode(typed: string): Promise<boolean> {
  const code = readBookingCode(typed)
  if (code === null) {
    $state.set('malformed')
    return false
  }
  $state.set('loading')
  const answer = await unlessFailed(ask(SportsBookingDocument, { code }))
  const booking = answer?.public.sportsBooking
  $state.set(booking ? 'idle' : answer ? 'unknown' : 'failed')
  if (!booking) return false
  replaceSlip(booking.selections)
  return true
}

const NAME = 'code'

/** Loads the code of the address (`?code=…`) once, and takes it out of there. */
export async function loadCodeOfAddress(): Promise<void> {
  const { address } = environment()
  const url = address.current()
  const code = url.searchParams.get(NAME)
  if (code === null) return
  url.searchParams.delete(NAME)
  address.rewrite(url)
  await loadCode(code)
}
