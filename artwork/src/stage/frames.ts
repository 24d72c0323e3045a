import { canvas, type G, pixels, rgba } from '../core/canvas.ts'
import { fbm, type Rng, TAU } from '../core/math.ts'
import { frond } from '../environments/paint.ts'

/** What a studio does to every picture of its own, so that a row of them shows its hand. */
export type Frame = (g: G, w: number, h: number, r: Rng, tint: string) => void

const rounded = (g: G, x: number, y: number, w: number, h: number, r: number) => {
  g.beginPath()
  g.roundRect(x, y, w, h, r)
}

const brass: Frame = (g, w, h) => {
  const metal = g.createLinearGradient(0, 0, w, h)
  for (const [t, c] of [
    [0, '#7a4d16'],
    [0.2, '#f4d98a'],
    [0.45, '#a86f22'],
    [0.6, '#fff0bd'],
    [0.8, '#9a6420'],
    [1, '#e9c570']
  ] as const)
    metal.addColorStop(t, c)
  g.save()
  g.shadowColor = 'rgba(0,0,0,.6)'
  g.shadowBlur = 7
  g.strokeStyle = metal
  g.lineWidth = 5
  const inset = 15
  const cut = 46
  g.beginPath()
  for (const [sx, sy] of [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1]
  ] as const) {
    const X = (d: number) => (sx ? w - inset - d : inset + d)
    const Y = (d: number) => (sy ? h - inset - d : inset + d)
    const corner: [number, number][] = [
      [0, cut],
      [14, cut],
      [14, 14],
      [cut, 14],
      [cut, 0]
    ]
    const way = sx === sy ? corner : [...corner].reverse()
    for (const [dx, dy] of way) g.lineTo(X(dx), Y(dy))
  }
  g.closePath()
  g.stroke()
  g.lineWidth = 1.6
  rounded(g, inset + 22, inset + 22, w - 2 * inset - 44, h - 2 * inset - 44, 4)
  g.stroke()
  g.restore()
}

const poster: Frame = (g, w, h) => {
  const paper = pixels(w, h, (u, v) => {
    const edge = Math.min(u * w, (1 - u) * w, v * h, (1 - v) * h)
    const torn = 15 + (fbm(u * 22, v * 30, 5, 4) - 0.5) * 13
    const n = 0.86 + 0.2 * fbm(u * 40, v * 54, 9, 4)
    const stain = 0.8 + 0.3 * fbm(u * 3, v * 4, 21, 3)
    const a = edge < torn ? 255 : edge < torn + 2.5 ? 90 : 0
    return [236 * n * stain, 217 * n * stain, 178 * n * stain, a]
  })
  g.save()
  g.shadowColor = 'rgba(20,10,4,.75)'
  g.shadowBlur = 12
  g.drawImage(paper, 0, 0)
  g.restore()
}

const sticker: Frame = (g, w, h) => {
  g.save()
  g.beginPath()
  g.rect(0, 0, w, h)
  g.roundRect(13, 13, w - 26, h - 26, 34)
  g.fillStyle = '#fff7e2'
  g.shadowColor = 'rgba(60,20,0,.55)'
  g.shadowBlur = 14
  g.fill('evenodd')
  g.restore()
}

const tubes: Frame = (g, w, h, _r, tint) => {
  g.save()
  g.lineCap = 'round'
  g.shadowColor = tint
  for (const [width, blur, color] of [
    [9, 30, tint],
    [3, 10, '#ffffff']
  ] as const) {
    g.shadowBlur = blur
    g.strokeStyle = rgba(color, width > 5 ? 0.9 : 0.95)
    g.lineWidth = width
    for (const [x, y, dx, dy] of [
      [w - 18, 18, -1, 1],
      [18, h - 18, 1, -1]
    ] as const) {
      g.beginPath()
      g.moveTo(x + dx * 150, y)
      g.lineTo(x + dx * 22, y)
      g.arcTo(x, y, x, y + dy * 22, 22)
      g.lineTo(x, y + dy * 190)
      g.stroke()
    }
  }
  g.restore()
}

const ferns: Frame = (g, w, h, r) => {
  const [leaves, q] = canvas(w, h)
  for (let i = 0; i < 4; i++) {
    const left = i % 2 === 0
    frond(
      q,
      left ? -30 : w + 30,
      h * (0.86 + r() * 0.2),
      230 + r() * 90,
      left ? -0.9 + r() * 0.5 : Math.PI + 0.9 - r() * 0.5,
      left ? 0.5 : -0.5,
      i < 2 ? '#120b06' : '#241408'
    )
  }
  g.save()
  g.filter = 'blur(2.5px)'
  g.drawImage(leaves, 0, 0)
  g.restore()
  const line = g.createLinearGradient(0, 0, w, 0)
  line.addColorStop(0, '#7a3a16')
  line.addColorStop(0.5, '#ffc48a')
  line.addColorStop(1, '#7a3a16')
  g.strokeStyle = line
  g.lineWidth = 6
  g.strokeRect(3, 3, w - 6, h - 6)
}

const soot: Frame = (g, w, h, r) => {
  g.save()
  g.globalCompositeOperation = 'lighter'
  for (let i = 0; i < 26; i++) {
    const x = r() * w
    const y = h - r() ** 2 * h * 0.5
    const s = 0.8 + r() * 2.2
    g.fillStyle = rgba(i % 3 ? '#ff9a3a' : '#ffe0a0', 0.7)
    g.beginPath()
    g.arc(x, y, s, 0, TAU)
    g.fill()
  }
  g.restore()
  const edge = g.createLinearGradient(0, h - 14, 0, h)
  edge.addColorStop(0, 'rgba(255,110,20,0)')
  edge.addColorStop(1, 'rgba(255,120,30,.85)')
  g.fillStyle = edge
  g.fillRect(0, h - 14, w, 14)
}

const rime: Frame = (g, w, h) => {
  const frost = pixels(w >> 1, h >> 1, (u, v) => {
    const edge = Math.min(u * w, (1 - u) * w, (1 - v) * h, v * h * 1.2)
    const n = fbm(u * 14, v * 18, 3, 5)
    const a = Math.max(0, 1 - edge / (12 + n * 74)) ** 1.5
    return [225, 244, 255, a * 225]
  })
  g.save()
  g.imageSmoothingQuality = 'high'
  g.drawImage(frost, 0, 0, w, h)
  g.restore()
}

const none: Frame = () => {}

export const frames: Record<string, Frame> = {
  'halcyon-reels': none,
  'obsidian-mill': soot,
  'norrsken-works': rime,
  pixelmoor: tubes,
  'brass-lantern': brass,
  'kettle-and-crow': sticker,
  'saltmarsh-nine': poster,
  'copper-fern': ferns,
  'velvet-table': none,
  'mirador-live': none
}
