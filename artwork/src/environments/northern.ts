import { type G, pixels, rgba } from '../core/canvas.ts'
import { clamp, fbm, type Rng, TAU } from '../core/math.ts'
import {
  clouds,
  disc,
  fillV,
  gloom,
  glowAt,
  mist,
  motes,
  pines,
  planks,
  ridge,
  shafts,
  stars,
  water
} from './paint.ts'
import type { Env } from './places.ts'

const peaks = (
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
const flakes = (g: G, W: number, H: number, r: Rng, n: number) => {
  for (let i = 0; i < n; i++) {
    const s = 0.8 + r() ** 3 * 5
    g.fillStyle = rgba('#ffffff', 0.35 + r() * 0.5)
    g.beginPath()
    g.arc(r() * W, r() * H, s, 0, TAU)
    g.fill()
  }
}

export const northern: Record<string, Env> = {
  fjordDawn: {
    light: {
      key: '#fff0e4',
      fill: '#8a7ab8',
      left: '#ff8aa8',
      right: '#ffc48a',
      ground: '#2a3a5a'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#3a4a8a'],
        [0.3, '#c88aa8'],
        [0.5, '#ffc49a'],
        [0.6, '#ffe8c8'],
        [1, '#1c2a4a']
      ])
      clouds(g, W, r, H * 0.2, 5, 40, '#ffd8d0', '#b88aa8')
      peaks(g, W, H, r, H * 0.6, 250, 5, '#5a5a8a', '#ffe4e0')
      mist(g, W, H, '#ffd8c8', 0.6, 4, { y0: 0.46, y1: 0.64 })
      water(g, W, H, r, H * 0.6, '#c88a9a', '#12203c', '#fff0e0', W * 0.55, 0.34)
      pines(g, W, r, H * 0.7, 70, 16, '#16243a')
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 60, ['#fff0e0'], { size: 0.6, a: 0.7 })
    }
  },
  pineSnow: {
    light: {
      key: '#eaf2ff',
      fill: '#3a5a9a',
      left: '#5ac8ff',
      right: '#b8a0ff',
      ground: '#8aa8d0'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#081430'],
        [0.4, '#1c3a72'],
        [0.66, '#6a94c8'],
        [1, '#c8dcf0']
      ])
      stars(g, W, H, r, 180, 0.5)
      pines(g, W, r, H * 0.6, 200, 14, '#3a5c94', '#8ab0dc')
      mist(g, W, H, '#b8d4f0', 0.6, 5, { y0: 0.45, y1: 0.7 })
      pines(g, W, r, H * 0.72, 280, 9, '#16305c', '#a8c8e8')
      ridge(g, W, H, H * 0.76, 30, 3, '#dce9f6', { f: 1.6 })
      ridge(g, W, H, H * 0.88, 30, 8, '#a8c2e0', { f: 1.4 })
    },
    front(g, W, H, r) {
      flakes(g, W, H, r, 150)
    }
  },
  meadHall: {
    light: {
      key: '#ffe0b0',
      fill: '#8a4a1c',
      left: '#ff7a2a',
      right: '#ffc06a',
      ground: '#3a1c0c'
    },
    back(g, W, H, r) {
      planks(g, W, H, r, 9, '#140905', '#5a3218')
      g.fillStyle = '#1a0c06'
      for (const x of [0.08, 0.92]) {
        g.fillRect(W * x - 36, 0, 72, H)
        g.strokeStyle = '#8a5a2a'
        g.lineWidth = 4
        for (let i = 0; i < 12; i++) {
          g.beginPath()
          g.moveTo(W * x - 26, i * 70)
          g.bezierCurveTo(W * x + 40, i * 70 + 20, W * x - 40, i * 70 + 50, W * x + 26, i * 70 + 70)
          g.stroke()
        }
      }
      g.beginPath()
      g.moveTo(0, 0)
      g.lineTo(W * 0.5, H * 0.16)
      g.lineTo(W, 0)
      g.lineTo(W, -10)
      g.lineTo(0, -10)
      g.fill()
      for (const x of [0.27, 0.73]) {
        g.fillStyle = '#7a1418'
        g.beginPath()
        g.moveTo(W * x - 50, H * 0.06)
        g.lineTo(W * x + 50, H * 0.06)
        g.lineTo(W * x + 50, H * 0.34)
        g.lineTo(W * x, H * 0.4)
        g.lineTo(W * x - 50, H * 0.34)
        g.fill()
        g.strokeStyle = '#e8b85a'
        g.lineWidth = 5
        g.stroke()
      }
      gloom(g, W, H, W / 2, H * 0.5, '#0a0402', 0.94, 0.18)
      glowAt(g, W / 2, H * 0.62, W * 0.8, '#ff8a2a', 0.8, 1.1, 0.8)
      for (const x of [0.06, 0.94]) {
        glowAt(g, W * x, H * 0.3, 130, '#ffae4a', 1)
        glowAt(g, W * x, H * 0.28, 26, '#fff4d0', 1, 0.7, 1.7)
      }
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 90, ['#ffb04a', '#ffe0a0'], { streak: 3, size: 0.8 })
    }
  },
  blizzard: {
    light: {
      key: '#f4faff',
      fill: '#8ab0d8',
      left: '#a8e0ff',
      right: '#d0c8ff',
      ground: '#7a9ac0'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#7a9cc4'],
        [0.4, '#b8d0e8'],
        [0.7, '#e4f0fa'],
        [1, '#5a7ca8']
      ])
      peaks(g, W, H, r, H * 0.62, 200, 4, '#9ab4d4', '#f0f8ff')
      mist(g, W, H, '#ffffff', 0.8, 4, { sx: 3, sy: 5, warp: 3, y0: 0.1, y1: 0.8 })
      glowAt(g, W * 0.5, H * 0.38, W * 0.5, '#ffffff', 0.6)
    },
    front(g, W, H, r) {
      g.strokeStyle = 'rgba(255,255,255,.6)'
      g.lineCap = 'round'
      for (let i = 0; i < 170; i++) {
        const x = r() * W * 1.2,
          y = r() * H,
          l = 8 + r() * 30
        g.lineWidth = 0.8 + r() * 2.4
        g.beginPath()
        g.moveTo(x, y)
        g.lineTo(x - l, y + l * 0.35)
        g.stroke()
      }
    }
  },
  icebergs: {
    light: {
      key: '#ffffff',
      fill: '#6ac0e8',
      left: '#8ae8ff',
      right: '#ffd0e0',
      ground: '#1c6a94'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#4a9ad8'],
        [0.35, '#a8dcf0'],
        [0.52, '#f4e4e8'],
        [1, '#0c4a78']
      ])
      clouds(g, W, r, H * 0.22, 5, 40, '#ffffff', '#c0dcec')
      for (let i = 0; i < 7; i++) {
        const x = W * ((i * 0.29 + 0.04) % 1),
          y = H * 0.58,
          h = 60 + r() * 170,
          w = h * 0.8
        g.fillStyle = '#d8f0fa'
        g.beginPath()
        g.moveTo(x - w, y)
        g.lineTo(x - w * 0.5, y - h * 0.7)
        g.lineTo(x - w * 0.1, y - h)
        g.lineTo(x + w * 0.4, y - h * 0.5)
        g.lineTo(x + w, y)
        g.fill()
        g.fillStyle = '#8ac4e4'
        g.beginPath()
        g.moveTo(x - w * 0.1, y - h)
        g.lineTo(x + w * 0.4, y - h * 0.5)
        g.lineTo(x + w, y)
        g.lineTo(x + w * 0.1, y)
        g.fill()
      }
      water(g, W, H, r, H * 0.57, '#6ac0dc', '#06365c', '#ffffff', W * 0.5, 0.5)
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 70, ['#ffffff'], { size: 0.7, a: 0.7 })
    }
  },
  stormPeak: {
    light: {
      key: '#eaf0ff',
      fill: '#3a4a8a',
      left: '#5ab8ff',
      right: '#c0a0ff',
      ground: '#1c2440',
      rimI: 1.4
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#0a0e24'],
        [0.45, '#2a3a6a'],
        [0.7, '#5a6a9a'],
        [1, '#0a0e1c']
      ])
      peaks(g, W, H, r, H * 0.74, 320, 4, '#1c2648', '#8a9cc8')
      mist(g, W, H, '#05081a', 0.95, 3, { sx: 2.2, sy: 3.4, y0: 0, y1: 0.4, warp: 3, cut: 0.36 })
      mist(g, W, H, '#8a9ad8', 0.5, 8, { sx: 3, sy: 6, y0: 0.2, y1: 0.7, warp: 3 })
      const bolt = (x: number, y: number, L: number, w: number) => {
        g.save()
        g.shadowColor = '#8ab8ff'
        g.shadowBlur = 26
        g.strokeStyle = '#f4f8ff'
        g.lineWidth = w
        g.beginPath()
        g.moveTo(x, y)
        for (let i = 0; i < 12; i++) {
          x += (r() - 0.5) * 56
          y += L / 12
          g.lineTo(x, y)
        }
        g.stroke()
        g.restore()
      }
      bolt(W * 0.2, -10, H * 0.62, 4)
      bolt(W * 0.26, H * 0.1, H * 0.3, 2)
      bolt(W * 0.84, -10, H * 0.5, 3)
      glowAt(g, W * 0.22, H * 0.3, W * 0.5, '#6a9aff', 0.5)
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 60, ['#8ad0ff'], { streak: 4, size: 0.8 })
    }
  },
  cabin: {
    light: {
      key: '#fff0d8',
      fill: '#3a4a8a',
      left: '#5a8aff',
      right: '#ffb45a',
      ground: '#5a6a94'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#0a1030'],
        [0.5, '#2a3a7a'],
        [0.72, '#5a6ab0'],
        [1, '#8a9cc8']
      ])
      stars(g, W, H, r, 160, 0.6)
      pines(g, W, r, H * 0.66, 260, 10, '#16204c', '#5a70b0')
      g.fillStyle = '#2a1a1c'
      g.beginPath()
      g.moveTo(W * 0.52, H * 0.44)
      g.lineTo(W * 0.78, H * 0.26)
      g.lineTo(W * 1.06, H * 0.44)
      g.lineTo(W * 1.02, H * 0.44)
      g.lineTo(W * 1.02, H * 0.7)
      g.lineTo(W * 0.56, H * 0.7)
      g.lineTo(W * 0.56, H * 0.44)
      g.fill()
      g.fillStyle = '#e8f0ff'
      g.beginPath()
      g.moveTo(W * 0.49, H * 0.45)
      g.lineTo(W * 0.78, H * 0.24)
      g.lineTo(W * 1.1, H * 0.45)
      g.lineTo(W * 1.06, H * 0.46)
      g.lineTo(W * 0.78, H * 0.29)
      g.lineTo(W * 0.54, H * 0.46)
      g.fill()
      for (const x of [0.63, 0.84]) {
        g.fillStyle = '#ffc86a'
        g.fillRect(W * x, H * 0.49, W * 0.1, H * 0.1)
        glowAt(g, W * (x + 0.05), H * 0.54, 110, '#ffb04a', 0.8)
        g.fillStyle = '#2a1a1c'
        g.fillRect(W * (x + 0.045), H * 0.49, 5, H * 0.1)
        g.fillRect(W * x, H * 0.535, W * 0.1, 5)
      }
      ridge(g, W, H, H * 0.7, 24, 3, '#c8d4ee', { f: 1.4 })
      ridge(g, W, H, H * 0.84, 30, 8, '#8a9cc8', { f: 1.4 })
    },
    front(g, W, H, r) {
      flakes(g, W, H, r, 130)
    }
  },
  opalCave: {
    light: {
      key: '#fff0ff',
      fill: '#4ad0d0',
      left: '#ff8ad0',
      right: '#5affd0',
      ground: '#1c4a6a'
    },
    back(g, W, H, r) {
      const im = pixels(W >> 1, H >> 1, (u, v) => {
        const n = fbm(u * 4 + fbm(u * 3, v * 3, 3) * 2, v * 5, 8, 5),
          d = Math.hypot(u - 0.5, (v - 0.4) * 1.2)
        const h = n * 7 + d * 3,
          k = clamp(1.1 - d * 1.15)
        return [
          (0.5 + 0.5 * Math.sin(h)) * 170 * k + 20,
          (0.55 + 0.45 * Math.sin(h + 2.1)) * 210 * k + 22,
          (0.6 + 0.4 * Math.sin(h + 4)) * 235 * k + 46
        ]
      })
      g.drawImage(im, 0, 0, W, H)
      for (const s of [-1, 1])
        for (let i = 0; i < 12; i++) {
          const x = W / 2 + s * W * (0.34 + r() * 0.22),
            w = 24 + r() * 40,
            h = H * (0.15 + r() * 0.4),
            up = i % 2
          g.fillStyle = rgba(['#0a2a4a', '#123a5c', '#0c1c3c'][i % 3], 0.9)
          g.beginPath()
          g.moveTo(x - w, up ? -4 : H)
          g.lineTo(x + w, up ? -4 : H)
          g.lineTo(x + (r() - 0.5) * 20, up ? h : H - h)
          g.fill()
        }
      shafts(g, W, H, r, W / 2, H * 0.35, '#ffffff', 18, 0.25)
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 90, ['#ffd0f4', '#c0fff0'], { size: 0.8 })
    }
  },
  sleighNight: {
    light: {
      key: '#fff4e8',
      fill: '#4a3a7a',
      left: '#ff9a5a',
      right: '#7ac8ff',
      ground: '#7a5a6a'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#2a0a18'],
        [0.5, '#7a1c2c'],
        [1, '#2a0a14']
      ])
      for (let i = 0; i < 60; i++) {
        const x = r() * W,
          y = r() * H * 0.7
        glowAt(g, x, y, 8 + r() * 30, ['#ffcf7a', '#ff8a5a', '#ffe8c0'][i % 3], 0.55)
      }
      g.strokeStyle = '#1c3a20'
      g.lineWidth = 20
      for (const y of [0.02, 0.1]) {
        g.beginPath()
        g.moveTo(-10, H * y)
        g.quadraticCurveTo(W * 0.5, H * (y + 0.13), W + 10, H * y)
        g.stroke()
      }
      for (let i = 0; i < 26; i++) {
        const t = i / 25
        glowAt(
          g,
          W * t,
          H * (0.02 + 0.26 * t * (1 - t) + (i % 2) * 0.08),
          26,
          ['#ffd84a', '#ff5a4a', '#7affb0', '#7ac8ff'][i % 4],
          1
        )
      }
      gloom(g, W, H, W / 2, H * 0.4, '#14040a', 0.7, 0.3)
    },
    front(g, W, H, r) {
      flakes(g, W, H, r, 110)
    }
  },
  redMoon: {
    light: {
      key: '#ffe0d0',
      fill: '#7a0a14',
      left: '#ff2a2a',
      right: '#ff8a4a',
      ground: '#2a0408'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#0c0206'],
        [0.5, '#4a060c'],
        [0.75, '#8a1a10'],
        [1, '#0c0204']
      ])
      disc(g, W * 0.5, H * 0.34, W * 0.38, '#ff8a6a', '#c81414', 0.7, true)
      mist(g, W, H, '#16020a', 0.85, 5, { sx: 2, sy: 8, y0: 0.3, y1: 0.6, cut: 0.46 })
      ridge(g, W, H, H * 0.74, 50, 4, '#24040a', { f: 3, rough: 10 })
      g.strokeStyle = '#120206'
      for (const s of [-1, 1])
        for (let i = 0; i < 4; i++) {
          const x = W * (0.5 + s * (0.34 + i * 0.06)),
            h = H * (0.3 + r() * 0.3)
          g.lineWidth = 14 - i * 2
          g.beginPath()
          g.moveTo(x, H)
          g.lineTo(x + (r() - 0.5) * 30, H - h)
          g.stroke()
          for (let k = 0; k < 6; k++) {
            g.lineWidth = 3
            const y = H - h * (0.4 + k * 0.1)
            g.beginPath()
            g.moveTo(x, y)
            g.quadraticCurveTo(
              x + (r() - 0.5) * 60,
              y - 20,
              x + (r() - 0.5) * 150,
              y - 50 - r() * 40
            )
            g.stroke()
          }
        }
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 60, ['#ff5a3a'], { size: 0.8 })
    }
  }
}
