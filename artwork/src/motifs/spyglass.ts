import * as THREE from 'three'
import { group, mesh, ringOf, rod } from '../core/geometry.ts'
import { gold, skin, stoneBump } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const spyglass: Motif = (k, o) => {
  const m = gold(),
    leather = skin(o.color ?? 0x5a2014, { roughness: 0.6, bumpMap: stoneBump(), bumpScale: 1 }),
    g = group()
  const seg = (x0: number, x1: number, r: number, mat: THREE.Material) => {
    g.add(rod([x0, 0, 0], [x1, 0, 0], r, mat))
    for (const x of [x0, x1]) g.add(ringOf(r, 0.07, m, [x, 0, 0], [0, Math.PI / 2, 0]))
  }
  seg(-0.1, 2.4, 0.62, leather)
  seg(-1.5, -0.1, 0.5, m)
  seg(-2.6, -1.5, 0.4, m)
  seg(2.4, 2.75, 0.7, m)
  seg(-2.85, -2.6, 0.46, m)
  for (const x of [0.5, 1.2, 1.9]) g.add(ringOf(0.63, 0.05, m, [x, 0, 0], [0, Math.PI / 2, 0]))
  g.add(
    mesh(
      new THREE.SphereGeometry(0.66, 48, 24, 0, TAU, 0, 0.9),
      new THREE.MeshPhysicalMaterial({
        color: 0x9ad8ff,
        roughness: 0.02,
        metalness: 0.4,
        clearcoat: 1,
        iridescence: 1,
        envMapIntensity: 2.4
      }),
      [2.36, 0, 0],
      [0, 0, -Math.PI / 2],
      [1, 0.9, 1]
    )
  )
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * TAU,
      q = gem(k, 'rose', o.stone ?? 'ruby', { gain: 2 })
    q.scale.setScalar(0.1)
    q.position.set(2.58, Math.cos(a) * 0.75, Math.sin(a) * 0.75)
    g.add(q)
  }
  g.rotation.set(0, -0.72, 0.32)
  return group(g)
}
