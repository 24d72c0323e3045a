import { browserScreen } from './devices/screen.ts'
import type { Screen } from './parts.ts'

let current: Screen | undefined

/** The glass of the window; apart from the rest of the environment, which every page carries. */
export function screen(): Screen {
  current ??= browserScreen(window)
  return current
}

/** For tests, which play the world. */
export function setScreen(given: Screen | undefined): void {
  current = given
}
