import { atom, readonlyType } from 'nanostores'

import { COUNT_UP_TIME } from '#rules/jackpot/count-up.ts'
import { environment } from '../environment/index.ts'

export interface WinShow {
  /** The picture is large and stones fly. */
  readonly isCelebrating: boolean
  /** The whole amount stands there, and with it the way back. */
  readonly isCounted: boolean
  /** A picture that does not come in time is not waited for: the words stand alone. */
  readonly picture: 'awaited' | 'missing' | 'shown'
}

const CELEBRATES_FOR = 4000
const AWAITS_PICTURE_FOR = 1500

const OVER: WinShow = { isCelebrating: false, isCounted: true, picture: 'awaited' }

const $state = atom<WinShow>(OVER)

/** How far the overlay of a win has come. */
export const $winShow = readonlyType($state)

const change = (part: Partial<WinShow>): void => $state.set({ ...$state.get(), ...part })

/** Begins the show, and ends it by what it returns; a calm one is over at once. */
export function startWinShow(isCalm: boolean): () => void {
  const { clock } = environment()
  $state.set(isCalm ? OVER : { isCelebrating: true, isCounted: false, picture: 'awaited' })
  const cancels = [clock.after(AWAITS_PICTURE_FOR, missAwaited)]
  if (!isCalm) {
    cancels.push(clock.after(CELEBRATES_FOR, () => change({ isCelebrating: false })))
    cancels.push(clock.after(COUNT_UP_TIME, () => change({ isCounted: true })))
  }
  return () => {
    for (const cancel of cancels) cancel()
  }
}

function missAwaited(): void {
  if ($state.get().picture === 'awaited') winPictureFailed()
}

export const winPictureFailed = (): void => change({ picture: 'missing' })

/** Told when the picture is there; one that comes too late is not shown. */
export function winPictureCame(): void {
  if ($state.get().picture === 'awaited') change({ picture: 'shown' })
}

/** The player need not wait for the figures: they stand there at once. */
export const endCountUp = (): void => change({ isCelebrating: false, isCounted: true })
