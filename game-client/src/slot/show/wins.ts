import type { SlotStep, SlotWin } from '#contract/wire/slot-play.ts'
import type { Board, Cell } from '../stage/board.ts'
import { money, type Scene } from './scene.ts'

const HUES = [44, 188, 338, 96, 268, 16, 212, 132, 300, 60]

const colourOf = (line: number) => `hsl(${HUES[line % HUES.length] ?? 44} 96% 66%)`

type Pen = CanvasRenderingContext2D

/** A line through the cells of its reels, drawn up to a part of its length. */
function drawLine(pen: Pen, board: Board, rows: readonly number[], colour: string, part: number) {
  const points = rows.map((row, reel) => {
    const { x, y, w, h } = board.cell([reel, row])
    return [x + w / 2, y + h / 2] as const
  })
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) return
  const { x, w } = board.box
  const path = [[x, first[1]] as const, ...points, [x + w, last[1]] as const]
  const length = path.reduce((sum, [px, py], index) => {
    const before = path[index - 1]
    return before ? sum + Math.hypot(px - before[0], py - before[1]) : sum
  }, 0)
  const thick = Math.max(3, w * 0.0065)
  for (const [width, stroke] of [
    [thick * 2.1, 'rgb(0 0 0 / 0.55)'],
    [thick, colour],
    [thick * 0.35, '#fffffff0']
  ] as const) {
    pen.beginPath()
    for (const [index, [px, py]] of path.entries())
      if (index === 0) pen.moveTo(px, py)
      else pen.lineTo(px, py)
    pen.lineJoin = 'round'
    pen.lineCap = 'round'
    pen.setLineDash([length * part, length])
    pen.lineWidth = width
    pen.strokeStyle = stroke
    pen.stroke()
  }
  pen.setLineDash([])
}

/** The amount of one win on a small plate over its middle symbol. */
function drawAmount(pen: Pen, board: Board, cells: readonly Cell[], text: string) {
  const middle = cells[Math.floor(cells.length / 2)]
  if (!middle) return
  const { x, y, w, h } = board.cell(middle)
  const size = Math.min(w * 0.2, h * 0.22)
  pen.font = `750 ${size}px "Instrument Sans Variable", system-ui, sans-serif`
  const width = pen.measureText(text).width + size * 1.1
  const [cx, cy] = [x + w / 2, y + h - size * 0.95]
  pen.beginPath()
  pen.roundRect(cx - width / 2, cy - size * 0.78, width, size * 1.56, size * 0.78)
  pen.fillStyle = '#03191fec'
  pen.fill()
  pen.lineWidth = 1.5
  pen.strokeStyle = '#ffe29a'
  pen.stroke()
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = '#ffd98a'
  pen.fillText(text, cx, cy + size * 0.05)
}

const linesOf = ({ rules }: Scene, wins: readonly SlotWin[]) =>
  wins.flatMap(win => {
    const rows = win.line === undefined ? undefined : rules.lines?.[win.line]
    return win.line !== undefined && rows ? [{ rows, colour: colourOf(win.line) }] : []
  })

/** Lights the cells of wins and draws their lines. */
async function light(scene: Scene, wins: readonly SlotWin[], isQuiet: boolean, label?: string) {
  const { board, loop } = scene
  const cells = wins.flatMap(win => win.cells)
  const lines = linesOf(scene, wins)
  for (const cell of cells) board.look(cell).glow = 1
  board.dim = 0.5
  let part = 0
  board.overlay = pen => {
    for (const { rows, colour } of lines) drawLine(pen, board, rows, colour, part)
    const [win] = wins
    if (label && win) drawAmount(pen, board, win.cells, label)
  }
  const begin = loop.now
  if (!isQuiet && !loop.isStill)
    loop.every(now => {
      // Symbols that win breathe for as long as they are lit.
      const breath = 1 + 0.045 * (1 - Math.cos((now - begin) / 190))
      const isLit = cells.some(cell => board.look(cell).glow === 1)
      for (const cell of cells) board.look(cell).scale = breath
      return isLit && now - begin < 12_000
    })
  await loop.tween(isQuiet ? 0 : 420, value => {
    part = value
  })
}

function putOut({ board }: Scene, wins: readonly SlotWin[]) {
  for (const cell of wins.flatMap(win => win.cells)) {
    const look = board.look(cell)
    look.glow = 0
    look.scale = 1
  }
}

/** Shows all that a picture wins at once. */
export async function showWins(scene: Scene, step: SlotStep, isQuiet: boolean): Promise<void> {
  if (step.wins.length === 0) return
  const { board } = scene
  if (!isQuiet) {
    for (const cell of step.wins.flatMap(win => win.cells)) {
      const { x, y, w, h } = board.cell(cell)
      board.sparks.burst(x + w / 2, y + h / 2, 5, Math.min(w, h) * 0.5, ['#ffe9a8', '#ffb347'])
    }
  }
  await light(scene, step.wins, isQuiet)
}

export function hideWins(scene: Scene, step: SlotStep): void {
  putOut(scene, step.wins)
  scene.board.dim = 0
  scene.board.overlay = null
  scene.loop.invalidate()
}

/** Goes through the wins one by one while nothing else happens; the answer ends it. */
export function cycleWins(scene: Scene, step: SlotStep): () => void {
  let isOver = false
  const turn = async () => {
    for (let round = 0; round < 4; round++)
      for (const win of step.wins) {
        if (isOver) return
        putOut(scene, step.wins)
        await light(scene, [win], scene.loop.isStill, money(scene, win.amount))
        await scene.loop.wait(1100)
      }
  }
  if (step.wins.length > 1) void turn()
  return () => {
    isOver = true
    hideWins(scene, step)
  }
}
