import type { SlotStep } from '#contract/wire/slot-play.ts'
import { inCubic, outBounce } from '../../loop.ts'
import type { Cell } from '../stage/board.ts'
import type { Scene } from './scene.ts'

/** What won bursts and is gone; what stood above falls, and new symbols drop in. */
export async function fall(scene: Scene, before: SlotStep, after: SlotStep): Promise<void> {
  const { board, loop, sound } = scene
  const gone = new Set(before.wins.flatMap(win => win.cells).map(([x, y]) => `${x},${y}`))
  const isGone = (x: number, y: number) => gone.has(`${x},${y}`)
  const cells = before.grid.flatMap((reel, x) =>
    reel.flatMap((_, y): Cell[] => (isGone(x, y) ? [[x, y]] : []))
  )
  board.overlay = null
  board.dim = 0
  for (const cell of cells) {
    const { x, y, w, h } = board.cell(cell)
    board.sparks.burst(x + w / 2, y + h / 2, 7, Math.min(w, h) * 0.6, [
      '#fff6d8',
      '#ffc45e',
      '#8ff5e2'
    ])
  }
  sound.play('coin')
  await loop.tween(
    230,
    part => {
      for (const cell of cells) {
        const look = board.look(cell)
        look.scale = 1.05 - part * 0.85
        look.alpha = 1 - part
        look.glow = 1 - part
      }
    },
    inCubic
  )
  board.clearLooks()
  const drops = after.grid.flatMap((reel, x) => {
    const stays = (before.grid[x] ?? []).flatMap((_, y) => (isGone(x, y) ? [] : [y]))
    const fresh = reel.length - stays.length
    return reel.flatMap((_, y) => {
      const from = y < fresh ? y - fresh : (stays[y - fresh] ?? y)
      return from < y ? [{ cell: [x, y] as const, rows: y - from, delay: x * 0.07 }] : []
    })
  })
  for (const [index, reel] of board.reels.entries()) reel.show(after.grid[index] ?? [])
  await loop.tween(
    560,
    time => {
      for (const { cell, rows, delay } of drops) {
        const part = Math.min(1, Math.max(0, (time - delay) / (1 - 0.28)))
        board.look(cell).lift = rows * (1 - outBounce(part))
      }
    },
    part => part
  )
  for (const { cell } of drops) board.look(cell).lift = 0
  sound.play('stop')
}
