import { type G, pixels, rgba } from '../core/canvas.ts'
import { fbm, lerp, smooth, TAU } from '../core/math.ts'
import {
  bokeh,
  courses,
  disc,
  fillV,
  gloom,
  glowAt,
  leafFan,
  mist,
  motes,
  planks,
  shafts,
  stars
} from './paint.ts'
import type { Env } from './places.ts'

const torch = (g: G, x: number, y: number, s: number) => {
  g.fillStyle = '#1a0e06'
  g.fillRect(x - 5 * s, y, 10 * s, 60 * s)
  glowAt(g, x, y, 130 * s, '#ff9a3a', 1)
  glowAt(g, x, y - 12 * s, 26 * s, '#fff4d0', 1, 0.7, 1.8)
}

export const rooms: Record<string, Env> = {
  tomb: {
    light: {
      key: '#ffe4b0',
      fill: '#8a5a1c',
      left: '#ff8a2a',
      right: '#3ad8c0',
      ground: '#4a2c0e'
    },
    back(g, W, H, r) {
      courses(g, W, H, 9, 5, '#2a1a0a', '#a87c42', 0.5)
      g.strokeStyle = g.fillStyle = 'rgba(60,34,10,.75)'
      g.lineWidth = 4
      for (let c = 0; c < 4; c++)
        for (let k = 0; k < 9; k++) {
          const x = W * [0.09, 0.24, 0.76, 0.91][c],
            y = H * (0.1 + k * 0.075),
            s = 15,
            t = (c * 7 + k * 3) % 6
          g.beginPath()
          if (t === 0) {
            g.ellipse(x, y, s, s * 0.5, 0, 0, TAU)
            g.moveTo(x + 5, y)
            g.arc(x, y, 5, 0, TAU)
          } else if (t === 1) {
            g.moveTo(x - s, y)
            for (let i = 0; i < 5; i++) g.lineTo(x - s + i * s * 0.5, y + (i % 2 ? -9 : 9))
          } else if (t === 2) {
            g.arc(x, y - 7, 8, 0, TAU)
            g.moveTo(x, y + 1)
            g.lineTo(x, y + 19)
            g.moveTo(x - 11, y + 6)
            g.lineTo(x + 11, y + 6)
          } else if (t === 3) {
            g.moveTo(x - s, y + 10)
            g.lineTo(x - 4, y - 12)
            g.lineTo(x + s, y + 10)
            g.closePath()
          } else if (t === 4) {
            g.moveTo(x - s, y + 8)
            g.quadraticCurveTo(x - 4, y - 16, x + 6, y - 2)
            g.lineTo(x + s, y - 8)
          } else {
            g.rect(x - 11, y - 10, 22, 20)
            g.moveTo(x - 5, y)
            g.lineTo(x + 5, y)
          }
          g.stroke()
        }
      gloom(g, W, H, W / 2, H * 0.42, '#0c0602', 0.95, 0.14)
      glowAt(g, W / 2, H * 0.4, W * 0.6, '#ffb85a', 0.6)
      torch(g, W * 0.06, H * 0.3, 1.1)
      torch(g, W * 0.94, H * 0.3, 1.1)
      shafts(g, W, H, r, W * 0.55, -60, '#ffe6a8', 9, 0.6, 1.1, 2, H * 1.1)
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 100, ['#ffd88a'], { size: 0.8 })
    }
  },
  palace: {
    light: {
      key: '#fff0d8',
      fill: '#2a5a9a',
      left: '#5a8aff',
      right: '#ffb45a',
      ground: '#2a1c4a'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#0c1038'],
        [0.5, '#3a3a8a'],
        [0.7, '#c87a8a'],
        [1, '#2a1440']
      ])
      stars(g, W, H, r, 150, 0.5)
      disc(g, W * 0.5, H * 0.3, W * 0.12, '#fff6e0', '#c8b0ff', 0.5)
      g.fillStyle = '#4a3a7a'
      for (const [x, w, y] of [
        [0.3, 0.1, 0.5],
        [0.5, 0.16, 0.44],
        [0.7, 0.1, 0.5]
      ]) {
        g.beginPath()
        g.moveTo(W * (x - w), H * 0.75)
        g.lineTo(W * (x - w), H * y)
        g.bezierCurveTo(
          W * (x - w * 1.3),
          H * (y - 0.08),
          W * x - 12,
          H * (y - 0.12),
          W * x,
          H * (y - 0.17)
        )
        g.bezierCurveTo(
          W * x + 12,
          H * (y - 0.12),
          W * (x + w * 1.3),
          H * (y - 0.08),
          W * (x + w),
          H * y
        )
        g.lineTo(W * (x + w), H * 0.75)
        g.fill()
      }
      g.save()
      g.fillStyle = '#7a1c3a'
      g.beginPath()
      g.rect(0, 0, W, H)
      for (const x of [0.5]) {
        g.moveTo(W * (x - 0.4), H * 0.8)
        g.lineTo(W * (x - 0.4), H * 0.34)
        g.bezierCurveTo(W * (x - 0.48), H * 0.2, W * (x - 0.1), H * 0.2, W * x, H * 0.06)
        g.bezierCurveTo(W * (x + 0.1), H * 0.2, W * (x + 0.48), H * 0.2, W * (x + 0.4), H * 0.34)
        g.lineTo(W * (x + 0.4), H * 0.8)
        g.closePath()
      }
      const l = g.createLinearGradient(0, 0, W, H)
      l.addColorStop(0, '#1c4a6a')
      l.addColorStop(0.5, '#7a2a4a')
      l.addColorStop(1, '#1c3a5a')
      g.fillStyle = l
      g.fill('evenodd')
      g.strokeStyle = '#e8b85a'
      g.lineWidth = 7
      g.stroke()
      g.restore()
      g.strokeStyle = 'rgba(240,200,120,.5)'
      g.lineWidth = 2
      for (let i = 0; i < 9; i++)
        for (const s of [-1, 1]) {
          const x = W / 2 + s * W * 0.455,
            y = H * (0.06 + i * 0.09)
          g.save()
          g.translate(x, y)
          for (let k = 0; k < 8; k++) {
            g.rotate(TAU / 8)
            g.strokeRect(-13, -13, 26, 26)
          }
          g.restore()
        }
      fillFloorTiles(g, W, H, H * 0.8, '#3a1c4a', '#e8b87a')
      for (const x of [0.06, 0.94]) glowAt(g, W * x, H * 0.5, 120, '#ffb45a', 0.8)
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 70, ['#ffdc9a'], { size: 0.8 })
    }
  },
  bazaar: {
    light: {
      key: '#fff0d0',
      fill: '#c85a2a',
      left: '#ff5a8a',
      right: '#ffc04a',
      ground: '#5a2a14'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#3a1420'],
        [0.5, '#a84a24'],
        [1, '#2a0f0c']
      ])
      bokeh(g, W, H, r, 70, ['#ffb43a', '#ff6a4a', '#ffe09a', '#4ad8c8'], 40, 0, 0.8, 0.5)
      for (let k = 0; k < 2; k++)
        for (let i = 0; i < 9; i++) {
          g.fillStyle = i % 2 ? ['#c81c34', '#1c7a8a'][k] : '#ffe8c0'
          const x0 = W * (i / 9),
            x1 = W * ((i + 1) / 9),
            y = k ? 0.0 : 0.02
          if (k ? i > 4 : i < 4) {
            g.beginPath()
            g.moveTo(x0, -5)
            g.lineTo(x1, -5)
            g.lineTo(x1 + (k ? 14 : -14), H * (0.15 + y))
            g.quadraticCurveTo((x0 + x1) / 2, H * (0.19 + y), x0 + (k ? 14 : -14), H * (0.15 + y))
            g.fill()
          }
        }
      for (const [x, y, c] of [
        [0.12, 0.3, '#ff8a3a'],
        [0.88, 0.34, '#ff4a8a'],
        [0.78, 0.22, '#ffd23a'],
        [0.24, 0.22, '#4ad8d8']
      ] as const) {
        g.strokeStyle = '#1a0806'
        g.lineWidth = 2
        g.beginPath()
        g.moveTo(W * x, 0)
        g.lineTo(W * x, H * y - 30)
        g.stroke()
        glowAt(g, W * x, H * y, 100, c, 1)
        g.fillStyle = c
        g.beginPath()
        g.ellipse(W * x, H * y, 24, 32, 0, 0, TAU)
        g.fill()
        glowAt(g, W * x, H * y, 24, '#ffffff', 0.8)
        g.strokeStyle = '#3a1408'
        for (let i = -2; i <= 2; i++) {
          g.beginPath()
          g.ellipse(W * x, H * y, Math.abs(i) * 9, 32, 0, 0, TAU)
          g.stroke()
        }
      }
      fillFloorTiles(g, W, H, H * 0.74, '#3a1810', '#c8824a')
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 60, ['#ffcf7a'], { size: 0.9 })
    }
  },
  workshop: {
    light: {
      key: '#ffeccc',
      fill: '#6a5a3a',
      left: '#ff9a4a',
      right: '#4ac8d8',
      ground: '#3a2a14'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#14100c'],
        [0.5, '#3c2f20'],
        [1, '#0c0906']
      ])
      for (let i = 0; i < 15; i++) {
        const x = r() * W,
          y = r() * H * 0.8,
          R = 40 + r() * 110,
          n = Math.round(R / 6)
        g.save()
        g.translate(x, y)
        g.rotate(r() * 6)
        g.fillStyle = rgba(['#5a4424', '#7a5a2a', '#3c4a4c'][i % 3], 0.9)
        g.beginPath()
        for (let k = 0; k < n * 4; k++) {
          const a = (k / (n * 4)) * TAU,
            d = k % 4 < 2 ? R : R * 0.88
          g.lineTo(Math.cos(a) * d, Math.sin(a) * d)
        }
        g.closePath()
        g.arc(0, 0, R * 0.68, 0, TAU, true)
        g.fill('evenodd')
        for (let k = 0; k < 5; k++) {
          g.rotate(TAU / 5)
          g.fillRect(-R * 0.06, 0, R * 0.12, R * 0.72)
        }
        g.beginPath()
        g.arc(0, 0, R * 0.2, 0, TAU)
        g.fill()
        g.restore()
      }
      gloom(g, W, H, W / 2, H * 0.4, '#080604', 0.92, 0.16)
      glowAt(g, W * 0.5, H * 0.36, W * 0.6, '#ffbf6a', 0.6)
      glowAt(g, W * 0.1, H * 0.2, W * 0.4, '#3ab8c8', 0.35)
    },
    front(g, W, H, r) {
      mist(g, W, H, '#e8d8c0', 0.3, 9, { sx: 2, sy: 4, warp: 4, y0: 0.5, y1: 0.95 })
      motes(g, W, H, r, 70, ['#ffd08a'], { size: 0.7 })
    }
  },
  apothecary: {
    light: {
      key: '#ffe8c8',
      fill: '#4a7a3a',
      left: '#6aff8a',
      right: '#ff8ad0',
      ground: '#2a2414'
    },
    back(g, W, H, r) {
      planks(g, W, H, r, 7, '#120a06', '#4a2e1a', false)
      for (let y = 0; y < 5; y++) {
        const by = H * (0.14 + y * 0.14)
        let x = 6
        while (x < W) {
          const w = 16 + r() * 30,
            h = H * (0.045 + r() * 0.05),
            c = ['#2a8a5a', '#8a3a6a', '#c88a2a', '#2a6a8a', '#6a4a8a'][(r() * 5) | 0]
          g.fillStyle = rgba(c, 0.75)
          g.beginPath()
          g.roundRect(x, by - h, w, h, 6)
          g.fill()
          g.fillStyle = rgba('#d8b070', 0.7)
          g.fillRect(x + w * 0.3, by - h - 9, w * 0.4, 11)
          g.fillStyle = 'rgba(255,255,255,.25)'
          g.fillRect(x + 4, by - h + 5, 3, h - 10)
          x += w + 7
        }
        g.fillStyle = '#6a4022'
        g.fillRect(0, by, W, 9)
        g.fillStyle = '#1a0c06'
        g.fillRect(0, by + 9, W, 6)
      }
      for (let i = 0; i < 5; i++) leafFan(g, r, W * (0.1 + i * 0.2), -6, 70, 0.6, 2.5, 9, '#24401c')
      gloom(g, W, H, W / 2, H * 0.44, '#080604', 0.93, 0.12)
      glowAt(g, W / 2, H * 0.5, W * 0.6, '#5aff9a', 0.45)
      for (const [x, y] of [
        [0.08, 0.46],
        [0.93, 0.3]
      ])
        torch(g, W * x, H * y, 0.7)
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 90, ['#8affb0', '#ff9ae0', '#ffe08a'], { size: 0.9 })
    }
  },
  hearth: {
    light: {
      key: '#fff2dc',
      fill: '#c8783a',
      left: '#ff9a5a',
      right: '#ffd890',
      ground: '#7a4420'
    },
    back(g, W, H, r) {
      courses(g, W, H, 14, 6, '#7a4a34', '#e0b08a', 0.4)
      g.fillStyle = '#6a3c1c'
      g.fillRect(0, H * 0.1, W, 30)
      g.fillStyle = '#3a1e0c'
      g.fillRect(0, H * 0.1 + 30, W, 8)
      const pots = ['#c8703a', '#d8d0c0', '#8a9a5a', '#c8703a', '#5a7a9a']
      pots.forEach((c, i) => {
        const x = W * (0.1 + i * 0.2)
        g.fillStyle = c
        g.beginPath()
        g.roundRect(x - 26, H * 0.1 - 58, 52, 58, 12)
        g.fill()
        g.fillStyle = 'rgba(255,255,255,.3)'
        g.fillRect(x - 18, H * 0.1 - 50, 5, 40)
      })
      g.fillStyle = '#1a0a06'
      g.beginPath()
      g.moveTo(W * 0.06, H)
      g.lineTo(W * 0.06, H * 0.42)
      g.quadraticCurveTo(W * 0.5, H * 0.18, W * 0.94, H * 0.42)
      g.lineTo(W * 0.94, H)
      g.fill()
      glowAt(g, W / 2, H * 0.64, W * 0.7, '#ff7a1a', 1)
      glowAt(g, W / 2, H * 0.6, W * 0.36, '#ffd86a', 0.9)
      for (let i = 0; i < 22; i++) {
        const x = W * (0.2 + r() * 0.6),
          h = 60 + r() * 170
        const l = g.createLinearGradient(0, H * 0.74, 0, H * 0.74 - h)
        l.addColorStop(0, 'rgba(255,200,60,.6)')
        l.addColorStop(1, 'rgba(255,80,0,0)')
        g.fillStyle = l
        g.beginPath()
        g.moveTo(x - 22, H * 0.76)
        g.quadraticCurveTo(x - 18, H * 0.76 - h * 0.5, x + (r() - 0.5) * 30, H * 0.76 - h)
        g.quadraticCurveTo(x + 18, H * 0.76 - h * 0.5, x + 22, H * 0.76)
        g.fill()
      }
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 60, ['#ffb45a'], { streak: 3, size: 0.8 })
    }
  },
  saloon: {
    light: {
      key: '#ffe8c0',
      fill: '#8a4a24',
      left: '#ff8a4a',
      right: '#ffd07a',
      ground: '#3a1c0c'
    },
    back(g, W, H, r) {
      planks(g, W, H, r, 8, '#2a1408', '#8a5430')
      g.fillStyle = '#2c140a'
      g.fillRect(0, H * 0.12, W, 14)
      g.fillRect(0, H * 0.34, W, 14)
      for (let y = 0; y < 2; y++) {
        let x = 12
        while (x < W) {
          const w = 14 + r() * 12,
            h = 66 + r() * 46,
            by = H * (0.12 + y * 0.22)
          g.fillStyle = ['#7a2a14', '#2a5a34', '#b8842a', '#3a2a44', '#c8b48a'][(r() * 5) | 0]
          g.beginPath()
          g.roundRect(x, by - h * 0.7, w, h * 0.7, 4)
          g.fill()
          g.fillRect(x + w * 0.32, by - h, w * 0.36, h * 0.34)
          g.fillStyle = 'rgba(255,240,200,.5)'
          g.fillRect(x + 2, by - h * 0.5, w - 4, h * 0.22)
          x += w + 8
        }
      }
      gloom(g, W, H, W * 0.5, H * 0.42, '#100602', 0.9, 0.16)
      glowAt(g, W * 0.5, H * 0.12, W * 0.6, '#ffb85a', 0.7)
      for (const x of [0.22, 0.78]) {
        glowAt(g, W * x, H * 0.05, 90, '#ffd890', 1)
      }
      g.fillStyle = '#3c1c0c'
      g.fillRect(0, H * 0.76, W, H)
      g.fillStyle = '#a8683a'
      g.fillRect(0, H * 0.755, W, 12)
    },
    front(g, W, H, r) {
      mist(g, W, H, '#ffe0b0', 0.22, 9, { sx: 2, sy: 4, warp: 4 })
      motes(g, W, H, r, 60, ['#ffd08a'], { size: 0.7 })
    }
  },
  mine: {
    light: {
      key: '#ffe6b8',
      fill: '#5a4a3a',
      left: '#ff9a3a',
      right: '#6ab8d8',
      ground: '#3a2814'
    },
    back(g, W, H, _r) {
      const im = pixels(W >> 1, H >> 1, (u, v) => {
        const d = Math.hypot((u - 0.5) * 0.9, v - 0.46),
          n = fbm(u * 8, v * 10, 5, 5),
          k = 0.3 + n * 0.9 - smooth(0.1, 0.0, d) * 0.9
        const gold = smooth(0.7, 0.74, fbm(u * 14, v * 16, 31, 4)) * smooth(0.15, 0.4, d)
        return [
          lerp(92 * k, 255, gold * 0.8),
          lerp(70 * k, 190, gold * 0.8),
          lerp(54 * k, 60, gold * 0.8)
        ]
      })
      g.drawImage(im, 0, 0, W, H)
      g.fillStyle = '#050302'
      g.beginPath()
      g.ellipse(W / 2, H * 0.44, W * 0.2, H * 0.18, 0, 0, TAU)
      g.fill()
      glowAt(g, W / 2, H * 0.46, W * 0.34, '#ffb04a', 0.8)
      for (const k of [1, 0.66]) {
        const w = W * 0.46 * k,
          y0 = H * (0.44 - 0.42 * k),
          y1 = H * (0.44 + 0.45 * k),
          t = 44 * k
        g.fillStyle = k === 1 ? '#4a2c14' : '#2e1a0c'
        g.fillRect(W / 2 - w - t / 2, y0, t, y1 - y0)
        g.fillRect(W / 2 + w - t / 2, y0, t, y1 - y0)
        g.fillRect(W / 2 - w - t, y0 - t * 0.3, w * 2 + t * 2, t)
      }
      gloom(g, W, H, W / 2, H * 0.44, '#060302', 0.9, 0.26)
      for (const x of [0.14, 0.86]) torch(g, W * x, H * 0.26, 0.8)
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 80, ['#ffcf6a'], { size: 0.8 })
    }
  },
  barn: {
    light: {
      key: '#fff4dc',
      fill: '#c89a5a',
      left: '#ffd08a',
      right: '#8ad86a',
      ground: '#8a5a2c',
      keyI: 1.1
    },
    back(g, W, H, r) {
      planks(g, W, H, r, 6, '#5a2016', '#c04a30')
      g.strokeStyle = '#f4e6cc'
      g.lineWidth = 24
      g.strokeRect(W * 0.1, H * 0.04, W * 0.8, H * 0.66)
      g.beginPath()
      g.moveTo(W * 0.1, H * 0.04)
      g.lineTo(W * 0.9, H * 0.7)
      g.moveTo(W * 0.9, H * 0.04)
      g.lineTo(W * 0.1, H * 0.7)
      g.stroke()
      glowAt(g, W * 0.5, H * 0.36, W * 0.6, '#fff0c0', 0.55)
      for (let i = 0; i < 220; i++) {
        const x = r() * W,
          y = H * (0.72 + r() * 0.1)
        g.strokeStyle = ['#e8c05a', '#c89a34', '#f4d88a'][i % 3]
        g.lineWidth = 2
        g.beginPath()
        g.moveTo(x, y + 60)
        g.lineTo(x + (r() - 0.5) * 60, y - r() * 50)
        g.stroke()
      }
      g.fillStyle = '#b08a30'
      g.fillRect(0, H * 0.84, W, H)
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 60, ['#fff0b0'], { size: 0.8 })
    }
  },
  chartTable: {
    light: {
      key: '#fff0d0',
      fill: '#8a6a3a',
      left: '#ff9a4a',
      right: '#6ab0d8',
      ground: '#5a3a1c'
    },
    back(g, W, H, r) {
      planks(g, W, H, r, 5, '#1c0d06', '#6a3e20', false)
      const paper = pixels(W >> 1, H >> 1, (u, v) => {
        const e = Math.min(u - 0.04, 0.96 - u, v - 0.02, 0.9 - v),
          a = smooth(0, 0.012, e + (fbm(u * 20, v * 20, 5, 4) - 0.5) * 0.03),
          n = 0.8 + 0.25 * fbm(u * 9, v * 9, 3, 5)
        return [228 * n, 198 * n, 142 * n, a * 255]
      })
      g.save()
      g.shadowColor = 'rgba(0,0,0,.8)'
      g.shadowBlur = 30
      g.drawImage(paper, 0, 0, W, H)
      g.restore()
      g.strokeStyle = 'rgba(90,50,20,.5)'
      g.lineWidth = 2
      for (let i = 0; i < 16; i++) {
        const a = (i / 16) * TAU
        g.beginPath()
        g.moveTo(W * 0.3, H * 0.3)
        g.lineTo(W * 0.3 + Math.cos(a) * W, H * 0.3 + Math.sin(a) * W)
        g.stroke()
      }
      g.lineWidth = 3.5
      for (let k = 0; k < 3; k++) {
        g.beginPath()
        for (let i = 0; i <= 50; i++) {
          const a = (i / 50) * TAU,
            R = 70 + k * 60 + 60 * fbm(Math.cos(a) * 2 + k * 7, Math.sin(a) * 2, 7 + k, 4)
          g.lineTo(
            W * [0.8, 0.2, 0.74][k] + Math.cos(a) * R,
            H * [0.16, 0.62, 0.66][k] + Math.sin(a) * R
          )
        }
        g.stroke()
      }
      gloom(g, W, H, W * 0.5, H * 0.4, '#160902', 0.86, 0.22)
      glowAt(g, W * 0.16, H * 0.1, W * 0.6, '#ffc06a', 0.6)
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 40, ['#ffe0a0'], { size: 0.7 })
    }
  },
  cellar: {
    light: {
      key: '#ffe2b8',
      fill: '#4a3a5a',
      left: '#ff8a3a',
      right: '#5a8ad8',
      ground: '#2a1c14'
    },
    back(g, W, H, r) {
      courses(g, W, H, 11, 6, '#100c10', '#4a4450', 0.6)
      g.fillStyle = '#050406'
      g.beginPath()
      g.moveTo(W * 0.2, H * 0.8)
      g.lineTo(W * 0.2, H * 0.3)
      g.quadraticCurveTo(W * 0.5, H * 0.02, W * 0.8, H * 0.3)
      g.lineTo(W * 0.8, H * 0.8)
      g.fill()
      const l = g.createLinearGradient(0, H * 0.2, 0, H * 0.7)
      l.addColorStop(0, '#1c2a5a')
      l.addColorStop(1, '#6a8ac8')
      g.fillStyle = l
      g.beginPath()
      g.moveTo(W * 0.26, H * 0.8)
      g.lineTo(W * 0.26, H * 0.32)
      g.quadraticCurveTo(W * 0.5, H * 0.08, W * 0.74, H * 0.32)
      g.lineTo(W * 0.74, H * 0.8)
      g.fill()
      disc(g, W * 0.6, H * 0.26, 26, '#fff8e8', '#b8ccff', 0.5)
      g.fillStyle = '#1a2a4a'
      g.fillRect(W * 0.26, H * 0.62, W * 0.48, H * 0.2)
      g.save()
      g.globalCompositeOperation = 'screen'
      for (let i = 0; i < 50; i++) {
        g.fillStyle = rgba('#dfe8ff', 0.3)
        g.fillRect(W * (0.5 + (r() - 0.5) * 0.3), H * (0.62 + r() * 0.14), 8 + r() * 30, 2)
      }
      g.restore()
      gloom(g, W, H, W * 0.5, H * 0.44, '#040306', 0.9, 0.2)
      for (const x of [0.1, 0.9]) torch(g, W * x, H * 0.34, 0.9)
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 60, ['#ffc06a'], { size: 0.7 })
    }
  },
  cathedral: {
    light: {
      key: '#f0e8ff',
      fill: '#4a2a6a',
      left: '#ff3a5a',
      right: '#4a8aff',
      ground: '#1c1020'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#0a0810'],
        [0.5, '#1c1624'],
        [1, '#060408']
      ])
      g.save()
      g.beginPath()
      g.moveTo(W * 0.16, H * 0.78)
      g.lineTo(W * 0.16, H * 0.3)
      g.quadraticCurveTo(W * 0.2, H * 0.1, W * 0.5, -H * 0.04)
      g.quadraticCurveTo(W * 0.8, H * 0.1, W * 0.84, H * 0.3)
      g.lineTo(W * 0.84, H * 0.78)
      g.clip()
      const cols = ['#c81c34', '#2a4ac8', '#e8a82a', '#1c8a5a', '#7a2ac8', '#d85a1c']
      for (let i = 0; i < 240; i++) {
        const x = W * (0.14 + r() * 0.72),
          y = H * r() * 0.8,
          s = 16 + r() * 30
        g.fillStyle = rgba(cols[i % 6], 0.8)
        g.beginPath()
        for (let k = 0; k < 5; k++) {
          const a = (k / 5) * TAU + r() * 0.8
          g.lineTo(x + Math.cos(a) * s, y + Math.sin(a) * s)
        }
        g.closePath()
        g.fill()
        g.strokeStyle = '#08060a'
        g.lineWidth = 3
        g.stroke()
      }
      for (let k = 0; k < 3; k++) {
        g.strokeStyle = '#08060a'
        g.lineWidth = 9
        g.beginPath()
        g.arc(W * 0.5, H * 0.3, W * (0.1 + k * 0.11), 0, TAU)
        g.stroke()
      }
      for (const x of [0.33, 0.5, 0.67]) {
        g.lineWidth = 12
        g.beginPath()
        g.moveTo(W * x, 0)
        g.lineTo(W * x, H * 0.8)
        g.stroke()
      }
      g.restore()
      gloom(g, W, H, W * 0.5, H * 0.36, '#050308', 0.86, 0.2)
      glowAt(g, W * 0.5, H * 0.3, W * 0.5, '#ffdce8', 0.35)
      shafts(g, W, H, r, W * 0.5, H * 0.1, '#ffb0d0', 14, 0.4, 0.8, 2.3, H)
    },
    front(g, W, H, r) {
      mist(g, W, H, '#a880c8', 0.3, 9, { sx: 2, sy: 5, warp: 3, y0: 0.6, y1: 0.95 })
      motes(g, W, H, r, 70, ['#ffd0e0'], { size: 0.7 })
    }
  },
  danceFloor: {
    light: {
      key: '#fff0ff',
      fill: '#6a1ab8',
      left: '#ff2d9a',
      right: '#19d3ff',
      ground: '#3a0a5a'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#0a0218'],
        [0.5, '#3a0a5c'],
        [0.66, '#a0207a'],
        [1, '#0a0214']
      ])
      for (let i = 0; i < 9; i++)
        shafts(
          g,
          W,
          H,
          r,
          W * (i / 8),
          -30,
          ['#ff2d9a', '#19d3ff', '#ffd23a', '#b05aff'][i % 4],
          2,
          0.5,
          1 + (i % 3) * 0.25,
          1.5 + (i % 3) * 0.3,
          H * 1.1
        )
      const y0 = H * 0.66,
        cols = ['#ff2d9a', '#19d3ff', '#ffd23a', '#7aff5a', '#b05aff']
      for (let z = 0; z < 7; z++)
        for (let x = -6; x < 6; x++) {
          const a = y0 + (H - y0) * (z / 7) ** 1.8,
            b = y0 + (H - y0) * ((z + 1) / 7) ** 1.8,
            ka = 0.16 + 0.84 * (z / 7) ** 1.8 * 1.6,
            kb = 0.16 + 0.84 * ((z + 1) / 7) ** 1.8 * 1.6
          g.fillStyle = rgba(cols[(x + z * 3 + 20) % 5], 0.35 + r() * 0.5)
          g.beginPath()
          g.moveTo(W / 2 + x * W * 0.16 * ka, a + 1)
          g.lineTo(W / 2 + (x + 0.94) * W * 0.16 * ka, a + 1)
          g.lineTo(W / 2 + (x + 0.94) * W * 0.16 * kb, b - 2)
          g.lineTo(W / 2 + x * W * 0.16 * kb, b - 2)
          g.fill()
        }
      glowAt(g, W / 2, y0, W * 0.7, '#ff5ac0', 0.7, 1.2, 0.5)
    },
    front(g, W, H, r) {
      for (let i = 0; i < 40; i++)
        glowAt(g, r() * W, r() * H, 5 + r() * 13, ['#ffffff', '#ff8ad8', '#8ae8ff'][i % 3], 0.8)
    }
  },
  arcade: {
    light: {
      key: '#fff0e8',
      fill: '#3a1a8a',
      left: '#ff2d6a',
      right: '#1af0ff',
      ground: '#240a4a'
    },
    back(g, W, H, _r) {
      fillV(g, W, H, [
        [0, '#08041a'],
        [0.6, '#1c0a44'],
        [1, '#05020f']
      ])
      for (let d = 0; d < 5; d++)
        for (const s of [-1, 1]) {
          const t = d / 5,
            x = W / 2 + s * lerp(W * 0.62, W * 0.14, t),
            w = lerp(190, 50, t),
            y = lerp(-30, H * 0.26, t),
            b = lerp(H * 0.96, H * 0.66, t),
            c = ['#ff2d8a', '#19d3ff', '#ffd23a', '#7aff5a', '#b05aff'][
              (d * 2 + (s > 0 ? 1 : 0)) % 5
            ]
          g.fillStyle = ['#1a0f34', '#1f1240', '#2a184e', '#341c58', '#40206a'][d]
          g.fillRect(x - w / 2, y, w, b - y)
          g.save()
          g.shadowColor = c
          g.shadowBlur = 30
          g.fillStyle = rgba(c, 0.85)
          g.fillRect(x - w * 0.36, y + (b - y) * 0.2, w * 0.72, (b - y) * 0.26)
          g.restore()
          g.fillStyle = '#0a0618'
          for (let k = 0; k < 5; k++)
            g.fillRect(
              x - w * 0.3 + (k % 3) * w * 0.22,
              y + (b - y) * (0.25 + k * 0.04),
              w * 0.12,
              w * 0.08
            )
          g.strokeStyle = c
          g.lineWidth = 3
          g.strokeRect(x - w * 0.44, y + 8, w * 0.88, (b - y) * 0.1)
        }
      fillV(
        g,
        W,
        H,
        [
          [0, 'rgba(20,6,50,0)'],
          [1, '#0a0420']
        ],
        H * 0.6,
        H
      )
      glowAt(g, W / 2, H * 0.46, W * 0.5, '#b04aff', 0.7)
    },
    front(g, W, H, r) {
      bokeh(g, W, H, r, 12, ['#ff2d9a', '#19d3ff', '#ffd23a'], 24, 0, 0.9, 0.22)
    }
  },
  theatre: {
    light: {
      key: '#fff0e8',
      fill: '#7a1a4a',
      left: '#c85aff',
      right: '#ffb05a',
      ground: '#3a0a24'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#12041a'],
        [1, '#060208']
      ])
      for (let i = 0; i < 13; i++) {
        const x = (W * (i + 0.5)) / 13,
          l = g.createLinearGradient(x - W / 26, 0, x + W / 26, 0)
        l.addColorStop(0, '#1c0628')
        l.addColorStop(0.5, '#5a1c6a')
        l.addColorStop(1, '#180522')
        g.fillStyle = l
        g.fillRect(x - W / 26, 0, W / 13 + 1, H)
      }
      stars(g, W, H, r, 60, 0.6, '#ffe0a0')
      glowAt(g, W / 2, H * 0.36, W * 0.6, '#c07aff', 0.6)
      for (let i = 0; i < 12; i++) {
        const a = (i / 12) * TAU
        g.save()
        g.translate(W / 2, H * 0.38)
        g.rotate(a)
        g.strokeStyle = 'rgba(240,200,130,.5)'
        g.lineWidth = 2.4
        g.beginPath()
        g.moveTo(0, -W * 0.44)
        g.lineTo(12, -W * 0.48)
        g.lineTo(0, -W * 0.52)
        g.lineTo(-12, -W * 0.48)
        g.closePath()
        g.stroke()
        g.restore()
      }
      g.strokeStyle = 'rgba(240,200,130,.5)'
      for (const R of [0.4, 0.56]) {
        g.beginPath()
        g.arc(W / 2, H * 0.38, W * R, 0, TAU)
        g.stroke()
      }
    },
    front(g, W, H, r) {
      mist(g, W, H, '#c08aff', 0.35, 9, { sx: 2, sy: 4, warp: 4, y0: 0.45, y1: 0.9 })
      motes(g, W, H, r, 80, ['#ffd8a0', '#d8a0ff'], { size: 0.8 })
    }
  }
}
function fillFloorTiles(g: G, W: number, H: number, y: number, dark: string, light: string) {
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
