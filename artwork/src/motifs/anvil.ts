import * as THREE from 'three'
import { box, extrude, group, mesh, ringOf, rod, turned } from '../core/geometry.ts'
import { glow, gold, iron, metal, wood } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'
import { halo } from './parts/halo.ts'

export const anvil: Motif = (k, o) => {
  const m = iron({ color: 0x6a727c, roughness: 0.42 }),
    hot = glow(o.glow ?? 0xff7a1a, 1.7),
    g = group()
  const side = new THREE.Shape()
  side.moveTo(-2.6, 1.0)
  side.bezierCurveTo(-1.8, 0.95, -1.2, 0.6, -0.95, 0.35)
  side.bezierCurveTo(-0.6, 0.0, -0.55, -0.5, -0.9, -0.8)
  side.lineTo(-1.25, -1.1)
  side.lineTo(1.25, -1.1)
  side.lineTo(0.9, -0.8)
  side.bezierCurveTo(0.6, -0.5, 0.65, 0, 1.1, 0.35)
  side.lineTo(1.7, 0.55)
  side.lineTo(1.7, 1.05)
  side.lineTo(-1.2, 1.05)
  side.lineTo(-1.25, 1.18)
  side.closePath()
  g.add(
    mesh(extrude(side, 0.9, 0.12, 5), m),
    mesh(
      turned(
        [
          [0.5, 0],
          [0.46, 0.6],
          [0.3, 1.2],
          [0.05, 1.75]
        ],
        40
      ),
      m,
      [-1.1, 0.8, 0],
      [0, 0, Math.PI / 2]
    ),
    box(2.9, 0.1, 1.1, metal(0xaab4c0, 0.2), [0.3, 1.14, 0]),
    box(2.2, 0.5, 1.6, wood('#2a1409', '#7a4a26'), [0, -1.5, 0]),
    mesh(
      new THREE.TorusGeometry(1.12, 0.07, 8, 4),
      iron(),
      [0, -1.45, 0],
      [Math.PI / 2, 0, Math.PI / 4],
      [1.1, 1.0, 1]
    )
  )
  g.add(
    box(2.2, 0.16, 0.34, hot, [0.25, 1.28, 0.15], [0, 0.3, 0]),
    halo('#ff7a1a', 3.2, [0.25, 1.35, 0.3])
  )
  const h = group(
    box(1.25, 0.7, 0.7, metal(0x9aa6b4, 0.28), [0, 0, 0], [0, 0, 0], 0.1),
    rod([0, -0.2, 0], [0, -2.7, 0], 0.13, wood('#4a2410', '#b0713a')),
    ringOf(0.16, 0.05, gold(), [0, -0.45, 0])
  )
  h.position.set(0.95, 2.55, 0.5)
  h.rotation.set(0.15, 0.2, -1.0)
  g.add(h)
  for (let i = 0; i < 46; i++) {
    const a = k.r() * Math.PI,
      d = 0.4 + k.r() ** 2 * 2.6
    g.add(
      rod(
        [0.3 + Math.cos(a) * d, 1.35 + Math.sin(a) * d * 0.8, 0.6],
        [0.3 + Math.cos(a) * (d + 0.16), 1.35 + Math.sin(a) * (d + 0.16) * 0.8, 0.6],
        0.018,
        glow(i % 2 ? 0xffc85a : 0xff8a2a, 3)
      )
    )
  }
  const light = new THREE.PointLight(0xff8a2a, 18, 6)
  light.position.set(0.3, 1.9, 1.2)
  g.add(light)
  g.rotation.set(0.16, -0.42, 0)
  return group(g)
}
