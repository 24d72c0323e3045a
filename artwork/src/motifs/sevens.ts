import * as THREE from 'three'
import { extrude, group, mesh, tube } from '../core/geometry.ts'
import { glow, gold, lacquer } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'

const seven = () => {
  const s = new THREE.Shape()
  s.moveTo(-1, 1.5)
  s.lineTo(1.05, 1.5)
  s.lineTo(1.05, 0.95)
  s.bezierCurveTo(0.5, 0.2, 0.22, -0.5, 0.12, -1.5)
  s.lineTo(-0.62, -1.5)
  s.bezierCurveTo(-0.5, -0.5, -0.2, 0.1, 0.25, 0.72)
  s.lineTo(-0.45, 0.72)
  s.bezierCurveTo(-0.6, 0.72, -0.66, 0.62, -0.68, 0.5)
  s.lineTo(-1, 0.5)
  s.closePath()
  return s
}

export const sevens: Motif = (_k, o = {}) => {
  const g = group()
  const cols = o.colors ?? [0xff1f5a, 0xffffff, 0x19d3ff]
  ;[
    [-1.42, -0.25, -0.35, 0.3, 0.2],
    [1.42, -0.25, -0.35, -0.3, -0.2],
    [0, 0.1, 0.6, 0, 0]
  ].forEach(([x, y, z, ry, rz], i) => {
    const c = [cols[0], cols[2], cols[1]][i]
    const q = group(
      mesh(extrude(seven(), 0.5, 0.12, 8), gold()),
      mesh(
        extrude(seven(), 0.1, 0.015, 3),
        lacquer(o.color ?? 0x8c0618, { roughness: 0.18 }),
        [0, 0, 0.36],
        [0, 0, 0],
        [0.9, 0.93, 1]
      )
    )
    const pts = seven()
      .getSpacedPoints(140)
      .map(p => [p.x * 0.98, p.y * 0.985, 0.42])
    q.add(mesh(tube(pts, 0.05, 260, true), glow(c, 2.6)))
    const inn = seven()
      .getSpacedPoints(140)
      .map(p => [p.x * 1.13, p.y * 1.09, -0.3])
    q.add(mesh(tube(inn, 0.04, 260, true), glow(c, 2)))
    q.position.set(x, y, z)
    q.rotation.set(-0.04, ry, rz)
    q.scale.setScalar(i === 2 ? 1.28 : 1.02)
    g.add(q)
  })
  return g
}
