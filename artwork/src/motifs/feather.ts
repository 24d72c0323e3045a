import { rgb } from '../core/canvas.ts'
import { group } from '../core/geometry.ts'
import type { Motif } from '../core/motif.ts'
import { halo } from './parts/halo.ts'
import { plume } from './parts/plume.ts'

export const feather: Motif = (_k, o) => {
  const g = group()
  const A = rgb(String(o.color ?? '#c01408')),
    B = rgb(String(o.color2 ?? '#ffc03a')),
    C = rgb(String(o.color3 ?? '#18c8c0'))
  const n = o.count ?? 3
  for (let i = 0; i < n; i++) {
    const f = plume(4.6 - Math.abs(i - (n - 1) / 2) * 0.5, 0.82, A, B, C, o.plain !== true)
    f.position.set((i - (n - 1) / 2) * 0.25, -2.2, -Math.abs(i - (n - 1) / 2) * 0.2)
    f.rotation.set(0, 0, -(i - (n - 1) / 2) * 0.42)
    g.add(f)
  }
  g.add(halo(String(o.color2 ?? '#ffb03a'), 5, [0, 0.4, -1]))
  g.rotation.set(0.05, -0.2, 0.22)
  return group(g)
}
