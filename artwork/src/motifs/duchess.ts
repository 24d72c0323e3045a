import { group, mesh, taper } from '../core/geometry.ts'
import { bronze, gold, oldGold, silver } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'
import { mask } from './mask.ts'
import { gear } from './parts/gear.ts'

/** A porcelain lady of clockwork: the mask's face in silver under a crown of gears. */
export const duchess: Motif = (k, o) => {
  const g = group()
  const face = mask(k, { plain: true, count: 0, color: 0xf4ece6, stone: o.stone ?? 'sapphire' })
  face.scale.setScalar(0.92)
  face.position.set(0, -0.5, 0.5)
  g.add(face)
  for (let i = 0; i < 7; i++) {
    const a = (i - 3) * 0.42,
      R = 1.85 + (i % 2) * 0.25
    const q = gear(
      i === 3 ? 0.95 : 0.62 + (i % 2) * 0.14,
      i === 3 ? 14 : 10,
      0.2,
      [gold(), bronze(), silver()][i % 3]
    )
    q.position.set(Math.sin(a) * R, 0.25 + Math.cos(a) * R, -0.3 - (i % 2) * 0.25)
    q.rotation.set(0, 0, i)
    g.add(q)
  }
  const big = gear(2.2, 24, 0.2, oldGold(), 0.5)
  big.position.set(0, -0.2, -0.9)
  g.add(big)
  for (const s of [-1, 1])
    for (let i = 0; i < 4; i++)
      g.add(
        mesh(
          taper(
            [
              [s * (1.2 + i * 0.1), 0.3 - i * 0.5, 0.2],
              [s * (1.7 + i * 0.08), -0.2 - i * 0.5, 0.4],
              [s * (1.35 + i * 0.05), -0.7 - i * 0.45, 0.45]
            ],
            () => 0.2 - i * 0.02
          ),
          bronze()
        )
      )
  return g
}
