import * as THREE from 'three'
import { extrude, group, mesh, polyShape, ringOf } from '../../core/geometry.ts'
import { TAU } from '../../core/math.ts'

export const gear = (R: number, n: number, depth: number, m: THREE.Material, hole = 0.3) => {
  const pts: number[][] = []
  for (let i = 0; i < n; i++)
    for (const [t, r] of [
      [0.0, 0.86],
      [0.18, 0.88],
      [0.28, 1],
      [0.58, 1],
      [0.68, 0.88],
      [0.99, 0.86]
    ]) {
      const a = ((i + t) / n) * TAU
      pts.push([Math.cos(a) * R * r, Math.sin(a) * R * r])
    }
  const s = polyShape(pts)
  const h = new THREE.Path()
  h.absarc(0, 0, R * hole, 0, TAU, true)
  s.holes.push(h)
  for (let i = 0; i < 5; i++) {
    const p = new THREE.Path(),
      a = (i / 5) * TAU
    p.absarc(Math.cos(a) * R * 0.58, Math.sin(a) * R * 0.58, R * 0.17, 0, TAU, true)
    s.holes.push(p)
  }
  return group(
    mesh(extrude(s, depth, 0.05, 3), m),
    ringOf(R * hole, 0.06, m, [0, 0, depth / 2], [0, 0, 0])
  )
}
