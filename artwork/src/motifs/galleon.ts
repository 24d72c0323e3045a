import * as THREE from 'three'
import { box, group, mesh, rod, surface, tube } from '../core/geometry.ts'
import { cloth, glow, oldGold, skin, wood } from '../core/materials.ts'
import { clamp, lerp, smooth } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { halo } from './parts/halo.ts'

export const galleon: Motif = (_k, o) => {
  const ghost = o.glow !== undefined
  const wd = ghost ? skin(0x1c3a34, { roughness: 0.6 }) : wood('#2a1208', '#8a4c22')
  const sail = ghost
    ? new THREE.MeshPhysicalMaterial({
        color: 0x9affd8,
        emissive: new THREE.Color(o.glow ?? 0x2affb0),
        emissiveIntensity: 0.35,
        transparent: true,
        opacity: 0.78,
        side: THREE.DoubleSide,
        roughness: 0.8
      })
    : cloth(o.color ?? 0xf4e6c8)
  const g = group()
  const hull = surface(
    (u, v) => {
      const x = lerp(-2.3, 2.2, u),
        belly = Math.sin(Math.PI * clamp(u * 0.94 + 0.05)) ** 0.6,
        deck = 0.18 + 0.75 * smooth(0.62, 1, 1 - u) + 0.38 * smooth(0.75, 1, u),
        keel = -1.05 + 0.35 * (2 * u - 1) ** 2
      const a = v * Math.PI
      return [
        x + 0.25 * Math.cos(a) * 0,
        keel + (deck - keel) * Math.abs(Math.cos(a)) ** 0.8,
        Math.sin((v - 0.5) * Math.PI) * 0.72 * belly * Math.abs(Math.cos(a)) ** 0.45
      ]
    },
    90,
    60
  )
  g.add(
    mesh(
      hull,
      new THREE.MeshPhysicalMaterial({
        ...{ map: ghost ? null : (wd as THREE.MeshPhysicalMaterial).map },
        color: ghost ? 0x1c3a34 : 0xffffff,
        roughness: 0.55,
        side: THREE.DoubleSide
      })
    )
  )
  for (const [y, r] of [
    [0.1, 0.06],
    [-0.25, 0.05],
    [-0.55, 0.045]
  ] as const)
    for (const s of [-1, 1])
      g.add(
        mesh(
          tube(
            Array.from({ length: 24 }, (_, i) => {
              const u = i / 23
              return [
                lerp(-2.2, 2.1, u),
                y + 0.35 * (2 * u - 1) ** 2,
                s * 0.74 * Math.sin(Math.PI * clamp(u * 0.94 + 0.05)) ** 0.6 * (y < -0.3 ? 0.82 : 1)
              ]
            }),
            r
          ),
          ghost ? glow(0x2affb0, 0.8) : oldGold()
        )
      )
  g.add(box(0.9, 0.12, 1.2, wd, [-1.75, 0.86, 0]), box(0.7, 0.5, 1.05, wd, [-1.95, 0.6, 0]))
  for (let i = 0; i < 6; i++)
    g.add(
      box(0.18, 0.16, 0.1, glow(ghost ? 0x4affc0 : 0xffc04a, 1.4), [-1.2 + i * 0.45, -0.12, 0.74])
    )
  const mast = (x: number, h: number, n: number, w: number) => {
    g.add(rod([x, 0, 0], [x, h, 0], 0.07, wd))
    for (let i = 0; i < n; i++) {
      const y = h - 0.35 - (i * (h - 0.6)) / n,
        hh = ((h - 0.7) / n) * 0.86,
        ww = w * (0.62 + 0.38 * (i / Math.max(1, n - 1)))
      g.add(
        rod([x, y, -ww], [x, y, ww], 0.045, wd),
        mesh(
          surface(
            (u, v) => {
              const belly = Math.sin(u * Math.PI) * Math.sin(v * Math.PI * 0.9 + 0.2)
              return [
                x + 0.12 + belly * 0.55,
                y - v * hh + (ghost ? 0.08 * Math.sin(u * 30 + i) * v * v : 0),
                (u - 0.5) * 2 * ww * (1 + 0.1 * v)
              ]
            },
            40,
            24
          ),
          sail
        )
      )
    }
    g.add(
      mesh(
        surface(
          (u, v) => [x + 0.05 + u * 0.55, h + 0.25 - v * 0.22 * (1 - u), Math.sin(u * 6) * 0.1],
          16,
          6
        ),
        cloth(o.color2 ?? 0xb01820)
      )
    )
  }
  mast(-1.15, 2.5, 2, 0.8)
  mast(0.15, 3.1, 3, 1)
  mast(1.35, 2.4, 2, 0.75)
  g.add(
    rod([1.9, 0.45, 0], [3.2, 1.1, 0], 0.07, wd),
    mesh(
      surface(
        (u, v) => [lerp(1.4, 3.1, u), lerp(0.55, lerp(2.3, 1.1, u), v), 0.18 * Math.sin(u * 3)],
        20,
        20
      ),
      sail
    )
  )
  for (const x of [-1.15, 0.15, 1.35])
    for (const s of [-1, 1])
      for (let i = 0; i < 3; i++)
        g.add(rod([x, 2.2, 0], [x - 0.4 + i * 0.25, 0.15, s * 0.7], 0.012, wd))
  if (ghost) g.add(halo('#2affb0', 6.5, [0, 0.9, -1.2]))
  g.rotation.set(0.05, -0.62, 0.03)
  return group(g)
}
