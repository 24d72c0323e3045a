import { type Standing, standingBlock } from './standing-block.ts'

/** Whether the account is closed or its player excluded at a moment: a break is neither. */
export function isShutOut(player: Standing, at: Date): boolean {
  const block = standingBlock(player, at)
  return block !== null && block !== 'TIMED_OUT'
}
