import * as THREE from 'three'
import { extrude, group, mesh, tube } from '../core/geometry.ts'
import { glow, gold, lacquer } from '../core/materials.ts'
import { smooth } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

/** Ceremonial mask: a relief built from soft functions, cut to a face outline, with plumes behind. */
export const mask: Motif = (k, o = {}) => {
  const g = group()
  const nx = 150,
    ny = 190
  const G = (x: number, y: number, cx: number, cy: number, sx: number, sy: number) =>
    Math.exp(-(((x - cx) / sx) ** 2) - ((y - cy) / sy) ** 2)
  const half = (v: number) =>
    1.42 *
    Math.max(0, 1 - Math.abs(v * 1.02 + 0.02) ** (v > 0 ? 3.4 : 2.5)) ** 0.5 *
    (v < 0 ? 1 - 0.34 * smooth(0, 1, -v) : 1)
  const pos: number[] = [],
    uv: number[] = [],
    idx: number[] = []
  for (let j = 0; j <= ny; j++)
    for (let i = 0; i <= nx; i++) {
      const u = (i / nx) * 2 - 1,
        v = 1 - (j / ny) * 2
      const hw = half(v * 0.985)
      const x = u * hw,
        y = v * 1.95
      const ax = Math.abs(x)
      let z =
        1.05 * Math.sqrt(Math.max(0, 1 - u * u * 0.92)) * Math.sqrt(Math.max(0, 1 - v * v * 0.8))
      z += 0.62 * G(x, y, 0, -0.12, 0.2, 0.55) + 0.2 * G(ax, y, 0.2, -0.38, 0.16, 0.14)
      z += 0.32 * G(ax, y, 0.5, 0.62, 0.5, 0.13) - 0.46 * G(ax, y, 0.56, 0.32, 0.33, 0.19)
      z += 0.24 * G(ax, y, 0.72, -0.22, 0.28, 0.3)
      z +=
        0.3 * G(x, y, 0, -0.92, 0.5, 0.1) -
        0.34 * G(x, y, 0, -1.06, 0.44, 0.08) +
        0.26 * G(x, y, 0, -1.2, 0.38, 0.1) +
        0.2 * G(x, y, 0, -1.62, 0.3, 0.2)
      z +=
        0.05 * Math.sin(y * 20) * smooth(0.9, 1.1, y) +
        0.06 *
          smooth(0.35, 0, Math.abs(Math.sin(ax * 9 - y * 5))) *
          smooth(0.6, 0.9, ax) *
          smooth(0.1, -0.2, y)
      z += 0.07 * smooth(0.05, 0.02, Math.abs(ax - 0.16 - (y - 0.8) * 0.1)) * smooth(0.8, 1, y)
      pos.push(x, y, z)
      uv.push(i / nx, 1 - j / ny)
    }
  for (let j = 0; j < ny; j++)
    for (let i = 0; i < nx; i++) {
      const a = j * (nx + 1) + i,
        b = a + nx + 1
      idx.push(a, b, a + 1, b, b + 1, a + 1)
    }
  const q = new THREE.BufferGeometry()
  q.setAttribute('position', new THREE.Float32BufferAttribute(pos, 3))
  q.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2))
  q.setIndex(idx)
  q.computeVertexNormals()
  const m = o.plain
    ? lacquer(o.color ?? 0xf4ece6, { side: THREE.DoubleSide, roughness: 0.2, metalness: 0.15 })
    : gold({ side: THREE.DoubleSide })
  g.add(mesh(q, m))
  for (const s of [-1, 1]) {
    const e = mesh(
      new THREE.SphereGeometry(0.25, 32, 20),
      glow(o.glow ?? 0x1fe08a, 1.1),
      [s * 0.55, 0.3, 0.46],
      [0, 0, s * 0.16],
      [1.12, 0.36, 0.6]
    )
    g.add(e)
    g.add(
      mesh(
        new THREE.TorusGeometry(0.27, 0.045, 12, 40),
        m,
        [s * 0.55, 0.3, 0.6],
        [0, s * 0.3, s * 0.16],
        [1.18, 0.5, 1]
      )
    )
    g.add(mesh(new THREE.TorusGeometry(0.3, 0.09, 16, 40), m, [s * 1.5, -0.1, 0.1], [0, 0.4, 0]))
    const er = gem(k, 'brilliant', o.stone ?? 'emerald', { gain: 2 })
    er.scale.setScalar(0.28)
    er.position.set(s * 1.52, -0.1, 0.2)
    er.rotation.x = 1.4
    g.add(er)
  }
  const fg = gem(k, 'emerald', o.stone ?? 'emerald', { gain: 2.2 })
  fg.scale.setScalar(0.36)
  fg.position.set(0, 1.2, 0.98)
  fg.rotation.set(1.15, 0, 0)
  g.add(fg)
  g.add(
    mesh(new THREE.TorusGeometry(0.38, 0.07, 14, 48), m, [0, 1.2, 0.88], [-0.4, 0, 0], [1, 0.78, 1])
  )
  const cols = o.colors ?? [0x0fae7a, 0x0c6fd0, 0xd8252f]
  for (let i = 0; i < (o.count ?? 15); i++) {
    const a = ((i - 7) / 7) * 1.25
    const sh = new THREE.Shape()
    const L = 1.75 + Math.cos(a) * 0.45 - (i % 2) * 0.35
    sh.moveTo(0, 0)
    sh.bezierCurveTo(0.42, L * 0.4, 0.62, L * 0.9, 0, L)
    sh.bezierCurveTo(-0.62, L * 0.9, -0.42, L * 0.4, 0, 0)
    const f = group(
      mesh(
        extrude(sh, 0.02, 0.05, 4),
        new THREE.MeshStandardMaterial({
          color: cols[i % 3],
          roughness: 0.45,
          emissive: cols[i % 3],
          emissiveIntensity: 0.12
        })
      ),
      mesh(
        tube(
          [
            [0, 0, 0.08],
            [0, L * 0.95, 0.06]
          ],
          0.035
        ),
        m
      )
    )
    f.add(
      mesh(new THREE.CircleGeometry(0.19, 32), lacquer(cols[(i + 1) % 3]), [0, L * 0.76, 0.09]),
      mesh(new THREE.CircleGeometry(0.1, 32), m, [0, L * 0.76, 0.1])
    )
    f.position.set(Math.sin(a) * 1, 0.55 + Math.cos(a) * 0.7, -0.35 - (i % 2) * 0.12)
    f.rotation.set(-0.12, 0, -a)
    g.add(f)
  }
  g.rotation.set(-0.04, 0.34, 0.03)
  return g
}
