import { rgb } from '../core/canvas.ts'
import { ball, group, mesh, rod, taper } from '../core/geometry.ts'
import { gold, lacquer, skin } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'
import { plume } from './parts/plume.ts'
import { gem } from './stones.ts'

export const peacockFan: Motif = (k, o) => {
  const g = group()
  const A = rgb(String(o.color ?? '#0a6a3a')),
    B = rgb(String(o.color2 ?? '#1a9a8a')),
    C = rgb(String(o.color3 ?? '#e0a82a'))
  for (const [n, len, z] of [
    [11, 4.1, -0.3],
    [8, 3.1, 0]
  ] as const)
    for (let i = 0; i < n; i++) {
      const f = plume(len, 0.5, A, B, C, true)
      const a = (i / (n - 1) - 0.5) * 2.5
      f.position.set(Math.sin(a) * 0.35, -1.7, z - 0.02 * i)
      f.rotation.z = -a
      g.add(f)
    }
  g.add(
    mesh(
      taper(
        [
          [0.1, -2.7, 0.5],
          [0, -1.8, 0.6],
          [-0.25, -0.8, 0.75],
          [-0.05, 0.1, 0.85],
          [0.15, 0.35, 0.9]
        ],
        t => 0.52 * (1 - t) + 0.2
      ),
      skin(0x0a3ab8, { iridescence: 1, iridescenceIOR: 1.7, roughness: 0.25 })
    ),
    ball(0.34, skin(0x0a3ab8, { iridescence: 1, roughness: 0.25 }), [0.16, 0.48, 0.92]),
    mesh(
      taper(
        [
          [0.35, 0.5, 1.05],
          [0.62, 0.42, 1.15],
          [0.78, 0.28, 1.15]
        ],
        t => 0.12 * (1 - t * 0.9)
      ),
      lacquer(0xe8b85a)
    ),
    ball(0.07, lacquer(0x050508), [0.3, 0.56, 1.2])
  )
  for (let i = 0; i < 6; i++) {
    const a = (i - 2.5) * 0.2
    const q = gem(k, 'brilliant', o.stone ?? 'sapphire', { gain: 2.2 })
    q.scale.setScalar(0.08)
    q.position.set(0.1 + Math.sin(a) * 0.75, 0.6 + Math.cos(a) * 0.7, 0.9)
    g.add(
      q,
      rod([0.1, 0.75, 0.9], [0.1 + Math.sin(a) * 0.7, 0.6 + Math.cos(a) * 0.65, 0.9], 0.018, gold())
    )
  }
  g.position.y = -0.1
  return group(g)
}
