import * as THREE from 'three'
import { pixels, texture } from '../core/canvas.ts'
import { ball, box, cylinder, group, mesh } from '../core/geometry.ts'
import { glow, gold, stone } from '../core/materials.ts'
import { fbm } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { halo } from './parts/halo.ts'
import { gem } from './stones.ts'

export const pyramid: Motif = (k, o) => {
  const map = texture(
    pixels(512, 512, (u, v) => {
      const row = Math.floor(v * 26),
        y = (v * 26) % 1,
        x = (u * 18 + (row % 2) * 0.5) % 1
      const edge = Math.min(x, 1 - x, y, 1 - y) < 0.06 ? 0.72 : 1,
        n = 0.8 + 0.35 * fbm(u * 18, v * 18, 3 + row, 3)
      return [232 * n * edge, 186 * n * edge, 120 * n * edge]
    })
  )
  const side = (a: number) => {
    const geo = new THREE.BufferGeometry()
    const w = 2.9,
      h = 4.1
    geo.setAttribute('position', new THREE.Float32BufferAttribute([-w, 0, w, w, 0, w, 0, h, 0], 3))
    geo.setAttribute('uv', new THREE.Float32BufferAttribute([0, 0, 1, 0, 0.5, 1], 2))
    geo.setIndex([0, 1, 2])
    geo.computeVertexNormals()
    return mesh(
      geo,
      new THREE.MeshPhysicalMaterial({ map, bumpMap: map, bumpScale: 3, roughness: 0.85 }),
      [0, -2.3, 0],
      [0, a, 0]
    )
  }
  const g = group(...[0, 1, 2, 3].map(i => side((i * Math.PI) / 2)))
  const cap = new THREE.ConeGeometry(0.92, 0.92, 4)
  g.add(mesh(cap, gold({ flatShading: true }), [0, 1.36, 0], [0, Math.PI / 4, 0]))
  const e = gem(k, 'brilliant', o.stone ?? 'sapphire', { gain: 2.3 })
  e.scale.setScalar(0.2)
  e.position.set(0, 1.25, 0.42)
  e.rotation.x = 0.9
  g.add(e, halo(String(o.glow ?? '#ffe08a'), 4.6, [0, 1.5, -0.6]))
  g.add(
    box(0.95, 0.8, 0.5, stone(0xc09a62), [0, -1.95, 2.35]),
    box(0.5, 0.62, 0.2, glow(0xff9a2a, 0.9), [0, -2.05, 2.6])
  )
  for (const s of [-1, 1])
    g.add(
      cylinder(0.2, 0.16, 1.3, stone(0xd8b27a), [s * 0.95, -1.8, 2.7]),
      box(0.5, 0.16, 0.5, stone(0xd8b27a), [s * 0.95, -1.12, 2.7]),
      ball(0.12, glow(0xffa03a, 2.4), [s * 0.95, -0.96, 2.7]),
      halo('#ff9a3a', 1.0, [s * 0.95, -0.9, 2.75])
    )
  g.rotation.set(0.06, -0.62, 0)
  g.scale.setScalar(0.88)
  return group(g)
}
