import * as THREE from 'three'
import { extrude, group, mesh, polyShape, turned } from '../core/geometry.ts'
import { gold, lacquer } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

export const sunTemple: Motif = k => {
  const g = group()
  const st = new THREE.MeshPhysicalMaterial({ color: 0xd8b080, roughness: 0.8 })
  const flute = (h: number, r: number) => {
    const s = new THREE.Shape()
    const n = 16
    for (let i = 0; i <= n * 8; i++) {
      const a = (i / (n * 8)) * TAU,
        d = r * (1 - 0.09 * Math.abs(Math.sin((a * n) / 2)) ** 0.6)
      i ? s.lineTo(Math.cos(a) * d, Math.sin(a) * d) : s.moveTo(d, 0)
    }
    const e = new THREE.ExtrudeGeometry(s, { depth: h, bevelEnabled: false, steps: 1 })
    e.rotateX(-Math.PI / 2)
    return e
  }
  for (const [x, z, sc] of [
    [-1.85, 0.3, 1],
    [1.85, 0.3, 1],
    [-2.75, -1.6, 0.9],
    [2.75, -1.6, 0.9]
  ]) {
    const c = group(
      mesh(flute(3.1, 0.4), st, [0, -1.5, 0]),
      mesh(
        turned(
          [
            [0.44, 0],
            [0.6, 0.2],
            [0.72, 0.5],
            [0.55, 0.62]
          ],
          48
        ),
        st,
        [0, 1.55, 0]
      ),
      mesh(new THREE.BoxGeometry(1.3, 0.25, 1.2), st, [0, 2.25, 0]),
      mesh(new THREE.TorusGeometry(0.44, 0.09, 12, 48), gold(), [0, 1.5, 0], [Math.PI / 2, 0, 0]),
      mesh(new THREE.TorusGeometry(0.46, 0.1, 12, 48), gold(), [0, -1.4, 0], [Math.PI / 2, 0, 0]),
      mesh(new THREE.BoxGeometry(1.2, 0.35, 1.2), st, [0, -1.65, 0])
    )
    c.position.set(x, 0, z)
    c.scale.setScalar(sc)
    g.add(c)
  }
  g.add(
    mesh(new THREE.BoxGeometry(5.4, 0.55, 1.4), st, [0, 2.62, 0.25]),
    mesh(new THREE.BoxGeometry(5.7, 0.16, 1.6), gold(), [0, 2.95, 0.25])
  )
  for (let i = 0; i < 4; i++)
    g.add(
      mesh(new THREE.BoxGeometry(5 + i * 0.7, 0.24, 1.6 + i * 0.8), st, [
        0,
        -1.9 - i * 0.24,
        0.5 + i * 0.3
      ])
    )
  const m = gold({ emissive: new THREE.Color(0xff9a1a), emissiveIntensity: 0.3 })
  const disc = group(
    mesh(
      turned(
        [
          [0, 0.22],
          [0.5, 0.2],
          [0.62, 0.1],
          [0.72, 0.16],
          [0.86, 0.16],
          [0.92, 0]
        ],
        96,
        60
      ),
      m,
      [0, 0, 0],
      [Math.PI / 2, 0, 0]
    )
  )
  const eye = gem(k, 'brilliant', 'amber', { gain: 2.3 })
  eye.scale.setScalar(0.46)
  eye.rotation.x = Math.PI / 2
  eye.position.z = 0.25
  disc.add(eye)
  for (let i = 0; i < 16; i++) {
    const a = (i / 16) * TAU
    const L = i % 2 ? 0.52 : 0.82
    disc.add(
      mesh(
        extrude(
          polyShape([
            [-0.12, 0],
            [0.12, 0],
            [0, L]
          ]),
          0.06,
          0.035
        ),
        m,
        [Math.sin(a) * 0.94, Math.cos(a) * 0.94, 0],
        [0, 0, -a]
      )
    )
  }
  disc.position.set(0, 0.55, 0.75)
  disc.rotation.y = -0.12
  g.add(disc)
  for (const s of [-1, 1]) {
    const w = group()
    for (let i = 0; i < 9; i++) {
      const sh = new THREE.Shape()
      const L = 1.25 - i * 0.085
      sh.moveTo(0, -0.09)
      sh.lineTo(L, -0.06)
      sh.quadraticCurveTo(L + 0.15, 0, L, 0.07)
      sh.lineTo(0, 0.09)
      w.add(
        mesh(
          extrude(sh, 0.05, 0.025),
          i % 2 ? lacquer(0x0a6a8a) : m,
          [0, -i * 0.0, i * 0.03],
          [0, 0, 0.36 - i * 0.16]
        )
      )
    }
    w.position.set(s * 0.82, 0.5, 0.5)
    w.scale.x = s
  }
  g.rotation.set(0.08, 0.1, 0)
  return g
}
