import * as THREE from 'three'
import { coinHeap } from '../core/coins.ts'
import { extrude, group, mesh } from '../core/geometry.ts'
import { gold, iron, oldGold, wood } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const chest: Motif = k => {
  const g = group()
  const wd = wood('#2b1409', '#7c4420'),
    m = oldGold(),
    gm = gold()
  const w = 3.5,
    d = 2,
    h = 1.35
  const plank = (y: number) => mesh(new THREE.BoxGeometry(w, 0.41, d), wd, [0, y, 0])
  for (let i = 0; i < 3; i++) g.add(plank(-1 + i * 0.43))
  for (const x of [-1.5, 0, 1.5]) {
    g.add(mesh(new THREE.BoxGeometry(0.32, h + 0.06, d + 0.1), m, [x, -0.57, 0]))
    for (let i = 0; i < 4; i++)
      g.add(mesh(new THREE.SphereGeometry(0.065, 16, 12), gm, [x, -1.08 + i * 0.33, d / 2 + 0.06]))
  }
  for (const y of [-1.22, 0.08])
    g.add(mesh(new THREE.BoxGeometry(w + 0.14, 0.14, d + 0.14), m, [0, y, 0]))
  const lid = group()
  const L = (R: number, len: number, x: number, mat: THREE.Material) => {
    const s = new THREE.Shape()
    s.absarc(0, 0, R, 0, Math.PI, false)
    s.absarc(0, 0, R - 0.16, Math.PI, 0, true)
    const e = mesh(extrude(s, len, 0.02, 2), mat, [x, 0, 0], [0, Math.PI / 2, 0])
    return e
  }
  lid.add(L(d / 2, w, 0, wd))
  for (const x of [-1.5, 0, 1.5]) lid.add(L(d / 2 + 0.06, 0.3, x, m))
  const end = new THREE.Shape()
  end.absarc(0, 0, d / 2 - 0.05, 0, Math.PI, false)
  for (const s of [-1, 1])
    lid.add(mesh(extrude(end, 0.12, 0.02), wd, [s * (w / 2 - 0.08), 0, 0], [0, Math.PI / 2, 0]))
  lid.add(
    mesh(new THREE.BoxGeometry(w + 0.1, 0.12, 0.12), m, [0, 0, d / 2]),
    mesh(new THREE.BoxGeometry(0.6, 0.5, 0.14), gm, [0, -0.1, d / 2 + 0.06])
  )
  const lg = group(lid)
  lid.position.z = d / 2
  lg.position.set(0, 0.14, -d / 2)
  lg.rotation.x = -1.12
  g.add(lg)
  g.add(
    mesh(new THREE.BoxGeometry(0.62, 0.62, 0.12), gm, [0, -0.35, d / 2 + 0.1]),
    mesh(
      new THREE.CylinderGeometry(0.1, 0.1, 0.1, 24),
      iron(),
      [0, -0.3, d / 2 + 0.16],
      [Math.PI / 2, 0, 0]
    ),
    mesh(new THREE.BoxGeometry(0.08, 0.2, 0.1), iron(), [0, -0.42, d / 2 + 0.16])
  )
  const heap = coinHeap(k.r, 240, 1, 0.75, undefined, 0.34)
  heap.scale.set(1.62, 1, 0.95)
  heap.position.y = 0.12
  g.add(heap)
  const st = ['ruby', 'emerald', 'sapphire', 'diamond', 'amethyst']
  for (let i = 0; i < 9; i++) {
    const q = gem(k, i % 2 ? 'brilliant' : 'emerald', st[i % 5], { gain: 2 })
    const a = k.r() * TAU,
      R = k.r() * 1.1
    q.position.set(Math.cos(a) * R * 1.1, 0.95 - R * 0.42, Math.sin(a) * R * 0.55 + 0.25)
    q.scale.setScalar(0.26 + k.r() * 0.14)
    q.rotation.set(0.7 + k.r(), k.r() * 3, k.r())
    g.add(q)
  }
  const pearls = Array.from({ length: 26 }, (_, i) => {
    const t = i / 25
    return [
      0.6 + t * 1.0 + Math.sin(t * 5) * 0.1,
      0.72 - t * t * 1.9 + Math.sin(t * 3) * 0.35,
      0.75 + Math.sin(t * 2.4) * 0.5
    ]
  })
  for (const p of pearls)
    g.add(
      mesh(
        new THREE.SphereGeometry(0.135, 24, 16),
        new THREE.MeshPhysicalMaterial({
          color: 0xfff4ea,
          roughness: 0.2,
          clearcoat: 1,
          iridescence: 0.6
        }),
        p
      )
    )
  const spill = coinHeap(k.r, 60, 2.4, 0, undefined, 0.35)
  spill.position.set(0, -1.28, 0.6)
  g.add(spill)
  const pl = new THREE.PointLight(0xffc860, 14, 5)
  pl.position.set(0, 1.3, 0)
  g.add(pl)
  g.rotation.set(0.28, -0.42, 0)
  return g
}
