import { type G, pixels, rgba } from '../core/canvas.ts'
import { clamp, fbm, lerp, type Rng, smooth, TAU } from '../core/math.ts'
import {
  bokeh,
  clouds,
  disc,
  fillV,
  frond,
  glowAt,
  mist,
  motes,
  reeds,
  ridge,
  shafts,
  stars,
  water
} from './paint.ts'
import type { Env } from './places.ts'

const coral = (
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
const bubbles = (g: G, W: number, H: number, r: Rng, n: number) => {
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
const rigging = (g: G, x: number, y: number, h: number, c: string) => {
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

export const waters: Record<string, Env> = {
  reef: {
    light: {
      key: '#ffffff',
      fill: '#4ad8e8',
      left: '#ff9ad0',
      right: '#5affe0',
      ground: '#0a7a8a',
      keyI: 1.1
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#c8fff4'],
        [0.2, '#58e4e4'],
        [0.5, '#18a4c4'],
        [0.8, '#0a6a94'],
        [1, '#064a70']
      ])
      shafts(g, W, H, r, W * 0.6, -200, '#f0fffa', 24, 0.55, 0.9, 2.4, H * 1.3)
      ridge(g, W, H, H * 0.74, 40, 4, '#1486a8', { f: 2, rough: 12 })
      for (const [n, cols, y, s] of [
        [16, ['#3a8ab0', '#5a7ab8', '#8a6ab0'], 0.82, 46],
        [16, ['#e85a8a', '#ff8a5a', '#c04ab0', '#ffb84a'], 0.98, 76]
      ] as const)
        for (let i = 0; i < n; i++) {
          const x = ((i + r()) / n) * W,
            edge = Math.abs(x / W - 0.5) * 2
          coral(
            g,
            r,
            x,
            H * y + 20,
            -Math.PI / 2 + (r() - 0.5) * 0.5,
            s * (0.45 + edge * 0.75),
            16,
            4,
            cols[i % cols.length]
          )
        }
      for (let i = 0; i < 18; i++) {
        const x = W * r(),
          y = H * (0.1 + r() * 0.55),
          s = 5 + r() * 9,
          d = r() < 0.5 ? -1 : 1
        g.fillStyle = rgba(['#ffd84a', '#ff8a4a', '#fff4d0'][i % 3], 0.85)
        g.beginPath()
        g.ellipse(x, y, s, s * 0.5, 0, 0, TAU)
        g.fill()
        g.beginPath()
        g.moveTo(x - d * s * 0.8, y)
        g.lineTo(x - d * s * 1.6, y - s * 0.5)
        g.lineTo(x - d * s * 1.6, y + s * 0.5)
        g.fill()
      }
      glowAt(g, W * 0.5, H * 0.4, W * 0.5, '#d8fff8', 0.5)
    },
    front(g, W, H, r) {
      bubbles(g, W, H, r, 40)
      motes(g, W, H, r, 40, ['#ffffff'], { size: 0.7, a: 0.6 })
    }
  },
  abyss: {
    light: {
      key: '#d0f4ff',
      fill: '#0a3a6a',
      left: '#2affe0',
      right: '#8a4aff',
      ground: '#04203a',
      rimI: 1.4
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#0e4a6a'],
        [0.35, '#062a4a'],
        [0.75, '#031228'],
        [1, '#010610']
      ])
      shafts(g, W, H, r, W * 0.3, -220, '#5ad8ff', 16, 0.5, 0.9, 2.0, H * 1.2)
      for (let i = 0; i < 26; i++) {
        const x = r() * W,
          y = H * (0.15 + r() * 0.7),
          s = 8 + r() * 26
        glowAt(g, x, y, s * 2.4, ['#2affd8', '#8a5aff', '#2a9aff'][i % 3], 0.4)
        g.strokeStyle = rgba('#8affee', 0.28)
        g.lineWidth = 1.3
        g.beginPath()
        g.arc(x, y, s * 0.5, Math.PI, TAU)
        g.stroke()
        for (let k = -2; k <= 2; k++) {
          g.beginPath()
          g.moveTo(x + k * s * 0.2, y)
          g.quadraticCurveTo(x + k * s * 0.3 + 6, y + s, x + k * s * 0.2, y + s * 2)
          g.stroke()
        }
      }
      ridge(g, W, H, H * 0.86, 70, 8, '#020d1c', { f: 3, rough: 18 })
      glowAt(g, W * 0.5, H * 0.4, W * 0.6, '#0fa8b8', 0.5)
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 90, ['#5affe8', '#a08aff'], { size: 0.8, a: 0.8 })
    }
  },
  whirl: {
    light: {
      key: '#eafcff',
      fill: '#0a6ab8',
      left: '#4ae0ff',
      right: '#2a5aff',
      ground: '#06385a'
    },
    back(g, W, H) {
      const im = pixels(W >> 1, H >> 1, (u, v) => {
        const x = (((u - 0.5) * W) / H) * 1.5,
          y = (v - 0.42) * 1.5,
          d = Math.hypot(x, y * 1.25),
          a = Math.atan2(y * 1.25, x)
        const n = fbm(
          Math.cos(a + d * 5 + 2 / (d + 0.2)) * 2.4 + 7,
          Math.sin(a + d * 5 + 2 / (d + 0.2)) * 2.4 + d * 7,
          5,
          5
        )
        const t = clamp(n * 1.6 - 0.35),
          k = smooth(0.02, 0.75, d)
        return [
          lerp(4, 30, k) + t * lerp(60, 190, k),
          lerp(20, 110, k) + t * lerp(120, 140, k),
          lerp(60, 170, k) + t * lerp(150, 85, k)
        ]
      })
      g.imageSmoothingQuality = 'high'
      g.drawImage(im, 0, 0, W, H)
      glowAt(g, W / 2, H * 0.4, W * 0.5, '#8af0ff', 0.55)
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 120, ['#ffffff', '#bff4ff'], { size: 0.7, streak: 3, a: 0.8 })
    }
  },
  harbour: {
    light: {
      key: '#ffe6c0',
      fill: '#c8785a',
      left: '#ff7a4a',
      right: '#ffc46a',
      ground: '#3a2a4a'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#3a3a7a'],
        [0.25, '#9a5a8a'],
        [0.45, '#f08a5a'],
        [0.58, '#ffd27a'],
        [1, '#3a2a4a']
      ])
      mist(g, W, H, '#ff9a7a', 0.5, 3, { sx: 2, sy: 9, y0: 0.1, y1: 0.5 })
      disc(g, W * 0.3, H * 0.5, W * 0.1, '#fff2c0', '#ffb45a')
      ridge(g, W, H, H * 0.575, 22, 4, '#8a4a6a', { f: 3, rough: 3 })
      water(g, W, H, r, H * 0.58, '#e88a5a', '#1c1a3a', '#ffe0a0', W * 0.3, 0.3)
      rigging(g, W * 0.86, H * 0.66, 330, '#2a1a34')
      rigging(g, W * 0.1, H * 0.62, 200, '#4a2a48')
      for (let i = 0; i < 9; i++) {
        g.strokeStyle = '#2a1a34'
        g.lineWidth = 2.2
        const x = W * (0.3 + r() * 0.5),
          y = H * (0.1 + r() * 0.25),
          s = 7 + r() * 9
        g.beginPath()
        g.moveTo(x - s, y - s * 0.4)
        g.quadraticCurveTo(x - s * 0.4, y - s * 0.6, x, y)
        g.quadraticCurveTo(x + s * 0.4, y - s * 0.6, x + s, y - s * 0.4)
        g.stroke()
      }
      g.fillStyle = '#1a1024'
      g.fillRect(0, H * 0.82, W, H)
      for (let i = 0; i < 7; i++) {
        g.fillRect(W * (0.04 + i * 0.155), H * 0.74, 20, H)
      }
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 50, ['#ffd890'], { size: 0.8, a: 0.7 })
    }
  },
  lagoon: {
    light: {
      key: '#fffdf0',
      fill: '#6ad8f0',
      left: '#ffe0a0',
      right: '#7affe8',
      ground: '#e8c88a',
      keyI: 1.15
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#1a8ae0'],
        [0.4, '#8ad8f8'],
        [0.5, '#e8fbf4']
      ])
      clouds(g, W, r, H * 0.3, 7, 52, '#ffffff', '#bfe4f4')
      ridge(g, W, H, H * 0.49, 26, 5, '#4aa890', { f: 2.4, rough: 5 })
      water(g, W, H, r, H * 0.5, '#3ad8d8', '#0a9ac0', '#ffffff', W * 0.55, 0.5)
      g.fillStyle = '#f6dca0'
      g.beginPath()
      g.moveTo(0, H * 0.74)
      g.bezierCurveTo(W * 0.3, H * 0.68, W * 0.6, H * 0.8, W, H * 0.7)
      g.lineTo(W, H)
      g.lineTo(0, H)
      g.fill()
      g.strokeStyle = 'rgba(255,255,255,.8)'
      g.lineWidth = 7
      g.beginPath()
      g.moveTo(0, H * 0.735)
      g.bezierCurveTo(W * 0.3, H * 0.675, W * 0.6, H * 0.795, W, H * 0.695)
      g.stroke()
      for (const [x, y, d, L] of [
        [-0.04, 0.62, 0.55, 250],
        [1.05, 0.5, -0.5, 230]
      ]) {
        g.strokeStyle = '#6a4424'
        g.lineWidth = 22
        g.beginPath()
        g.moveTo(W * x, H * 0.9)
        g.quadraticCurveTo(W * (x + d * 0.08), H * 0.4, W * (x + d * 0.34), H * (y - 0.44))
        g.stroke()
        for (let i = 0; i < 8; i++)
          frond(
            g,
            W * (x + d * 0.34),
            H * (y - 0.44),
            L * 0.8,
            i * 0.78 + 0.2,
            0.5,
            i % 2 ? '#1f7a3a' : '#2f9a44'
          )
      }
    },
    front(g, W, H, r) {
      bokeh(g, W, H, r, 10, ['#ffffff', '#fff2b0'], 20, 0, 0.7, 0.2)
    }
  },
  moonSea: {
    light: {
      key: '#dfe8ff',
      fill: '#2a3a8a',
      left: '#6a8aff',
      right: '#b0d8ff',
      ground: '#101c44'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#050a2a'],
        [0.4, '#1a2a6a'],
        [0.58, '#5a6ab8'],
        [1, '#04081c']
      ])
      stars(g, W, H, r, 240, 0.5)
      disc(g, W * 0.7, H * 0.2, W * 0.15, '#f0f4ff', '#a8c0ff', 0.8, true)
      mist(g, W, H, '#6a7ac8', 0.5, 6, { sx: 2, sy: 9, y0: 0.3, y1: 0.56 })
      water(g, W, H, r, H * 0.57, '#3a4a9a', '#030618', '#e8f0ff', W * 0.7, 0.2, 340)
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 60, ['#d8e4ff'], { size: 0.7, a: 0.6 })
    }
  },
  nightCliff: {
    light: {
      key: '#e8f0ff',
      fill: '#1a4a6a',
      left: '#4aa8e0',
      right: '#ffd88a',
      ground: '#0c2436'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#06101f'],
        [0.4, '#123a56'],
        [0.62, '#3a7a8a'],
        [1, '#041018']
      ])
      mist(g, W, H, '#0a1a2a', 0.9, 3, { sx: 2.4, sy: 4, y0: 0, y1: 0.5, warp: 3, cut: 0.38 })
      mist(g, W, H, '#7ab0c0', 0.45, 7, { sx: 3, sy: 6, y0: 0.15, y1: 0.6, warp: 3, cut: 0.5 })
      water(g, W, H, r, H * 0.66, '#2a6a7a', '#03101a', '#d8f4ff', W * 0.6, 0.5)
      ridge(g, W, H, H * 0.9, 60, 9, '#06121a', { f: 3, rough: 20 })
    },
    front(g, W, H, r) {
      g.strokeStyle = 'rgba(210,235,255,.16)'
      for (let i = 0; i < 120; i++) {
        const x = r() * W * 1.2,
          y = r() * H,
          l = 12 + r() * 36
        g.lineWidth = 0.6 + r()
        g.beginPath()
        g.moveTo(x, y)
        g.lineTo(x - l * 0.3, y + l)
        g.stroke()
      }
    }
  },
  seaDawn: {
    light: {
      key: '#fff2e0',
      fill: '#7a9ab8',
      left: '#ff9a8a',
      right: '#8ad0ff',
      ground: '#1c4a66'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#4a78a8'],
        [0.3, '#c8b8c8'],
        [0.5, '#ffd8b8'],
        [0.58, '#fff0d0'],
        [1, '#0c3450']
      ])
      clouds(g, W, r, H * 0.26, 6, 44, '#fff0e8', '#d0b8c4')
      disc(g, W * 0.24, H * 0.54, W * 0.07, '#ffffff', '#ffd89a', 0.9)
      water(g, W, H, r, H * 0.58, '#b8c8c8', '#0a2c48', '#fff6e0', W * 0.24, 0.32)
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 50, ['#ffffff'], { size: 0.6, y0: 0.5 })
    }
  },
  ghostFog: {
    light: {
      key: '#d8fff0',
      fill: '#0a4a3a',
      left: '#2affb0',
      right: '#8affd8',
      ground: '#06241c',
      rimI: 1.4
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#020c0c'],
        [0.4, '#0a3a34'],
        [0.62, '#2a8a74'],
        [1, '#020a0a']
      ])
      disc(g, W * 0.28, H * 0.18, W * 0.12, '#e0fff0', '#5affc0', 0.6, true)
      mist(g, W, H, '#5affc8', 0.5, 4, { sx: 2, sy: 6, warp: 3, y0: 0.2, y1: 0.75 })
      water(g, W, H, r, H * 0.64, '#1c6a58', '#010808', '#a8ffe0', W * 0.5, 0.4)
      mist(g, W, H, '#c8fff0', 0.6, 9, { sx: 2, sy: 9, y0: 0.55, y1: 0.8 })
    },
    front(g, W, H, r) {
      mist(g, W, H, '#8affd8', 0.4, 19, { sx: 2, sy: 7, y0: 0.6, y1: 0.95, mode: 'screen' })
      motes(g, W, H, r, 60, ['#8affd0'], { size: 0.8 })
    }
  },
  marsh: {
    light: {
      key: '#ffeac0',
      fill: '#5a6a3a',
      left: '#9aff6a',
      right: '#ffb45a',
      ground: '#1c2a18'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#1c2a3a'],
        [0.3, '#3a5a54'],
        [0.52, '#b8a85a'],
        [0.6, '#e8c87a'],
        [1, '#0c1a14']
      ])
      mist(g, W, H, '#e8d890', 0.5, 4, { sx: 2, sy: 9, y0: 0.4, y1: 0.7 })
      for (let i = 0; i < 7; i++) {
        const x = W * (r() * 0.3 + (i % 2 ? 0.72 : 0))
        g.strokeStyle = '#141c18'
        g.lineWidth = 12 + r() * 14
        g.beginPath()
        g.moveTo(x, H * 0.75)
        g.quadraticCurveTo(x + (r() - 0.5) * 60, H * 0.4, x + (r() - 0.5) * 90, -10)
        g.stroke()
        for (let k = 0; k < 9; k++) {
          g.lineWidth = 1.6
          g.strokeStyle = '#24342a'
          const xx = x + (r() - 0.5) * 90,
            y = H * r() * 0.3
          g.beginPath()
          g.moveTo(xx, y)
          g.lineTo(xx + 3, y + 50 + r() * 90)
          g.stroke()
        }
      }
      water(g, W, H, r, H * 0.64, '#6a7a44', '#0a1610', '#ffe8a0', W * 0.5, 0.4)
      reeds(g, W, H * 0.82, r, 60, 150, ['#24341c', '#344a24'])
    },
    front(g, W, H, r) {
      for (let i = 0; i < 20; i++)
        glowAt(g, r() * W, H * (0.2 + r() * 0.5), 12 + r() * 12, '#c8ff6a', 0.9)
      reeds(g, W, H, r, 46, 200, ['#080f0a', '#0e1a10'], '#1a120a')
    }
  },
  pondNight: {
    light: {
      key: '#f0e8ff',
      fill: '#3a2a8a',
      left: '#ff8ad8',
      right: '#5ad8ff',
      ground: '#141034'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#0a0a2c'],
        [0.45, '#2a2a7a'],
        [0.6, '#5a4a9a'],
        [1, '#06061c']
      ])
      stars(g, W, H, r, 160, 0.5)
      disc(g, W * 0.5, H * 0.24, W * 0.2, '#fff6ff', '#c8b0ff', 0.7, true)
      ridge(g, W, H, H * 0.58, 40, 6, '#16164a', { f: 3, rough: 18 })
      water(g, W, H, r, H * 0.6, '#3a3a8a', '#05051a', '#f0e0ff', W * 0.5, 0.3)
      for (let i = 0; i < 9; i++) {
        const x = W * ((i * 0.37) % 1),
          y = H * (0.66 + (i % 3) * 0.1),
          R = 30 + r() * 50
        g.fillStyle = rgba('#1c5a4a', 0.85)
        g.beginPath()
        g.ellipse(x, y, R, R * 0.26, 0, 0.3, TAU)
        g.lineTo(x, y)
        g.fill()
      }
    },
    front(g, W, H, r) {
      for (let i = 0; i < 26; i++)
        glowAt(g, r() * W, H * (0.15 + r() * 0.6), 8 + r() * 10, i % 3 ? '#ffe88a' : '#ff9ae0', 0.9)
      reeds(g, W, H, r, 30, 170, ['#05061a'], '#0a0818')
    }
  },
  duskReeds: {
    light: {
      key: '#ffe0d0',
      fill: '#a85a7a',
      left: '#ff6a8a',
      right: '#5ac8d8',
      ground: '#2a1a34'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#1c4a6a'],
        [0.35, '#8a6a9a'],
        [0.6, '#ff9a8a'],
        [0.72, '#ffcf9a'],
        [1, '#2a1a3a']
      ])
      disc(g, W * 0.62, H * 0.5, W * 0.2, '#ffe8c8', '#ff8a6a', 0.7)
      mist(g, W, H, '#ffb8a8', 0.5, 5, { sx: 2, sy: 10, y0: 0.4, y1: 0.75 })
      water(g, W, H, r, H * 0.7, '#d88a8a', '#1c1430', '#ffe8d0', W * 0.62, 0.2)
      reeds(g, W, H * 0.9, r, 70, 260, ['#4a2a4a', '#3a2040'], '#3a1c28')
    },
    front(g, W, H, r) {
      reeds(g, W, H, r, 40, 340, ['#160c1e', '#1e1024'], '#120a10')
      motes(g, W, H, r, 50, ['#ffd8b0'], { size: 0.9 })
    }
  }
}
