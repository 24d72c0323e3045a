import { atom, readonlyType } from 'nanostores'

import { type LimitOfPlayerFragment, LimitsDocument } from '#contract/generated/page/graphql.ts'
import { askInWords } from '../calls/in-words.ts'
import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { $player } from '../player/player.ts'
import { whileLoggedIn } from '../session/while-logged-in.ts'
import { $walletMove } from '../wallet.ts'
import { type PlayerLimits, shownLimit, shownLimits } from './shown-limit.ts'

type Limits =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | ({ readonly status: 'ready' } & PlayerLimits)

/** A round moves the wallet twice in a moment; the figures are read once for both. */
const SETTLES_WITHIN = 1500
/** No timer of a browser is longer. */
const LONGEST_WAIT = 2_147_483_647

const $state = atom<Limits>({ status: 'loading' })

/** Every limit that the licence offers the player, with what is used of it. */
export const $limits = readonlyType($state)

let reading = 0
let stopWaiting = () => {}

/** Reads anew when something changes by itself: a period ends, a change can be confirmed or lapses. */
function wakeAtNext({ limits, ahead }: PlayerLimits): void {
  const { clock } = environment()
  const now = clock.now() + ahead
  const next = Math.min(
    ...limits
      .flatMap(({ resetsAt, pending }) => [resetsAt, pending?.confirmableAt, pending?.lapsesAt])
      .map(moment => (moment && +moment > now ? +moment : Number.POSITIVE_INFINITY))
  )
  stopWaiting()
  if (next - now < LONGEST_WAIT) stopWaiting = clock.after(next - now + 1, () => void readLimits())
}

/** Reads all limits; also what the player asks for after it has failed. */
export async function readLimits(): Promise<void> {
  const turn = ++reading
  const answer = await unlessFailed(askInWords(LimitsDocument))
  if (turn !== reading) return
  const wire = answer?.viewer?.limits
  if (!wire) {
    if ($state.get().status === 'loading') $state.set({ status: 'failed' })
    return
  }
  const limits = shownLimits(wire)
  $state.set({ status: 'ready', ...limits })
  wakeAtNext(limits)
}

/** Takes in what the platform answered to a change, in place of what was known of that limit. */
export function limitChanged(wire: LimitOfPlayerFragment): void {
  const state = $state.get()
  if (state.status !== 'ready') return
  const changed = shownLimit(wire, state.currency)
  const isKnown = state.limits.some(({ id }) => id === changed.id)
  const limits = isKnown
    ? state.limits.map(limit => (limit.id === changed.id ? changed : limit))
    : [...state.limits, changed]
  reading += 1
  $state.set({ ...state, limits })
  wakeAtNext({ ...state, limits })
}

onVisit($state, () => {
  const stopWaking = environment().page.onWake(() => void readLimits())
  const stop = whileLoggedIn(
    () => {
      let cancel = () => {}
      const stops = [
        // Told anew when another tab or the house has changed something.
        $player.subscribe(({ status }) => {
          if (status === 'LOGGED_IN') void readLimits()
        }),
        $walletMove.listen(() => {
          cancel()
          cancel = environment().clock.after(SETTLES_WITHIN, () => void readLimits())
        })
      ]
      return () => {
        cancel()
        for (const stop of stops) stop()
      }
    },
    () => {
      stopWaiting()
      reading += 1
      $state.set({ status: 'loading' })
    }
  )
  return () => {
    stopWaking()
    stop()
    stopWaiting()
    reading += 1
    $state.set({ status: 'loading' })
  }
})
