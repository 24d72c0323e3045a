import { canvas, type G, pixels, rgb, rgba } from '../core/canvas.ts'
import type { Lights } from '../core/light.ts'
import { clamp, fbm, lerp, noise, type Rng, smooth, TAU } from '../core/math.ts'
import { bokeh, fillV, frond, glowAt, leafFan, mist, motes, ridge, shafts, stars } from './paint.ts'
/** An environment paints behind the motif, in front of it, and says how the scene is lit. */
export interface Env {
  light: Lights
  back(g: G, W: number, H: number, r: Rng): void
  front?(g: G, W: number, H: number, r: Rng): void
}
export const environments: Record<string, Env> = {
  deepSea: {
    light: {
      key: '#d8fff6',
      fill: '#1fb6c9',
      left: '#2affd0',
      right: '#2a7bff',
      ground: '#0a5a6a'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#7ff5e6'],
        [0.16, '#22b7c4'],
        [0.45, '#08627f'],
        [0.8, '#032a44'],
        [1, '#01101f']
      ])
      const ca = pixels(W >> 1, H >> 1, (u, v) => {
        const p = 1 / (0.25 + v * 1.2)
        const x = (u - 0.5) * 9 * p + fbm(u * 5, v * 5, 4) * 2,
          y = 6 * p
        const n =
          Math.abs(noise(x, y, 2) - 0.5) + Math.abs(noise(x * 1.7 + 9, y * 1.7, 5) - 0.5) * 0.6
        return [190, 255, 240, clamp(1 - n * 2.6) ** 3 * 170 * smooth(0.42, 0, v)]
      })
      g.globalCompositeOperation = 'screen'
      g.drawImage(ca, 0, 0, W, H)
      g.globalCompositeOperation = 'source-over'
      shafts(g, W, H, r, W * 0.42, -160, '#b9fff2', 26, 0.5, 0.9, 2.3, H * 1.25)
      ridge(g, W, H, H * 0.72, 70, 4, '#06415a', { f: 2.2, rough: 8 })
      mist(g, W, H, '#2fb5c4', 0.35, 9, { y0: 0.45, y1: 0.8 })
      ridge(g, W, H, H * 0.86, 60, 11, '#032438', { f: 3, rough: 10 })
      for (let i = 0; i < 16; i++) {
        const x = r() < 0.5 ? r() * W * 0.24 : W * (0.76 + r() * 0.24),
          h = 120 + r() * 240
        g.strokeStyle = rgba('#02202f', 0.9)
        g.lineWidth = 7 + r() * 7
        g.lineCap = 'round'
        g.beginPath()
        g.moveTo(x, H)
        for (let k = 1; k <= 12; k++) g.lineTo(x + Math.sin(k * 0.8 + i) * 11, H - (h * k) / 12)
        g.stroke()
      }
      glowAt(g, W / 2, H * 0.4, W * 0.62, '#39ffe0', 0.5)
    },
    front(g, W, H, r) {
      g.save()
      for (let i = 0; i < 46; i++) {
        const x = r() * W,
          y = r() * H,
          s = 1.5 + r() ** 3 * 15
        g.strokeStyle = rgba('#dffff9', 0.5)
        g.lineWidth = Math.max(0.8, s * 0.09)
        g.beginPath()
        g.arc(x, y, s, 0, TAU)
        g.stroke()
        g.fillStyle = rgba('#ffffff', 0.1)
        g.fill()
        g.fillStyle = rgba('#ffffff', 0.8)
        g.beginPath()
        g.arc(x - s * 0.35, y - s * 0.38, s * 0.2, 0, TAU)
        g.fill()
      }
      g.restore()
      motes(g, W, H, r, 60, ['#9ffff0'], { size: 0.6, a: 0.5 })
    }
  },
  forge: {
    light: {
      key: '#ffe2b8',
      fill: '#c2330c',
      left: '#ff5a14',
      right: '#ff9a2e',
      ground: '#7a1c05'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#140506'],
        [0.3, '#3d0d08'],
        [0.55, '#a32c0a'],
        [0.72, '#ff7a1c'],
        [0.82, '#7a1a06'],
        [1, '#100303']
      ])
      mist(g, W, H, '#ff6a1a', 0.6, 3, { sx: 3, sy: 4, y0: 0.25, y1: 0.8, warp: 3 })
      mist(g, W, H, '#0c0304', 0.9, 8, { sx: 3, sy: 3, y0: 0, y1: 0.4, warp: 2, cut: 0.4 })
      g.fillStyle = '#12060a'
      for (const s of [-1, 1]) {
        const X = (x: number) => W / 2 + (s * x * W) / 600
        g.beginPath()
        g.moveTo(X(300), 0)
        g.lineTo(X(205), 0)
        g.lineTo(X(215), H * 0.2)
        g.lineTo(X(235), H * 0.23)
        g.lineTo(X(228), H)
        g.lineTo(X(300), H)
        g.fill()
      }
      g.strokeStyle = '#1b0a0b'
      g.lineWidth = 9
      for (const [x, l] of [
        [0.16, 0.3],
        [0.84, 0.42],
        [0.72, 0.18]
      ]) {
        for (let k = 0; k < l * 22; k++) {
          g.beginPath()
          g.ellipse(W * x, k * 30, k % 2 ? 5 : 10, 19, 0, 0, TAU)
          g.stroke()
        }
      }
      glowAt(g, W / 2, H * 0.56, W * 0.75, '#ff8a24', 0.85)
      glowAt(g, W / 2, H * 0.48, W * 0.32, '#ffe7a0', 0.7)
      shafts(g, W, H, r, W / 2, H * 0.55, '#ffb054', 24, 0.3)
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 130, ['#ff7a1a', '#ffb53a', '#ff4a0a'], { streak: 5, size: 0.8, a: 1 })
      glowAt(g, W / 2, H * 1.02, W * 0.7, '#ff5a10', 0.5, 1, 0.5)
    }
  },
  aurora: {
    light: {
      key: '#e8f6ff',
      fill: '#3ad8b0',
      left: '#42ffc0',
      right: '#8a5aff',
      ground: '#4a7aa8'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#04061c'],
        [0.4, '#0a1c46'],
        [0.7, '#1d4f7a'],
        [1, '#0a1a30']
      ])
      stars(g, W, H, r, 260, 0.7)
      const im = pixels(W >> 1, H >> 1, (u, v) => {
        let R = 0,
          G2 = 0,
          B = 0
        for (let k = 0; k < 3; k++) {
          const c =
            0.2 +
            k * 0.12 +
            0.14 * fbm(u * 2.4 + k * 7, k, 3 + k, 4) +
            0.05 * Math.sin(u * 7 + k * 2)
          const d = c + 0.12 - v
          const ray = 0.55 + 0.45 * fbm(u * 46 + k * 20, v * 1.2, 5 + k, 3)
          const a = d > 0 ? Math.exp(-d * 6.5) * ray * smooth(-0.005, 0.02, d) : 0
          const m = clamp(d * 3.2)
          R += a * lerp(40, 190, m)
          G2 += a * lerp(255, 60, m)
          B += a * lerp(170, 255, m)
        }
        return [clamp(R, 0, 255), clamp(G2, 0, 255), clamp(B, 0, 255), 255]
      })
      g.save()
      g.globalCompositeOperation = 'screen'
      g.drawImage(im, 0, 0, W, H)
      g.filter = 'blur(16px)'
      g.globalAlpha = 0.7
      g.drawImage(im, 0, 0, W, H)
      g.restore()
      ridge(g, W, H, H * 0.62, 90, 5, '#173a62', { f: 2.4, rough: 4 })
      mist(g, W, H, '#6fe8d0', 0.4, 4, { y0: 0.5, y1: 0.75 })
      ridge(g, W, H, H * 0.7, 60, 9, '#0b2140', { f: 3, rough: 4 })
      for (const [n, y, h, c] of [
        [46, 0.77, 80, '#0a1c38'],
        [30, 0.88, 150, '#050e20']
      ] as [number, number, number, string][]) {
        g.fillStyle = c
        for (let i = 0; i < n; i++) {
          const x = ((i + r()) / n) * W,
            hh = h * (0.55 + r() * 0.7),
            b = H * y + r() * 24
          for (let k = 0; k < 7; k++) {
            const t = k / 7
            const w = hh * 0.26 * (t + 0.16)
            g.beginPath()
            g.moveTo(x, b - hh * (1 - t))
            g.lineTo(x - w, b - hh * (1 - t) + hh * 0.24)
            g.lineTo(x + w, b - hh * (1 - t) + hh * 0.24)
            g.fill()
          }
        }
        g.fillRect(0, H * y + 14, W, H)
      }
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 120, ['#dff6ff'], { size: 0.6, a: 0.8 })
    }
  },
  desertNight: {
    light: {
      key: '#ffe2b0',
      fill: '#4a4ac0',
      left: '#5a7aff',
      right: '#ff9a4a',
      ground: '#6a3a4a'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#0a0930'],
        [0.32, '#2a1a66'],
        [0.54, '#84357a'],
        [0.66, '#e2705a'],
        [0.74, '#ffb060'],
        [1, '#2a0f30']
      ])
      stars(g, W, H, r, 240, 0.55)
      mist(g, W, H, '#c86aa0', 0.35, 3, { sx: 2, sy: 9, y0: 0.3, y1: 0.6 })
      glowAt(g, W * 0.5, H * 0.66, W * 0.7, '#ffae5a', 0.7, 1.4, 0.6)
      const R = W * 0.085
      const mx = W * 0.8,
        my = H * 0.15
      glowAt(g, mx, my, R * 4, '#ffe9c0', 0.5)
      g.fillStyle = '#fff3d8'
      g.beginPath()
      g.arc(mx, my, R, 0.9, 0.9 + Math.PI * 1.25)
      g.quadraticCurveTo(
        mx + R * 0.15,
        my - R * 0.1,
        mx + R * Math.cos(0.9),
        my + R * Math.sin(0.9)
      )
      g.fill()
      g.fillStyle = '#4a2058'
      const bx = W * 0.16,
        by = H * 0.69
      g.fillRect(bx - 44, by - 40, 88, 60)
      g.beginPath()
      g.arc(bx, by - 40, 34, Math.PI, 0)
      g.fill()
      g.fillRect(bx - 2, by - 96, 4, 30)
      for (const s of [-62, 62]) {
        g.fillRect(bx + s - 7, by - 108, 14, 130)
        g.beginPath()
        g.arc(bx + s, by - 108, 9, Math.PI, 0)
        g.fill()
        g.fillRect(bx + s - 1, by - 132, 2, 18)
      }
      const D = (y: number, a: number, s: number, c0: string, c1: string) => {
        const l = g.createLinearGradient(0, y - a, W * 0.3, y + a * 3)
        l.addColorStop(0, c0)
        l.addColorStop(1, c1)
        ridge(g, W, H, y, a, s, l, { dune: true, f: 2.4 })
      }
      D(H * 0.71, 20, 2, '#a2496a', '#4a1f52')
      D(H * 0.78, 34, 5, '#8a3a5c', '#2d1240')
      D(H * 0.89, 46, 8, '#58224a', '#120620')
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 70, ['#ffc070', '#ffdca0'], { size: 0.9, a: 0.9, y0: 0.2 })
    }
  },
  jungle: {
    light: {
      key: '#fff4c8',
      fill: '#3fae4a',
      left: '#9dff6a',
      right: '#ffcf5a',
      ground: '#2a5a1e'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#e8f7a0'],
        [0.2, '#8fca5a'],
        [0.5, '#2f7a3e'],
        [0.8, '#0f3a24'],
        [1, '#051a10']
      ])
      shafts(g, W, H, r, W * 0.62, -120, '#fbffc0', 22, 0.7, 0.7, 2.5, H * 1.3)
      const step = (y: number, w: number, h: number, c: string) => {
        g.fillStyle = c
        g.fillRect(W / 2 - w / 2, y, w, h)
      }
      for (let i = 0; i < 7; i++) {
        const l = g.createLinearGradient(0, H * 0.2, 0, H * 0.75)
        l.addColorStop(0, '#a9bf72')
        l.addColorStop(1, '#33683a')
        g.fillStyle = l
        const w = W * (0.28 + i * 0.13)
        g.fillRect(W / 2 - w / 2, H * (0.17 + i * 0.075), w, H * 0.08)
        g.fillStyle = 'rgba(20,50,20,.25)'
        g.fillRect(W / 2 - w / 2, H * (0.17 + i * 0.075) + H * 0.062, w, H * 0.016)
      }
      void step
      g.fillStyle = 'rgba(20,60,30,.55)'
      g.fillRect(W / 2 - W * 0.05, H * 0.17, W * 0.1, H * 0.55)
      mist(g, W, H, '#d8f5a0', 0.6, 6, { y0: 0.25, y1: 0.7 })
      for (let i = 0; i < 22; i++) {
        const s = i % 2 ? 1 : -1
        leafFan(
          g,
          r,
          W / 2 + s * W * (0.36 + r() * 0.2),
          H * (0.2 + r() * 0.7),
          90 + r() * 70,
          0,
          TAU,
          13,
          ['#1d5a30', '#17492a', '#24703a'][i % 3]
        )
      }
      for (const s of [-1, 1])
        for (let i = 0; i < 6; i++)
          frond(
            g,
            W / 2 + s * W * 0.56,
            H * (0.05 + i * 0.17),
            210,
            s > 0 ? Math.PI - 0.4 + i * 0.12 : 0.4 - i * 0.12,
            s * -0.7,
            ['#0c3a20', '#08301a', '#0f4526'][i % 3]
          )
      glowAt(g, W / 2, H * 0.4, W * 0.5, '#e8ff8a', 0.45)
    },
    front(g, W, H, r) {
      const [fc, f] = canvas(W, H)
      for (const s of [-1, 1]) {
        frond(
          f,
          W / 2 + s * W * 0.6,
          H * 0.98,
          260,
          s > 0 ? Math.PI + 0.35 : -0.35,
          s * 0.6,
          '#031409'
        )
        frond(f, W / 2 + s * W * 0.62, -10, 240, s > 0 ? Math.PI - 0.6 : 0.6, s * 0.5, '#04190b')
      }
      g.save()
      g.filter = 'blur(4px)'
      g.drawImage(fc, 0, 0)
      g.restore()
      motes(g, W, H, r, 60, ['#f8ff9a', '#c0ff6a'], { size: 0.9 })
    }
  },
  neonStreet: {
    light: {
      key: '#ffe6ff',
      fill: '#5a2ad0',
      left: '#ff2d9a',
      right: '#19d3ff',
      ground: '#4a1a6a'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#08041c'],
        [0.4, '#2a0c4e'],
        [0.62, '#a0236a'],
        [0.7, '#ff5a8a'],
        [0.72, '#1a0830'],
        [1, '#05020c']
      ])
      const vx = W / 2,
        vy = H * 0.64
      for (let d = 6; d >= 0; d--)
        for (const s of [-1, 1]) {
          const t = d / 6
          const x0 = vx + s * lerp(W * 0.56, W * 0.08, t),
            wd = lerp(W * 0.2, W * 0.05, t),
            top = lerp(-60, H * 0.38, t ** 0.8) + r() * 90
          g.fillStyle = [
            '#0b0618',
            '#120a26',
            '#1a0e34',
            '#281246',
            '#3c1758',
            '#5a1d68',
            '#7a2670'
          ][d]
          g.fillRect(x0 - wd, top, wd * 2, H)
          for (let k = 0; k < 26; k++) {
            if (r() < 0.5) continue
            g.fillStyle = rgba(
              ['#ffcf6a', '#ff5ab0', '#5ae0ff', '#fff1c8'][(r() * 4) | 0],
              0.2 + r() * 0.5
            )
            g.fillRect(
              x0 - wd + r() * wd * 1.9,
              top + r() * H * 0.6,
              lerp(9, 2.5, t),
              lerp(13, 4, t)
            )
          }
          if (d < 5) {
            const c = ['#ff2d9a', '#19d3ff', '#ffd23a', '#7aff5a'][(d + (s > 0 ? 1 : 0)) % 4]
            const sx = x0 - s * wd,
              sy = H * (0.2 + r() * 0.26),
              sh = lerp(170, 34, t),
              sw = lerp(36, 10, t)
            g.save()
            g.shadowColor = c
            g.shadowBlur = 26
            g.strokeStyle = c
            g.lineWidth = lerp(5, 1.6, t)
            g.strokeRect(sx - sw / 2, sy, sw, sh)
            g.fillStyle = c
            for (let k = 0; k < 4; k++) {
              g.fillRect(sx - sw * 0.25, sy + sh * (0.1 + k * 0.22), sw * 0.5, sh * 0.05)
              g.fillRect(sx - sw * 0.05, sy + sh * (0.1 + k * 0.22), sw * 0.1, sh * 0.15)
            }
            g.restore()
          }
        }
      const c2 = canvas(W, H)[0],
        q = c2.getContext('2d')!
      q.save()
      q.translate(0, H * 1.44)
      q.scale(1, -1)
      q.filter = 'blur(5px)'
      q.drawImage(g.canvas, 0, 0)
      q.restore()
      g.save()
      g.globalAlpha = 0.6
      g.beginPath()
      g.rect(0, H * 0.72, W, H)
      g.clip()
      g.drawImage(c2, 0, 0)
      g.restore()
      g.save()
      g.globalCompositeOperation = 'screen'
      for (let i = 0; i < 60; i++) {
        const x = r() * W
        g.fillStyle = rgba(['#ff2d9a', '#19d3ff', '#ffd23a'][i % 3], 0.12)
        g.fillRect(x, H * (0.73 + r() * 0.2), 2 + r() * 30, 2)
      }
      g.restore()
      mist(g, W, H, '#ff5ab0', 0.35, 5, { y0: 0.48, y1: 0.76 })
      glowAt(g, vx, vy, W * 0.6, '#ff4aa0', 0.7, 1.2, 0.8)
    },
    front(g, W, H, r) {
      g.save()
      g.strokeStyle = 'rgba(200,220,255,.16)'
      g.lineWidth = 1.1
      for (let i = 0; i < 150; i++) {
        const x = r() * W,
          y = r() * H,
          l = 14 + r() * 34
        g.beginPath()
        g.moveTo(x, y)
        g.lineTo(x - l * 0.14, y + l)
        g.stroke()
      }
      g.restore()
      bokeh(g, W, H, r, 10, ['#ff2d9a', '#19d3ff', '#ffd23a'], 26, 0.1, 0.9, 0.2)
    }
  },
  iceCave: {
    light: {
      key: '#f2fbff',
      fill: '#3a9ae0',
      left: '#7ae0ff',
      right: '#b0a0ff',
      ground: '#1a5a9a'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#05183a'],
        [0.35, '#1b6ab0'],
        [0.5, '#6fbdea'],
        [0.62, '#2f86c4'],
        [1, '#041228']
      ])
      glowAt(g, W / 2, H * 0.36, W * 0.6, '#bfeaff', 0.55)
      shafts(g, W, H, r, W / 2, H * 0.3, '#dff8ff', 20, 0.3)
      const facet = (x0: number, y0: number, n: number, dir: number, c: string[], L: number) => {
        for (let i = 0; i < n; i++) {
          const x = x0 + ((i + r() * 0.6) / n) * W,
            l = L * (0.4 + r() * 0.8) * (0.5 + Math.abs((i + 0.5) / n - 0.5) * 1.6),
            w = 22 + r() * 34
          for (const s of [0, 1]) {
            g.fillStyle = c[(i + s) % c.length]
            g.beginPath()
            g.moveTo(x - w, y0)
            g.lineTo(x + (s ? w * 0.1 : w), y0)
            g.lineTo(x + (r() - 0.5) * 8, y0 + dir * l)
            g.fill()
          }
        }
      }
      facet(-20, -4, 12, 1, ['#2f86c8', '#1d63a4', '#4aa0dc'], H * 0.3)
      mist(g, W, H, '#d8f6ff', 0.5, 5, { y0: 0.3, y1: 0.7 })
      facet(-30, -6, 11, 1, ['#0e3a74', '#0a2c5c', '#17508e'], H * 0.3)
      for (const s of [-1, 1])
        for (let i = 0; i < 9; i++) {
          const x = W / 2 + s * W * (0.3 + r() * 0.26),
            w = 30 + r() * 44,
            h = H * (0.18 + r() * 0.34)
          g.fillStyle = ['#124a88', '#0c3568', '#1a66a8'][i % 3]
          g.beginPath()
          g.moveTo(x - w, H)
          g.lineTo(x - w * 0.5, H - h * 0.8)
          g.lineTo(x, H - h)
          g.lineTo(x + w, H)
          g.fill()
          g.fillStyle = 'rgba(190,240,255,.2)'
          g.beginPath()
          g.moveTo(x, H - h)
          g.lineTo(x + w * 0.25, H)
          g.lineTo(x + w, H)
          g.fill()
        }
    },
    front(g, W, H, r) {
      mist(g, W, H, '#c8f2ff', 0.35, 12, { y0: 0.68, y1: 0.95 })
      motes(g, W, H, r, 110, ['#ffffff', '#bfefff'], { size: 0.6, a: 0.8 })
    }
  },
  vault: {
    light: {
      key: '#fff0d0',
      fill: '#c9963a',
      left: '#ffd27a',
      right: '#6aa0c8',
      ground: '#6a4a18'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#0d141c'],
        [0.5, '#24303a'],
        [0.72, '#3d3a30'],
        [1, '#0a0a0c']
      ])
      for (let y = 0; y < 9; y++)
        for (let x = 0; x < 7; x++) {
          const w = W / 7,
            h = H * 0.08,
            X = x * w,
            Y = y * h
          const l = g.createLinearGradient(X, Y, X, Y + h)
          l.addColorStop(0, '#5a6a74')
          l.addColorStop(0.12, '#36424c')
          l.addColorStop(1, '#1c252d')
          g.fillStyle = l
          g.fillRect(X + 2, Y + 2, w - 4, h - 4)
          g.strokeStyle = 'rgba(220,190,120,.4)'
          g.lineWidth = 1
          g.strokeRect(X + w * 0.3, Y + h * 0.3, w * 0.4, h * 0.26)
          g.fillStyle = '#b8934a'
          g.beginPath()
          g.arc(X + w * 0.5, Y + h * 0.74, 4, 0, TAU)
          g.fill()
        }
      const d = g.createRadialGradient(W / 2, H * 0.4, W * 0.2, W / 2, H * 0.4, W * 0.85)
      d.addColorStop(0, 'rgba(10,8,4,0)')
      d.addColorStop(1, 'rgba(4,5,8,.92)')
      g.fillStyle = d
      g.fillRect(0, 0, W, H)
      glowAt(g, W * 0.62, H * 0.42, W * 0.62, '#ffc95a', 0.95)
      glowAt(g, W * 0.62, H * 0.42, W * 0.25, '#fff6d0', 0.8)
      shafts(g, W, H, r, W * 0.62, H * 0.42, '#ffdf8a', 26, 0.5)
      fillFloor(g, W, H, H * 0.74, '#4a3a1a', '#0b0906')
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 80, ['#ffd27a', '#fff0c0'], { size: 0.8 })
    }
  },
  space: {
    light: {
      key: '#fff0e0',
      fill: '#7a3ad0',
      left: '#ff7ab8',
      right: '#5a8aff',
      ground: '#3a1a5a'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#050414'],
        [0.5, '#150a36'],
        [1, '#04030f']
      ])
      mist(g, W, H, '#7a2ac0', 0.9, 3, { sx: 2.6, sy: 2.6, warp: 4, cut: 0.4, mode: 'screen' })
      mist(g, W, H, '#ff4a8a', 0.75, 13, { sx: 2.2, sy: 2.4, warp: 4, cut: 0.47, mode: 'screen' })
      mist(g, W, H, '#ff9a4a', 0.6, 23, { sx: 3, sy: 3, warp: 4, cut: 0.52, mode: 'screen' })
      mist(g, W, H, '#030208', 0.8, 33, { sx: 4, sy: 4, warp: 4, cut: 0.5 })
      stars(g, W, H, r, 420)
      for (let i = 0; i < 9; i++) {
        const x = r() * W,
          y = r() * H * 0.8,
          s = 8 + r() * 16
        glowAt(g, x, y, s * 1.4, '#cfe0ff', 0.8)
        glowAt(g, x, y, s * 2, '#ffffff', 0.8, 1, 0.05)
        glowAt(g, x, y, s * 2, '#ffffff', 0.8, 0.05, 1)
      }
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 40, ['#ffd0a0', '#a0c0ff'], { size: 0.5 })
    }
  },
  storm: {
    light: {
      key: '#eaf4ff',
      fill: '#3a7a9a',
      left: '#8ad0ff',
      right: '#ffb45a',
      ground: '#1a4a5a'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#101a28'],
        [0.4, '#3a5a6c'],
        [0.58, '#d8b880'],
        [0.66, '#4a6a70'],
        [1, '#04121a']
      ])
      mist(g, W, H, '#0a131e', 0.95, 3, { sx: 2.4, sy: 4, y0: 0, y1: 0.44, warp: 3, cut: 0.36 })
      mist(g, W, H, '#b8d4e0', 0.5, 7, { sx: 3, sy: 6, y0: 0.1, y1: 0.5, warp: 3, cut: 0.5 })
      glowAt(g, W * 0.68, H * 0.57, W * 0.5, '#ffd890', 0.8, 1.3, 0.5)
      const bolt = (x: number, y: number, L: number, w: number) => {
        g.save()
        g.shadowColor = '#9fd8ff'
        g.shadowBlur = 24
        g.strokeStyle = '#f2fbff'
        g.lineWidth = w
        g.beginPath()
        g.moveTo(x, y)
        for (let i = 0; i < 12; i++) {
          x += (r() - 0.5) * 46
          y += L / 12
          g.lineTo(x, y)
          if (w > 2 && r() < 0.25) {
            const sx = x,
              sy = y
            g.stroke()
            bolt(sx, sy, L * 0.4, w * 0.45)
            g.beginPath()
            g.moveTo(sx, sy)
            g.strokeStyle = '#f2fbff'
            g.lineWidth = w
          }
        }
        g.stroke()
        g.restore()
      }
      bolt(W * 0.16, -10, H * 0.5, 3.4)
      bolt(W * 0.88, -10, H * 0.42, 2.6)
      for (let k = 0; k < 6; k++) {
        const y = H * (0.62 + k * 0.066)
        const l = g.createLinearGradient(0, y - 26, 0, y + 60)
        l.addColorStop(0, ['#8fc0bc', '#6aa4a6', '#48848c', '#2c6470', '#174656', '#0b2e3e'][k])
        l.addColorStop(1, ['#2f5f68', '#22505c', '#17404c', '#0e2f3c', '#08222e', '#041620'][k])
        g.fillStyle = l
        g.beginPath()
        g.moveTo(0, H)
        const wave = (x: number) =>
          y -
          Math.abs(Math.sin((x / W) * (5 - k * 0.4) + k * 1.9)) ** 0.7 * (14 + k * 9) +
          noise(x / 9, k, 3) * 5
        for (let x = 0; x <= W; x += 3) g.lineTo(x, wave(x))
        g.lineTo(W, H)
        g.fill()
        g.strokeStyle = rgba('#eafcff', 0.35 + k * 0.06)
        g.lineWidth = 1 + k * 0.4
        g.beginPath()
        for (let x = 0; x <= W; x += 3) {
          const n = noise(x / 24, k * 7, 6)
          n > 0.5 ? g.lineTo(x, wave(x) + 2) : g.moveTo(x, wave(x) + 2)
        }
        g.stroke()
      }
    },
    front(g, W, H, r) {
      g.save()
      g.strokeStyle = 'rgba(220,240,255,.2)'
      for (let i = 0; i < 170; i++) {
        const x = r() * W * 1.2,
          y = r() * H,
          l = 16 + r() * 44
        g.lineWidth = 0.6 + r()
        g.beginPath()
        g.moveTo(x, y)
        g.lineTo(x - l * 0.4, y + l)
        g.stroke()
      }
      g.restore()
      motes(g, W, H, r, 90, ['#eafcff'], { size: 0.7, y0: 0.55, a: 0.8 })
    }
  },
  canyon: {
    light: {
      key: '#fff0c8',
      fill: '#e0803a',
      left: '#ff5a3a',
      right: '#ffd06a',
      ground: '#8a3a1a'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#2a7a9a'],
        [0.22, '#7fc0b0'],
        [0.42, '#ffe0a0'],
        [0.56, '#ff9a4a'],
        [0.75, '#c2481c'],
        [1, '#3a1008']
      ])
      const sx = W * 0.5,
        sy = H * 0.45
      glowAt(g, sx, sy, W * 0.7, '#fff0b0', 0.9)
      g.fillStyle = '#fff6d8'
      g.beginPath()
      g.arc(sx, sy, W * 0.27, 0, TAU)
      g.fill()
      const mesa = (x: number, w: number, y: number, b: number, c0: string, c1: string) => {
        const l = g.createLinearGradient(x - w, 0, x + w, 0)
        l.addColorStop(0, c0)
        l.addColorStop(1, c1)
        g.fillStyle = l
        g.beginPath()
        g.moveTo(x - w * 1.5, b)
        g.lineTo(x - w * 1.05, lerp(y, b, 0.5))
        g.lineTo(x - w, y + 12)
        for (let i = 0; i <= 8; i++) g.lineTo(x - w + (i / 8) * 2 * w, y + (r() - 0.5) * 12)
        g.lineTo(x + w, y + 12)
        g.lineTo(x + w * 1.05, lerp(y, b, 0.5))
        g.lineTo(x + w * 1.5, b)
        g.fill()
        g.strokeStyle = 'rgba(90,20,5,.22)'
        g.lineWidth = 3
        for (let k = 1; k < 7; k++) {
          const yy = lerp(y, b, k / 8)
          g.beginPath()
          g.moveTo(x - w * 1.0, yy)
          for (let q = 0; q <= 10; q++) g.lineTo(x - w + (q / 10) * 2 * w, yy + (r() - 0.5) * 7)
          g.stroke()
        }
      }
      mesa(W * 0.12, 58, H * 0.36, H * 0.66, '#e0803a', '#c4602a')
      mesa(W * 0.9, 70, H * 0.3, H * 0.66, '#d6702e', '#b8501f')
      mist(g, W, H, '#ffd090', 0.6, 5, { y0: 0.5, y1: 0.68 })
      mesa(W * -0.02, 82, H * 0.27, H * 0.8, '#a23c16', '#7a260e')
      mesa(W * 1.03, 70, H * 0.42, H * 0.8, '#9a3814', '#6e220c')
      ridge(g, W, H, H * 0.74, 16, 3, '#8a2e10', { f: 3 })
      ridge(g, W, H, H * 0.84, 24, 7, '#4a1508', { f: 2, rough: 4 })
      g.fillStyle = '#3a1006'
      const cac = (x: number, y: number, s: number) => {
        g.lineCap = 'round'
        g.strokeStyle = '#32100a'
        g.lineWidth = 17 * s
        g.beginPath()
        g.moveTo(x, y)
        g.lineTo(x, y - 120 * s)
        g.stroke()
        g.lineWidth = 12 * s
        g.beginPath()
        g.moveTo(x, y - 44 * s)
        g.quadraticCurveTo(x + 32 * s, y - 44 * s, x + 32 * s, y - 86 * s)
        g.moveTo(x, y - 62 * s)
        g.quadraticCurveTo(x - 30 * s, y - 62 * s, x - 30 * s, y - 96 * s)
        g.stroke()
      }
      cac(W * 0.1, H * 0.85, 1)
      cac(W * 0.93, H * 0.88, 1.25)
      shafts(g, W, H, r, sx, sy, '#fff3c0', 30, 0.22)
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 60, ['#ffe0a0'], { size: 0.7, a: 0.8 })
    }
  },
  orchard: {
    light: {
      key: '#ffffff',
      fill: '#ffe27a',
      left: '#fff0a0',
      right: '#7affc0',
      ground: '#ffb84a'
    },
    back(g, W, H, r) {
      const l = g.createRadialGradient(W / 2, H * 0.42, 20, W / 2, H * 0.42, H * 0.75)
      l.addColorStop(0, '#fffbd0')
      l.addColorStop(0.3, '#ffd53a')
      l.addColorStop(0.62, '#ff9a1a')
      l.addColorStop(1, '#d8400a')
      g.fillStyle = l
      g.fillRect(0, 0, W, H)
      g.save()
      g.translate(W / 2, H * 0.42)
      for (let i = 0; i < 28; i++) {
        g.rotate(TAU / 28)
        g.fillStyle = i % 2 ? 'rgba(255,255,220,.34)' : 'rgba(255,150,20,.16)'
        g.beginPath()
        g.moveTo(0, 0)
        g.lineTo(H, -H * 0.112)
        g.lineTo(H, H * 0.112)
        g.fill()
      }
      g.restore()
      for (let i = 0; i < 60; i++) {
        const a = (i / 60) * TAU,
          d = W * (0.44 + (i % 3) * 0.07)
        g.fillStyle = rgba('#fff3b0', 0.35)
        g.beginPath()
        g.arc(W / 2 + Math.cos(a) * d, H * 0.42 + Math.sin(a) * d, 5 + (i % 3) * 2, 0, TAU)
        g.fill()
      }
      glowAt(g, W / 2, H * 0.4, W * 0.5, '#ffffff', 0.6)
      for (const s of [-1, 1])
        for (let i = 0; i < 5; i++) {
          g.save()
          g.globalAlpha = 0.95
          leafFan(
            g,
            r,
            W / 2 + s * W * 0.56,
            H * (0.0 + i * 0.05),
            150,
            s > 0 ? 1.7 : -0.4,
            s > 0 ? 3.6 : 1.5,
            7,
            ['#3f9a1a', '#2c7a14', '#63b82a'][i % 3]
          )
          g.restore()
        }
    },
    front(g, W, H, r) {
      bokeh(g, W, H, r, 16, ['#fff6c0', '#ffe07a'], 22, 0, 0.9, 0.28)
      motes(g, W, H, r, 50, ['#fffbe0'], { size: 1 })
    }
  },
  library: {
    light: {
      key: '#ffe8c0',
      fill: '#1a8a8a',
      left: '#3affd8',
      right: '#ffb45a',
      ground: '#1a5a5a'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#0a0806'],
        [0.5, '#2a1a10'],
        [1, '#080504']
      ])
      for (let y = 0; y < 8; y++) {
        let x = -6
        const by = H * 0.1 * (y + 1)
        while (x < W) {
          const w = 9 + r() * 16,
            h = H * (0.055 + r() * 0.03)
          const c = ['#5a2a1a', '#3a3a1e', '#1e3a3a', '#5a4420', '#40162a', '#23304a'][
            (r() * 6) | 0
          ]
          const l = g.createLinearGradient(x, 0, x + w, 0)
          l.addColorStop(0, '#0a0605')
          l.addColorStop(0.4, c)
          l.addColorStop(1, '#0a0605')
          g.fillStyle = l
          g.fillRect(x, by - h, w, h)
          g.fillStyle = 'rgba(230,180,90,.5)'
          g.fillRect(x + 2, by - h * 0.8, w - 4, 1.6)
          g.fillRect(x + 2, by - h * 0.25, w - 4, 1.6)
          x += w + 1
        }
        g.fillStyle = '#4a2a14'
        g.fillRect(0, by, W, 7)
        g.fillStyle = '#150a05'
        g.fillRect(0, by + 7, W, 5)
      }
      const d = g.createRadialGradient(W / 2, H * 0.36, 30, W / 2, H * 0.4, W * 0.85)
      d.addColorStop(0, 'rgba(4,20,18,.1)')
      d.addColorStop(0.5, 'rgba(3,16,16,.62)')
      d.addColorStop(1, 'rgba(1,4,6,.95)')
      g.fillStyle = d
      g.fillRect(0, 0, W, H)
      glowAt(g, W / 2, H * 0.4, W * 0.66, '#1fd8b8', 0.75)
      glowAt(g, W / 2, H * 0.32, W * 0.3, '#c0fff0', 0.7)
      shafts(g, W, H, r, W / 2, H * 0.56, '#7affe0', 16, 0.55, -2.5, -0.64)
      for (const [x, y] of [
        [0.09, 0.2],
        [0.91, 0.3],
        [0.1, 0.52],
        [0.9, 0.6]
      ]) {
        glowAt(g, W * x, H * y, 70, '#ffb04a', 0.9)
        glowAt(g, W * x, H * y, 14, '#fff6d0', 1, 0.7, 1.5)
      }
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 90, ['#5affe0', '#c0fff0', '#ffe0a0'], { size: 0.9, y0: 0.05, y1: 0.75 })
    }
  },
  velvetRoom: {
    light: {
      key: '#ffeee6',
      fill: '#a01a3a',
      left: '#ff4a6a',
      right: '#ffb0c0',
      ground: '#5a0a1e'
    },
    back(g, W, H, r) {
      const im = pixels(W >> 1, H >> 1, (u, v) => {
        const k = u * 9 + 0.35 * Math.sin(v * 3 + u * 5) + (u - 0.5) * v * 3
        const f = 0.5 + 0.5 * Math.sin(k * TAU * 0.75)
        const d = Math.hypot(u - 0.5, (v - 0.4) * 1.2)
        const s = (0.1 + 0.9 * f ** 1.6) * (1.18 - d * 1.25)
        return [
          clamp(190 * s + 16, 0, 255),
          clamp(12 * s + 30 * f ** 8 * s, 0, 255),
          clamp(44 * s + 8, 0, 255),
          255
        ]
      })
      g.drawImage(im, 0, 0, W, H)
      glowAt(g, W / 2, H * 0.36, W * 0.5, '#ff7a8a', 0.5)
      shafts(g, W, H, r, W * 0.5, -220, '#ffd8d0', 9, 0.55, 1.2, 1.95, H * 1.5)
      fillFloor(g, W, H, H * 0.76, '#5a0a1c', '#120208')
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 50, ['#ffd0c0', '#ff9aa8'], { size: 0.8 })
    }
  },
  decoHall: {
    light: {
      key: '#fff2d0',
      fill: '#1a7a6a',
      left: '#5affd0',
      right: '#ffd07a',
      ground: '#0e4a40'
    },
    back(g, W, H, _r) {
      fillV(g, W, H, [
        [0, '#021a18'],
        [0.5, '#0b4a44'],
        [1, '#021210']
      ])
      g.save()
      g.translate(W / 2, H * 0.9)
      for (let i = 0; i < 31; i++) {
        const a = -Math.PI + (i / 30) * Math.PI
        g.fillStyle = i % 2 ? '#0a5a50' : '#06403a'
        g.beginPath()
        g.moveTo(0, 0)
        g.arc(0, 0, H * 0.85, a - 0.053, a + 0.053)
        g.fill()
        g.strokeStyle = 'rgba(235,195,105,.75)'
        g.lineWidth = 1.6
        g.beginPath()
        g.moveTo(0, 0)
        g.lineTo(Math.cos(a) * H, Math.sin(a) * H)
        g.stroke()
      }
      for (let k = 1; k < 5; k++) {
        g.strokeStyle = 'rgba(240,205,120,.8)'
        g.lineWidth = k % 2 ? 5 : 2
        g.beginPath()
        g.arc(0, 0, H * 0.15 * k + 40, Math.PI, TAU)
        g.stroke()
        for (let i = 0; i < 15; i++) {
          const a = -Math.PI + ((i + 0.5) / 15) * Math.PI
          g.strokeStyle = 'rgba(235,195,105,.6)'
          g.lineWidth = 1.6
          g.beginPath()
          g.arc(
            Math.cos(a) * (H * 0.15 * k + 40),
            Math.sin(a) * (H * 0.15 * k + 40),
            H * 0.015 * k + 8,
            0,
            TAU
          )
          g.stroke()
        }
      }
      g.restore()
      glowAt(g, W / 2, H * 0.4, W * 0.62, '#ffe6a0', 0.7)
      const d = g.createRadialGradient(W / 2, H * 0.4, W * 0.2, W / 2, H * 0.4, W)
      d.addColorStop(0, 'rgba(0,0,0,0)')
      d.addColorStop(1, 'rgba(0,12,10,.85)')
      g.fillStyle = d
      g.fillRect(0, 0, W, H)
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 70, ['#ffe6a0'], { size: 0.9 })
    }
  },
  smokeRoom: {
    light: {
      key: '#fff0d8',
      fill: '#3a2ab0',
      left: '#3a7aff',
      right: '#ff7a2a',
      ground: '#2a1a4a'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#05060f'],
        [0.5, '#101a3c'],
        [1, '#06040c']
      ])
      glowAt(g, W * 0.5, H * 0.02, W * 0.7, '#ffd48a', 0.6, 1, 1.2)
      shafts(g, W, H, r, W / 2, -60, '#ffe0a8', 7, 0.6, 1.15, 2, H)
      mist(g, W, H, '#7a90e0', 0.65, 3, {
        sx: 2,
        sy: 4,
        warp: 5,
        y0: 0.1,
        y1: 0.75,
        cut: 0.45,
        mode: 'screen'
      })
      mist(g, W, H, '#ff8a3a', 0.55, 9, {
        sx: 2,
        sy: 4,
        warp: 5,
        y0: 0.3,
        y1: 0.75,
        cut: 0.5,
        mode: 'screen'
      })
      bokeh(g, W, H, r, 26, ['#ff8a3a', '#3a7aff', '#ffd48a'], 26, 0.1, 0.6, 0.3)
      fillFloor(g, W, H, H * 0.7, '#163a6a', '#04070f')
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 50, ['#ffd48a'], { size: 0.7 })
    }
  },
  crystalCave: {
    light: {
      key: '#ffeaff',
      fill: '#a03ad8',
      left: '#ff6ad8',
      right: '#5ad8ff',
      ground: '#4a1a6a'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#0c0416'],
        [0.45, '#4a1570'],
        [0.7, '#2a0a48'],
        [1, '#08030f']
      ])
      glowAt(g, W / 2, H * 0.44, W * 0.62, '#e06aff', 0.9)
      mist(g, W, H, '#e08aff', 0.5, 4, { warp: 3, mode: 'screen', y0: 0.2, y1: 0.7 })
      for (const s of [-1, 1])
        for (let i = 0; i < 20; i++) {
          const y = r() * H,
            x = W / 2 + s * W * (0.56 - r() * 0.06),
            L = 70 + r() * 130,
            a = (s > 0 ? Math.PI : 0) + (r() - 0.5) * 1.4,
            w = 10 + r() * 16
          g.save()
          g.translate(x, y)
          g.rotate(a)
          for (const k of [-1, 1]) {
            g.fillStyle = k > 0 ? ['#7a2ab0', '#5a1a8a', '#a03ad0'][i % 3] : '#2a0a4a'
            g.beginPath()
            g.moveTo(-20, 0)
            g.lineTo(-20, k * w)
            g.lineTo(L * 0.8, k * w)
            g.lineTo(L, 0)
            g.fill()
          }
          g.restore()
        }
      ridge(g, W, H, H * 0.1, 60, 3, 'rgba(0,0,0,0)')
      g.save()
      g.scale(1, -1)
      g.translate(0, -H)
      ridge(g, W, H, H * 0.93, 40, 6, '#0a0312', { f: 4, rough: 14 })
      g.restore()
      ridge(g, W, H, H * 0.82, 40, 9, '#12051f', { f: 4, rough: 12 })
    },
    front(g, W, H, r) {
      motes(g, W, H, r, 80, ['#ff9aff', '#9ae8ff'], { size: 0.9 })
    }
  },
  lilyPond: {
    light: {
      key: '#ffffff',
      fill: '#0a6a5a',
      left: '#7affd8',
      right: '#ffd0a0',
      ground: '#0a4a44'
    },
    back(g, W, H, _r) {
      fillV(g, W, H, [
        [0, '#0d6a62'],
        [0.5, '#074a4c'],
        [1, '#02201f']
      ])
      const ca = pixels(W >> 1, H >> 1, (u, v) => {
        const x = u * 7 + fbm(u * 4, v * 4, 4) * 2.4,
          y = v * 9 + fbm(u * 4 + 5, v * 4, 6) * 2.4
        const n =
          Math.abs(noise(x, y, 2) - 0.5) + Math.abs(noise(x * 1.6 + 9, y * 1.6, 5) - 0.5) * 0.7
        return [150, 255, 220, clamp(1 - n * 2.3) ** 3 * 150]
      })
      g.save()
      g.globalCompositeOperation = 'screen'
      g.drawImage(ca, 0, 0, W, H)
      g.restore()
      glowAt(g, W * 0.5, H * 0.36, W * 0.6, '#58ffd0', 0.35)
      g.save()
      for (let i = 0; i < 5; i++) {
        g.strokeStyle = rgba('#cffff0', 0.2 - i * 0.03)
        g.lineWidth = 3
        g.beginPath()
        g.ellipse(W * 0.5, H * 0.4, W * (0.2 + i * 0.1), W * (0.2 + i * 0.1), 0, 0, TAU)
        g.stroke()
      }
      g.restore()
    },
    front(g, W, H, _r) {
      const pad = (x: number, y: number, R: number, a: number) => {
        g.save()
        g.translate(x, y)
        g.rotate(a)
        g.save()
        g.translate(8, 14)
        g.fillStyle = 'rgba(0,20,18,.5)'
        g.filter = 'blur(8px)'
        g.beginPath()
        g.arc(0, 0, R, 0.22, TAU - 0.22)
        g.lineTo(0, 0)
        g.fill()
        g.restore()
        const l = g.createRadialGradient(-R * 0.3, -R * 0.3, 2, 0, 0, R)
        l.addColorStop(0, '#9ade5a')
        l.addColorStop(0.7, '#2f8a3a')
        l.addColorStop(1, '#175a2c')
        g.fillStyle = l
        g.beginPath()
        g.moveTo(0, 0)
        g.arc(0, 0, R, 0.22, TAU - 0.22)
        g.closePath()
        g.fill()
        g.strokeStyle = 'rgba(220,255,170,.3)'
        g.lineWidth = 1.4
        for (let k = 0; k < 15; k++) {
          const b = 0.4 + (k / 14) * (TAU - 0.8)
          g.beginPath()
          g.moveTo(0, 0)
          g.lineTo(Math.cos(b) * R * 0.94, Math.sin(b) * R * 0.94)
          g.stroke()
        }
        g.restore()
      }
      pad(W * 0.02, H * 0.1, 92, 0.6)
      pad(W * 0.98, H * 0.05, 76, 2.4)
      pad(W * 1.0, H * 0.62, 84, 3.5)
      pad(W * 0.03, H * 0.66, 62, 5.6)
      const fl = (x: number, y: number, s: number) => {
        for (let ring = 0; ring < 3; ring++)
          for (let i = 0; i < 9; i++) {
            g.save()
            g.translate(x, y)
            g.rotate((i / 9) * TAU + ring * 0.35)
            const L = s * (1 - ring * 0.26)
            const l = g.createLinearGradient(0, 0, L, 0)
            l.addColorStop(0, '#ffe6f0')
            l.addColorStop(1, ['#ff5a9a', '#ff86b4', '#ffb4d0'][ring])
            g.fillStyle = l
            g.beginPath()
            g.moveTo(0, 0)
            g.quadraticCurveTo(L * 0.6, -L * 0.32, L, 0)
            g.quadraticCurveTo(L * 0.6, L * 0.32, 0, 0)
            g.fill()
            g.strokeStyle = 'rgba(160,20,80,.25)'
            g.lineWidth = 0.8
            g.stroke()
            g.restore()
          }
        glowAt(g, x, y, s * 0.4, '#ffd84a', 1)
      }
      fl(W * 0.09, H * 0.085, 46)
      fl(W * 0.93, H * 0.64, 40)
    }
  },
  lava: {
    light: {
      key: '#ffdcb0',
      fill: '#a01a08',
      left: '#ff3a14',
      right: '#ffb03a',
      ground: '#5a0a04'
    },
    back(g, W, H) {
      fillV(g, W, H, [
        [0, '#1a0304'],
        [1, '#050101']
      ])
    },
    front(g, W, H, r) {
      const d = g.createRadialGradient(W / 2, H * 0.4, W * 0.28, W / 2, H * 0.42, W * 0.88)
      d.addColorStop(0, 'rgba(0,0,0,0)')
      d.addColorStop(1, 'rgba(8,0,2,.9)')
      g.fillStyle = d
      g.fillRect(0, 0, W, H)
      motes(g, W, H, r, 110, ['#ff7a1a', '#ffb53a'], { streak: 4, size: 0.8 })
      glowAt(g, W / 2, H * 1.02, W * 0.7, '#ff4a0a', 0.55, 1, 0.55)
    }
  },
  feltGreen: felt('#0d5a3a', '#06301f', {
    key: '#fff6e6',
    fill: '#2a6a4a',
    left: '#cfe8d8',
    right: '#ffe2b0',
    ground: '#0e5a38'
  }),
  feltBlue: felt('#123f74', '#081d3c', {
    key: '#fffaf0',
    fill: '#2a4a7a',
    left: '#bcd4ff',
    right: '#ffe6c0',
    ground: '#143f70'
  }),
  feltNoir: felt('#43101c', '#16050a', {
    key: '#fff0e2',
    fill: '#5a2a30',
    left: '#ffc8b8',
    right: '#ffe0b0',
    ground: '#4a1220'
  }),
  studio: {
    light: {
      key: '#fffaf2',
      fill: '#8a6a4a',
      left: '#ffd8a0',
      right: '#a0c8ff',
      ground: '#3a2a1e'
    },
    back(g, W, H, r) {
      fillV(g, W, H, [
        [0, '#0d1016'],
        [0.5, '#26282e'],
        [0.72, '#4a4038'],
        [0.74, '#1a1614'],
        [1, '#0a0908']
      ])
      for (let i = 0; i < 9; i++) {
        const x = (W * (i + 0.5)) / 9
        const l = g.createLinearGradient(x - W / 18, 0, x + W / 18, 0)
        l.addColorStop(0, '#1a1a1e')
        l.addColorStop(0.5, '#3a3632')
        l.addColorStop(1, '#141417')
        g.fillStyle = l
        g.fillRect(x - W / 18 + 1, H * 0.06, W / 9 - 3, H * 0.68)
      }
      g.save()
      for (let i = 0; i < 9; i++)
        glowAt(g, (W * (i + 0.5)) / 9, H * 0.06, W * 0.14, '#ffcf90', 0.5, 0.6, 2.4)
      g.restore()
      for (const x of [0.14, 0.5, 0.86]) {
        g.fillStyle = '#0a0a0c'
        g.fillRect(W * x - 24, 0, 48, 22)
        glowAt(g, W * x, 22, W * 0.2, '#fff3d8', 0.9, 1, 0.7)
        shafts(g, W, H, r, W * x, 10, '#ffeccc', 3, 0.45, 1.3, 1.85, H * 0.8)
      }
      glowAt(g, W / 2, H * 0.42, W * 0.6, '#ffc890', 0.35)
      fillFloor(g, W, H, H * 0.76, '#3a2c22', '#0a0807')
    }
  }
}
function fillFloor(g: G, W: number, H: number, y: number, c0: string, c1: string) {
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
function felt(c: string, dark: string, light: Lights): Env {
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
