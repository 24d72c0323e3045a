import * as THREE from 'three'
import { pixels, texture } from '../../core/canvas.ts'
import { group, mesh, surface, taper } from '../../core/geometry.ts'
import { skin } from '../../core/materials.ts'
import { lerp, noise, smooth } from '../../core/math.ts'

export const plume = (
  len: number,
  wide: number,
  A: readonly number[],
  B: readonly number[],
  C: readonly number[],
  eye: boolean
) => {
  const map = texture(
    pixels(256, 768, (u, v) => {
      const x = Math.abs(u - 0.5) * 2,
        t = 1 - v,
        d = eye ? Math.hypot((u - 0.5) * 1.25, (t - 0.8) * 2.2) : 9
      const barb = 0.72 + 0.38 * noise(x * 3, t * 90 + x * 26, 4)
      let c = [0, 1, 2].map(i => lerp(A[i], B[i], smooth(0.1, 0.9, t)))
      if (eye) {
        if (d < 0.3) c = [...C]
        if (d < 0.2) c = [20, 30, 120]
        if (d < 0.11) c = [255, 200, 60]
      }
      const edge = 1 - smooth(0.8, 1, x + 0.22 * noise(t * 46, x, 8))
      const shape = Math.sin(Math.PI * Math.min(1, t * 0.95 + 0.04)) ** 0.55
      return [c[0] * barb, c[1] * barb, c[2] * barb, x < shape ? 255 * edge : 0]
    })
  )
  const geo = surface(
    (u, v) => {
      const t = v,
        x = (u - 0.5) * 2 * wide
      return [x * (1 - 0.1 * t), t * len, Math.abs(x) * 0.28 - 0.55 * t * t]
    },
    24,
    60
  )
  return group(
    mesh(
      geo,
      new THREE.MeshPhysicalMaterial({
        map,
        alphaTest: 0.4,
        side: THREE.DoubleSide,
        roughness: 0.35,
        iridescence: 0.8,
        iridescenceIOR: 1.6,
        emissiveMap: map,
        emissive: 0xffffff,
        emissiveIntensity: 0.35
      })
    ),
    mesh(
      taper(
        [
          [0, -0.7, 0.05],
          [0, len * 0.5, -0.1],
          [0, len * 0.95, -0.5]
        ],
        t => 0.05 * (1 - t * 0.8)
      ),
      skin(0xfff0d0)
    )
  )
}
