import { coinMats, coinParts } from '../core/coins.ts'
import { group, mesh } from '../core/geometry.ts'
import type { Motif } from '../core/motif.ts'

export const coinStack: Motif = k => {
  const { geo } = coinParts()
  const faces = coinMats()
  const g = group()
  for (const [x, z, n] of [
    [-1.1, 0, 9],
    [0.05, -0.3, 14],
    [1.15, 0.1, 7],
    [0.3, 0.95, 4]
  ])
    for (let i = 0; i < n; i++)
      g.add(
        mesh(
          geo,
          faces,
          [x + (k.r() - 0.5) * 0.1, -1.7 + i * 0.2, z + (k.r() - 0.5) * 0.1],
          [0, k.r() * 6, 0],
          [1.7, 2.6, 1.7]
        )
      )
  g.add(mesh(geo, faces, [-0.6, -0.9, 1.25], [1.25, 0.2, 0.2], 2.2))
  g.rotation.set(0.3, 0.3, 0)
  return group(g)
}
