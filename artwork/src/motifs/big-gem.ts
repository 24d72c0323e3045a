import { group } from '../core/geometry.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const bigGem: Motif = (k, o = {}) => {
  const g = gem(k, o.cut ?? 'brilliant', o.stone ?? 'emerald', { gain: o.gain ?? 1.7 })
  g.scale.setScalar(o.size ?? 2.1)
  g.rotation.set(...((o.rot ?? [0.75, 0.2, 0.12]) as [number, number, number]))
  const out = group(g)
  const small = o.small ?? []
  small.forEach(([x, y, z, s], i) => {
    const q = gem(
      k,
      i % 2 ? 'brilliant' : 'rose',
      o.smallStones?.[i % o.smallStones.length] ?? o.stone ?? 'emerald',
      { gain: 1.7 }
    )
    q.position.set(x, y, z)
    q.scale.setScalar(s)
    q.rotation.set(k.r() * 2, k.r() * 6, k.r() * 2)
    out.add(q)
  })
  return out
}
