import * as THREE from 'three'
import { canvas, texture } from '../core/canvas.ts'
import { displace, fbm3, group, mesh } from '../core/geometry.ts'
import { stone } from '../core/materials.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'
import { sword } from './sword.ts'

export const swordInStone: Motif = (k, o = {}) => {
  const g = group()
  const s = sword(k, o)
  s.position.set(0, 1.05, 0)
  s.rotation.set(-0.05, 0.35, -0.1)
  g.add(s)
  const rock = (p: number[], sc: number[], seed: number) => {
    const q = new THREE.IcosahedronGeometry(1, 5)
    displace(
      q,
      v => (Math.floor(fbm3(v, 1.6, seed, 3) * 7) / 7 - 0.4) * 0.7 + (fbm3(v, 5, seed) - 0.5) * 0.12
    )
    q.computeVertexNormals()
    return mesh(
      q,
      o.ice
        ? new THREE.MeshPhysicalMaterial({
            color: 0x2f7fc0,
            roughness: 0.3,
            clearcoat: 0.8,
            flatShading: true,
            emissive: 0x06305e,
            emissiveIntensity: 0.3
          })
        : stone(0x6d6258, { flatShading: true }),
      p,
      [0, seed, 0],
      sc
    )
  }
  g.add(
    rock([0, -2.35, -0.1], [1.75, 1.05, 1.3], 3),
    rock([-1.5, -2.8, 0.3], [1.1, 0.9, 1], 5),
    rock([1.55, -2.85, 0.2], [1.15, 0.8, 1], 8)
  )
  const ring = mesh(
    new THREE.CircleGeometry(0.9, 32),
    new THREE.MeshBasicMaterial({
      map: (() => {
        const [c, q] = canvas(128, 128)
        const w = q.createRadialGradient(64, 64, 0, 64, 64, 64)
        w.addColorStop(0, 'rgba(120,220,255,.5)')
        w.addColorStop(1, 'rgba(90,190,255,0)')
        q.fillStyle = w
        q.fillRect(0, 0, 128, 128)
        return texture(c)
      })(),
      transparent: true,
      blending: THREE.AdditiveBlending,
      depthWrite: false
    }),
    [0.1, -1.4, 1.1],
    [0, 0, 0],
    1.3
  )
  g.add(ring)
  if (o.ice)
    for (let i = 0; i < 9; i++) {
      const q = gem(k, 'point', 'aqua', { h: 1.6, tip: 26, gain: 1.5, ior: 1.5, disp: 0.03 })
      const a = -1.3 + i * 0.33
      q.position.set(Math.sin(a) * 2.1, -2.5 - Math.cos(a) * 0.1, 0.5 + Math.cos(a) * 0.6)
      q.scale.setScalar(0.2 + k.r() * 0.16)
      q.rotation.set(0.1, i, -a * 0.5, 'ZYX')
      g.add(q)
    }
  return g
}
