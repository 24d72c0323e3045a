import { skeleton } from '../parts.ts'
import type { View } from '../stage.ts'
import css from '../styles/rank.css?inline'
import { rankStrip } from './rank-strip.ts'

export const rank: View<null> = {
  css,
  topics: [],
  isForAll: true,
  load: async () => null,
  draw: (_, stage) => (stage.player.optedIn ? [rankStrip(stage)] : []),
  waiting: () => skeleton('bone--strip', 1)
}
