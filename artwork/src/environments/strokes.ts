import { type G, pixels, rgb, rgba } from '../core/canvas.ts'
import type { Lights } from '../core/light.ts'
import { clamp, fbm, lerp, noise, type Rng, smooth, TAU } from '../core/math.ts'
import type { Env } from './env.ts'
import { glowAt } from './paint.ts'

export function fillFloor(g: G, W: number, H: number, y: number, c0: string, c1: string) {
  const l = g.createLinearGradient(0, y, 0, H)
  l.addColorStop(0, c0)
  l.addColorStop(1, c1)
  g.save()
  g.fillStyle = l
  g.globalAlpha = 0.92
  g.fillRect(0, y, W, H - y)
  g.restore()
  glowAt(g, W / 2, y + 8, W * 0.5, '#ffffff', 0.16, 1.4, 0.18)
}
/** Table look: woven felt with a painted line, one soft lamp, room falling off behind. */
export function felt(c: string, dark: string, light: Lights): Env {
  return {
    light: { ...light, keyI: 1.25, rimI: 0.45 },
    back(g, W, H, _r) {
      const A = rgb(c),
        B = rgb(dark)
      const im = pixels(W, H, (u, v, x, y) => {
        const d = Math.hypot((u - 0.5) * 1.05, (v - 0.44) * 0.95)
        const t = smooth(0.08, 0.78, d)
        const n =
          1 + (noise(x * 0.9, y * 0.9, 3) - 0.5) * 0.16 + (fbm(u * 30, v * 40, 8, 3) - 0.5) * 0.12
        return [0, 1, 2].map(i => clamp(lerp(A[i] * 1.28, B[i] * 0.6, t) * n, 0, 255))
      })
      g.drawImage(im, 0, 0, W, H)
      g.save()
      g.strokeStyle = 'rgba(240,220,160,.4)'
      g.lineWidth = 3
      g.beginPath()
      g.ellipse(W / 2, H * 1.08, W * 0.86, H * 0.62, 0, Math.PI, TAU)
      g.stroke()
      g.lineWidth = 1.4
      g.beginPath()
      g.ellipse(W / 2, H * 1.08, W * 0.84, H * 0.605, 0, Math.PI, TAU)
      g.stroke()
      g.restore()
    }
  }
}

export const coral = (
  g: G,
  r: Rng,
  x: number,
  y: number,
  a: number,
  L: number,
  w: number,
  depth: number,
  c: string
) => {
  const x2 = x + Math.cos(a) * L,
    y2 = y + Math.sin(a) * L
  g.strokeStyle = c
  g.lineWidth = w
  g.lineCap = 'round'
  g.beginPath()
  g.moveTo(x, y)
  g.lineTo(x2, y2)
  g.stroke()
  if (depth)
    for (const s of [-1, 1])
      coral(g, r, x2, y2, a + s * (0.3 + r() * 0.35), L * 0.76, w * 0.72, depth - 1, c)
}
export const bubbles = (g: G, W: number, H: number, r: Rng, n: number) => {
  for (let i = 0; i < n; i++) {
    const x = r() * W,
      y = r() * H,
      s = 1.5 + r() ** 3 * 15
    g.strokeStyle = rgba('#f0ffff', 0.5)
    g.lineWidth = Math.max(0.8, s * 0.09)
    g.beginPath()
    g.arc(x, y, s, 0, TAU)
    g.stroke()
    g.fillStyle = rgba('#ffffff', 0.8)
    g.beginPath()
    g.arc(x - s * 0.35, y - s * 0.38, s * 0.2, 0, TAU)
    g.fill()
  }
}
export const rigging = (g: G, x: number, y: number, h: number, c: string) => {
  g.strokeStyle = g.fillStyle = c
  g.lineWidth = 7
  g.beginPath()
  g.moveTo(x, y)
  g.lineTo(x, y - h)
  g.stroke()
  g.lineWidth = 4
  for (const [t, w] of [
    [0.85, 0.2],
    [0.6, 0.3],
    [0.34, 0.36]
  ]) {
    g.beginPath()
    g.moveTo(x - h * w, y - h * t)
    g.lineTo(x + h * w, y - h * t)
    g.stroke()
    g.beginPath()
    g.moveTo(x - h * w, y - h * t)
    g.quadraticCurveTo(x, y - h * t + h * 0.2, x + h * w, y - h * t)
    g.fill()
  }
  g.lineWidth = 1.5
  for (const s of [-1, 1])
    for (let i = 1; i < 5; i++) {
      g.beginPath()
      g.moveTo(x, y - h * 0.95)
      g.lineTo(x + s * h * 0.11 * i, y)
      g.stroke()
    }
  g.beginPath()
  g.moveTo(x - h * 0.6, y - h * 0.06)
  g.quadraticCurveTo(x, y + h * 0.2, x + h * 0.6, y - h * 0.12)
  g.lineTo(x + h * 0.5, y + h * 0.1)
  g.lineTo(x - h * 0.48, y + h * 0.1)
  g.fill()
}

export const peaks = (
  g: G,
  W: number,
  _H: number,
  r: Rng,
  y: number,
  h: number,
  n: number,
  rock: string,
  snow: string
) => {
  for (let i = 0; i < n; i++) {
    const x = ((i + 0.5 + (r() - 0.5) * 0.7) / n) * W,
      hh = h * (0.55 + r() * 0.6),
      w = hh * (0.75 + r() * 0.4)
    g.fillStyle = rock
    g.beginPath()
    g.moveTo(x - w, y)
    g.lineTo(x - w * 0.3, y - hh * 0.66)
    g.lineTo(x, y - hh)
    g.lineTo(x + w * 0.34, y - hh * 0.6)
    g.lineTo(x + w, y)
    g.fill()
    g.fillStyle = snow
    g.beginPath()
    g.moveTo(x, y - hh)
    g.lineTo(x - w * 0.3, y - hh * 0.66)
    g.lineTo(x - w * 0.16, y - hh * 0.58)
    g.lineTo(x - w * 0.08, y - hh * 0.7)
    g.lineTo(x + w * 0.04, y - hh * 0.5)
    g.lineTo(x + w * 0.1, y - hh * 0.68)
    g.lineTo(x + w * 0.26, y - hh * 0.66)
    g.fill()
    g.fillStyle = rgba('#000820', 0.22)
    g.beginPath()
    g.moveTo(x, y - hh)
    g.lineTo(x + w * 0.34, y - hh * 0.6)
    g.lineTo(x + w, y)
    g.lineTo(x + w * 0.1, y)
    g.lineTo(x + w * 0.05, y - hh * 0.5)
    g.fill()
  }
}
export const flakes = (g: G, W: number, H: number, r: Rng, n: number) => {
  for (let i = 0; i < n; i++) {
    const s = 0.8 + r() ** 3 * 5
    g.fillStyle = rgba('#ffffff', 0.35 + r() * 0.5)
    g.beginPath()
    g.arc(r() * W, r() * H, s, 0, TAU)
    g.fill()
  }
}

export const torch = (g: G, x: number, y: number, s: number) => {
  g.fillStyle = '#1a0e06'
  g.fillRect(x - 5 * s, y, 10 * s, 60 * s)
  glowAt(g, x, y, 130 * s, '#ff9a3a', 1)
  glowAt(g, x, y - 12 * s, 26 * s, '#fff4d0', 1, 0.7, 1.8)
}

export function fillFloorTiles(g: G, W: number, H: number, y: number, dark: string, light: string) {
  for (let z = 0; z < 6; z++)
    for (let x = -7; x < 7; x++) {
      const a = y + (H - y) * (z / 6) ** 1.7,
        b = y + (H - y) * ((z + 1) / 6) ** 1.7,
        ka = 0.2 + (z / 6) ** 1.7,
        kb = 0.2 + ((z + 1) / 6) ** 1.7
      g.fillStyle = (x + z) % 2 ? dark : rgba(light, 0.5)
      g.beginPath()
      g.moveTo(W / 2 + x * W * 0.2 * ka, a)
      g.lineTo(W / 2 + (x + 1) * W * 0.2 * ka, a)
      g.lineTo(W / 2 + (x + 1) * W * 0.2 * kb, b + 1)
      g.lineTo(W / 2 + x * W * 0.2 * kb, b + 1)
      g.fill()
    }
}

export const tree = (
  g: G,
  r: Rng,
  x: number,
  y: number,
  h: number,
  trunk: string,
  leaves: readonly string[]
) => {
  g.strokeStyle = trunk
  g.lineCap = 'round'
  g.lineWidth = h * 0.09
  g.beginPath()
  g.moveTo(x, y)
  g.quadraticCurveTo(x + (r() - 0.5) * h * 0.15, y - h * 0.4, x, y - h * 0.7)
  g.stroke()
  for (let i = 0; i < 26; i++) {
    const a = r() * TAU,
      d = Math.sqrt(r()) * h * 0.38
    g.fillStyle = leaves[i % leaves.length]
    g.beginPath()
    g.arc(
      x + Math.cos(a) * d * 1.2,
      y - h * 0.8 + Math.sin(a) * d * 0.8,
      h * (0.07 + r() * 0.1),
      0,
      TAU
    )
    g.fill()
  }
}
export const rays = (
  g: G,
  _W: number,
  H: number,
  x: number,
  y: number,
  n: number,
  a: string,
  b: string
) => {
  g.save()
  g.translate(x, y)
  for (let i = 0; i < n; i++) {
    g.rotate(TAU / n)
    g.fillStyle = i % 2 ? a : b
    g.beginPath()
    g.moveTo(0, 0)
    g.lineTo(H * 1.3, -H * 1.3 * Math.tan(Math.PI / n))
    g.lineTo(H * 1.3, H * 1.3 * Math.tan(Math.PI / n))
    g.fill()
  }
  g.restore()
}
