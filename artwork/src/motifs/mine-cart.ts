import * as THREE from 'three'
import { ball, box, cylinder, displace, fbm3, group, mesh, ringOf, rod } from '../core/geometry.ts'
import { gold, iron, metal, wood } from '../core/materials.ts'
import { lerp, TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const mineCart: Motif = (k, o) => {
  const m = iron({ color: 0x6a5a50 }),
    wd = wood('#3a1e0e', '#8a5a30'),
    g = group()
  const hull = (h: number, w0: number, w1: number, d0: number, d1: number) => {
    const geo = new THREE.BoxGeometry(1, 1, 1, 1, 1, 1),
      p = geo.attributes.position
    for (let i = 0; i < p.count; i++) {
      const t = p.getY(i) + 0.5
      p.setXYZ(i, p.getX(i) * lerp(w0, w1, t), p.getY(i) * h, p.getZ(i) * lerp(d0, d1, t))
    }
    geo.computeVertexNormals()
    return geo
  }
  g.add(mesh(hull(1.9, 2.6, 3.7, 1.7, 2.5), wd, [0, -0.65, 0]))
  for (const [y, k2] of [
    [0.28, 1],
    [-0.6, 0.78],
    [-1.5, 0.6]
  ])
    g.add(
      mesh(
        hull(0.16, 2.75 + k2 * 0.95 - 0.1, 2.75 + k2 * 1.0, 1.8 + k2 * 0.75, 1.8 + k2 * 0.8),
        m,
        [0, y, 0]
      )
    )
  for (const x of [-1.2, 0, 1.2])
    for (let i = 0; i < 4; i++) g.add(ball(0.075, gold(), [x, 0.3 - i * 0.55, 1.28 - i * 0.1]))
  for (const x of [-1, 1])
    for (const z of [-1, 1]) {
      const w = group(
        cylinder(0.52, 0.52, 0.18, m, [0, 0, 0], [Math.PI / 2, 0, 0]),
        ringOf(0.52, 0.08, m, [0, 0, z * 0.1], [0, 0, 0]),
        ball(0.14, gold(), [0, 0, z * 0.15])
      )
      w.position.set(x * 0.95, -1.85, z * 0.95)
      g.add(w)
    }
  g.add(
    rod([-3.2, -2.42, 0.95], [3.2, -2.42, 0.95], 0.09, m),
    rod([-3.2, -2.42, -0.95], [3.2, -2.42, -0.95], 0.09, m)
  )
  for (let i = 0; i < 7; i++) g.add(box(0.4, 0.16, 2.9, wd, [-2.7 + i * 0.9, -2.58, 0]))
  const nug = metal(0xffb83a, 0.3, { flatShading: true })
  for (let i = 0; i < 48; i++) {
    const a = k.r() * TAU,
      d = Math.sqrt(k.r())
    const q = displace(
      new THREE.IcosahedronGeometry(0.28 + k.r() * 0.24, 2),
      v => (fbm3(v, 2.4, i) - 0.5) * 0.9
    )
    q.computeVertexNormals()
    g.add(
      mesh(
        q,
        nug,
        [Math.cos(a) * d * 1.55, 0.45 + (1 - d * d) * 0.95 + k.r() * 0.15, Math.sin(a) * d * 0.95],
        [k.r() * 6, k.r() * 6, 0]
      )
    )
  }
  const st = o.stone ?? 'amber'
  for (const [x, y, z] of [
    [-0.6, 1.35, 0.5],
    [0.75, 1.15, 0.7]
  ]) {
    const q = gem(k, 'brilliant', st, { gain: 2.2 })
    q.scale.setScalar(0.36)
    q.position.set(x, y, z)
    q.rotation.set(0.8, x, 0.3)
    g.add(q)
  }
  const light = new THREE.PointLight(0xffc860, 8, 5)
  light.position.set(0, 2.2, 1.6)
  g.add(light)
  g.rotation.set(0.2, -0.45, 0.03)
  return group(g)
}
