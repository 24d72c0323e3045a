import { canvas, type G, rgba } from '../core/canvas.ts'

export interface SetLine {
  readonly text: string
  readonly px: number
  readonly y: number
}

/** Letters as bent tubes of light: dark backing, glow, coloured glass, white-hot core. */
export function neon(
  put: (picture: HTMLCanvasElement, dx?: number, dy?: number) => void,
  g: G,
  lines: readonly SetLine[],
  font: (px: number) => string,
  w: number,
  h: number,
  colours: readonly [string, string]
) {
  const colourOf = (i: number) => colours[i % 2 ? 1 : 0]
  const tint = (colour: (i: number) => string, thick: number) => {
    const [mask, q] = canvas(w, h)
    q.textAlign = 'center'
    q.lineJoin = 'round'
    lines.forEach((line, i) => {
      q.font = font(line.px)
      q.strokeStyle = q.fillStyle = colour(i)
      q.lineWidth = thick
      if (thick) q.strokeText(line.text, w / 2, line.y)
      else q.fillText(line.text, w / 2, line.y)
    })
    return mask
  }
  g.save()
  g.filter = 'blur(10px)'
  put(tint(() => '#05030c', 44))
  g.filter = 'none'
  put(tint(() => '#0a0714', 28))
  put(tint(() => '#0a0714', 0))
  put(tint(i => rgba(colourOf(i), 0.34), 0))
  g.globalCompositeOperation = 'screen'
  g.filter = 'blur(22px)'
  put(tint(colourOf, 24))
  put(tint(colourOf, 14))
  g.filter = 'blur(7px)'
  put(tint(colourOf, 14))
  g.filter = 'none'
  put(tint(colourOf, 11))
  g.globalCompositeOperation = 'source-over'
  put(tint(i => (i % 2 ? '#eaffff' : '#fff0fa'), 5))
  g.restore()
}
