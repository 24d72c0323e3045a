import type { SlotStep } from '#contract/wire/slot-play.ts'
import { outBack } from '../../loop.ts'
import { interlude } from '../interlude.ts'
import { minor, money, type Scene } from './scene.ts'

type Held = NonNullable<SlotStep['held']>

/** Coins carry their worth as soon as they stand. */
export function labelCoins(scene: Scene, held: Held): void {
  for (const { cell, amount } of held) scene.board.look(cell).text = money(scene, amount)
}

/** The coins take hold: all other places turn dark and wait for more. */
export async function beginHold(scene: Scene, held: Held): Promise<void> {
  const { board, hud, loop, words, sound } = scene
  const taken = new Set(held.map(({ cell }) => cell.join()))
  sound.play('big')
  await loop.tween(400, part => {
    for (const { cell } of held) board.look(cell).glow = part
  })
  if ('hold' in scene.rules && scene.rules.hold)
    await interlude(hud.stage, loop, {
      title: words.text('slot.holdStarts'),
      big: String(scene.rules.hold.respins),
      note: words.text('slot.respins'),
      button: words.text('slot.start'),
      ms: 4000
    })
  for (const [x, reel] of board.reels.entries())
    for (let y = 0; y < reel.rows; y++)
      if (!taken.has(`${x},${y}`)) Object.assign(board.look([x, y]), { symbol: '', text: '' })
  loop.invalidate()
}

/** One respin of the free places. */
export async function respin(scene: Scene, before: Held, after: Held): Promise<void> {
  const { board, loop, sound } = scene
  const taken = new Set(before.map(({ cell }) => cell.join()))
  const open = board.reels.flatMap((reel, x) =>
    Array.from({ length: reel.rows }, (_, y) => [x, y] as const).filter(
      cell => !taken.has(cell.join())
    )
  )
  const begin = loop.now
  board.overlay = (pen, now) => {
    for (const cell of open) {
      const { x, y, w, h } = board.cell(cell)
      const coin = board.sprites.of('coin', Math.round(w), Math.round(h), 'blurred')
      const run = ((now - begin) * 0.0075 + cell[0] * 0.37 + cell[1] * 0.61) % 2
      pen.save()
      pen.beginPath()
      pen.rect(x, y, w, h)
      pen.clip()
      pen.globalAlpha = 0.62
      pen.drawImage(coin, x, y + (run - 1) * h * 1.5 - h * 0.25, w, h * 1.5)
      pen.restore()
    }
  }
  await loop.wait(loop.isStill ? 150 : 780)
  board.overlay = null
  for (const { cell, amount } of after.filter(({ cell }) => !taken.has(cell.join()))) {
    const look = board.look(cell)
    Object.assign(look, { symbol: 'coin', text: money(scene, amount), glow: 1 })
    const { x, y, w, h } = board.cell(cell)
    board.sparks.burst(x + w / 2, y + h / 2, 12, Math.min(w, h) * 0.6, ['#fff6d8', '#ffc45e'])
    sound.play('coin')
    await loop.tween(
      260,
      part => {
        look.scale = 0.5 + part * 0.5
      },
      outBack(2)
    )
  }
  await loop.wait(160)
}

/** Counts the coins up, one after the other. */
export async function collect(scene: Scene, step: SlotStep): Promise<void> {
  const { board, hud, loop, sound } = scene
  const held = step.held ?? []
  let sum =
    minor(scene, step.total) - held.reduce((all, { amount }) => all + minor(scene, amount), 0n)
  if (sum < 0n) sum = 0n
  for (const [index, { cell, amount }] of held.entries()) {
    sum += minor(scene, amount)
    const look = board.look(cell)
    sound.play('coin', 1 + index * 0.03)
    void hud.setWin(sum)
    await loop.tween(110, part => {
      look.scale = 1 + 0.16 * Math.sin(part * Math.PI)
    })
  }
  await hud.setWin(minor(scene, step.total))
  await loop.wait(500)
}
