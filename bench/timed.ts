import type { Play } from '#tests/support/house-player.ts'

/** How long a piece of work takes, in milliseconds. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** How long a bet takes, in milliseconds; its win is paid afterwards. */
export async function timedBet(play: Play): Promise<number> {
  let roundId = ''
  const took = await timed(async () => {
    roundId = await play.spin()
  })
  await play.settle(roundId)
  return took
}
