import * as THREE from 'three'
import { extrude, group, mesh, polyShape } from '../core/geometry.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const snowCrystal: Motif = (k, o) => {
  const m = new THREE.MeshPhysicalMaterial({
    color: o.color ?? 0xbfe8ff,
    roughness: 0.06,
    metalness: 0.25,
    clearcoat: 1,
    iridescence: 0.9,
    iridescenceIOR: 1.6,
    envMapIntensity: 1.7,
    flatShading: true,
    emissive: 0x0a3a6a,
    emissiveIntensity: 0.35
  })
  const g = group()
  const bar = (L: number, w: number) =>
    extrude(
      polyShape([
        [-w, 0],
        [-w * 0.7, L * 0.9],
        [0, L],
        [w * 0.7, L * 0.9],
        [w, 0]
      ]),
      0.12,
      0.09,
      2
    )
  for (let i = 0; i < 6; i++) {
    const arm = group(mesh(bar(2.35, 0.11), m))
    for (const [y, l] of [
      [0.75, 0.55],
      [1.2, 0.85],
      [1.7, 0.5]
    ])
      for (const s of [-1, 1]) arm.add(mesh(bar(l, 0.075), m, [0, y, 0], [0, 0, s * -1.05]))
    arm.add(mesh(new THREE.OctahedronGeometry(0.2), m, [0, 2.4, 0], [0, 0, 0], [1, 1.5, 1]))
    arm.rotation.z = (i / 6) * TAU
    g.add(arm)
  }
  g.add(
    mesh(
      extrude(
        polyShape(
          Array.from({ length: 6 }, (_, i) => [
            Math.cos((i / 6) * TAU) * 0.62,
            Math.sin((i / 6) * TAU) * 0.62
          ])
        ),
        0.16,
        0.12,
        2
      ),
      m
    )
  )
  const q = gem(k, 'brilliant', o.stone ?? 'aqua', { gain: 2.4 })
  q.scale.setScalar(0.5)
  q.rotation.x = Math.PI / 2
  q.position.z = 0.3
  g.add(q)
  g.rotation.set(0.12, -0.4, 0.14)
  return group(g)
}
