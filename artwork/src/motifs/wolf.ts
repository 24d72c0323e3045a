import { canvas, type G, rgba } from '../core/canvas.ts'
import { noise, type Rng, TAU } from '../core/math.ts'
import { glowAt, mist } from '../environments/paint.ts'

/** Howling wolf on a crag before a great moon; fur edge grown along the outline, rim of moonlight. */
export function paintWolf(g: G, W: number, H: number, r: Rng) {
  const cx = W * 0.52,
    cy = H * 0.345,
    R = W * 0.36
  glowAt(g, cx, cy, R * 2.1, '#bff4ff', 0.75)
  const m = g.createRadialGradient(cx - R * 0.3, cy - R * 0.3, R * 0.1, cx, cy, R)
  m.addColorStop(0, '#ffffff')
  m.addColorStop(0.6, '#e2f5ff')
  m.addColorStop(1, '#9fd0ea')
  g.fillStyle = m
  g.beginPath()
  g.arc(cx, cy, R, 0, TAU)
  g.fill()
  g.save()
  g.clip()
  mist(g, W, H, '#5a8fb8', 0.5, 4, { sx: 5, sy: 6, cut: 0.5 })
  for (let i = 0; i < 16; i++) {
    const a = r() * TAU,
      d = Math.sqrt(r()) * R,
      s = 5 + r() * 24
    g.fillStyle = rgba('#7fb0d0', 0.22)
    g.beginPath()
    g.arc(cx + Math.cos(a) * d, cy + Math.sin(a) * d, s, 0, TAU)
    g.fill()
  }
  g.restore()
  mist(g, W, H, '#0c2a50', 0.8, 14, { sx: 2.4, sy: 12, y0: 0.42, y1: 0.58, cut: 0.45 })
  // outline of a sitting wolf, head thrown back, on a unit board 0..100
  const P: [number, number][] = [
    [59.8, -1],
    [61.8, 0.2],
    [62, 2],
    [60.6, 6.5],
    [59.8, 9.3],
    [61.6, 7.4],
    [64.4, 3.4],
    [66, 3.6],
    [65.6, 6.2],
    [63.2, 11],
    [60.9, 15.5],
    [59.4, 20],
    [58.4, 26],
    [58.6, 32],
    [59.5, 38],
    [60.3, 44],
    [59.8, 50],
    [58, 56],
    [57.2, 63],
    [57.3, 70],
    [57.8, 78],
    [58.5, 85],
    [61.5, 88.2],
    [62, 91],
    [52.5, 91],
    [51.8, 84],
    [50.8, 76],
    [49.5, 69],
    [48, 74],
    [47.5, 81],
    [48, 86.5],
    [50.8, 88.8],
    [51, 91],
    [30, 91],
    [27.5, 88],
    [24, 88.5],
    [17, 91.5],
    [9, 91],
    [4, 87.5],
    [3, 83.5],
    [7.5, 86],
    [13, 86.3],
    [18, 83.5],
    [20.5, 78],
    [21.5, 71],
    [24, 63],
    [28, 54],
    [32, 45.5],
    [35.5, 37],
    [38.5, 29],
    [41, 22.5],
    [44, 16.6],
    [40.6, 14.4],
    [38.2, 10.2],
    [43, 10.8],
    [47.5, 11],
    [51, 9.3],
    [54, 6.2],
    [56.5, 2.2],
    [58, -0.5]
  ]
  const s = W * 0.0073,
    ox = cx - 45 * s,
    oy = H * 0.145
  const pts: [number, number][] = []
  const n = P.length
  for (let i = 0; i < n; i++) {
    const p0 = P[(i - 1 + n) % n],
      p1 = P[i],
      p2 = P[(i + 1) % n],
      p3 = P[(i + 2) % n]
    for (let k = 0; k < 8; k++) {
      const t = k / 8,
        c = (a: number, b: number, d: number, e: number) =>
          0.5 *
          (2 * b +
            (d - a) * t +
            (2 * a - 5 * b + 4 * d - e) * t * t +
            (3 * b - a - 3 * d + e) * t ** 3)
      pts.push([ox + c(p0[0], p1[0], p2[0], p3[0]) * s, oy + c(p0[1], p1[1], p2[1], p3[1]) * s])
    }
  }
  const rock = (c: string, y0: number, seed: number) => {
    g.fillStyle = c
    g.beginPath()
    g.moveTo(0, H)
    for (let x = 0; x <= W; x += 6) {
      const u = Math.abs(x / W - 0.5)
      const y =
        y0 +
        (u * 2) ** 2.2 * H * 0.17 +
        Math.floor(noise(x / 40, seed, 3) * 5) * 8 +
        noise(x / 9, seed, 4) * 7
      g.lineTo(x, y)
    }
    g.lineTo(W, H)
    g.fill()
  }
  const [wc, q] = canvas(W, H)
  q.fillStyle = q.strokeStyle = '#061226'
  q.beginPath()
  for (const [x, y] of pts) q.lineTo(x, y)
  q.closePath()
  q.fill()
  q.lineWidth = 1.7
  q.lineCap = 'round'
  for (let i = 0; i < pts.length; i++) {
    const a = pts[i],
      b = pts[(i + 1) % pts.length]
    const py = (a[1] - oy) / s
    if (py < 17 || py > 85) continue
    let nx = b[1] - a[1],
      ny = a[0] - b[0]
    const l = Math.hypot(nx, ny) || 1
    nx /= l
    ny /= l
    const L = (py > 18 && py < 62 ? 13 : 8) * (0.5 + r())
    for (let k = 0; k < 3; k++) {
      const t = r()
      const x = a[0] + (b[0] - a[0]) * t,
        y = a[1] + (b[1] - a[1]) * t
      q.beginPath()
      q.moveTo(x - nx * 3, y - ny * 3)
      q.quadraticCurveTo(
        x + nx * L * 0.35,
        y + ny * L * 0.35 + L * 0.3,
        x + nx * L * 0.5,
        y + ny * L * 0.5 + L * 0.95
      )
      q.stroke()
    }
  }
  // rim light: the silhouette, less itself moved away from the light
  const rim = (dx: number, dy: number, c: string) => {
    const [rc, x] = canvas(W, H)
    x.drawImage(wc, 0, 0)
    x.globalCompositeOperation = 'destination-out'
    x.filter = 'blur(1.6px)'
    x.drawImage(wc, dx, dy)
    x.filter = 'none'
    x.globalCompositeOperation = 'source-in'
    x.fillStyle = c
    x.fillRect(0, 0, W, H)
    return rc
  }
  g.drawImage(wc, 0, 0)
  g.save()
  g.globalCompositeOperation = 'screen'
  g.globalAlpha = 0.9
  g.drawImage(rim(-4, 3, '#8ff0ff'), 0, 0)
  g.globalAlpha = 0.7
  g.drawImage(rim(4, 4, '#4affb8'), 0, 0)
  g.restore()
  const [fc, f] = canvas(W, H)
  // volume first: breast and flank turn towards the aurora, the back towards the moon
  for (const [u, v, reach, colour, alpha] of [
    [52, 40, 24, '#2f6a94', 0.75],
    [33, 62, 26, '#1c4a72', 0.7],
    [24, 80, 20, '#245a80', 0.55],
    [50, 14, 12, '#3a7aa4', 0.7],
    [56, 74, 12, '#2a6088', 0.6]
  ] as const) {
    const x = ox + u * s
    const y = oy + v * s
    const body = f.createRadialGradient(x, y, 0, x, y, reach * s)
    body.addColorStop(0, rgba(colour, alpha))
    body.addColorStop(1, rgba(colour, 0))
    f.fillStyle = body
    f.fillRect(0, 0, W, H)
  }
  f.lineCap = 'round'
  for (let i = 0; i < 2600; i++) {
    const u = 4 + r() * 60
    const v = 6 + r() * 84
    const x = ox + u * s
    const y = oy + v * s
    const L = 6 + r() * 15
    const lit = noise(u / 7, v / 11, 6)
    f.lineWidth = 0.7 + r() * 1.1
    f.strokeStyle = rgba(
      lit > 0.55 ? '#8fd0f0' : lit > 0.4 ? '#3f7ea8' : '#04101f',
      0.16 + lit * 0.4
    )
    f.beginPath()
    f.moveTo(x, y)
    f.quadraticCurveTo(x - 2, y + L * 0.5, x - 5 - r() * 5 + (u > 48 ? 6 : 0), y + L)
    f.stroke()
  }
  f.fillStyle = '#ffe08a'
  f.beginPath()
  f.ellipse(ox + 52.6 * s, oy + 11.6 * s, 3.2, 1.9, -0.9, 0, TAU)
  f.fill()
  f.globalCompositeOperation = 'destination-in'
  f.drawImage(wc, 0, 0)
  g.drawImage(fc, 0, 0)
  rock('#0a1c36', oy + 89 * s, 3)
  g.save()
  g.globalCompositeOperation = 'screen'
  g.strokeStyle = 'rgba(150,230,255,.25)'
  g.restore()
  mist(g, W, H, '#5ad8d0', 0.4, 21, { sx: 3, sy: 8, y0: 0.64, y1: 0.8 })
}
