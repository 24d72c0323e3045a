import * as THREE from 'three'
import { pixels, rgb, texture } from '../core/canvas.ts'
import { ball, group, mesh, surface } from '../core/geometry.ts'
import { pearly, skin } from '../core/materials.ts'
import { clamp, fbm, lerp, smooth, TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

const valve = (seedColours: readonly [string, string], up: number) => {
  const A = rgb(seedColours[0]),
    B = rgb(seedColours[1])
  const map = texture(
    pixels(512, 256, (u, v) => {
      const rib = 0.82 + 0.18 * Math.cos(u * TAU * 11),
        band = 0.9 + 0.1 * Math.sin(v * 38 + fbm(u * 9, v * 9, 3) * 3)
      return [0, 1, 2].map(i => clamp(lerp(B[i], A[i], smooth(0.02, 0.8, v)) * rib * band, 0, 255))
    })
  )
  const geo = surface(
    (u, v) => {
      const a = (u - 0.5) * 2.62,
        rib = Math.cos(u * TAU * 11),
        edge = 1 + 0.05 * rib * v,
        R = 2.35 * v * edge * (1 - 0.1 * Math.abs(u - 0.5))
      return [
        Math.sin(a) * R,
        Math.cos(a) * R * 1.02,
        -Math.sin(v * Math.PI * 0.6) * 0.8 * up + 0.09 * rib * v * up
      ]
    },
    176,
    40
  )
  const m = new THREE.MeshPhysicalMaterial({
    map,
    roughness: 0.26,
    clearcoat: 1,
    clearcoatRoughness: 0.12,
    iridescence: 0.2,
    iridescenceIOR: 1.4,
    side: THREE.DoubleSide
  })
  return mesh(geo, m)
}

export const pearlShell: Motif = (_k, o) => {
  const tones: readonly [string, string] = [
    String(o.color ?? '#fff0e4'),
    String(o.color2 ?? '#ff7a6a')
  ]
  const back = valve(tones, 1),
    floor = valve(tones, -1)
  back.position.set(0, -1.25, -0.35)
  back.rotation.x = -0.12
  floor.position.set(0, -1.3, -0.25)
  floor.rotation.x = 1.5
  floor.scale.set(1, 0.86, 1)
  const lip = surface(
    (u, v) => {
      const a = (u - 0.5) * 2.5,
        R = lerp(0.5, 1.75, v)
      return [Math.sin(a) * R, 0.12 + 0.14 * Math.sin(u * 40) * v, Math.cos(a) * R * 0.9]
    },
    120,
    20
  )
  const g = group(
    back,
    floor,
    mesh(lip, skin(0xffb0b8, { side: THREE.DoubleSide, roughness: 0.25 }), [0, -1.32, -0.2]),
    ball(0.74, pearly(o.color3 ?? 0xf4dcd0), [0, -0.7, 0.75])
  )
  for (let i = 0; i < (o.count ?? 5); i++) {
    const a = -1.1 + i * 0.55
    g.add(
      ball(0.16 + (i % 3) * 0.05, pearly(), [Math.sin(a) * 1.5, -1.12, 0.4 + Math.cos(a) * 0.95])
    )
  }
  const light = new THREE.PointLight(0xfff0e0, 9, 5)
  light.position.set(0, 0.4, 2.2)
  g.add(light)
  g.rotation.set(0.12, 0, 0)
  return group(g)
}
