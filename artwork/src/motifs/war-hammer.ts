import * as THREE from 'three'
import { canvas, texture } from '../core/canvas.ts'
import { ball, box, extrude, group, mesh, ringOf, rod, starShape, tube } from '../core/geometry.ts'
import { glow, gold, metal, skin } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const warHammer: Motif = (k, o) => {
  const m = metal(0xb4c2d0, 0.26),
    gd = gold(),
    g = group()
  const [c, q] = canvas(512, 256)
  q.fillStyle = '#777'
  q.fillRect(0, 0, 512, 256)
  q.strokeStyle = '#111'
  q.lineWidth = 12
  for (let i = 0; i < 4; i++) {
    q.beginPath()
    for (let j = 0; j <= 60; j++) {
      const t = j / 60
      q.lineTo(30 + t * 452, 128 + Math.sin(t * 14 + i * 1.6) * 62)
    }
    q.stroke()
  }
  q.strokeRect(12, 12, 488, 232)
  const carved = metal(0xb4c2d0, 0.28, { bumpMap: texture(c, false), bumpScale: 9 })
  g.add(box(3.1, 1.45, 1.5, carved, [0, 1.4, 0], [0, 0, 0], 0.16))
  for (const s of [-1, 1])
    g.add(
      box(0.42, 1.75, 1.78, m, [s * 1.5, 1.4, 0], [0, 0, 0], 0.2),
      box(0.14, 1.86, 1.88, gd, [s * 1.24, 1.4, 0]),
      mesh(extrude(starShape(4, 0.5, 0.2), 0.04, 0.05), gd, [s * 1.74, 1.4, 0], [0, Math.PI / 2, 0])
    )
  g.add(rod([0, -2.6, 0], [0, 0.8, 0], 0.24, skin(o.color ?? 0x4a2a1c)))
  for (let i = 0; i < 15; i++)
    g.add(
      mesh(
        new THREE.TorusGeometry(0.26, 0.055, 10, 40),
        skin(0x6a3c24),
        [0, -2.3 + i * 0.17, 0],
        [Math.PI / 2 + 0.25, 0, 0]
      )
    )
  g.add(
    ball(0.36, gd, [0, -2.8, 0]),
    ringOf(0.3, 0.1, gd, [0, 0.45, 0]),
    ringOf(0.28, 0.08, gd, [0, -2.5, 0])
  )
  const e = gem(k, 'brilliant', o.stone ?? 'sapphire', { gain: 2.3 })
  e.scale.setScalar(0.5)
  e.rotation.x = Math.PI / 2
  e.position.set(0, 1.4, 0.78)
  g.add(e, ringOf(0.52, 0.09, gd, [0, 1.4, 0.78], [0, 0, 0]))
  const bolt = (p: number[][]) => g.add(mesh(tube(p, 0.035, 60), glow(o.glow ?? 0x8ad8ff, 3)))
  for (let i = 0; i < 5; i++) {
    let [x, y] = [(k.r() - 0.5) * 3, 1.4 + (k.r() - 0.5)]
    const p: number[][] = [[x, y, 0.85]]
    for (let j = 0; j < 5; j++) {
      x += (k.r() - 0.5) * 1.1 + (x > 0 ? 0.25 : -0.25)
      y += (k.r() - 0.4) * 0.8
      p.push([x, y, 0.9 - j * 0.1])
    }
    bolt(p)
  }
  g.rotation.set(0.08, -0.42, 0.34)
  return group(g)
}
