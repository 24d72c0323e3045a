import { type G, pixels, rgba } from '../core/canvas.ts'
import { clamp, fbm, noise, type Rng, TAU } from '../core/math.ts'
import {
  bokeh,
  clouds,
  disc,
  fillV,
  frond,
  glowAt,
  leafFan,
  mist,
  motes,
  reeds,
  ridge,
  shafts,
  stars,
  water
} from './paint.ts'
import type { Env } from './places.ts'

const tree = (
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
const rays = (
  g: G,
  W: number,
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
  void W
}

export const open: Record<string, Env> = {
  synthGrid: {
    light: {
      key: '#fff0ff',
      fill: '#7a1ad0',
      left: '#ff2d9a',
      right: '#19d3ff',
      ground: '#3a0a6a'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#0c0430'],
        [0.35, '#4a0f7a'],
        [0.55, '#e0307a'],
        [0.62, '#ffb45a'],
        [0.63, '#14042c'],
        [1, '#07021a']
      ])
      stars(g, W, H, r, 120, 0.4)
      const R = W * 0.3,
        cx = W / 2,
        cy = H * 0.42
      glowAt(g, cx, cy, R * 2, '#ff5a9a', 0.8)
      g.save()
      const l = g.createLinearGradient(0, cy - R, 0, cy + R)
      l.addColorStop(0, '#fff08a')
      l.addColorStop(0.5, '#ff8a4a')
      l.addColorStop(1, '#ff2d9a')
      g.beginPath()
      g.arc(cx, cy, R, 0, TAU)
      g.clip()
      g.fillStyle = l
      g.fillRect(0, 0, W, H)
      g.fillStyle = '#7a1a7a'
      for (let i = 0; i < 7; i++) g.fillRect(0, cy + R * (-0.05 + i * 0.16), W, 3 + i * 2.4)
      g.restore()
      ridge(g, W, H, H * 0.62, 34, 5, '#1c0840', { f: 4, rough: 12 })
      g.fillStyle = '#0c0326'
      g.fillRect(0, H * 0.63, W, H)
      g.save()
      g.strokeStyle = '#ff4ad0'
      g.shadowColor = '#ff2d9a'
      g.shadowBlur = 12
      g.lineWidth = 2
      for (let i = -16; i <= 16; i++) {
        g.beginPath()
        g.moveTo(cx + i * W * 0.045, H * 0.63)
        g.lineTo(cx + i * W * 0.24, H)
        g.stroke()
      }
      for (let i = 0; i < 11; i++) {
        const y = H * 0.63 + (i / 11) ** 2 * H * 0.37
        g.beginPath()
        g.moveTo(0, y)
        g.lineTo(W, y)
        g.stroke()
      }
      g.restore()
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 50, ['#ff9ae0', '#8ae8ff'], { size: 0.8 })
    }
  },
  neonShore: {
    light: {
      key: '#fff0e8',
      fill: '#c82a9a',
      left: '#ff5a6a',
      right: '#2af0d8',
      ground: '#2a1a6a'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#1a1a6a'],
        [0.3, '#7a2a9a'],
        [0.5, '#ff5a8a'],
        [0.6, '#ffc46a'],
        [1, '#1a0a4a']
      ])
      disc(g, W * 0.64, H * 0.46, W * 0.2, '#fff2a0', '#ff6a8a', 0.7)
      water(g, W, H, r, H * 0.6, '#ff7a8a', '#14084a', '#fff0b0', W * 0.64, 0.26)
      for (const [x, d] of [
        [0.02, 0.3],
        [0.98, -0.22]
      ] as const) {
        g.strokeStyle = '#14062c'
        g.lineWidth = 18
        g.beginPath()
        g.moveTo(W * x, H)
        g.quadraticCurveTo(W * (x + d * 0.2), H * 0.5, W * (x + d), H * 0.14)
        g.stroke()
        for (let i = 0; i < 9; i++)
          frond(g, W * (x + d), H * 0.14, 190, i * 0.7 + 0.1, 0.5, '#14062c')
      }
    },
    front(g, W, H, r) {
      bokeh(g, W, H, r, 14, ['#ff5ad0', '#2af0d8', '#ffd23a'], 22, 0, 0.9, 0.25)
    }
  },
  candyPlanet: {
    light: {
      key: '#ffffff',
      fill: '#ff9ad8',
      left: '#ffd08a',
      right: '#7af0ff',
      ground: '#8a5ad0',
      keyI: 1.1
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#4a2aa8'],
        [0.35, '#a84ad8'],
        [0.6, '#ff8ac8'],
        [0.78, '#ffd0b0'],
        [1, '#6a2a9a']
      ])
      stars(g, W, H, r, 120, 0.6, '#fff0ff')
      for (const [x, y, R, c, d] of [
        [0.16, 0.16, 0.13, '#7af0e8', '#2a8ac8'],
        [0.84, 0.28, 0.09, '#ffd84a', '#ff8a4a'],
        [0.78, 0.08, 0.04, '#ff9ad0', '#d84aa8']
      ] as const) {
        const l = g.createLinearGradient(W * (x - R), H * y - W * R, W * (x + R), H * y + W * R)
        l.addColorStop(0, c)
        l.addColorStop(1, d)
        g.fillStyle = l
        g.beginPath()
        g.arc(W * x, H * y, W * R, 0, TAU)
        g.fill()
        g.strokeStyle = rgba('#ffffff', 0.55)
        g.lineWidth = 5
        g.beginPath()
        g.ellipse(W * x, H * y, W * R * 1.6, W * R * 0.4, -0.3, 0, TAU)
        g.stroke()
      }
      for (let k = 0; k < 3; k++) {
        const l = g.createLinearGradient(0, H * (0.7 + k * 0.08), 0, H)
        l.addColorStop(0, ['#ffb0e0', '#ff7ac8', '#c84ab8'][k])
        l.addColorStop(1, ['#e87ac8', '#b03aa8', '#5a1a7a'][k])
        ridge(g, W, H, H * (0.72 + k * 0.08), 40, 3 + k * 4, l, { f: 2 })
        for (let i = 0; i < 5; i++) {
          const x = W * r(),
            y = H * (0.72 + k * 0.08) - 6,
            s = 10 + r() * 18
          g.fillStyle = ['#fff0b0', '#8af0e0', '#ffffff'][i % 3]
          g.beginPath()
          g.arc(x, y - s * 2, s, 0, TAU)
          g.fill()
          g.strokeStyle = '#ffffff'
          g.lineWidth = 4
          g.beginPath()
          g.moveTo(x, y - s)
          g.lineTo(x, y + 14)
          g.stroke()
        }
      }
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 60, ['#ffffff', '#ffd0f0'], { size: 0.9 })
    }
  },
  cornNight: {
    light: {
      key: '#e0f0ff',
      fill: '#1a4a5a',
      left: '#5affa0',
      right: '#8a7aff',
      ground: '#1a2a14',
      rimI: 1.3
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#06122a'],
        [0.5, '#16486a'],
        [0.68, '#3a8a7a'],
        [1, '#081408']
      ])
      stars(g, W, H, r, 260, 0.6)
      mist(g, W, H, '#4ad8a8', 0.35, 5, { sx: 2, sy: 8, y0: 0.35, y1: 0.7 })
      g.fillStyle = '#0a1c1c'
      g.fillRect(W * 0.1, H * 0.55, 70, 90)
      g.beginPath()
      g.moveTo(W * 0.1 - 12, H * 0.55)
      g.lineTo(W * 0.1 + 35, H * 0.5)
      g.lineTo(W * 0.1 + 82, H * 0.55)
      g.fill()
      g.fillStyle = '#ffd86a'
      g.fillRect(W * 0.1 + 14, H * 0.59, 16, 18)
      ridge(g, W, H, H * 0.66, 12, 3, '#0c2418', { f: 3, rough: 10 })
      reeds(g, W, H * 0.86, r, 130, 150, ['#1c4a24', '#2a6a30', '#143a1c'], '#c8a83a')
    },
    front(g, W, H, r) {
      reeds(g, W, H, r, 70, 150, ['#050e08', '#08180c'], '#3a3010')
      motes(g, W, H, r, 50, ['#8affc0'], { size: 0.8 })
    }
  },
  orbit: {
    light: {
      key: '#ffffff',
      fill: '#1a4a9a',
      left: '#5ab0ff',
      right: '#ffb06a',
      ground: '#0a2a5a',
      rimI: 1.3
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#01020a'],
        [1, '#050a1e']
      ])
      stars(g, W, H, r, 420)
      mist(g, W, H, '#2a3a8a', 0.5, 3, { sx: 2.6, sy: 2.6, warp: 4, cut: 0.46, mode: 'screen' })
      const cx = W * 0.5,
        cy = H * 1.32,
        R = W * 1.15
      glowAt(g, cx, cy, R * 1.25, '#4aa8ff', 0.9)
      g.save()
      g.beginPath()
      g.arc(cx, cy, R, 0, TAU)
      g.clip()
      const l = g.createRadialGradient(cx, cy, R * 0.6, cx, cy, R)
      l.addColorStop(0, '#03122e')
      l.addColorStop(0.86, '#0f5aa8')
      l.addColorStop(0.97, '#6ac8ff')
      l.addColorStop(1, '#e8faff')
      g.fillStyle = l
      g.fillRect(0, 0, W, H)
      mist(g, W, H, '#ffffff', 0.75, 9, { sx: 5, sy: 12, warp: 2, cut: 0.52, y0: 0.5, y1: 1.2 })
      g.restore()
      glowAt(g, W * 0.9, H * 0.1, W * 0.3, '#fff0d8', 0.9)
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 30, ['#ffffff'], { size: 0.5 })
    }
  },
  iceComet: {
    light: {
      key: '#eaf6ff',
      fill: '#1a5aa8',
      left: '#4ae0ff',
      right: '#a07aff',
      ground: '#0a2a5a'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#020a20'],
        [0.5, '#06285a'],
        [1, '#02061a']
      ])
      mist(g, W, H, '#1a8ad8', 0.9, 3, { sx: 2, sy: 3, warp: 4, cut: 0.42, mode: 'screen' })
      mist(g, W, H, '#3ae0c8', 0.5, 13, { sx: 3, sy: 2, warp: 4, cut: 0.5, mode: 'screen' })
      stars(g, W, H, r, 380)
      g.save()
      g.globalCompositeOperation = 'screen'
      for (let i = 0; i < 22; i++) {
        const x = r() * W * 1.4,
          y = r() * H,
          L = 40 + r() * 160
        g.strokeStyle = rgba('#a8e0ff', 0.3 + r() * 0.4)
        g.lineWidth = 1 + r() * 2
        g.beginPath()
        g.moveTo(x, y)
        g.lineTo(x - L * 0.8, y + L * 0.62)
        g.stroke()
      }
      g.restore()
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 60, ['#bfeaff'], { size: 0.7 })
    }
  },
  desertDay: {
    light: {
      key: '#fff6dc',
      fill: '#e8b06a',
      left: '#ffd08a',
      right: '#8ad0f0',
      ground: '#d89a4a',
      keyI: 1.15
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#2a86c8'],
        [0.35, '#8acbe0'],
        [0.55, '#ffeeca'],
        [1, '#c8823a']
      ])
      disc(g, W * 0.78, H * 0.14, W * 0.08, '#ffffff', '#fff0b0', 0.9)
      clouds(g, W, r, H * 0.34, 3, 30, '#fffaf0', '#e8dcc8')
      const D = (y: number, a: number, s: number, c0: string, c1: string) => {
        const l = g.createLinearGradient(0, y - a, W * 0.3, y + a * 3)
        l.addColorStop(0, c0)
        l.addColorStop(1, c1)
        ridge(g, W, H, y, a, s, l, { dune: true, f: 2.2 })
      }
      D(H * 0.58, 18, 2, '#f4cf8a', '#d8a05a')
      for (const [x, s] of [
        [0.12, 1],
        [0.2, 0.7]
      ]) {
        g.strokeStyle = '#5a3c1c'
        g.lineWidth = 8 * s
        g.beginPath()
        g.moveTo(W * x, H * 0.62)
        g.quadraticCurveTo(W * x + 8, H * 0.55, W * x + 16, H * 0.5)
        g.stroke()
        for (let i = 0; i < 7; i++)
          frond(g, W * x + 16, H * 0.5, 62 * s, i * 0.9 + 0.2, 0.6, '#2f7a3a')
      }
      D(H * 0.66, 30, 5, '#f0c070', '#b87a3a')
      D(H * 0.8, 44, 8, '#d89a4a', '#7a4a1c')
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 50, ['#fff0c0'], { size: 0.8, y0: 0.3 })
    }
  },
  oasisDusk: {
    light: {
      key: '#ffe8d0',
      fill: '#8a3a8a',
      left: '#ff5aa8',
      right: '#ffb45a',
      ground: '#4a1c4a'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#1a1450'],
        [0.4, '#8a2a7a'],
        [0.58, '#ff7a5a'],
        [0.66, '#ffd08a'],
        [1, '#2a0f3a']
      ])
      stars(g, W, H, r, 130, 0.4)
      disc(g, W * 0.5, H * 0.5, W * 0.16, '#fff0c8', '#ff9a5a', 0.8)
      ridge(g, W, H, H * 0.63, 20, 2, '#8a3a5a', { dune: true, f: 2.4 })
      water(g, W, H, r, H * 0.68, '#c85a6a', '#1a0a30', '#ffe0b0', W * 0.5, 0.2)
      for (const [x, d, h] of [
        [0.06, 0.12, 0.5],
        [0.94, -0.1, 0.56],
        [0.16, -0.04, 0.36]
      ]) {
        g.strokeStyle = '#240a2a'
        g.lineWidth = 13
        g.beginPath()
        g.moveTo(W * x, H * 0.76)
        g.quadraticCurveTo(W * (x + d * 0.2), H * (0.76 - h * 0.5), W * (x + d), H * (0.76 - h))
        g.stroke()
        for (let i = 0; i < 9; i++)
          frond(g, W * (x + d), H * (0.76 - h), 120, i * 0.7, 0.6, '#240a2a')
      }
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 70, ['#ffd08a'], { size: 0.9 })
    }
  },
  skyDay: {
    light: {
      key: '#ffffff',
      fill: '#8ac8f0',
      left: '#ffd0a0',
      right: '#a0e8ff',
      ground: '#9ad07a',
      keyI: 1.1
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#1c7ad8'],
        [0.4, '#6ab8f0'],
        [0.7, '#cdeefa'],
        [1, '#e8f4d8']
      ])
      clouds(g, W, r, H * 0.2, 5, 50, '#ffffff', '#c8e4f6')
      clouds(g, W, r, H * 0.5, 6, 70, '#ffffff', '#d8ecf8')
      for (let k = 0; k < 3; k++)
        ridge(g, W, H, H * (0.74 + k * 0.08), 34, 4 + k * 3, ['#9acb8a', '#6aae5a', '#3a8a3a'][k], {
          f: 2 + k * 0.5
        })
      for (const [x, y, s, c] of [
        [0.14, 0.22, 34, '#e8503a'],
        [0.86, 0.4, 24, '#ffc21a']
      ] as const) {
        g.fillStyle = c
        g.beginPath()
        g.arc(W * x, H * y, s, 0, TAU)
        g.fill()
        g.fillStyle = '#fff4e0'
        for (const o of [-0.5, 0.5]) {
          g.beginPath()
          g.ellipse(W * x + o * s * 0.7, H * y, s * 0.18, s * 0.95, 0, 0, TAU)
          g.fill()
        }
        g.fillStyle = '#8a5a2a'
        g.fillRect(W * x - s * 0.2, H * y + s * 1.3, s * 0.4, s * 0.3)
      }
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 30, ['#ffffff'], { size: 0.8, a: 0.6 })
    }
  },
  autumnField: {
    light: {
      key: '#fff0d0',
      fill: '#c87a3a',
      left: '#ff8a4a',
      right: '#ffd06a',
      ground: '#7a4a1c'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#5a6a8a'],
        [0.3, '#c8a08a'],
        [0.5, '#ffc87a'],
        [0.62, '#ffe8b0'],
        [1, '#6a3a14']
      ])
      disc(g, W * 0.7, H * 0.42, W * 0.12, '#fff6d8', '#ffc86a', 0.9)
      mist(g, W, H, '#ffe0b0', 0.5, 4, { y0: 0.45, y1: 0.7 })
      for (let i = 0; i < 7; i++)
        tree(g, r, W * ((i * 0.31 + 0.03) % 1), H * 0.66, 90 + r() * 60, '#4a2c1c', [
          '#c8641a',
          '#e8962a',
          '#a83c14',
          '#d87a1a'
        ])
      ridge(g, W, H, H * 0.66, 20, 3, '#c89a3a', { f: 2 })
      for (let i = 0; i < 16; i++) {
        g.strokeStyle = rgba('#7a4a14', 0.5)
        g.lineWidth = 4
        g.beginPath()
        g.moveTo(W * 0.5 + (i - 8) * 16, H * 0.67)
        g.lineTo(W * 0.5 + (i - 8) * 90, H)
        g.stroke()
      }
      g.strokeStyle = '#4a2c18'
      g.lineWidth = 9
      for (let i = 0; i < 6; i++) {
        const x = W * (0.02 + i * 0.19)
        g.beginPath()
        g.moveTo(x, H * 0.72)
        g.lineTo(x, H * 0.6)
        g.stroke()
      }
      for (const y of [0.63, 0.67]) {
        g.lineWidth = 6
        g.beginPath()
        g.moveTo(0, H * y)
        g.lineTo(W, H * (y + 0.01))
        g.stroke()
      }
    },
    front(g, W, H, r) {
      for (let i = 0; i < 34; i++) {
        g.save()
        g.translate(r() * W, r() * H)
        g.rotate(r() * 6)
        g.fillStyle = ['#e8862a', '#c8501a', '#ffc04a'][i % 3]
        const s = 5 + r() * 9
        g.beginPath()
        g.moveTo(-s, 0)
        g.quadraticCurveTo(0, -s * 0.8, s, 0)
        g.quadraticCurveTo(0, s * 0.8, -s, 0)
        g.fill()
        g.restore()
      }
    }
  },
  autumnWood: {
    light: {
      key: '#fff2cc',
      fill: '#a86a2a',
      left: '#ffb04a',
      right: '#c8e06a',
      ground: '#6a3a14'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#ffe8a0'],
        [0.3, '#f0b04a'],
        [0.65, '#a85a1c'],
        [1, '#3a1c0a']
      ])
      for (let k = 0; k < 3; k++) {
        for (let i = 0; i < 9 - k * 2; i++) {
          const x = W * ((i + r() * 0.8) / (9 - k * 2))
          if (k === 2 && Math.abs(x / W - 0.5) < 0.32) continue
          g.fillStyle = ['#c8924a', '#7a4a20', '#3a2010'][k]
          const w = [14, 24, 46][k]
          g.fillRect(x - w / 2, -5, w, H * [0.66, 0.74, 0.86][k])
        }
        mist(g, W, H, '#ffe0a0', 0.4 - k * 0.1, 4 + k, { y0: 0.3, y1: 0.8 })
      }
      shafts(g, W, H, r, W * 0.7, -100, '#fff6c8', 20, 0.6, 0.9, 2.5, H * 1.2)
      for (let i = 0; i < 60; i++) {
        const x = r() * W,
          y = r() * H * 0.26
        g.fillStyle = rgba(['#e8862a', '#c8501a', '#ffc04a', '#a83a14'][i % 4], 0.85)
        g.beginPath()
        g.arc(x, y, 14 + r() * 26, 0, TAU)
        g.fill()
      }
      for (let i = 0; i < 260; i++) {
        const y = H * (0.7 + r() * 0.3)
        g.fillStyle = ['#c8641a', '#e8962a', '#8a3410', '#d8b04a'][i % 4]
        g.beginPath()
        g.ellipse(r() * W, y, 7 + r() * 9, 3 + r() * 4, r() * 3, 0, TAU)
        g.fill()
      }
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 60, ['#fff0a0'], { size: 0.9 })
    }
  },
  graveyard: {
    light: {
      key: '#f0e8ff',
      fill: '#3a5a4a',
      left: '#8aff6a',
      right: '#c88aff',
      ground: '#1c2a1c'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#140a2c'],
        [0.4, '#3a2a6a'],
        [0.62, '#7a5a8a'],
        [1, '#0c1410']
      ])
      disc(g, W * 0.34, H * 0.24, W * 0.2, '#fff4d0', '#ffce8a', 0.6, true)
      mist(g, W, H, '#1a0f34', 0.8, 3, { sx: 2, sy: 7, y0: 0.1, y1: 0.45, warp: 2 })
      g.fillStyle = '#1a1034'
      g.beginPath()
      g.moveTo(W * 0.7, H * 0.66)
      g.lineTo(W * 0.7, H * 0.44)
      g.lineTo(W * 0.76, H * 0.38)
      g.lineTo(W * 0.76, H * 0.26)
      g.lineTo(W * 0.8, H * 0.16)
      g.lineTo(W * 0.84, H * 0.26)
      g.lineTo(W * 0.84, H * 0.4)
      g.lineTo(W * 1.02, H * 0.44)
      g.lineTo(W * 1.02, H * 0.66)
      g.fill()
      g.fillStyle = '#ffc04a'
      g.fillRect(W * 0.785, H * 0.3, 16, 26)
      g.fillRect(W * 0.9, H * 0.5, 18, 26)
      ridge(g, W, H, H * 0.64, 30, 6, '#14201c', { f: 2.4 })
      for (let i = 0; i < 8; i++) {
        const x = W * ((i * 0.29 + 0.02) % 1),
          y = H * (0.68 + (i % 3) * 0.05),
          s = 22 + r() * 16
        g.fillStyle = ['#2a3434', '#38424a', '#242c30'][i % 3]
        g.beginPath()
        g.moveTo(x - s, y + 30)
        g.lineTo(x - s, y - s)
        g.arc(x, y - s, s, Math.PI, 0)
        g.lineTo(x + s, y + 30)
        g.fill()
      }
      mist(g, W, H, '#a8e0a0', 0.5, 9, { sx: 2, sy: 8, y0: 0.62, y1: 0.88 })
      for (let i = 0; i < 6; i++) {
        g.fillStyle = '#0c0618'
        const x = W * (0.3 + r() * 0.5),
          y = H * (0.08 + r() * 0.25),
          s = 8 + r() * 8
        g.beginPath()
        g.moveTo(x, y)
        g.quadraticCurveTo(x - s, y - s, x - s * 2, y)
        g.quadraticCurveTo(x - s, y - s * 0.2, x, y + s * 0.6)
        g.quadraticCurveTo(x + s, y - s * 0.2, x + s * 2, y)
        g.quadraticCurveTo(x + s, y - s, x, y)
        g.fill()
      }
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 60, ['#b8ff8a', '#ffc86a'], { size: 0.8 })
    }
  },
  riviera: {
    light: {
      key: '#ffffff',
      fill: '#8ad0f0',
      left: '#ffe08a',
      right: '#ffffff',
      ground: '#f0dcae',
      keyI: 1.15
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#1a86d8'],
        [0.45, '#9adcf4'],
        [0.52, '#e8f8f0']
      ])
      water(g, W, H, r, H * 0.5, '#2aa8d0', '#0a5a9a', '#ffffff', W * 0.6, 0.5)
      ridge(g, W, H, H * 0.5, 20, 4, '#7aa8a0', { f: 2 })
      for (let i = 0; i < 9; i++) {
        const x = W * (i / 8 - 0.04),
          h = 60 + r() * 130,
          y = H * 0.72
        g.fillStyle = ['#fff6e8', '#ffe2c0', '#f8c8a8', '#fdf0d0'][i % 4]
        g.fillRect(x, y - h, 84, h + 60)
        g.fillStyle = '#d8683a'
        g.beginPath()
        g.moveTo(x - 8, y - h)
        g.lineTo(x + 42, y - h - 24)
        g.lineTo(x + 92, y - h)
        g.fill()
        g.fillStyle = '#2a7aa8'
        for (let k = 0; k < 3; k++) g.fillRect(x + 12 + (k % 2) * 36, y - h + 18 + k * 34, 16, 24)
      }
      g.fillStyle = '#f4e4c4'
      g.fillRect(0, H * 0.74, W, H)
      for (let i = 0; i < 6; i++)
        leafFan(
          g,
          r,
          i % 2 ? W + 10 : -10,
          H * (0.02 + i * 0.05),
          150,
          i % 2 ? 1.9 : -0.4,
          i % 2 ? 3.6 : 1.3,
          9,
          ['#2f8a34', '#1f7a2c', '#4aa840'][i % 3]
        )
      for (let i = 0; i < 8; i++) {
        const x = i % 2 ? W * (0.9 + r() * 0.1) : W * r() * 0.12,
          y = H * r() * 0.3,
          l = g.createRadialGradient(x - 6, y - 6, 2, x, y, 24)
        l.addColorStop(0, '#fff6a0')
        l.addColorStop(1, '#f0b400')
        g.fillStyle = l
        g.beginPath()
        g.ellipse(x, y, 20, 26, 0.3, 0, TAU)
        g.fill()
      }
    },
    front(g, W, H, r) {
      bokeh(g, W, H, r, 10, ['#ffffff', '#fff2a0'], 22, 0, 0.8, 0.22)
    }
  },
  fairyWood: {
    light: {
      key: '#f4ffe8',
      fill: '#3a8a6a',
      left: '#8affc8',
      right: '#ff9ad8',
      ground: '#1c4a2a'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#0c2a3a'],
        [0.35, '#1c6a6a'],
        [0.6, '#5ab88a'],
        [1, '#0a2414']
      ])
      glowAt(g, W * 0.5, H * 0.36, W * 0.6, '#c8ffd8', 0.6)
      for (let k = 0; k < 3; k++) {
        for (let i = 0; i < 8 - k * 2; i++) {
          const x = W * ((i + r() * 0.8) / (8 - k * 2))
          if (k > 0 && Math.abs(x / W - 0.5) < 0.24 + k * 0.06) continue
          const w = [18, 34, 64][k]
          g.fillStyle = ['#2a7a6a', '#144a44', '#08241f'][k]
          g.beginPath()
          g.moveTo(x - w, H * 0.84)
          g.quadraticCurveTo(x - w * 0.3, H * 0.5, x - w * 0.36, -6)
          g.lineTo(x + w * 0.36, -6)
          g.quadraticCurveTo(x + w * 0.3, H * 0.5, x + w, H * 0.84)
          g.fill()
        }
        mist(g, W, H, '#a8f0d0', 0.45 - k * 0.1, 4 + k, { y0: 0.35, y1: 0.85 })
      }
      shafts(g, W, H, r, W * 0.4, -120, '#e8ffe0', 18, 0.5, 0.8, 2.3, H * 1.2)
      ridge(g, W, H, H * 0.8, 26, 6, '#0f3a24', { f: 2.4, rough: 14 })
      for (let i = 0; i < 20; i++) {
        const x = r() * W,
          y = H * (0.78 + r() * 0.1),
          s = 5 + r() * 11
        g.fillStyle = '#e8f8e8'
        g.fillRect(x - s * 0.22, y, s * 0.44, s)
        g.fillStyle = ['#8affd8', '#ff9ad8', '#c8a0ff'][i % 3]
        g.beginPath()
        g.arc(x, y, s, Math.PI, TAU)
        g.fill()
        glowAt(g, x, y, s * 2.4, ['#8affd8', '#ff9ad8', '#c8a0ff'][i % 3], 0.6)
      }
    },
    front(g, W, H, r) {
      for (let i = 0; i < 26; i++)
        glowAt(g, r() * W, r() * H * 0.8, 7 + r() * 10, i % 3 ? '#d8ff9a' : '#ffb0e8', 0.9)
      reeds(g, W, H, r, 50, 70, ['#04140c', '#082014'])
    }
  },
  meadow: {
    light: {
      key: '#ffffff',
      fill: '#b8e08a',
      left: '#fff0a0',
      right: '#9ad8ff',
      ground: '#7ab84a',
      keyI: 1.1
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#4ab0f0'],
        [0.4, '#bfe8f8'],
        [0.6, '#fff4c8'],
        [1, '#3a8a2a']
      ])
      disc(g, W * 0.2, H * 0.14, W * 0.08, '#ffffff', '#fff4b0', 1)
      clouds(g, W, r, H * 0.28, 5, 44, '#ffffff', '#d4ecf8')
      for (let k = 0; k < 3; k++)
        ridge(g, W, H, H * (0.58 + k * 0.09), 30, 5 + k * 3, ['#a8d878', '#7ac04a', '#4a9a2c'][k], {
          f: 2
        })
      for (let i = 0; i < 7; i++)
        tree(g, r, W * ((i * 0.37) % 1), H * 0.6, 60 + r() * 40, '#6a4424', [
          '#5aa83a',
          '#3f8f2c',
          '#78bd4a'
        ])
      for (let i = 0; i < 150; i++) {
        const x = r() * W,
          y = H * (0.68 + r() * 0.3),
          s = 3 + (y / H - 0.6) * 16
        g.fillStyle = ['#ffffff', '#ffd23a', '#ff7ab0', '#8a7aff', '#ff5a4a'][i % 5]
        for (let k = 0; k < 5; k++) {
          g.beginPath()
          g.arc(x + Math.cos((k / 5) * TAU) * s, y + Math.sin((k / 5) * TAU) * s, s * 0.7, 0, TAU)
          g.fill()
        }
        g.fillStyle = '#ffb01a'
        g.beginPath()
        g.arc(x, y, s * 0.6, 0, TAU)
        g.fill()
      }
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 50, ['#fffbd0'], { size: 1 })
    }
  },
  zen: {
    light: {
      key: '#fff4ec',
      fill: '#d8a0a8',
      left: '#ff9ab0',
      right: '#a8d8e0',
      ground: '#8a6a6a'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#f4d8c8'],
        [0.45, '#fff0e0'],
        [1, '#c89a8a']
      ])
      disc(g, W * 0.6, H * 0.32, W * 0.24, '#ff6a5a', '#ff8a7a', 0.35)
      for (let k = 0; k < 4; k++) {
        ridge(
          g,
          W,
          H,
          H * (0.46 + k * 0.07),
          70 - k * 12,
          5 + k * 4,
          ['#c8b8c8', '#a894a8', '#7a6a84', '#4a4258'][k],
          { f: 2.2 + k * 0.3, rough: 3 }
        )
        mist(g, W, H, '#fff2e8', 0.6, 5 + k, {
          sx: 2,
          sy: 10,
          y0: 0.46 + k * 0.07,
          y1: 0.56 + k * 0.07
        })
      }
      g.fillStyle = '#b0242a'
      g.fillRect(W * 0.08, H * 0.5, W * 0.3, 15)
      g.fillRect(W * 0.05, H * 0.46, W * 0.36, 18)
      g.fillRect(W * 0.12, H * 0.46, 14, H * 0.24)
      g.fillRect(W * 0.32, H * 0.46, 14, H * 0.24)
      water(g, W, H, r, H * 0.7, '#c8a8a8', '#4a3a54', '#fff0e8', W * 0.6, 0.3, 160)
      g.strokeStyle = '#4a2a2a'
      g.lineWidth = 9
      g.beginPath()
      g.moveTo(W * 1.02, H * 0.04)
      g.quadraticCurveTo(W * 0.84, H * 0.1, W * 0.62, H * 0.05)
      g.stroke()
      for (let i = 0; i < 80; i++) {
        g.fillStyle = rgba(['#ffb0c4', '#ff8aa8', '#ffe0e8'][i % 3], 0.9)
        g.beginPath()
        g.arc(W * (0.6 + r() * 0.42), H * (0.02 + r() * 0.12), 5 + r() * 9, 0, TAU)
        g.fill()
      }
    },
    front(g, W, H, r) {
      for (let i = 0; i < 36; i++) {
        g.save()
        g.translate(r() * W, r() * H)
        g.rotate(r() * 6)
        g.fillStyle = rgba(i % 2 ? '#ffb0c8' : '#ff8aac', 0.85)
        const s = 4 + r() * 8
        g.beginPath()
        g.ellipse(0, 0, s, s * 0.55, 0, 0, TAU)
        g.fill()
        g.restore()
      }
    }
  },
  rainforest: {
    light: {
      key: '#f4ffe0',
      fill: '#1f8a5a',
      left: '#5affb0',
      right: '#ffe06a',
      ground: '#0f4a2a'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#d8ffe0'],
        [0.3, '#6ad0a0'],
        [0.6, '#1f7a5a'],
        [1, '#04201a']
      ])
      const l = g.createLinearGradient(0, 0, 0, H * 0.66)
      l.addColorStop(0, '#ffffff')
      l.addColorStop(1, 'rgba(200,255,240,.5)')
      g.fillStyle = '#2a6a50'
      g.fillRect(0, 0, W * 0.36, H * 0.7)
      g.fillRect(W * 0.64, 0, W * 0.4, H * 0.7)
      g.fillStyle = l
      g.fillRect(W * 0.39, 0, W * 0.22, H * 0.64)
      for (let i = 0; i < 50; i++) {
        g.fillStyle = rgba(i % 2 ? '#ffffff' : '#8ad8c8', 0.5)
        const x = W * (0.39 + r() * 0.22)
        g.fillRect(x, H * r() * 0.4, 1.5 + r() * 4, H * (0.1 + r() * 0.25))
      }
      mist(g, W, H, '#ffffff', 0.9, 6, { y0: 0.52, y1: 0.74, sx: 3 })
      water(g, W, H, r, H * 0.68, '#3ab09a', '#03241f', '#ffffff', W * 0.5, 0.3)
      for (let i = 0; i < 26; i++) {
        const s = i % 2 ? 1 : -1
        leafFan(
          g,
          r,
          W / 2 + s * W * (0.36 + r() * 0.2),
          H * r() * 0.85,
          80 + r() * 90,
          0,
          TAU,
          11,
          ['#17603a', '#0f4a2c', '#2a8a4a'][i % 3]
        )
      }
      for (const s of [-1, 1])
        for (let i = 0; i < 5; i++)
          frond(
            g,
            W / 2 + s * W * 0.56,
            H * (i * 0.2),
            220,
            s > 0 ? Math.PI - 0.3 : 0.3,
            s * -0.7,
            ['#0a3a24', '#06281a'][i % 2]
          )
      shafts(g, W, H, r, W * 0.5, -150, '#f8ffd0', 18, 0.5, 0.9, 2.3, H * 1.2)
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 60, ['#eaffb0'], { size: 0.9 })
      for (let i = 0; i < 3; i++)
        leafFan(
          g,
          r,
          i % 2 ? W + 20 : -20,
          H * (0.86 + i * 0.06),
          170,
          i % 2 ? 3 : -1.2,
          i % 2 ? 4.6 : 0.4,
          7,
          '#03140c'
        )
    }
  },
  jungleNight: {
    light: {
      key: '#e8f0ff',
      fill: '#2a4a8a',
      left: '#ff4ad0',
      right: '#4affc0',
      ground: '#0c2a2a',
      rimI: 1.3
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#0a1440'],
        [0.5, '#14406a'],
        [0.75, '#0f3a3a'],
        [1, '#020c10']
      ])
      disc(g, W * 0.74, H * 0.14, W * 0.1, '#f0f8ff', '#8ac8ff', 0.6, true)
      for (let i = 0; i < 30; i++)
        leafFan(
          g,
          r,
          W * r(),
          H * (0.1 + r() * 0.8),
          90 + r() * 80,
          0,
          TAU,
          11,
          ['#0c3a4a', '#0a2c3c', '#124a50'][i % 3]
        )
      mist(g, W, H, '#4ad8c8', 0.5, 6, { y0: 0.3, y1: 0.75 })
      for (let i = 0; i < 14; i++) {
        const x = (i % 2 ? 0.72 + r() * 0.28 : r() * 0.28) * W,
          y = H * (0.2 + r() * 0.65),
          s = 12 + r() * 20,
          c = ['#ff5ad8', '#5affd8', '#b08aff'][i % 3]
        glowAt(g, x, y, s * 3, c, 0.7)
        g.fillStyle = c
        for (let k = 0; k < 6; k++) {
          g.save()
          g.translate(x, y)
          g.rotate((k / 6) * TAU)
          g.beginPath()
          g.ellipse(s * 0.6, 0, s * 0.6, s * 0.24, 0, 0, TAU)
          g.fill()
          g.restore()
        }
      }
    },
    front(g, W, H, r) {
      for (const s of [-1, 1])
        frond(
          g,
          W / 2 + s * W * 0.6,
          H * 0.98,
          260,
          s > 0 ? Math.PI + 0.35 : -0.35,
          s * 0.6,
          '#01080c'
        )
      for (let i = 0; i < 26; i++)
        glowAt(g, r() * W, r() * H * 0.8, 6 + r() * 10, i % 2 ? '#8affe0' : '#ff9ae8', 0.9)
    }
  },
  burstPink: {
    light: {
      key: '#ffffff',
      fill: '#ff9ac8',
      left: '#fff0a0',
      right: '#8ae8ff',
      ground: '#ff7ab0',
      keyI: 1.1
    },
    back(g, W, H, r) {
      rays(g, W, H, W / 2, H * 0.42, 28, '#ff6aa0', '#ff8ab8')
      glowAt(g, W / 2, H * 0.42, W * 0.7, '#fff0f4', 0.9)
      for (let i = 0; i < 70; i++) {
        const a = (i / 70) * TAU,
          d = W * (0.46 + (i % 4) * 0.07)
        g.fillStyle = rgba('#ffffff', 0.5)
        g.beginPath()
        g.arc(W / 2 + Math.cos(a) * d, H * 0.42 + Math.sin(a) * d, 4 + (i % 4) * 2, 0, TAU)
        g.fill()
      }
      for (const s of [-1, 1])
        for (let i = 0; i < 4; i++)
          leafFan(
            g,
            r,
            W / 2 + s * W * 0.56,
            H * i * 0.05,
            140,
            s > 0 ? 1.7 : -0.4,
            s > 0 ? 3.6 : 1.5,
            7,
            ['#2f8a2a', '#4aa83a'][i % 2]
          )
    },
    front(g, W, H, r) {
      bokeh(g, W, H, r, 14, ['#ffffff', '#ffe0f0'], 22, 0, 0.9, 0.28)
    }
  },
  burstTeal: {
    light: {
      key: '#fffdf0',
      fill: '#4ad8c8',
      left: '#ffe06a',
      right: '#ff8a9a',
      ground: '#1a9a9a',
      keyI: 1.1
    },
    back(g, W, H, r) {
      rays(g, W, H, W / 2, H * 0.44, 22, '#0fa8a8', '#1fc4b8')
      glowAt(g, W / 2, H * 0.42, W * 0.6, '#fff8d0', 0.8)
      for (const s of [-1, 1])
        for (let i = 0; i < 5; i++)
          frond(
            g,
            W / 2 + s * W * 0.58,
            H * (0.02 + i * 0.17),
            200,
            s > 0 ? Math.PI - 0.5 + i * 0.2 : 0.5 - i * 0.2,
            s * -0.6,
            ['#ff6a8a', '#0a6a6a', '#ffb03a'][i % 3]
          )
      void r
    },
    front(g, W, H, r) {
      bokeh(g, W, H, r, 14, ['#ffffff', '#fff0a0'], 20, 0, 0.9, 0.25)
    }
  },
  canyonNight: {
    light: {
      key: '#e8ecff',
      fill: '#3a3a8a',
      left: '#6a8aff',
      right: '#ffb45a',
      ground: '#3a1c2a'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#080c2c'],
        [0.45, '#2a2a6a'],
        [0.62, '#8a4a6a'],
        [0.7, '#e88a5a'],
        [1, '#1c0a14']
      ])
      stars(g, W, H, r, 260, 0.6)
      disc(g, W * 0.2, H * 0.13, W * 0.06, '#ffffff', '#c8d0ff', 0.5, true)
      const mesa = (x: number, w: number, y: number, b: number, c: string) => {
        g.fillStyle = c
        g.beginPath()
        g.moveTo(x - w * 1.5, b)
        g.lineTo(x - w, y + 14)
        for (let i = 0; i <= 8; i++) g.lineTo(x - w + (i / 8) * 2 * w, y + (r() - 0.5) * 12)
        g.lineTo(x + w * 1.5, b)
        g.fill()
      }
      mesa(W * 0.15, 60, H * 0.46, H * 0.72, '#5a3a5a')
      mesa(W * 0.84, 74, H * 0.4, H * 0.72, '#4a2c50')
      ridge(g, W, H, H * 0.7, 14, 3, '#3a1c34', { f: 3 })
      ridge(g, W, H, H * 0.82, 24, 7, '#1c0c1c', { f: 2, rough: 5 })
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 60, ['#ffce8a'], { size: 0.7 })
    }
  },
  mesaDawn: {
    light: {
      key: '#fff0dc',
      fill: '#d88a6a',
      left: '#ff8ab0',
      right: '#ffd08a',
      ground: '#a85a34'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#5a7ac8'],
        [0.3, '#c89ac8'],
        [0.5, '#ffb89a'],
        [0.6, '#ffe4b8'],
        [1, '#8a3a1c']
      ])
      disc(g, W * 0.74, H * 0.48, W * 0.1, '#fffaf0', '#ffc88a', 0.9)
      for (let k = 0; k < 3; k++) {
        for (let i = 0; i < 3; i++) {
          const x = W * ((i * 0.43 + k * 0.19) % 1),
            w = 40 + r() * 60,
            y = H * (0.42 + k * 0.08 + r() * 0.05),
            b = H * (0.62 + k * 0.05),
            c = ['#c88a8a', '#b05a44', '#8a3a24'][k]
          g.fillStyle = c
          g.beginPath()
          g.moveTo(x - w * 1.4, b)
          g.lineTo(x - w, y)
          g.lineTo(x + w * 0.9, y - 6)
          g.lineTo(x + w * 1.5, b)
          g.fill()
        }
        mist(g, W, H, '#ffdcc0', 0.45, 5 + k, { y0: 0.54 + k * 0.04, y1: 0.66 + k * 0.04 })
      }
      ridge(g, W, H, H * 0.72, 16, 3, '#a84a28', { f: 2.6 })
      ridge(g, W, H, H * 0.84, 24, 7, '#6a2814', { f: 2, rough: 6 })
      reeds(g, W, H * 0.9, r, 40, 60, ['#6a7a34', '#8a8a3a'])
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 50, ['#ffe8c0'], { size: 0.8 })
    }
  },
  volcano: {
    light: {
      key: '#ffe0c0',
      fill: '#8a1a0a',
      left: '#ff4a1a',
      right: '#ffae3a',
      ground: '#4a0a04'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#0c0408'],
        [0.4, '#3a0a10'],
        [0.66, '#a83410'],
        [1, '#120304']
      ])
      mist(g, W, H, '#ff5a1a', 0.6, 3, { sx: 2, sy: 3, warp: 4, y0: 0.0, y1: 0.5 })
      mist(g, W, H, '#0a0406', 0.95, 8, { sx: 3, sy: 3, warp: 3, y0: 0, y1: 0.42, cut: 0.42 })
      g.fillStyle = '#16060a'
      g.beginPath()
      g.moveTo(-20, H * 0.76)
      g.lineTo(W * 0.34, H * 0.3)
      g.lineTo(W * 0.42, H * 0.33)
      g.lineTo(W * 0.56, H * 0.31)
      g.lineTo(W * 0.66, H * 0.3)
      g.lineTo(W + 20, H * 0.76)
      g.fill()
      glowAt(g, W * 0.5, H * 0.3, W * 0.4, '#ff7a1a', 1)
      g.strokeStyle = '#ff8a2a'
      g.shadowColor = '#ff4a0a'
      g.shadowBlur = 18
      for (const [x, d] of [
        [0.44, -0.16],
        [0.52, 0.04],
        [0.6, 0.2]
      ]) {
        g.lineWidth = 7
        g.beginPath()
        g.moveTo(W * x, H * 0.32)
        g.bezierCurveTo(
          W * (x + d * 0.3),
          H * 0.42,
          W * (x + d * 0.4),
          H * 0.52,
          W * (x + d),
          H * 0.74
        )
        g.stroke()
      }
      g.shadowBlur = 0
      for (let i = 0; i < 60; i++) {
        const a = -Math.PI / 2 + (r() - 0.5) * 1.5,
          d = 40 + r() * 260
        glowAt(g, W * 0.5 + Math.cos(a) * d, H * 0.3 + Math.sin(a) * d, 4 + r() * 9, '#ffae4a', 1)
      }
      ridge(g, W, H, H * 0.8, 40, 5, '#0a0305', { f: 3, rough: 22 })
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 110, ['#ff7a1a', '#ffc04a'], { streak: 4, size: 0.8 })
    }
  },
  emberWood: {
    light: {
      key: '#ffe4c8',
      fill: '#7a2a3a',
      left: '#ff3a5a',
      right: '#ff9a3a',
      ground: '#2a0c14'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#12060f'],
        [0.5, '#4a1020'],
        [0.7, '#8a2a20'],
        [1, '#0a0306']
      ])
      glowAt(g, W / 2, H * 0.45, W * 0.7, '#ff5a3a', 0.6)
      for (let k = 0; k < 2; k++) {
        g.strokeStyle = ['#3a0c18', '#140408'][k]
        g.lineCap = 'round'
        for (let i = 0; i < 9; i++) {
          let x = W * ((i + r()) / 9),
            y = H
          if (k && Math.abs(x / W - 0.5) < 0.25) continue
          g.lineWidth = [12, 26][k]
          g.beginPath()
          g.moveTo(x, y)
          for (let j = 0; j < 6; j++) {
            x += (r() - 0.5) * 60
            y -= H * 0.16
            g.lineTo(x, y)
          }
          g.stroke()
          for (let j = 0; j < 5; j++) {
            g.lineWidth = 4
            const yy = H * (0.15 + j * 0.13)
            g.beginPath()
            g.moveTo(x, yy)
            g.quadraticCurveTo(x + (r() - 0.5) * 90, yy - 30, x + (r() - 0.5) * 170, yy - 10)
            g.stroke()
          }
        }
      }
      mist(g, W, H, '#ff6a4a', 0.35, 6, { y0: 0.45, y1: 0.85 })
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 110, ['#ff6a2a', '#ffb04a'], { streak: 3, size: 0.8 })
    }
  },
  paper: {
    light: {
      key: '#ffffff',
      fill: '#e8e0c8',
      left: '#fff0d0',
      right: '#d8f0d8',
      ground: '#cdbf9a',
      keyI: 1.15
    },
    back(g, W, H, r) {
      const im = pixels(W, H, (u, v, x, y) => {
        const n = 0.96 + 0.05 * fbm(u * 8, v * 8, 3, 4) + (noise(x * 0.8, y * 0.8, 2) - 0.5) * 0.03,
          d = Math.hypot(u - 0.66, v - 0.4)
        const k = clamp(1.04 - d * 0.22) * n
        return [246 * k, 238 * k, 218 * k]
      })
      g.drawImage(im, 0, 0)
      g.save()
      g.globalAlpha = 0.2
      g.filter = 'blur(9px)'
      for (let i = 0; i < 16; i++)
        leafFan(g, r, W * (0.55 + r() * 0.5), -20 + r() * H * 0.4, H * 0.3, 0.4, 2.6, 6, '#5a6a4a')
      g.restore()
    }
  }
}
