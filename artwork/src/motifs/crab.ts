import * as THREE from 'three'
import {
  ball,
  curveShape,
  displace,
  extrude,
  fbm3,
  group,
  mesh,
  rod,
  taper
} from '../core/geometry.ts'
import { lacquer, skin, stoneBump } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

export const crab: Motif = (_k, o) => {
  const m = skin(o.color ?? 0xd9301a, {
      roughness: 0.28,
      clearcoat: 1,
      bumpMap: stoneBump(),
      bumpScale: 1.2
    }),
    pale = skin(0xffc89a),
    g = group()
  g.add(
    mesh(
      displace(
        new THREE.SphereGeometry(1.35, 80, 50),
        v => 0.05 * fbm3(v, 3, 4) + (v.y > 0 ? 0.05 * Math.cos(Math.atan2(v.z, v.x) * 9) : 0)
      ),
      m,
      [0, 0, 0],
      [0.35, 0, 0],
      [1.25, 0.62, 0.85]
    )
  )
  for (const s of [-1, 1]) {
    g.add(
      rod([s * 0.42, 0.5, 0.8], [s * 0.5, 1.05, 1], 0.09, m),
      ball(0.24, skin(0xfffaf0), [s * 0.52, 1.2, 1.02]),
      ball(0.13, lacquer(0x0a0a10), [s * 0.54, 1.22, 1.22])
    )
    g.add(
      mesh(
        taper(
          [
            [s * 1.2, -0.1, 0.4],
            [s * 2, -0.1, 0.8],
            [s * 2.2, 0.6, 1],
            [s * 1.75, 1.1, 1.1]
          ],
          t => 0.24 + 0.1 * t
        ),
        m
      )
    )
    const claw = group(
      mesh(
        extrude(
          curveShape([
            [0, -0.3],
            [0.5, -0.1],
            [0.72, 0.5],
            [0.5, 1.15],
            [0.12, 1.42],
            [0.3, 0.9],
            [0.12, 0.5],
            [-0.1, 0.3]
          ]),
          0.26,
          0.16,
          7
        ),
        m
      ),
      mesh(
        extrude(
          curveShape([
            [-0.1, -0.3],
            [-0.5, 0],
            [-0.62, 0.6],
            [-0.4, 1.1],
            [-0.02, 1.34],
            [-0.14, 0.8],
            [-0.06, 0.3]
          ]),
          0.2,
          0.13,
          7
        ),
        m
      )
    )
    claw.position.set(s * 1.72, 1.15, 1.1)
    claw.rotation.set(-0.2, 0, s * 0.32)
    claw.scale.set(s * 1.05, 1.05, 1.05)
    g.add(claw)
    for (let i = 0; i < 4; i++) {
      const a = 0.2 - i * 0.42
      g.add(
        mesh(
          taper(
            [
              [s * 1.3, -0.15, 0.1 - i * 0.2],
              [s * (2.0 + 0.1 * i), 0.35 - i * 0.25, a],
              [s * (2.35 + 0.05 * i), -0.5 - i * 0.25, a],
              [s * 2.25, -1.15 - i * 0.2, a + 0.2]
            ],
            t => 0.17 * (1 - t * 0.75)
          ),
          m
        )
      )
    }
  }
  for (let i = 0; i < 9; i++) {
    const a = (i / 9) * TAU
    g.add(
      ball(0.09, pale, [Math.cos(a) * 0.75, 0.62 + 0.1 * Math.sin(a), 0.25 + Math.sin(a) * 0.4])
    )
  }
  g.rotation.set(0.12, -0.12, 0)
  return group(g)
}
