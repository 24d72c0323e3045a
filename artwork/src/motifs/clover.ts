import * as THREE from 'three'
import { extrude, group, mesh, rod, taper, tube } from '../core/geometry.ts'
import { glow, gold, lacquer } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const clover: Motif = (k, o) => {
  const neon = o.plain !== true
  const m = neon
    ? lacquer(o.color ?? 0x0a6a3a, { roughness: 0.15 })
    : new THREE.MeshPhysicalMaterial({
        color: o.color ?? 0x1fa83a,
        roughness: 0.18,
        clearcoat: 1,
        metalness: 0.2
      })
  const heart = new THREE.Shape()
  heart.moveTo(0, 0)
  heart.bezierCurveTo(-0.5, 0.55, -1.25, 0.9, -1.1, 1.6)
  heart.bezierCurveTo(-0.95, 2.15, -0.25, 2.15, 0, 1.65)
  heart.bezierCurveTo(0.25, 2.15, 0.95, 2.15, 1.1, 1.6)
  heart.bezierCurveTo(1.25, 0.9, 0.5, 0.55, 0, 0)
  const g = group()
  for (let i = 0; i < 4; i++) {
    const q = group(mesh(extrude(heart, 0.22, 0.16, 8), m))
    if (neon) {
      const pts = heart.getSpacedPoints(90).map(p => [p.x, p.y, 0.3])
      q.add(mesh(tube(pts, 0.06, 220, true), glow(o.glow ?? 0x4aff8a, 2.6)))
    } else
      q.add(
        mesh(
          tube(
            heart.getSpacedPoints(90).map(p => [p.x * 1.06, p.y * 1.03, 0.02]),
            0.075,
            220,
            true
          ),
          gold()
        )
      )
    q.add(rod([0, 0.35, 0.28], [0, 1.5, 0.3], 0.04, neon ? glow(0xd8ffe0, 2) : gold()))
    q.rotation.z = (i / 4) * TAU + Math.PI / 4
    g.add(q)
  }
  g.add(
    mesh(
      taper(
        [
          [0, -0.1, 0],
          [0.35, -1.3, 0.1],
          [0.2, -2.5, 0.3]
        ],
        t => 0.13 - 0.04 * t
      ),
      neon ? glow(o.glow ?? 0x4aff8a, 1.6) : m
    )
  )
  const e = gem(k, 'brilliant', o.stone ?? 'emerald', { gain: 2.3 })
  e.scale.setScalar(0.4)
  e.position.z = 0.4
  e.rotation.x = Math.PI / 2
  g.add(e)
  g.rotation.set(0.05, -0.32, 0.1)
  return group(g)
}
