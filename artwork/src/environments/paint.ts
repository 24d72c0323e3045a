import { canvas, type G, pixels, rgb, rgba } from '../core/canvas.ts'
import { clamp, fbm, lerp, noise, type Rng, smooth, TAU } from '../core/math.ts'

/** Brushes the environments are painted with. */
export type Stops = [number, string][]
export const fillV = (g: G, W: number, H: number, s: Stops, y0 = 0, y1 = H) => {
  const l = g.createLinearGradient(0, y0, 0, y1)
  for (const [t, c] of s) l.addColorStop(t, c)
  g.fillStyle = l
  g.fillRect(0, 0, W, H)
}
export const glowAt = (g: G, x: number, y: number, R: number, c: string, a = 1, sx = 1, sy = 1) => {
  g.save()
  g.globalCompositeOperation = 'screen'
  g.translate(x, y)
  g.scale(sx, sy)
  const l = g.createRadialGradient(0, 0, 0, 0, 0, R)
  l.addColorStop(0, rgba(c, a))
  l.addColorStop(0.35, rgba(c, a * 0.45))
  l.addColorStop(1, rgba(c, 0))
  g.fillStyle = l
  g.fillRect(-R, -R, R * 2, R * 2)
  g.restore()
}
/** Cloud or mist: fractal noise in one colour, between two heights. */
export const mist = (
  g: G,
  W: number,
  H: number,
  c: string,
  a: number,
  seed: number,
  o: {
    sx?: number
    sy?: number
    y0?: number
    y1?: number
    cut?: number
    warp?: number
    mode?: GlobalCompositeOperation
  } = {}
) => {
  const [r, gg, b] = rgb(c)
  const w = W >> 1,
    h = H >> 1
  const y0 = o.y0 ?? 0,
    y1 = o.y1 ?? 1,
    cut = o.cut ?? 0.42
  const cv = pixels(w, h, (u, v) => {
    const wp = (o.warp ?? 1) * fbm(u * 3, v * 3, seed + 50, 3)
    const n = fbm((u * (o.sx ?? 4) * W) / H + wp, v * (o.sy ?? 7) + wp, seed, 5)
    const band = smooth(y0 - 0.12, y0 + 0.12, v) * smooth(y1 + 0.12, y1 - 0.12, v)
    return [r, gg, b, clamp((n - cut) / (0.75 - cut)) * band * a * 255]
  })
  g.save()
  g.globalCompositeOperation = o.mode ?? 'source-over'
  g.imageSmoothingQuality = 'high'
  g.drawImage(cv, 0, 0, W, H)
  g.restore()
}
/** A ridge line in silhouette. */
export const ridge = (
  g: G,
  W: number,
  H: number,
  y: number,
  amp: number,
  seed: number,
  c: string | CanvasGradient,
  o: { f?: number; rough?: number; dune?: boolean } = {}
) => {
  g.fillStyle = c
  g.beginPath()
  g.moveTo(0, H)
  for (let x = 0; x <= W; x += 2) {
    const t = (x / W) * (o.f ?? 3)
    let n = fbm(t + seed * 3, seed, seed, 5)
    if (o.dune)
      n = 0.5 + 0.5 * Math.sin(t * 2.2 + seed) * 0.8 + (noise(t * 0.8, seed, 2) - 0.5) * 0.4
    g.lineTo(x, y - (n - 0.5) * 2 * amp - (noise(x / 5, seed, 9) - 0.5) * (o.rough ?? 0))
  }
  g.lineTo(W, H)
  g.fill()
}
export const stars = (g: G, W: number, H: number, r: Rng, n: number, y1 = 1, tint = '#ffffff') => {
  g.save()
  g.globalCompositeOperation = 'screen'
  for (let i = 0; i < n; i++) {
    const s = r() ** 5 * 1.9 + 0.4
    g.fillStyle = rgba(tint, 0.25 + r() * 0.7)
    g.beginPath()
    g.arc(r() * W, r() * H * y1, s, 0, TAU)
    g.fill()
  }
  g.restore()
}
export const motes = (
  g: G,
  W: number,
  H: number,
  r: Rng,
  n: number,
  c: string[],
  o: {
    y0?: number
    y1?: number
    size?: number
    streak?: number
    blur?: number
    a?: number
    dir?: number
  } = {}
) => {
  g.save()
  g.globalCompositeOperation = 'lighter'
  for (let i = 0; i < n; i++) {
    const d = r() ** 3
    const s = (0.8 + d * 4.5) * (o.size ?? 1)
    const x = r() * W,
      y = lerp(o.y0 ?? 0, o.y1 ?? 1, r()) * H
    const col = c[i % c.length]
    g.save()
    g.translate(x, y)
    if (o.streak) {
      g.rotate((o.dir ?? -1.2) + (r() - 0.5) * 0.8)
      g.scale(1 + o.streak * r(), 1)
    }
    const l = g.createRadialGradient(0, 0, 0, 0, 0, s * 2.4)
    const a = (o.a ?? 0.9) * (0.35 + r() * 0.65) * (d > 0.5 ? 0.5 : 1)
    l.addColorStop(0, rgba('#ffffff', a))
    l.addColorStop(0.22, rgba(col, a))
    l.addColorStop(1, rgba(col, 0))
    g.fillStyle = l
    g.fillRect(-s * 3, -s * 3, s * 6, s * 6)
    g.restore()
  }
  g.restore()
}
export const bokeh = (
  g: G,
  W: number,
  H: number,
  r: Rng,
  n: number,
  cols: string[],
  R = 30,
  y0 = 0,
  y1 = 1,
  a = 0.3
) => {
  g.save()
  g.globalCompositeOperation = 'lighter'
  for (let i = 0; i < n; i++) {
    const x = r() * W,
      y = lerp(y0, y1, r()) * H,
      s = R * (0.3 + r() * 0.8),
      c = cols[(r() * cols.length) | 0],
      k = a * (0.3 + r() * 0.7)
    const l = g.createRadialGradient(x, y, 0, x, y, s)
    l.addColorStop(0, rgba(c, k * 0.55))
    l.addColorStop(0.86, rgba(c, k * 0.75))
    l.addColorStop(0.95, rgba(c, k))
    l.addColorStop(1, rgba(c, 0))
    g.fillStyle = l
    g.fillRect(x - s, y - s, s * 2, s * 2)
  }
  g.restore()
}
/** Shafts of light from a point, soft-edged and uneven. */
export const shafts = (
  g: G,
  W: number,
  H: number,
  r: Rng,
  x: number,
  y: number,
  c: string,
  n: number,
  a: number,
  a0 = 0,
  a1 = TAU,
  len = 1200
) => {
  const [sc, q] = canvas(W, H)
  q.globalCompositeOperation = 'lighter'
  for (let i = 0; i < n; i++) {
    const t = lerp(a0, a1, (i + r() * 0.8) / n),
      w = 0.012 + r() * 0.045
    const l = q.createRadialGradient(x, y, 0, x, y, len * (0.5 + r() * 0.5))
    const k = a * (0.25 + r() * 0.75)
    l.addColorStop(0, rgba(c, k))
    l.addColorStop(1, rgba(c, 0))
    q.fillStyle = l
    q.beginPath()
    q.moveTo(x, y)
    q.lineTo(x + Math.cos(t - w) * len, y + Math.sin(t - w) * len)
    q.lineTo(x + Math.cos(t + w) * len, y + Math.sin(t + w) * len)
    q.fill()
  }
  g.save()
  g.globalCompositeOperation = 'screen'
  g.filter = 'blur(5px)'
  g.drawImage(sc, 0, 0)
  g.restore()
}
export const leafFan = (
  g: G,
  r: Rng,
  x: number,
  y: number,
  L: number,
  a0: number,
  a1: number,
  n: number,
  c: string
) => {
  g.fillStyle = c
  for (let i = 0; i < n; i++) {
    const a = lerp(a0, a1, i / (n - 1)) + (r() - 0.5) * 0.15,
      l = L * (0.7 + r() * 0.4)
    g.save()
    g.translate(x, y)
    g.rotate(a)
    g.beginPath()
    g.moveTo(0, 0)
    g.quadraticCurveTo(l * 0.5, -l * 0.13 - 4, l, l * 0.1)
    g.quadraticCurveTo(l * 0.5, l * 0.08 + 2, 0, 0)
    g.fill()
    g.restore()
  }
}
export const frond = (
  g: G,
  x: number,
  y: number,
  L: number,
  a: number,
  bend: number,
  c: string
) => {
  g.fillStyle = g.strokeStyle = c
  g.lineWidth = 3
  const pt = (t: number) => {
    const b = a + bend * t
    return [x + Math.cos(b) * L * t, y + Math.sin(b) * L * t, b]
  }
  g.beginPath()
  for (let i = 0; i <= 20; i++) {
    const [px, py] = pt(i / 20)
    i ? g.lineTo(px, py) : g.moveTo(px, py)
  }
  g.stroke()
  for (let i = 2; i <= 20; i++)
    for (const s of [-1, 1]) {
      const [px, py, b] = pt(i / 20)
      const l = L * 0.34 * Math.sin(Math.PI * (i / 22)) + 6
      g.save()
      g.translate(px, py)
      g.rotate(b + s * 0.95)
      g.beginPath()
      g.moveTo(0, 0)
      g.quadraticCurveTo(l * 0.5, -l * 0.1, l, s * l * 0.12)
      g.quadraticCurveTo(l * 0.5, l * 0.1, 0, 0)
      g.fill()
      g.restore()
    }
}
/** A sun or moon: disc, glow and, for a moon, seas. */
export const disc = (
  g: G,
  x: number,
  y: number,
  R: number,
  c: string,
  halo: string,
  a = 0.8,
  seas = false
) => {
  glowAt(g, x, y, R * 3, halo, a)
  const l = g.createRadialGradient(x - R * 0.3, y - R * 0.3, R * 0.1, x, y, R)
  l.addColorStop(0, '#ffffff')
  l.addColorStop(0.45, c)
  l.addColorStop(1, halo)
  g.fillStyle = l
  g.beginPath()
  g.arc(x, y, R, 0, TAU)
  g.fill()
  if (seas) {
    g.save()
    g.clip()
    const im = pixels(128, 128, (u, v) => {
      const n = fbm(u * 5, v * 5, 7, 5)
      return [60, 80, 120, clamp((n - 0.5) * 4) * 70]
    })
    g.drawImage(im, x - R, y - R, R * 2, R * 2)
    g.restore()
  }
}
/** Open water from y down, with a path of light under x. */
export const water = (
  g: G,
  W: number,
  H: number,
  r: Rng,
  y: number,
  top: string,
  deep: string,
  shine: string,
  x = W / 2,
  spread = 0.22,
  n = 260
) => {
  const l = g.createLinearGradient(0, y, 0, H)
  l.addColorStop(0, top)
  l.addColorStop(1, deep)
  g.fillStyle = l
  g.fillRect(0, y, W, H - y)
  g.save()
  g.globalCompositeOperation = 'screen'
  for (let i = 0; i < n; i++) {
    const t = r() ** 1.4,
      yy = y + t * (H - y),
      w = (3 + r() * 26) * (0.25 + t),
      k = (r() - 0.5) * 2
    const xx = x + k * Math.abs(k) * W * spread * (0.4 + t * 1.6)
    g.fillStyle = rgba(shine, (0.55 - 0.3 * t) * (1 - Math.abs(k) * 0.7))
    g.beginPath()
    g.ellipse(xx, yy, w, Math.max(0.8, w * 0.07), 0, 0, TAU)
    g.fill()
  }
  for (let i = 0; i < n; i++) {
    const t = r(),
      yy = y + t * (H - y)
    g.fillStyle = rgba(shine, 0.07)
    g.fillRect(r() * W, yy, 10 + r() * 60 * (t + 0.3), 1 + t * 1.6)
  }
  g.restore()
}
/** A row of conifers standing on y. */
export const pines = (
  g: G,
  W: number,
  r: Rng,
  y: number,
  h: number,
  n: number,
  c: string,
  snow = ''
) => {
  for (let i = 0; i < n; i++) {
    const x = ((i + r()) / n) * W,
      hh = h * (0.55 + r() * 0.7),
      b = y + r() * h * 0.16
    for (let k = 0; k < 8; k++) {
      const t = k / 8,
        w = hh * 0.24 * (t + 0.14),
        yy = b - hh * (1 - t)
      g.fillStyle = c
      g.beginPath()
      g.moveTo(x, yy - hh * 0.06)
      g.quadraticCurveTo(x - w * 0.4, yy + hh * 0.12, x - w, yy + hh * 0.22)
      g.lineTo(x + w, yy + hh * 0.22)
      g.quadraticCurveTo(x + w * 0.4, yy + hh * 0.12, x, yy - hh * 0.06)
      g.fill()
      if (snow) {
        g.fillStyle = snow
        g.beginPath()
        g.moveTo(x, yy - hh * 0.06)
        g.quadraticCurveTo(x - w * 0.35, yy + hh * 0.1, x - w * 0.8, yy + hh * 0.19)
        g.quadraticCurveTo(x - w * 0.2, yy + hh * 0.12, x + w * 0.2, yy + hh * 0.16)
        g.fill()
      }
    }
  }
}
/** Heaped summer clouds, lit from above. */
export const clouds = (
  g: G,
  W: number,
  r: Rng,
  y: number,
  n: number,
  s: number,
  light: string,
  shade: string
) => {
  for (let i = 0; i < n; i++) {
    const x = r() * W,
      yy = y + (r() - 0.5) * s * 1.4,
      k = s * (0.6 + r() * 0.8)
    for (let j = 0; j < 14; j++) {
      const px = x + (r() - 0.5) * k * 3.2,
        py = yy - (1 - Math.abs(px - x) / (k * 1.7)) * k * r() * 0.9,
        R = k * (0.28 + r() * 0.42)
      const l = g.createRadialGradient(px - R * 0.2, py - R * 0.5, R * 0.1, px, py, R)
      l.addColorStop(0, light)
      l.addColorStop(0.6, light)
      l.addColorStop(1, rgba(shade, 0.0))
      g.fillStyle = l
      g.beginPath()
      g.arc(px, py, R, 0, TAU)
      g.fill()
    }
  }
}
/** Boards side by side with grain and nails. */
export const planks = (
  g: G,
  W: number,
  H: number,
  _r: Rng,
  n: number,
  dark: string,
  light: string,
  upright = true
) => {
  const A = rgb(dark),
    B = rgb(light)
  const im = pixels(W, H, (u, v) => {
    const a = upright ? u : v,
      b = upright ? v : u,
      i = Math.floor(a * n),
      e = Math.min((a * n) % 1, 1 - ((a * n) % 1))
    const f = fbm(a * n * 5 + i * 9, b * 2.2 + i * 3, i + 2, 4),
      fine = fbm(a * n * 34 + i, b * 5, i + 40, 3)
    const t =
      clamp((f * 0.7 + fine * 0.5 - 0.2) * (0.7 + ((i * 37) % 10) / 18)) * smooth(0, 0.05, e)
    return [0, 1, 2].map(c => lerp(A[c], B[c], t))
  })
  g.drawImage(im, 0, 0, W, H)
}
/** Bricks or dressed stone in courses. */
export const courses = (
  g: G,
  W: number,
  H: number,
  rows: number,
  cols: number,
  dark: string,
  light: string,
  rough = 0.5
) => {
  const A = rgb(dark),
    B = rgb(light)
  const im = pixels(W, H, (u, v) => {
    const row = Math.floor(v * rows),
      x = u * cols + (row % 2) * 0.5,
      i = Math.floor(x),
      fx = x % 1,
      fy = (v * rows) % 1
    const e = Math.min(fx, 1 - fx) * (rows / cols) * 2 < 0.06 ? 0.0 : 1,
      f = Math.min(fy, 1 - fy) < 0.07 ? 0 : 1
    const t =
      clamp(
        0.25 +
          ((i * 53 + row * 31) % 17) / 34 +
          (fbm(u * cols * 3, v * rows * 3, 5, 4) - 0.5) * rough
      ) *
        e *
        f +
      0.06
    return [0, 1, 2].map(c => lerp(A[c], B[c], t))
  })
  g.drawImage(im, 0, 0, W, H)
}
/** Darkness towards the edges of a room round its light. */
export const gloom = (
  g: G,
  W: number,
  H: number,
  x: number,
  y: number,
  c: string,
  a = 0.92,
  inner = 0.2
) => {
  const R = Math.max(W, H)
  const d = g.createRadialGradient(x, y, R * inner, x, y, R * 0.85)
  d.addColorStop(0, rgba(c, 0))
  d.addColorStop(1, rgba(c, a))
  g.fillStyle = d
  g.fillRect(0, 0, W, H)
}
/** Grass or reeds along the lower edge. */
export const reeds = (
  g: G,
  W: number,
  H: number,
  r: Rng,
  n: number,
  h: number,
  c: readonly string[],
  heads = ''
) => {
  g.lineCap = 'round'
  for (let i = 0; i < n; i++) {
    const x = r() * W,
      L = h * (0.5 + r() * 0.8),
      bend = (r() - 0.5) * L * 0.4
    g.strokeStyle = c[i % c.length]
    g.lineWidth = 1.5 + r() * 4
    g.beginPath()
    g.moveTo(x, H + 6)
    g.quadraticCurveTo(x + bend * 0.2, H - L * 0.6, x + bend, H - L)
    g.stroke()
    if (heads && i % 6 === 0) {
      g.save()
      g.translate(x + bend * 0.8, H - L * 0.86)
      g.rotate((bend / L) * 0.9)
      g.fillStyle = heads
      g.beginPath()
      g.ellipse(0, 0, 7, 30, 0, 0, TAU)
      g.fill()
      g.restore()
    }
  }
}
