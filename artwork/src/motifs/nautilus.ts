import * as THREE from 'three'
import { pixels, texture } from '../core/canvas.ts'
import { ball, displace, fbm3, group, mesh, taper } from '../core/geometry.ts'
import { lacquer, skin, stone, stoneBump } from '../core/materials.ts'
import { fbm, lerp, smooth } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { spiral } from './parts/spiral.ts'

export const nautilus: Motif = (k, o) => {
  const fossil = o.plain === true
  const map = texture(
    pixels(1024, 128, (u, v) => {
      const f =
        smooth(0.44, 0.5, fbm(u * 34, Math.abs(v - 0.5) * 3, 8, 3) - smooth(0.86, 0.96, u) * 0.3) *
        smooth(0.5, 0.2, Math.abs(v - 0.5))
      const w = 0.9 + 0.15 * fbm(u * 60, v * 8, 3)
      return [lerp(255, 190, f) * w, lerp(240, 84, f) * w, lerp(224, 34, f) * w]
    })
  )
  const m = fossil
    ? new THREE.MeshPhysicalMaterial({
        color: o.color ?? 0xc98a5a,
        roughness: 0.34,
        metalness: 0.55,
        clearcoat: 0.6,
        iridescence: 1,
        iridescenceIOR: 1.9,
        iridescenceThicknessMinimum: 250,
        iridescenceThicknessMaximum: 650,
        bumpMap: stoneBump(),
        bumpScale: 1.5,
        side: THREE.DoubleSide
      })
    : new THREE.MeshPhysicalMaterial({
        map,
        roughness: 0.2,
        clearcoat: 1,
        iridescence: 0.5,
        side: THREE.DoubleSide
      })
  const shell = mesh(
    spiral(
      fossil ? 4.2 : 2.4,
      fossil ? 0.085 : 0.17,
      fossil ? 0.25 : 0.46,
      0,
      fossil ? 0.06 : 0,
      fossil ? 1.1 : 0.86
    ),
    m,
    [0, 0, 0],
    [0, 0, 0],
    fossil ? 1.75 : 1.5
  )
  const g = group(shell)
  if (fossil) {
    const plate = displace(
      new THREE.IcosahedronGeometry(2.45, 5),
      v => (fbm3(v, 0.8, 3) - 0.5) * 0.4
    )
    plate.computeVertexNormals()
    g.add(
      mesh(
        plate,
        stone(0x6a5a4c, { flatShading: true }),
        [-0.1, 0, -0.75],
        [0, 0, 0.3],
        [1, 1, 0.32]
      )
    )
  } else {
    for (let i = 0; i < 11; i++) {
      const y = 0.38 - (i % 6) * 0.15,
        z = i < 6 ? 0.2 : -0.2
      g.add(
        mesh(
          taper(
            [
              [1.5, -0.1, z * 0.4],
              [1.9 + k.r() * 0.2, -0.7 - y * 0.2, z],
              [2.0 + y * 0.3, -1.3 - k.r() * 0.3, z * 1.6],
              [2.3 - i * 0.06, -1.6 - k.r() * 0.4, z * 2]
            ],
            t => 0.11 * (1 - t * 0.8)
          ),
          skin(0xe88a6a)
        )
      )
    }
    g.add(
      ball(0.2, skin(0xfff2dc), [1.72, 0.1, 0.5]),
      ball(0.11, lacquer(0x14080a), [1.78, 0.1, 0.65])
    )
  }
  g.rotation.set(0.1, -0.35, fossil ? 0.3 : 0.25)
  return group(g)
}
