import { atom, readonlyType } from 'nanostores'

import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'

const SECOND = 1000
/** A clock that was put back by more than this is believed. */
const FORGIVEN = 60 * SECOND

let ahead = 0
let last = 0

/** Takes up what the other end's clock said in an answer that came just now. */
export function serverTimeTold(time: number): void {
  ahead = time - environment().clock.now()
}

/** The time of the platform. A small correction makes it stand still and never steps back. */
export function serverNow(): number {
  const now = environment().clock.now() + ahead
  last = now < last && last - now < FORGIVEN ? last : now
  return last
}

/** What is left until a moment; never below zero. */
export const timeLeft = (end: number, now: number): number => Math.max(0, end - now)

const $state = atom(0)

/** The platform's time, told anew every second while somebody looks and when the page wakes; 0 before. */
export const $serverNow = readonlyType($state)

onVisit($state, () => {
  const { clock, page } = environment()
  let cancel = () => {}
  const tick = () => {
    cancel()
    const now = serverNow()
    $state.set(now)
    cancel = clock.after(SECOND - (now % SECOND), tick)
  }
  tick()
  const stop = page.onWake(tick)
  return () => {
    cancel()
    stop()
    $state.set(0)
    last = 0
  }
})
