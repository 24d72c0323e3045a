import { type Scene, scatterOf } from './scene.ts'

const STAGGER_MS = 150
const EAGER_MS = 900

/** Sets the reels off, but those that are held. */
export async function setOff({ board, loop, sound }: Scene, held: readonly number[] = []) {
  sound.play('press')
  for (const [index, reel] of board.reels.entries()) {
    if (held.includes(index)) continue
    void reel.start()
    await loop.wait(loop.isStill ? 0 : 36)
  }
  await loop.wait(loop.isStill ? 120 : 380)
}

/** Brings the reels to a stand one by one; a last scatter is waited for. */
export async function land(
  scene: Scene,
  grid: readonly (readonly string[])[],
  held: readonly number[] = []
): Promise<void> {
  const { board, loop, sound, rules } = scene
  const scatter = scatterOf(scene)
  const hasFree = 'free' in rules
  const stops: Promise<void>[] = []
  let seen = 0
  for (const [index, reel] of board.reels.entries()) {
    const symbols = grid[index] ?? []
    if (held.includes(index)) continue
    const isEager = hasFree && seen >= 2 && !loop.isStill
    if (isEager) {
      board.eager.set(index, 1)
      await loop.wait(EAGER_MS)
    } else if (index > 0) await loop.wait(loop.isStill ? 0 : STAGGER_MS)
    const scatters = symbols.filter(symbol => symbol === scatter).length
    const stopping = reel.stop(symbols, isEager ? 5 : 3).then(() => {
      board.eager.delete(index)
      sound.play(hasFree && scatters > 0 ? 'scatter' : 'stop', 1 + index * 0.04)
    })
    stops.push(stopping)
    seen += scatters
    if (isEager) await stopping
  }
  await Promise.all(stops)
}
