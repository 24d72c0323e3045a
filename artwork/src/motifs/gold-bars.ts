import * as THREE from 'three'
import { coinHeap } from '../core/coins.ts'
import { box, extrude, group, mesh, polyShape } from '../core/geometry.ts'
import { gold, oldGold } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'

export const goldBars: Motif = (k, _o) => {
  const m = gold({ emissive: new THREE.Color(0xa8600c), emissiveIntensity: 0.42 }),
    g = group()
  const bar = extrude(
    polyShape([
      [-0.5, -0.24],
      [0.5, -0.24],
      [0.38, 0.24],
      [-0.38, 0.24]
    ]),
    1.9,
    0.04,
    3
  )
  for (const [x, y, z] of [
    [-1.15, -1.3, 0],
    [0, -1.3, 0],
    [1.15, -1.3, 0],
    [-0.58, -0.75, 0],
    [0.58, -0.75, 0],
    [0, -0.2, 0]
  ])
    g.add(mesh(bar, m, [x, y, z]), box(0.5, 0.02, 0.9, oldGold(), [x, y + 0.285, z]))
  const h = coinHeap(k.r, 40, 2.3, 0, undefined, 0.3)
  h.position.set(0, -1.55, 0.6)
  g.add(h)
  g.rotation.set(0.38, -0.55, 0)
  return group(g)
}
