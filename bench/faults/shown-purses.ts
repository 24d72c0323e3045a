import { setTimeout as pause } from 'node:timers/promises'

import { cashIn, type Numbers } from '../books.ts'
import type { Robot } from '../scale/robot.ts'

/** Sockets are given up after 30 s of silence at the latest, and opened again. */
const PATIENCE_MS = 60_000
const LOOK_EVERY_MS = 100

/** Waits until it is so; false when that takes too long. */
export async function becomes(
  isSo: () => Promise<boolean> | boolean,
  patience = PATIENCE_MS
): Promise<boolean> {
  const end = performance.now() + patience
  while (!(await isSo())) {
    if (performance.now() > end) return false
    await pause(LOOK_EVERY_MS)
  }
  return true
}

const showsPurse = async ({ playerId, shown }: Robot, numbers: Numbers) =>
  shown()?.replace('.', '') === String(await cashIn(numbers, playerId))

/** Tabs that still show another purse than the books have when they have had time, in a sentence each. */
export async function wrongTabs(
  robots: readonly Robot[],
  numbers: Numbers,
  when: string
): Promise<readonly string[]> {
  const wrong: string[] = []
  await Promise.all(
    robots.map(async robot => {
      if (!(await becomes(() => showsPurse(robot, numbers))))
        wrong.push(`the tab of ${robot.playerId} shows ${robot.shown()} ${when}`)
    })
  )
  return wrong
}
