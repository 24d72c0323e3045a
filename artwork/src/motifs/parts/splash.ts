import * as THREE from 'three'
import { ball, group } from '../../core/geometry.ts'
import { TAU } from '../../core/math.ts'
import type { Kit } from '../../core/motif.ts'

export const splash = (k: Kit, n: number, R: number, h: number) => {
  const g = group()
  const m = new THREE.MeshPhysicalMaterial({
    color: 0xe8faff,
    roughness: 0.05,
    clearcoat: 1,
    transparent: true,
    opacity: 0.75
  })
  for (let i = 0; i < n; i++) {
    const a = k.r() * TAU,
      d = R * (0.4 + k.r() * 0.9),
      y = k.r() ** 2 * h
    g.add(
      ball(0.02 + k.r() ** 3 * 0.08, m, [Math.cos(a) * d, y, Math.sin(a) * d * 0.4], [1, 1.2, 1])
    )
  }
  return g
}
