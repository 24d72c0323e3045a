import * as THREE from 'three'
import { ball, group, mesh, ringOf, rod, turned } from '../core/geometry.ts'
import { glass, glow, gold, lacquer, metal, skin } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const saucer: Motif = (_k, o) => {
  const m = metal(o.color ?? 0xb8c8d8, 0.2),
    lit = [0xff2d8a, 0xffd23a, 0x19d3ff, 0x7aff5a],
    g = group(
      mesh(
        turned(
          [
            [0, -0.75],
            [0.7, -0.72],
            [1.2, -0.5],
            [2.5, -0.12],
            [2.75, 0],
            [2.5, 0.14],
            [1.5, 0.5],
            [1.1, 0.62]
          ],
          128,
          140
        ),
        m
      ),
      ringOf(2.7, 0.09, m),
      ringOf(1.15, 0.1, gold(), [0, 0.6, 0]),
      mesh(
        new THREE.SphereGeometry(1.08, 64, 32, 0, TAU, 0, Math.PI / 2),
        glass(0x9ae8ff, 0.34),
        [0, 0.6, 0],
        [0, 0, 0],
        [1, 1.1, 1]
      )
    )
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * TAU
    g.add(
      ball(0.15, glow(lit[i % 4], 2.2), [Math.cos(a) * 2.1, 0.22, Math.sin(a) * 2.1]),
      ball(0.09, glow(0xfff0c0, 2), [Math.cos(a) * 1.7, -0.42, Math.sin(a) * 1.7])
    )
  }
  const green = skin(o.color2 ?? 0x6ad84a)
  g.add(ball(0.46, green, [0, 1.05, 0], [1, 1.12, 0.95]), ball(0.35, green, [0, 0.55, 0]))
  for (const s of [-1, 1])
    g.add(
      ball(0.2, lacquer(0x0a0a12, { roughness: 0.03 }), [s * 0.2, 1.08, 0.36], [0.8, 1.2, 0.5]),
      rod([s * 0.15, 1.45, 0], [s * 0.3, 1.75, 0], 0.025, green),
      ball(0.07, green, [s * 0.3, 1.78, 0])
    )
  g.add(
    mesh(
      new THREE.CylinderGeometry(0.55, 2.1, 4, 64, 1, true),
      new THREE.MeshBasicMaterial({
        color: new THREE.Color(o.glow ?? 0x9affc8).multiplyScalar(0.8),
        transparent: true,
        opacity: 0.24,
        blending: THREE.AdditiveBlending,
        side: THREE.DoubleSide,
        depthWrite: false
      }),
      [0, -2.7, 0]
    )
  )
  g.rotation.set(0.22, 0, -0.14)
  return group(g)
}
