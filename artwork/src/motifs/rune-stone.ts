import * as THREE from 'three'
import { canvas, texture } from '../core/canvas.ts'
import { ball, displace, fbm3, group, mesh } from '../core/geometry.ts'
import { skin } from '../core/materials.ts'
import { smooth, TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { halo } from './parts/halo.ts'

export const runeStone: Motif = (k, o) => {
  const [c, q] = canvas(512, 900),
    [e, x] = canvas(512, 900)
  q.fillStyle = '#808080'
  q.fillRect(0, 0, 512, 900)
  x.fillStyle = '#000'
  x.fillRect(0, 0, 512, 900)
  const strokes = (p: typeof q, col: string, w: number) => {
    p.strokeStyle = col
    p.lineWidth = w
    p.lineCap = 'round'
    const rune = (cx: number, cy: number, s: number, kind: number) => {
      p.save()
      p.translate(cx, cy)
      p.scale(s, s)
      p.beginPath()
      p.moveTo(0, -60)
      p.lineTo(0, 60)
      for (let i = 0; i < 2; i++) {
        const d = (kind >> i) & 1 ? 1 : -1,
          y = -50 + i * 44 + (kind % 3) * 8
        p.moveTo(0, y)
        p.lineTo(d * 40, y + 30)
        if (kind % 2) p.lineTo(0, y + 56)
      }
      p.stroke()
      p.restore()
    }
    for (let i = 0; i < 6; i++) rune(150 + (i % 2) * 210, 240 + Math.floor(i / 2) * 190, 1.2, i + 2)
    p.beginPath()
    p.arc(256, 118, 60, 0, TAU)
    p.moveTo(256, 58)
    p.lineTo(308, 148)
    p.lineTo(204, 148)
    p.closePath()
    p.stroke()
    p.strokeRect(58, 40, 396, 820)
  }
  strokes(q, '#000', 22)
  strokes(x, '#fff', 15)
  x.filter = 'blur(10px)'
  x.globalCompositeOperation = 'lighter'
  strokes(x, 'rgba(255,255,255,.6)', 22)
  const geo = displace(
    new THREE.BoxGeometry(2.6, 4.5, 0.9, 60, 90, 20),
    v => (fbm3(v, 0.9, 5, 4) - 0.5) * 0.2 - 0.1 * smooth(1.4, 2.4, v.y) * Math.abs(v.x)
  )
  {
    const p = geo.attributes.position,
      uv = geo.attributes.uv
    for (let i = 0; i < p.count; i++) uv.setXY(i, p.getX(i) / 2.9 + 0.5, p.getY(i) / 4.9 + 0.5)
  }
  const m = new THREE.MeshPhysicalMaterial({
    color: 0x7a8490,
    roughness: 0.85,
    bumpMap: texture(c, false),
    bumpScale: 14,
    emissive: new THREE.Color(o.glow ?? 0x3ad8ff),
    emissiveMap: texture(e),
    emissiveIntensity: 2.2
  })
  const g = group(mesh(geo, m))
  const snow = skin(0xf4faff, { roughness: 0.7 })
  for (let i = 0; i < 9; i++)
    g.add(ball(0.45, snow, [-1.1 + i * 0.28, 2.12 + 0.1 * Math.sin(i * 2), 0.05], [1.1, 0.35, 1]))
  for (let i = 0; i < 12; i++)
    g.add(ball(0.5 + k.r() * 0.3, snow, [-2.2 + i * 0.4, -2.35, 0.3 + k.r() * 0.6], [1.3, 0.4, 1]))
  g.add(halo(String(o.glow ?? '#3ad8ff'), 4.6, [0, 0, -0.6]))
  g.rotation.set(0.02, -0.34, -0.05)
  return group(g)
}
