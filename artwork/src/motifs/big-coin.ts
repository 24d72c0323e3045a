import { coinHeap, coinMats, coinParts } from '../core/coins.ts'
import { group, mesh } from '../core/geometry.ts'
import { gold, silver } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'

export const bigCoin: Motif = (k, o) => {
  const { geo } = coinParts()
  const face = coinMats(o.metal === 'silver' ? silver : gold)
  const big = mesh(geo, face, [0, 0.35, 0.2], [1.28, 0, 0.28], 5.2)
  const g = group(big)
  const heap = coinHeap(k.r, o.count ?? 120, 2.9, 0.5, undefined, 0.3)
  heap.position.y = -2.3
  g.add(heap)
  return g
}
