import { atom, readonlyType } from 'nanostores'

import { environment } from '../environment/index.ts'
import { screen } from '../environment/screen.ts'
import { onVisit } from '../lib/on-visit.ts'
import { $state as $game, isOnGamePage } from './game.ts'

/** What the player asked for; without a word a game fills a phone that lies on its side. */
type Choice = 'filled' | 'page' | undefined

const $choice = atom<Choice>(undefined)
const $lying = atom(false)
const $state = atom(false)

/**
 * Whether the game fills all there is. It is the page that does so, and not the frame alone, so that
 * checks, wins, toasts and the deposit stand above the game (L104).
 */
export const $fullScreen = readonlyType($state)

/** Fills the screen with the game, or shows the page around it again. */
export async function toggleFullScreen(): Promise<void> {
  if ($state.get()) {
    leaveFullScreen()
    return
  }
  $choice.set($lying.get() ? undefined : 'filled')
  await screen().fill()
}

/** Shows the page around the game; tells whether the game had filled it. */
export function leaveFullScreen(): boolean {
  const wasFilled = $state.get()
  if (wasFilled) $choice.set($lying.get() ? 'page' : undefined)
  return wasFilled
}

onVisit($state, () => {
  const { address, page } = environment()
  const glass = screen()
  let stopMeasuring = () => {}
  let wasFull = false

  const consider = () => {
    const isThere = isOnGamePage()
    if (!isThere && $choice.get()) {
      $choice.set(undefined)
      return
    }
    const choice = $choice.get() ?? ($lying.get() ? 'filled' : 'page')
    const isFilled = isThere && choice === 'filled'
    if (isFilled === $state.get()) return
    stopMeasuring()
    stopMeasuring = isFilled ? glass.measure() : () => {}
    page.mark('game', isFilled ? 'filled' : undefined)
    $state.set(isFilled)
    if (!isFilled) void glass.leave()
  }
  const stops = [
    glass.onFull(isFull => {
      if (wasFull && !isFull) leaveFullScreen()
      wasFull = isFull
    }),
    glass.onLying(isLying => {
      $lying.set(isLying)
      if ($choice.get() === 'page') $choice.set(undefined)
      consider()
    }),
    $choice.listen(consider),
    $game.listen(consider),
    address.onChange(consider)
  ]
  return () => {
    for (const stop of stops) stop()
    stopMeasuring()
    page.mark('game', undefined)
    $choice.set(undefined)
    $lying.set(false)
    $state.set(false)
  }
})
