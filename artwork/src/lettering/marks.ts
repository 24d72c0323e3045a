import type { G } from '../core/canvas.ts'
import { TAU } from '../core/math.ts'

/** A studio's mark: a small drawn device, 24 px across, and the name set beside it. */
export interface Mark {
  readonly name: string
  /** The lettering of the name where the mark stands alone; on tiles all are set alike. */
  readonly face: string
  readonly draw: (g: G) => void
}

const line = (g: G, width: number, ...pts: (readonly [number, number])[]) => {
  g.lineWidth = width
  g.beginPath()
  for (const [x, y] of pts) g.lineTo(x, y)
  g.stroke()
}
const disc = (g: G, x: number, y: number, r: number) => {
  g.beginPath()
  g.arc(x, y, r, 0, TAU)
  g.fill()
}

const marks: Record<string, Mark> = {
  'kettle-and-crow': {
    name: 'Kettle & Crow',
    face: '400 50px "Berkshire Swash"',
    draw: g => {
      disc(g, 0, 2, 9)
      g.beginPath()
      g.moveTo(7, -2)
      g.lineTo(17, -9)
      g.lineTo(10, 5)
      g.fill()
      g.lineWidth = 2.5
      g.beginPath()
      g.moveTo(-6, -5)
      g.quadraticCurveTo(0, -18, 6, -5)
      g.stroke()
    }
  },
  'norrsken-works': {
    name: 'Norrsken Works',
    face: '400 56px "Germania One"',
    draw: g => {
      g.lineWidth = 3
      for (let i = 0; i < 3; i++) {
        g.beginPath()
        g.moveTo(-10 + i * 8, 11)
        g.quadraticCurveTo(-14 + i * 8, -2, -6 + i * 8, -12 + i * 2)
        g.stroke()
      }
    }
  },
  'brass-lantern': {
    name: 'Brass Lantern',
    face: '400 50px "Limelight"',
    draw: g => {
      g.lineWidth = 2.5
      g.strokeRect(-6, -6, 12, 15)
      g.beginPath()
      g.arc(0, -6, 6, Math.PI, 0)
      g.stroke()
      disc(g, 0, 2, 3)
    }
  },
  'halcyon-reels': {
    name: 'Halcyon Reels',
    face: '400 54px "Kaushan Script"',
    draw: g => {
      g.lineWidth = 2.6
      for (let i = 0; i < 3; i++) {
        g.beginPath()
        g.moveTo(-12, 6 - i * 7)
        g.quadraticCurveTo(-2, -4 - i * 7, 0, 4 - i * 7)
        g.quadraticCurveTo(4, 12 - i * 7, 12, -i * 7)
        g.stroke()
      }
    }
  },
  'obsidian-mill': {
    name: 'Obsidian Mill',
    face: '400 46px "Alfa Slab One"',
    draw: g => {
      for (let i = 0; i < 4; i++) {
        g.save()
        g.rotate((i * Math.PI) / 2)
        g.beginPath()
        g.moveTo(0, 0)
        g.lineTo(4, -12)
        g.lineTo(12, -10)
        g.closePath()
        g.fill()
        g.restore()
      }
    }
  },
  pixelmoor: {
    name: 'Pixelmoor',
    face: '400 50px "Audiowide"',
    draw: g => {
      for (const [x, y] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [2, 1],
        [1, 2],
        [2, 2]
      ] as const)
        g.fillRect(-10 + x * 7, -10 + y * 7, 6, 6)
    }
  },
  'saltmarsh-nine': {
    name: 'Saltmarsh Nine',
    face: '400 46px "Rye"',
    draw: g => {
      g.lineWidth = 3.2
      g.beginPath()
      g.arc(0, -4, 6.5, 0, TAU)
      g.stroke()
      g.beginPath()
      g.moveTo(6.5, -4)
      g.quadraticCurveTo(7, 8, -3, 12)
      g.stroke()
      line(g, 2, [-12, 12], [-10, -8])
      line(g, 2, [13, 12], [11, -6])
    }
  },
  'copper-fern': {
    name: 'Copper Fern',
    face: '400 54px "Abril Fatface"',
    draw: g => {
      line(g, 2.4, [-8, 12], [0, -2], [8, -13])
      for (let i = 0; i < 4; i++) {
        const x = -5 + i * 3.6
        const y = 7 - i * 5.4
        line(g, 2.2, [x, y], [x - 8 + i, y - 5])
        line(g, 2.2, [x, y], [x + 9 - i * 1.4, y + 2 - i * 0.4])
      }
    }
  },
  'velvet-table': {
    name: 'Velvet Table',
    face: '700 52px "Cinzel"',
    draw: g => {
      line(g, 2.5, [0, -12], [10, 0], [0, 12], [-10, 0], [0, -12])
      disc(g, 0, 0, 3)
    }
  },
  'mirador-live': {
    name: 'Mirador Live',
    face: '400 52px "Righteous"',
    draw: g => {
      g.lineWidth = 2.5
      g.beginPath()
      g.ellipse(0, 0, 13, 8, 0, 0, TAU)
      g.stroke()
      disc(g, 0, 0, 4)
    }
  }
}

export const markOf = (studio: string): Mark => {
  const mark = marks[studio]
  if (!mark) throw new Error(`no mark for ${studio}`)
  return mark
}

/** Sets a mark and its name into the upper left corner, or along the lower edge. */
export function drawMark(g: G, w: number, h: number, mark: Mark, colour: string, low: boolean) {
  g.save()
  g.fillStyle = g.strokeStyle = colour
  g.lineCap = g.lineJoin = 'round'
  g.shadowColor = 'rgba(0,0,0,.7)'
  g.shadowBlur = 8
  g.globalAlpha = 0.94
  g.font = '600 15px "Oswald"'
  g.letterSpacing = '2px'
  g.textBaseline = 'middle'
  const name = mark.name.toUpperCase()
  const wide = 28 + g.measureText(name).width
  if (low) g.translate((w - wide) / 2 + 12, h - 42)
  else g.translate(46, 46)
  mark.draw(g)
  g.fillText(name, 28, 1)
  g.restore()
}

/** Draws a studio's mark alone, in one colour, for a shelf of studios. */
export function drawStudio(g: G, w: number, h: number, mark: Mark, colour: string) {
  g.save()
  g.fillStyle = g.strokeStyle = colour
  g.lineCap = g.lineJoin = 'round'
  g.textBaseline = 'middle'
  g.font = mark.face
  const lines = mark.name.replace(' ', '\n').split('\n')
  const wide = 92 + Math.max(...lines.map(line => g.measureText(line).width))
  const k = Math.min(1.5, (w * 0.86) / wide)
  g.translate(w / 2 - (wide * k) / 2 + 34 * k, h / 2)
  g.scale(k, k)
  g.save()
  g.scale(2.6, 2.6)
  mark.draw(g)
  g.restore()
  lines.forEach((line, place) => {
    g.fillText(line, 58, 3 + (place - (lines.length - 1) / 2) * 54)
  })
  g.restore()
}
