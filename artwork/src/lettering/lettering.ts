import { canvas, type G, rgb } from '../core/canvas.ts'
import { clamp, fbm } from '../core/math.ts'
import { neon } from './neon.ts'
import { drawPlate } from './plate.ts'
import { alphaOf, inside, outside, relief } from './relief.ts'
import { type Stop, type Style, type StyleName, styles } from './styles.ts'

/** How a title is lettered; sizes are in the picture's pixels. */
export interface Lettering {
  readonly lines: readonly string[]
  readonly font: string
  readonly style: StyleName | 'neon' | 'plaque'
  /** Size of each line against the largest. */
  readonly scale?: readonly number[]
  readonly arc?: number
  readonly track?: number
  readonly lead?: number
  readonly width?: number
  readonly maxSize?: number
  readonly bottom?: number
  /** Distance from the upper edge; the title then stands on top. */
  readonly top?: number
  readonly middle?: boolean
  /** Degrees by which the title leans. */
  readonly lean?: number
  readonly outline?: string
  readonly outlineW?: number
  readonly color?: string
  readonly color2?: string
  readonly weight?: number
  readonly bevel?: number
  /** False where the picture is calm enough to carry letters without a darkened bed. */
  readonly bed?: boolean
  readonly reach?: number
}

/** Letters are set at twice the size and drawn down. */
const SCALE = 2
const PAD = 60

type Set = { text: string; px: number; asc: number; desc: number; y: number }

function setLines(s: Lettering, font: (px: number) => string, maxWidth: number, maxHeight: number) {
  const [, q] = canvas(8, 8)
  const lines = s.lines.map((text, i): Set => {
    q.font = font(200)
    q.letterSpacing = `${(s.track ?? 0) * 200}px`
    const m = q.measureText(text)
    const wide = Math.max(m.width, m.actualBoundingBoxLeft + m.actualBoundingBoxRight)
    const share = s.scale?.[i] ?? 1
    const px = Math.min((s.maxSize ?? 150) * SCALE * share, (200 * maxWidth) / (wide + 8))
    const k = px / 200
    return {
      text,
      px,
      asc: m.actualBoundingBoxAscent * k,
      desc: m.actualBoundingBoxDescent * k,
      y: 0
    }
  })
  const tall = lines.reduce((sum, l) => sum + l.asc, 0)
  if (tall > maxHeight)
    for (const l of lines) {
      const k = maxHeight / tall
      l.px *= k
      l.asc *= k
      l.desc *= k
    }
  const gap = (s.lead ?? 14) * SCALE
  let y = PAD * SCALE
  for (const l of lines) {
    y += l.asc
    l.y = y
    y += Math.min(l.desc, l.asc * 0.12) + gap
  }
  return { lines, h: Math.ceil(y - gap + PAD * SCALE) }
}

const arched = (source: HTMLCanvasElement, w: number, h: number, arc: number) => {
  const [bent, q] = canvas(w, h)
  for (let x = 0; x < w; x++) {
    const t = (x / w - 0.5) * 2
    q.drawImage(source, x, 0, 1, h, x, arc * SCALE * t * t, 1, h)
  }
  return [bent, q] as const
}

const chipped = (alpha: Float32Array, depth: Float32Array, w: number, chip: number, seed: number) =>
  alpha.map((a, i) =>
    depth[i] < (fbm((i % w) / 16, ((i / w) | 0) / 16, seed + 3, 4) - 0.5) * 6 * chip ? 0 : a
  )

const filled = (alpha: Float32Array, w: number, h: number, hex: string) => {
  const [mask, q] = canvas(w, h)
  const image = q.createImageData(w, h)
  const [r, gr, b] = rgb(hex)
  for (let i = 0; i < alpha.length; i++) image.data.set([r, gr, b, alpha[i] * 255], i * 4)
  q.putImageData(image, 0, 0)
  return mask
}

const sheen = (letters: HTMLCanvasElement, w: number, h: number) => {
  const [mask, q] = canvas(w, h)
  q.drawImage(letters, 0, 0)
  q.globalCompositeOperation = 'source-in'
  const l = q.createLinearGradient(w * 0.2, 0, w * 0.2 + h * 0.9, h)
  for (const [t, a] of [
    [0, 0],
    [0.44, 0],
    [0.5, 0.38],
    [0.53, 0.05],
    [0.6, 0]
  ] as const)
    l.addColorStop(t, `rgba(255,255,255,${a})`)
  q.fillStyle = l
  q.fillRect(0, 0, w, h)
  return mask
}

/** Letters a title into a picture, as relief, neon or cut into a plate. */
export function drawTitle(g: G, W: number, H: number, s: Lettering, seed = 1) {
  const w = Math.round(W * SCALE)
  const font = (px: number) => `${s.weight ?? 400} ${px}px "${s.font}"`
  const maxWidth = (s.width ?? W * 0.87) * SCALE
  const { lines, h } = setLines(s, font, maxWidth, H * 0.3 * SCALE)
  let [letters, q] = canvas(w, h)
  q.textAlign = 'center'
  q.fillStyle = '#fff'
  for (const l of lines) {
    q.font = font(l.px)
    q.letterSpacing = `${(s.track ?? 0) * l.px}px`
    q.fillText(l.text, w / 2 + ((s.track ?? 0) * l.px) / 2, l.y)
  }
  if (s.arc) {
    const [bent, b] = arched(letters, w, h, s.arc)
    letters = bent
    q = b
  }
  const tall = h / SCALE
  const y0 = s.middle
    ? (H - tall) / 2
    : s.top === undefined
      ? H - (s.bottom ?? 44) - (tall - PAD)
      : s.top - PAD
  g.save()
  if (s.lean) {
    g.translate(W / 2, y0 + tall / 2)
    g.rotate((s.lean * Math.PI) / 180)
    g.translate(-W / 2, -y0 - tall / 2)
  }
  const put = (picture: HTMLCanvasElement, dx = 0, dy = 0) =>
    g.drawImage(picture, dx, y0 + dy, W, tall)
  if (s.style === 'neon') {
    neon(put, g, lines, font, w, h, [s.color ?? '#ff2d8a', s.color2 ?? '#23d5ff'])
    g.restore()
    return
  }
  const bands = lines.map(l => ({ y0: l.y - l.asc, y1: l.y + 4 }))
  const alpha = alphaOf(q, w, h)
  const depth = inside(alpha, w, h)
  if (s.style === 'plaque') {
    drawPlate(g, put, { alpha, depth, letters, w, h, bands, W, y0, maxWidth, lettering: s })
    g.restore()
    return
  }
  const style: Style = { ...styles[s.style], ...(s.bevel ? { bevel: s.bevel } : {}) }
  const body = style.chip ? chipped(alpha, depth, w, style.chip, seed) : alpha
  const width = (s.outlineW ?? 9) * SCALE
  const far = outside(body, w, h)
  const rimAlpha = far.map(d => clamp(width - d + 0.5))
  const backing = filled(rimAlpha, w, h, s.outline ?? '#120509')
  g.filter = 'blur(14px)'
  g.globalAlpha = 0.85
  put(backing, 0, 9)
  put(backing, 0, 3)
  g.filter = 'none'
  g.globalAlpha = 1
  if (s.style === 'ivory') {
    g.globalAlpha = 0.5
    put(backing, 0, 2)
    g.globalAlpha = 1
  } else {
    for (let k = 9; k > 0; k--) put(backing, 0, k)
    const rim = style.rim.map(([t, c], i): Stop => [t, i === 0 && s.outline ? s.outline : c])
    const edge: Style = { bevel: 9, ramp: rim, rim, spec: 0.5 }
    put(relief(rimAlpha, inside(rimAlpha, w, h), w, h, edge, bands))
  }
  put(relief(body, style.chip ? inside(body, w, h) : depth, w, h, style, bands))
  if (style.spec > 0.5) {
    g.globalCompositeOperation = 'screen'
    put(sheen(letters, w, h))
  }
  g.restore()
}
