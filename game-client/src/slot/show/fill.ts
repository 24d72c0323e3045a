import { outBack } from '../../loop.ts'
import type { Scene } from './scene.ts'

/** One symbol grows over the whole of its reels, row after row. */
export async function fillReels(
  { board, loop, sound }: Scene,
  reels: readonly number[],
  symbol: string
): Promise<void> {
  for (const index of reels) {
    const reel = board.reels[index]
    if (!reel) continue
    const rows = Array.from({ length: reel.rows }, (_, row) => row)
    const order = rows.toSorted(
      (a, b) => Number(reel.symbolAt(b) === symbol) - Number(reel.symbolAt(a) === symbol)
    )
    sound.play('scatter', 1 + index * 0.08)
    for (const row of order) {
      const look = board.look([index, row])
      const { x, y, w, h } = board.cell([index, row])
      look.symbol = symbol
      look.glow = 1
      board.sparks.burst(x + w / 2, y + h / 2, 8, Math.min(w, h) * 0.6, ['#fff6d8', '#ffc45e'])
      void loop.tween(
        320,
        part => {
          look.scale = 0.4 + 0.6 * part
        },
        outBack(1.6)
      )
      await loop.wait(loop.isStill ? 0 : 110)
    }
    await loop.wait(loop.isStill ? 0 : 220)
    reel.show(rows.map(() => symbol))
    for (const row of rows) board.look([index, row]).glow = 0
  }
}
