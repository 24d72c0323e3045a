import { canvas, type G, rgb } from '../core/canvas.ts'
import { clamp, fbm } from '../core/math.ts'
import type { Stop, Style } from './styles.ts'

export interface Band {
  readonly y0: number
  readonly y1: number
}

const INFINITE = 1e9

const lookup = (stops: readonly Stop[]) => {
  const table = new Uint8Array(256 * 3)
  const colours = stops.map(([t, hex]) => [t, ...rgb(hex)])
  for (let i = 0; i < 256; i++) {
    const t = i / 255
    let k = 0
    while (k < colours.length - 2 && t > colours[k + 1][0]) k++
    const f = clamp((t - colours[k][0]) / (colours[k + 1][0] - colours[k][0] || 1))
    for (let j = 0; j < 3; j++)
      table[i * 3 + j] = colours[k][j + 1] + (colours[k + 1][j + 1] - colours[k][j + 1]) * f
  }
  return table
}

/** Exact Euclidean distance transform after Felzenszwalb: squares in, distances out. */
function distances(source: Float32Array, w: number, h: number) {
  const n = Math.max(w, h)
  const f = new Float64Array(n)
  const d = new Float64Array(n)
  const v = new Int32Array(n)
  const z = new Float64Array(n + 1)
  const pass = (m: number) => {
    let k = 0
    v[0] = 0
    z[0] = -INFINITE
    z[1] = INFINITE
    const meet = (q: number) => (f[q] + q * q - f[v[k]] - v[k] * v[k]) / (2 * q - 2 * v[k])
    for (let q = 1; q < m; q++) {
      let s = meet(q)
      while (s <= z[k]) {
        k--
        s = meet(q)
      }
      k++
      v[k] = q
      z[k] = s
      z[k + 1] = INFINITE
    }
    k = 0
    for (let q = 0; q < m; q++) {
      while (z[k + 1] < q) k++
      d[q] = (q - v[k]) ** 2 + f[v[k]]
    }
  }
  const out = new Float32Array(w * h)
  for (let x = 0; x < w; x++) {
    for (let y = 0; y < h; y++) f[y] = source[y * w + x]
    pass(h)
    for (let y = 0; y < h; y++) out[y * w + x] = d[y]
  }
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) f[x] = out[y * w + x]
    pass(w)
    for (let x = 0; x < w; x++) out[y * w + x] = Math.sqrt(d[x])
  }
  return out
}

export const alphaOf = (g: G, w: number, h: number) => {
  const p = g.getImageData(0, 0, w, h).data
  const alpha = new Float32Array(w * h)
  for (let i = 0; i < alpha.length; i++) alpha[i] = p[i * 4 + 3] / 255
  return alpha
}

/** How deep each pixel lies inside the mask. */
export const inside = (alpha: Float32Array, w: number, h: number) =>
  distances(
    alpha.map(a => (a > 0.5 ? 1e6 : Math.max(0, 0.5 - a) ** 2)),
    w,
    h
  )

/** How far each pixel lies outside the mask. */
export const outside = (alpha: Float32Array, w: number, h: number) =>
  distances(
    alpha.map(a => (a > 0.5 ? 0 : 1e6)),
    w,
    h
  )

function heights(dist: Float32Array, w: number, h: number, style: Style, sunk: boolean) {
  const raw = new Float32Array(w * h)
  const B = style.bevel
  for (let i = 0; i < raw.length; i++) {
    let t = clamp(dist[i] / B)
    if (style.round) t = Math.sqrt(1 - (1 - t) ** 2)
    const grit = style.rough ? style.rough * 3 * fbm((i % w) / 14, ((i / w) | 0) / 14, 5, 4) * t : 0
    raw[i] = (sunk ? -1 : 1) * (t * B * 0.9 + grit)
  }
  // without a little smoothing the ridges of the distance field alias
  const out = new Float32Array(w * h)
  for (let y = 1; y < h - 1; y++)
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x
      const cross = raw[i - 1] + raw[i + 1] + raw[i - w] + raw[i + w]
      const diagonal = raw[i - w - 1] + raw[i - w + 1] + raw[i + w - 1] + raw[i + w + 1]
      out[i] = (raw[i] * 4 + cross * 2 + diagonal) / 16
    }
  return out
}

/** Lights a mask as relief; `bands` are the lines of text, each shaded from its top to its foot. */
export function relief(
  alpha: Float32Array,
  dist: Float32Array,
  w: number,
  h: number,
  style: Style,
  bands: readonly Band[],
  sunk = false
) {
  const height = heights(dist, w, h, style, sunk)
  const table = lookup(style.ramp)
  const [picture, g] = canvas(w, h)
  const image = g.createImageData(w, h)
  for (let y = 1; y < h - 1; y++) {
    const band = bands.find(b => y >= b.y0 && y <= b.y1) ?? bands[0]
    const v = clamp((y - band.y0) / (band.y1 - band.y0))
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x
      if (alpha[i] <= 0.004) continue
      let nx = (height[i - 1] - height[i + 1]) * 0.5
      let ny = (height[i - w] - height[i + w]) * 0.5
      const nz = 1 / Math.sqrt(nx * nx + ny * ny + 1)
      nx *= nz
      ny *= nz
      const light = -ny * 0.72 - nx * 0.42 + nz * 0.5
      const face = 0.68 - 0.34 * v + 0.06 * Math.sin(v * 5 + (x / w) * 3)
      let t = nz > 0.92 ? face * (style.flat ?? 1) + (light - 0.5) * 0.5 : clamp(0.1 + light * 0.82)
      if (style.rough) t += (fbm(x / 9, y / 9, 8, 3) - 0.5) * style.rough * 0.28
      const spark = style.spec * clamp(light) ** 22 * 190
      const k = ((clamp(t) * 255) | 0) * 3
      for (let c = 0; c < 3; c++) image.data[i * 4 + c] = table[k + c] + spark
      image.data[i * 4 + 3] = alpha[i] * 255
    }
  }
  g.putImageData(image, 0, 0)
  return picture
}
