import type { SlotRound, SlotStep } from '#contract/wire/slot-play.ts'
import { celebrate, interlude } from '../interlude.ts'
import { fall } from './fall.ts'
import { fillReels } from './fill.ts'
import { beginHold, collect, labelCoins, respin } from './hold.ts'
import { land, setOff } from './land.ts'
import { minor, type Scene } from './scene.ts'
import { hideWins, showWins } from './wins.ts'

const BIG = 10n
const GREAT = 40n

/** Shows a whole round from its first stop on; the reels run already. */
export async function playRound(scene: Scene, round: SlotRound): Promise<void> {
  let before: SlotStep | null = null
  let spread: SlotStep | null = null
  for (const step of round.steps) {
    if (before) hideWins(scene, before)
    if (before?.awarded && !before.free) spread = before
    await enter(scene, before, step, spread !== null)
    spread = null
    await settleStep(scene, round, step)
    before = step
  }
  const stake = minor(scene, round.stake)
  const win = minor(scene, round.win)
  if (before?.free && win > 0n) await freeGamesDone(scene, round)
  if (win >= stake * BIG) await bigWin(scene, round, win >= stake * GREAT)
  await scene.hud.setWin(win)
  scene.hud.setStrip('')
  delete scene.hud.stage.dataset['feature']
}

/** Brings a step's picture onto the reels. */
async function enter(scene: Scene, before: SlotStep | null, step: SlotStep, isFirstFree: boolean) {
  const { board, hud, loop, words, rules } = scene
  if (isFirstFree && before?.awarded) await freeGamesBegin(scene, before.awarded, step)
  if (step.free && step.kind === 'free') hud.setStrip(words.text('slot.freeSpinOf', step.free))
  switch (step.kind) {
    case 'spin':
      if (step.held) labelCoins(scene, step.held)
      return await land(scene, step.grid)
    case 'free':
      board.clearLooks()
      await setOff(scene)
      return await land(scene, step.grid)
    case 'fall':
      if (before) await fall(scene, before, step)
      if (step.factor && step.factor > 1)
        hud.setStrip(words.text('slot.multiplier', { factor: step.factor }))
      return
    case 'respin':
      if (rules.kind === 'hold') return await holdRespin(scene, before, step)
      hud.setStrip(words.text('slot.respins'))
      await setOff(scene, before?.filled ?? [])
      return await land(scene, step.grid, before?.filled ?? [])
    case 'fill':
      if (rules.kind === 'hold') return await collect(scene, step)
      await loop.wait(250)
      return await fillReels(scene, step.filled ?? [], step.chosen ?? 'wild')
  }
}

async function holdRespin(scene: Scene, before: SlotStep | null, step: SlotStep) {
  const { hud, words } = scene
  const had = before?.held ?? []
  if (before?.kind === 'spin') await beginHold(scene, had)
  await respin(scene, had, step.held ?? [])
  hud.setStrip(words.text('slot.respinsLeft', { count: step.respinsLeft ?? 0 }))
}

/** Shows what a step's picture pays and gives. */
async function settleStep(scene: Scene, round: SlotRound, step: SlotStep) {
  const { board, hud, loop, rules, sound, words } = scene
  if (rules.kind === 'flare') {
    const fresh = (step.filled ?? []).filter(reel =>
      step.grid[reel]?.some(symbol => symbol !== 'wild')
    )
    await fillReels(scene, fresh, 'wild')
  }
  const total = minor(scene, step.total)
  const isMore = total > minor(scene, round.stake)
  const isQuiet = !isMore && !scene.celebratesBelowStake
  if (step.wins.length > 0 && !(rules.kind === 'hold' && step.kind === 'fill')) {
    sound.win(total, minor(scene, round.stake), scene.celebratesBelowStake)
    const shown = showWins(scene, step, isQuiet)
    await hud.setWin(total, isQuiet ? 0 : 500)
    await shown
    if (step !== round.steps.at(-1)) await loop.wait(isQuiet ? 300 : 700)
  }
  if (!step.awarded || !step.scatters) return
  sound.play('scatter')
  for (const cell of step.scatters) board.look(cell).glow = 1
  await loop.tween(900, part => {
    for (const cell of step.scatters ?? [])
      board.look(cell).scale = 1 + 0.14 * Math.sin(part * Math.PI * 4)
  })
  if (step.free) {
    hud.setStrip(words.text('slot.freeSpinsMore', { count: step.awarded }))
    await loop.wait(900)
  }
}

async function freeGamesBegin(scene: Scene, count: number, next: SlotStep) {
  const { hud, loop, rules, sound, words } = scene
  sound.play('big')
  const { chosen } = next
  const factor = 'free' in rules && rules.free ? rules.free.factor : 1
  const picture = chosen ? rules.art.symbols[chosen] : undefined
  await interlude(hud.stage, loop, {
    title: words.text('slot.freeSpins'),
    big: String(count),
    button: words.text('slot.start'),
    ms: 5000,
    ...(chosen && { note: words.text('slot.chosenSymbol') }),
    ...(factor > 1 && { note: words.text('slot.multiplier', { factor }) }),
    ...(picture && { picture })
  })
  hud.stage.dataset['feature'] = 'free'
}

async function freeGamesDone(scene: Scene, round: SlotRound) {
  const { hud, loop, words, currency } = scene
  const win = minor(scene, round.win)
  if (win >= minor(scene, round.stake) * BIG) return
  await interlude(hud.stage, loop, {
    title: words.text('slot.freeSpinsDone'),
    big: words.money(win, currency),
    button: words.text('game.continue'),
    ms: 3000
  })
}

async function bigWin(scene: Scene, round: SlotRound, isGreat: boolean) {
  const { board, hud, loop, sound, words, currency } = scene
  const win = Number(minor(scene, round.win))
  const { x, y, w, h } = board.box
  sound.play('big')
  let poured = 0
  const ms = isGreat ? 5200 : 3200
  const begin = loop.now
  if (!loop.isStill)
    loop.every(now => {
      const due = ((now - begin) / 1000) * (isGreat ? 34 : 20)
      while (poured < due) {
        board.sparks.coin(x + w * (0.25 + Math.random() * 0.5), y + h * 1.2, h)
        poured++
      }
      return now - begin < ms
    })
  const title = round.isCapped ? 'slot.capReached' : isGreat ? 'game.greatWin' : 'game.bigWin'
  await celebrate(hud.stage, loop, {
    title: words.text(title),
    tier: isGreat ? 'great' : 'big',
    count: part => words.money(BigInt(Math.round(win * part)), currency),
    ms,
    button: words.text('game.continue')
  })
}
