import * as THREE from 'three'
import { displace, fbm3, group, mesh, surface } from '../core/geometry.ts'
import { skin, stoneBump } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { splash } from './parts/splash.ts'

export const sharkFin: Motif = (k, o) => {
  const m = skin(o.color ?? 0x4a6274, {
    roughness: 0.25,
    clearcoat: 1,
    bumpMap: stoneBump(),
    bumpScale: 0.8
  })
  const fin = surface(
    (u, v) => {
      const y = u * 3.2,
        lead = -1.6 + 1.75 * u ** 1.25,
        trail = 1.45 - 0.5 * Math.sin(u * 2.6) + u * -0.05
      const a = v * TAU,
        c = (lead + trail) / 2,
        half = Math.max(0.02, (trail - lead) / 2) * (u > 0.97 ? 0.7 : 1)
      return [c + Math.cos(a) * half, y, Math.sin(a) * 0.32 * (1 - u * 0.85)]
    },
    60,
    48
  )
  const g = group(mesh(fin, m, [0, -1.6, 0]))
  for (const [R, y] of [
    [1.9, -1.42],
    [2.5, -1.55]
  ] as const)
    g.add(
      mesh(
        displace(new THREE.TorusGeometry(R, 0.16, 20, 120), v => 0.08 * (fbm3(v, 3, 2) - 0.5)),
        skin(0xe6fbff, { roughness: 0.3 }),
        [0, y, 0],
        [Math.PI / 2, 0, 0],
        [1, 0.42, 0.5]
      )
    )
  const s = splash(k, 90, 2, 1.5)
  s.position.y = -1.4
  g.add(s)
  g.rotation.set(0.12, -0.5, 0)
  return group(g)
}
