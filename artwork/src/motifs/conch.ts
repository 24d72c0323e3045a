import * as THREE from 'three'
import { pixels, texture } from '../core/canvas.ts'
import { group, mesh } from '../core/geometry.ts'
import { fbm, lerp, smooth, TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { spiral } from './parts/spiral.ts'

export const conch: Motif = (_k, _o) => {
  const map = texture(
    pixels(1024, 256, (u, v) => {
      const lip = smooth(0.9, 0.99, u)
      const n = fbm(u * 50, v * 9, 4) * 0.25
      return [
        255 * (0.86 + n * 0.4),
        lerp(212, 130, lip) * (0.84 + n),
        lerp(176, 140, lip) * (0.8 + n)
      ]
    })
  )
  const m = new THREE.MeshPhysicalMaterial({
    map,
    roughness: 0.28,
    clearcoat: 0.9,
    iridescence: 0.3,
    side: THREE.DoubleSide
  })
  const shell = mesh(spiral(5.2, 0.098, 0.62, 1.75, 0.035, 1.15), m, [0, 0, 1.4], [0, 0, 0], 1.45)
  const g = group(shell)
  for (let i = 0; i < 15; i++) {
    const th = (5.2 - 0.28 - i * 0.16) * TAU,
      R = Math.exp(0.098 * (th - 5.2 * TAU)) * 1.45
    g.add(
      mesh(
        new THREE.ConeGeometry(0.17 * R, 0.62 * R, 20),
        m,
        [Math.cos(th) * R * 1.6, -Math.sin(th) * R * 1.6, 1.4 - R * 1.75 - 0.1 * R],
        [0, 0, -th - Math.PI / 2]
      )
    )
  }
  g.rotation.set(1.15, -0.5, 0.75)
  return group(g)
}
