import { atom, readonlyType } from 'nanostores'

import { type CurrencyCode, isCurrency } from '#config/currencies.ts'
import { SessionPlayDocument } from '#contract/generated/page/graphql.ts'
import { ask } from '../calls/main.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { minorOf } from '../lib/wire-money.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'
import { $walletMove } from '../wallet.ts'

/** A round moves the wallet twice in a moment; the figures are read once for both. */
const SETTLES_WITHIN = 1500

export interface SessionNet {
  /** Won less staked, in minor units. */
  readonly net: bigint
  readonly currency: CurrencyCode
}

const $state = atom<SessionNet | undefined>(undefined)

/** What the session has won or lost in games so far; undefined until it is known. */
export const $sessionNet = readonlyType($state)

async function read(): Promise<void> {
  const answer = await unlessFailed(ask(SessionPlayDocument))
  const { staked, won } = answer?.viewer?.sessionPlay ?? {}
  if (!staked || !won || !isCurrency(staked.currency)) return
  const { currency } = staked
  $state.set({ net: minorOf(won.amount, currency) - minorOf(staked.amount, currency), currency })
}

onVisit($state, () =>
  whileLoggedIn(
    () => {
      let cancel = () => {}
      void read()
      const stop = $walletMove.listen(() => {
        cancel()
        cancel = environment().clock.after(SETTLES_WITHIN, () => void read())
      })
      return () => {
        cancel()
        stop()
      }
    },
    () => $state.set(undefined)
  )
)
