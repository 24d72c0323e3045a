import * as THREE from 'three'
import { extrude, group, mesh, starShape, turned } from '../core/geometry.ts'
import { glow, gold, lacquer, metal, oldGold } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const sword: Motif = (k, o = {}) => {
  const g = group()
  const L = 3.9
  const bl = new THREE.BufferGeometry()
  const sec = [
    [-0.3, 0],
    [-0.09, 0.085],
    [0, 0.05],
    [0.09, 0.085],
    [0.3, 0],
    [0.09, -0.085],
    [0, -0.05],
    [-0.09, -0.085]
  ]
  const pos: number[] = []
  const rows = [
    [0, 1],
    [L * 0.86, 0.8],
    [L, 0.02]
  ]
  const tri = (a: number[], b: number[], c: number[]) => pos.push(...a, ...b, ...c)
  for (let r = 0; r < 2; r++)
    for (let i = 0; i < 8; i++) {
      const A = sec[i],
        B = sec[(i + 1) % 8],
        [y0, s0] = rows[r],
        [y1, s1] = rows[r + 1]
      const a = [A[0] * s0, -y0, A[1] * s0],
        b = [B[0] * s0, -y0, B[1] * s0],
        c = [B[0] * s1, -y1, B[1] * s1],
        d = [A[0] * s1, -y1, A[1] * s1]
      tri(a, b, c)
      tri(a, c, d)
    }
  bl.setAttribute('position', new THREE.Float32BufferAttribute(pos, 3))
  bl.setAttribute(
    'uv',
    new THREE.Float32BufferAttribute(
      new Array((pos.length / 3) * 2).fill(0).map((_, i) => pos[(i >> 1) * 3 + (i & 1)]),
      2
    )
  )
  bl.computeVertexNormals()
  g.add(mesh(bl, metal(0xcfe2f2, 0.16, { side: THREE.DoubleSide })))
  for (let i = 0; i < 7; i++)
    g.add(
      mesh(extrude(starShape(4, 0.075, 0.03), 0.01, 0.01), glow(o.glow ?? 0x66e0ff, 3), [
        0,
        -0.5 - i * 0.27,
        0.07
      ])
    )
  const m = gold(),
    dk = oldGold()
  const gs = new THREE.Shape()
  gs.moveTo(-1.35, 0.22)
  gs.quadraticCurveTo(-0.7, 0.02, 0, 0.12)
  gs.quadraticCurveTo(0.7, 0.02, 1.35, 0.22)
  gs.lineTo(1.42, -0.02)
  gs.quadraticCurveTo(0.8, -0.24, 0.26, -0.22)
  gs.lineTo(0, -0.42)
  gs.lineTo(-0.26, -0.22)
  gs.quadraticCurveTo(-0.8, -0.24, -1.42, -0.02)
  g.add(mesh(extrude(gs, 0.22, 0.07), m))
  for (const s of [-1, 1])
    g.add(mesh(new THREE.SphereGeometry(0.19, 32, 24), m, [s * 1.42, 0.1, 0]))
  const grip = turned(
    [
      [0.13, 0],
      [0.17, 0.25],
      [0.15, 0.6],
      [0.17, 0.95],
      [0.13, 1.2]
    ],
    48
  )
  g.add(mesh(grip, lacquer(0x2a1118, { roughness: 0.5 }), [0, 0.15, 0]))
  for (let i = 0; i < 9; i++)
    g.add(
      mesh(
        new THREE.TorusGeometry(0.165, 0.022, 8, 32),
        dk,
        [0, 0.25 + i * 0.125, 0],
        [Math.PI / 2 + 0.25, 0, 0]
      )
    )
  g.add(mesh(new THREE.TorusGeometry(0.27, 0.085, 16, 48), m, [0, 1.62, 0]))
  const pg = gem(k, 'brilliant', o.stone ?? 'aqua', { gain: 2.2 })
  pg.scale.setScalar(0.27)
  pg.position.set(0, 1.62, 0.04)
  pg.rotation.x = Math.PI / 2
  g.add(pg)
  const cg = gem(k, 'emerald', o.stone ?? 'aqua', { gain: 2.2 })
  cg.scale.setScalar(0.2)
  cg.position.set(0, -0.06, 0.2)
  cg.rotation.x = Math.PI / 2
  g.add(cg)
  return g
}
