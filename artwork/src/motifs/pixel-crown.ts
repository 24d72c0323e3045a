import * as THREE from 'three'
import { box, group } from '../core/geometry.ts'
import { glow } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'

export const pixelCrown: Motif = (k, o) => {
  const rows = [
    'Y...Y...Y',
    'Y...Y...Y',
    'YY.YYY.YY',
    'YYYYYYYYY',
    'YRYYBYYRY',
    'YYYYYYYYY',
    'OOOOOOOOO'
  ]
  const s = 0.5,
    g = group()
  const mat: Record<string, THREE.Material> = {
    Y: new THREE.MeshPhysicalMaterial({
      color: o.color ?? 0xffc21a,
      metalness: 0.75,
      roughness: 0.22,
      clearcoat: 1
    }),
    O: new THREE.MeshPhysicalMaterial({
      color: 0xe07a0a,
      metalness: 0.7,
      roughness: 0.25,
      clearcoat: 1
    }),
    R: glow(0xff2d6a, 1.5),
    B: glow(0x19d3ff, 1.6)
  }
  rows.forEach((row, y) => {
    ;[...row].forEach((c, x) => {
      const m = mat[c]
      if (m)
        for (let z = 0; z < 2; z++)
          g.add(
            box(
              s * 0.96,
              s * 0.96,
              s * 0.96,
              m,
              [(x - 4) * s, (3 - y) * s, (z - 0.5) * s],
              [0, 0, 0],
              0.06
            )
          )
    })
  })
  for (let i = 0; i < 26; i++)
    g.add(
      box(
        0.18,
        0.18,
        0.18,
        mat[['Y', 'R', 'B'][i % 3]],
        [(k.r() - 0.5) * 6, (k.r() - 0.35) * 5, (k.r() - 0.5) * 2 - 1],
        [0, 0, 0],
        0.02
      )
    )
  g.rotation.set(0.28, -0.5, 0)
  return group(g)
}
