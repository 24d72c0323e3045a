import { atom, readonlyType } from 'nanostores'

import {
  RedeemPromoCodeDocument,
  type RedeemPromoCodeErrorCode
} from '#contract/generated/page/graphql.ts'
import { askInWords } from '../calls/in-words.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import type { PlayerReward } from './reward.ts'
import { readRewards } from './rewards.ts'

export type PromoRefusal = RedeemPromoCodeErrorCode

export type PromoCode =
  | { readonly status: 'added'; readonly reward: PlayerReward }
  | { readonly status: 'empty' }
  | { readonly status: 'failed' }
  | { readonly status: 'idle' }
  | { readonly status: 'refused'; readonly code: PromoRefusal }
  | { readonly status: 'sending' }

const $state = atom<PromoCode>({ status: 'idle' })

/** What became of the code that the player typed last. */
export const $promoCode = readonlyType($state)

onVisit($state, () => () => $state.set({ status: 'idle' }))

/** Adds what a code promises to the rewards; a second press while it is asked does nothing. */
export async function redeemPromoCode(typed: string): Promise<void> {
  if ($state.get().status === 'sending') return
  const code = typed.trim()
  if (code === '') return $state.set({ status: 'empty' })
  $state.set({ status: 'sending' })
  const answer = await unlessFailed(askInWords(RedeemPromoCodeDocument, { code }))
  const { ok, error } = answer?.redeemPromoCode ?? {}
  if (error) return $state.set({ status: 'refused', code: error.code })
  if (!ok) return $state.set({ status: 'failed' })
  $state.set({ status: 'added', reward: ok })
  await readRewards()
}

/** Another code is being typed: what was said of the last one does not hold for it. */
export function promoCodeTyped(): void {
  if ($state.get().status !== 'sending') $state.set({ status: 'idle' })
}
