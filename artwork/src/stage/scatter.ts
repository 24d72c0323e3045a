import * as THREE from 'three'
import { coins } from '../core/coins.ts'
import { blade, group, mesh } from '../core/geometry.ts'
import { glow, leafy, pearly, skin } from '../core/materials.ts'
import { type Rng, TAU } from '../core/math.ts'
import type { Colour, Kit } from '../core/motif.ts'
import { gem } from '../motifs/stones.ts'
import type { ScatterKind } from '../titles/title.ts'

interface Place {
  readonly p: [number, number, number]
  readonly r: [number, number, number]
  readonly s: number
}

const around = (r: Rng, n: number): { near: Place[]; mid: Place[] } => {
  const near: Place[] = []
  const mid: Place[] = []
  for (let i = 0; i < n; i++) {
    const a = (i / n) * TAU + r() * 0.6
    const d = 2.5 + r() * 1.3
    const p: [number, number, number] = [
      Math.cos(a) * d * 0.9,
      Math.sin(a) * d * 1.1 + 0.9,
      -1.5 + r() * 2
    ]
    const turn: [number, number, number] = [r() * 6, r() * 6, r() * 6]
    if (i % 3) mid.push({ p, r: turn, s: 0.7 + r() * 0.5 })
    else near.push({ p: [p[0] * 1.05, p[1], 4.3], r: turn, s: 0.75 })
  }
  return { near, mid }
}

const one = (kit: Kit, kind: ScatterKind, colors: readonly Colour[], i: number): THREE.Object3D => {
  const color = colors[i % colors.length] ?? 0xffffff
  switch (kind) {
    case 'gems': {
      const stone = gem(kit, i % 2 ? 'brilliant' : 'rose', String(color), { gain: 1.8 })
      stone.scale.setScalar(0.34)
      return stone
    }
    case 'pearls':
      return mesh(new THREE.SphereGeometry(0.22, 32, 24), pearly(color))
    case 'petals':
      return mesh(blade(0.6, 0.24, 0.5, 0.25), skin(color, { side: THREE.DoubleSide }))
    case 'leaves':
      return mesh(blade(0.85, 0.26, 0.3, 0.3), leafy(color))
    case 'embers':
      return mesh(new THREE.IcosahedronGeometry(0.09, 0), glow(color, 3))
    case 'notes':
      return group(
        mesh(
          new THREE.SphereGeometry(0.17, 24, 16),
          skin(color),
          [0, 0, 0],
          [0, 0, 0.4],
          [1.25, 0.9, 0.9]
        ),
        mesh(new THREE.CylinderGeometry(0.035, 0.035, 0.8), skin(color), [0.18, 0.4, 0]),
        mesh(
          blade(0.5, 0.12, 0.3, 0.2),
          skin(color, { side: THREE.DoubleSide }),
          [0.18, 0.8, 0],
          [0, 0, -2.2]
        )
      )
    case 'coins':
      return coins([{ p: [0, 0, 0], r: [0, 0, 0] }])
  }
}

const plain: Record<ScatterKind, readonly Colour[]> = {
  coins: [],
  gems: ['ruby', 'emerald', 'sapphire'],
  pearls: [0xfff2ea],
  petals: [0xffb8d0, 0xff7aa8],
  leaves: [0x3a9a34, 0x6ab83a],
  embers: [0xff8a2a, 0xffc04a],
  notes: [0xffc45e]
}

/** Strews small things round the motif: some behind it, a few before it and out of focus. */
export function strew(
  kit: Kit,
  scene: THREE.Scene,
  kind: ScatterKind,
  n: number,
  colors: readonly Colour[] = plain[kind],
  centre: readonly [number, number] = [0, 0]
) {
  const { near, mid } = around(kit.r, n)
  const put = (places: readonly Place[], depth: number) => {
    const all =
      kind === 'coins'
        ? coins(places.map(c => ({ p: c.p, r: c.r, s: c.s })))
        : group(
            ...places.map((c, i) => {
              const o = group(one(kit, kind, colors, i))
              o.position.set(...c.p)
              o.rotation.set(...c.r)
              o.scale.setScalar(c.s)
              return o
            })
          )
    all.position.set(centre[0], centre[1], 0)
    all.traverse(o => o.layers.set(depth))
    scene.add(all)
  }
  put(mid, 1)
  put(near, 2)
}
