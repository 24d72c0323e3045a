import * as THREE from 'three'
import { ball, box, extrude, group, mesh, polyShape, ringOf, rod, tube } from '../core/geometry.ts'
import { gold, lacquer, leafy, metalOf, silver } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const horseshoe: Motif = (k, o) => {
  const m = o.metal ? metalOf(o.metal) : silver(),
    g = group()
  const outer: number[][] = [],
    inner: number[][] = []
  for (let i = 0; i <= 40; i++) {
    const a = -0.62 + (i / 40) * (Math.PI + 1.24),
      sx = 1 - 0.1 * Math.max(0, -Math.sin(a))
    outer.push([Math.cos(a) * 2.0 * sx, Math.sin(a) * 2.15])
    inner.push([Math.cos(a) * 1.28 * sx, Math.sin(a) * 1.35])
  }
  const end = outer[0],
    e2 = outer[40]
  const sh = polyShape([
    [end[0] + 0.12, end[1] - 0.55],
    ...outer,
    [e2[0] - 0.12, e2[1] - 0.55],
    [inner[40][0] - 0.2, inner[40][1] - 1.0],
    ...inner.slice().reverse(),
    [inner[0][0] + 0.2, inner[0][1] - 1.0]
  ])
  g.add(mesh(extrude(sh, 0.3, 0.14, 7), m))
  for (let i = 0; i < 7; i++) {
    const a = -0.35 + (i / 6) * (Math.PI + 0.7)
    g.add(
      box(
        0.16,
        0.3,
        0.08,
        lacquer(0x18120e),
        [Math.cos(a) * 1.63, Math.sin(a) * 1.75, 0.28],
        [0, 0, a - Math.PI / 2],
        0.03
      ),
      mesh(
        new THREE.CylinderGeometry(0.1, 0.1, 0.16, 6),
        gold(),
        [Math.cos(a) * 1.63, Math.sin(a) * 1.75, 0.3],
        [Math.PI / 2, 0, 0]
      )
    )
  }
  g.add(
    mesh(
      tube(
        Array.from({ length: 60 }, (_, i) => {
          const a = -0.5 + (i / 59) * (Math.PI + 1.0)
          return [Math.cos(a) * 1.95, Math.sin(a) * 2.1, 0.3]
        }),
        0.05,
        160
      ),
      gold()
    )
  )
  const q = gem(k, 'brilliant', o.stone ?? 'emerald', { gain: 2.2 })
  q.scale.setScalar(0.42)
  q.rotation.x = Math.PI / 2
  q.position.set(0, 1.78, 0.42)
  g.add(q, ringOf(0.43, 0.08, gold(), [0, 1.78, 0.36], [0, 0, 0]))
  const leaf = leafy(0x2fa03a)
  for (let i = 0; i < 4; i++) {
    const a = (i / 4) * TAU + 0.785
    for (const s of [-1, 1])
      g.add(
        ball(
          0.42,
          leaf,
          [Math.cos(a + s * 0.33) * 0.58, -1.0 + Math.sin(a + s * 0.33) * 0.58, 0.55],
          [1, 1, 0.22]
        )
      )
  }
  g.add(rod([0, -1.0, 0.5], [0.3, -2.4, 0.4], 0.06, leaf), ball(0.12, gold(), [0, -1.0, 0.66]))
  g.rotation.set(0.06, -0.36, 0.1)
  return group(g)
}
