import { group } from '../core/geometry.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const looseGem: Motif = (k, o) => {
  const q = gem(k, o.cut ?? 'brilliant', o.stone ?? 'ruby', { gain: o.gain ?? 1.8 })
  q.scale.setScalar(2)
  q.rotation.set(...((o.rot ?? [0.95, 0.2, 0.1]) as [number, number, number]))
  return group(q)
}
