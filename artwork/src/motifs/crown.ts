import * as THREE from 'three'
import { displace, group, mesh, tube } from '../core/geometry.ts'
import { gold, oldGold } from '../core/materials.ts'
import { TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'
import { gem } from './stones.ts'

/** Crown: one sheet bent round, its spikes part of the band; ribs, arches' pearls, jewels in collets, velvet cap. */
export const crown: Motif = (k, o = {}) => {
  const N = 8,
    seg = N * 48,
    R0 = 1.6,
    flare = 0.34
  const g = group()
  const H = (t: number) => {
    const x = Math.abs(((t * N + 0.5) % 1) - 0.5) * 2
    const f = 1 - x
    return 0.78 + 1.12 * f ** 1.55 + 0.22 * Math.exp(-(((x - 1) * 5) ** 2))
  }
  const wall = (off: number, flip: boolean) => {
    const pos: number[] = [],
      idx: number[] = [],
      uv: number[] = []
    const M = 10
    for (let i = 0; i <= seg; i++)
      for (let j = 0; j <= M; j++) {
        const t = i / seg,
          a = t * TAU,
          h = (H(t) * j) / M,
          R = R0 + off + flare * (h / 1.9) ** 1.4
        pos.push(Math.cos(a) * R, h, Math.sin(a) * R)
        uv.push(t * 8, h / 2)
      }
    for (let i = 0; i < seg; i++)
      for (let j = 0; j < M; j++) {
        const a = i * (M + 1) + j,
          b = a + M + 1
        flip ? idx.push(a, b, a + 1, b, b + 1, a + 1) : idx.push(a, a + 1, b, b, a + 1, b + 1)
      }
    const q = new THREE.BufferGeometry()
    q.setAttribute('position', new THREE.Float32BufferAttribute(pos, 3))
    q.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2))
    q.setIndex(idx)
    q.computeVertexNormals()
    return q
  }
  const m = gold({ side: THREE.DoubleSide }),
    m2 = oldGold({ side: THREE.DoubleSide })
  g.add(mesh(wall(0.05, false), m), mesh(wall(-0.05, true), m2))
  const edge: number[][] = []
  for (let i = 0; i < seg; i++) {
    const t = i / seg,
      a = t * TAU,
      h = H(t),
      R = R0 + flare * (h / 1.9) ** 1.4
    edge.push([Math.cos(a) * R, h, Math.sin(a) * R])
  }
  g.add(mesh(tube(edge, 0.075, seg, true), m))
  for (const [y, r] of [
    [0, 0.14],
    [0.62, 0.08]
  ])
    g.add(
      mesh(
        new THREE.TorusGeometry(R0 + 0.06 + (y ? 0.07 : 0), r, 20, 120),
        m,
        [0, y, 0],
        [Math.PI / 2, 0, 0]
      )
    )
  const st = o.stones ?? ['ruby', 'sapphire']
  for (let i = 0; i < N; i++) {
    const a = (i / N) * TAU
    const put = (x: THREE.Object3D, R: number, y: number) => {
      x.position.set(Math.cos(a) * R, y, Math.sin(a) * R)
      g.add(x)
    }
    const orb = mesh(new THREE.SphereGeometry(0.17, 32, 24), m)
    put(orb, R0 + flare, H(i / N) + 0.14)
    const tip = gem(k, 'brilliant', st[i % st.length], { gain: 2 })
    tip.scale.setScalar(0.22)
    put(tip, R0 + flare + 0.02, H(i / N) + 0.36)
    const big = gem(k, i % 2 ? 'brilliant' : 'emerald', st[(i + 1) % st.length], { gain: 2 })
    big.scale.setScalar(i % 2 ? 0.24 : 0.26)
    put(big, R0 + 0.17, 0.32)
    big.rotation.order = 'YXZ'
    big.rotation.set(0, -a, -Math.PI / 2)
    const col = mesh(new THREE.TorusGeometry(0.25, 0.05, 12, 40), m)
    put(col, R0 + 0.14, 0.32)
    col.rotation.y = Math.PI / 2 - a
    const dm = gem(k, 'rose', 'diamond')
    dm.scale.setScalar(0.15)
    put(dm, R0 + 0.2, 1.08)
    dm.rotation.order = 'YXZ'
    dm.rotation.set(0, -a, -Math.PI / 2 + 0.2)
    for (let j = 0; j < 6; j++) {
      const b = ((i + (j + 0.5) / 6) / N) * TAU
      g.add(
        mesh(new THREE.SphereGeometry(0.052, 16, 12), m, [
          Math.cos(b) * (R0 + 0.16),
          0.62,
          Math.sin(b) * (R0 + 0.16)
        ])
      )
    }
  }
  const velvet = new THREE.MeshPhysicalMaterial({
    color: o.color ?? 0x7a0a1c,
    roughness: 0.9,
    sheen: 1,
    sheenColor: new THREE.Color(0xff5a6a),
    sheenRoughness: 0.4
  })
  g.add(
    mesh(
      displace(
        new THREE.SphereGeometry(1.5, 64, 32, 0, TAU, 0, Math.PI / 2),
        v => 0.05 * Math.sin(Math.atan2(v.z, v.x) * 8)
      ),
      velvet,
      [0, 0.2, 0],
      [0, 0, 0],
      [1, 0.62, 1]
    )
  )
  g.position.y = -0.9
  const out = group(g)
  out.rotation.set(0.3, 0.2, -0.07)
  return out
}
