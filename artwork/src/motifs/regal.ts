import * as THREE from 'three'
import { gem } from './gems.ts'
import { type G, canvas, texture } from '../core/canvas.ts'
import { coinHeap, coinMats, coins } from '../core/coins.ts'
import { displace, extrude, fbm3, group, lathe, mesh, starShape, tube, turned } from '../core/geometry.ts'
import { bronze, glow, gold, iron, lacquer, metal, metalOf, oldGold, silver, stone } from '../core/materials.ts'
import { TAU, smooth } from '../core/math.ts'
import { type Motif } from '../core/motif.ts'
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
export const sword: Motif = (k, o = {}) => {
  const g = group()
  const L = 3.9
  const bl = new THREE.BufferGeometry()
  const sec = [
    [-0.3, 0],
    [-0.09, 0.085],
    [0, 0.05],
    [0.09, 0.085],
    [0.3, 0],
    [0.09, -0.085],
    [0, -0.05],
    [-0.09, -0.085]
  ]
  const pos: number[] = []
  const rows = [
    [0, 1],
    [L * 0.86, 0.8],
    [L, 0.02]
  ]
  const tri = (a: number[], b: number[], c: number[]) => pos.push(...a, ...b, ...c)
  for (let r = 0; r < 2; r++)
    for (let i = 0; i < 8; i++) {
      const A = sec[i],
        B = sec[(i + 1) % 8],
        [y0, s0] = rows[r],
        [y1, s1] = rows[r + 1]
      const a = [A[0] * s0, -y0, A[1] * s0],
        b = [B[0] * s0, -y0, B[1] * s0],
        c = [B[0] * s1, -y1, B[1] * s1],
        d = [A[0] * s1, -y1, A[1] * s1]
      tri(a, b, c)
      tri(a, c, d)
    }
  bl.setAttribute('position', new THREE.Float32BufferAttribute(pos, 3))
  bl.setAttribute(
    'uv',
    new THREE.Float32BufferAttribute(
      new Array((pos.length / 3) * 2).fill(0).map((_, i) => pos[(i >> 1) * 3 + (i & 1)]),
      2
    )
  )
  bl.computeVertexNormals()
  g.add(mesh(bl, metal(0xcfe2f2, 0.16, { side: THREE.DoubleSide })))
  for (let i = 0; i < 7; i++)
    g.add(
      mesh(extrude(starShape(4, 0.075, 0.03), 0.01, 0.01), glow(o.glow ?? 0x66e0ff, 3), [
        0,
        -0.5 - i * 0.27,
        0.07
      ])
    )
  const m = gold(),
    dk = oldGold()
  const gs = new THREE.Shape()
  gs.moveTo(-1.35, 0.22)
  gs.quadraticCurveTo(-0.7, 0.02, 0, 0.12)
  gs.quadraticCurveTo(0.7, 0.02, 1.35, 0.22)
  gs.lineTo(1.42, -0.02)
  gs.quadraticCurveTo(0.8, -0.24, 0.26, -0.22)
  gs.lineTo(0, -0.42)
  gs.lineTo(-0.26, -0.22)
  gs.quadraticCurveTo(-0.8, -0.24, -1.42, -0.02)
  g.add(mesh(extrude(gs, 0.22, 0.07), m))
  for (const s of [-1, 1])
    g.add(mesh(new THREE.SphereGeometry(0.19, 32, 24), m, [s * 1.42, 0.1, 0]))
  const grip = turned(
    [
      [0.13, 0],
      [0.17, 0.25],
      [0.15, 0.6],
      [0.17, 0.95],
      [0.13, 1.2]
    ],
    48
  )
  g.add(mesh(grip, lacquer(0x2a1118, { roughness: 0.5 }), [0, 0.15, 0]))
  for (let i = 0; i < 9; i++)
    g.add(
      mesh(
        new THREE.TorusGeometry(0.165, 0.022, 8, 32),
        dk,
        [0, 0.25 + i * 0.125, 0],
        [Math.PI / 2 + 0.25, 0, 0]
      )
    )
  g.add(mesh(new THREE.TorusGeometry(0.27, 0.085, 16, 48), m, [0, 1.62, 0]))
  const pg = gem(k, 'brilliant', o.stone ?? 'aqua', { gain: 2.2 })
  pg.scale.setScalar(0.27)
  pg.position.set(0, 1.62, 0.04)
  pg.rotation.x = Math.PI / 2
  g.add(pg)
  const cg = gem(k, 'emerald', o.stone ?? 'aqua', { gain: 2.2 })
  cg.scale.setScalar(0.2)
  cg.position.set(0, -0.06, 0.2)
  cg.rotation.x = Math.PI / 2
  g.add(cg)
  return g
}
export const swordInStone: Motif = (k, o = {}) => {
  const g = group()
  const s = sword(k, o)
  s.position.set(0, 1.05, 0)
  s.rotation.set(-0.05, 0.35, -0.1)
  g.add(s)
  const rock = (p: number[], sc: number[], seed: number) => {
    const q = new THREE.IcosahedronGeometry(1, 5).toNonIndexed()
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
  for (let i = 0; i < 15; i++) {
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
export const bell: Motif = (k, o = {}) => {
  const m = metalOf(o.metal)
  const [c, q] = canvas(1024, 256)
  q.fillStyle = '#555'
  q.fillRect(0, 0, 1024, 256)
  q.fillStyle = '#fff'
  q.filter = 'blur(1px)'
  for (let i = 0; i < 12; i++) {
    q.save()
    q.translate(i * 86, 110)
    for (let j = 0; j < 5; j++) {
      q.save()
      q.translate(43, 50)
      q.rotate((j - 2) * 0.5)
      q.beginPath()
      q.ellipse(0, -46, 9, 34, 0, 0, TAU)
      q.fill()
      q.restore()
    }
    q.restore()
  }
  const band = gold({ bumpMap: texture(c, false), bumpScale: 9 })
  const g = group(
    mesh(
      turned(
        [
          [0, 1.75],
          [0.5, 1.72],
          [0.82, 1.35],
          [0.95, 0.7],
          [1.05, 0.1],
          [1.3, -0.6],
          [1.75, -1.1],
          [1.9, -1.32],
          [1.82, -1.45],
          [1.6, -1.35],
          [1.1, -0.7],
          [0.9, 0]
        ],
        128,
        160
      ),
      m
    )
  )
  g.add(
    mesh(
      lathe(
        [
          [1.155, 0.0],
          [1.22, -0.2],
          [1.36, -0.5],
          [1.4, -0.58]
        ],
        128
      ),
      band
    )
  )
  for (const [r, y, t] of [
    [1.02, 0.42, 0.055],
    [1.08, 0.1, 0.07],
    [1.44, -0.66, 0.06],
    [1.87, -1.3, 0.1],
    [0.66, 1.58, 0.06]
  ])
    g.add(mesh(new THREE.TorusGeometry(r, t, 16, 120), m, [0, y, 0], [Math.PI / 2, 0, 0]))
  g.add(
    mesh(new THREE.TorusGeometry(0.34, 0.11, 20, 60), m, [0, 2.05, 0]),
    mesh(new THREE.SphereGeometry(0.4, 48, 32), oldGold(), [0, -1.62, 0]),
    mesh(new THREE.CylinderGeometry(0.1, 0.1, 1.2), oldGold(), [0, -1, 0])
  )
  const red = new THREE.MeshPhysicalMaterial({
    color: o.color ?? 0xb0101f,
    roughness: 0.45,
    sheen: 1,
    sheenColor: new THREE.Color(0xff8888),
    side: THREE.DoubleSide
  })
  for (const s of [-1, 1]) {
    const loop = new THREE.Shape()
    loop.moveTo(0, 0)
    loop.bezierCurveTo(s * 0.5, 0.95, s * 1.7, 0.9, s * 1.55, 0.1)
    loop.bezierCurveTo(s * 1.4, -0.5, s * 0.5, -0.35, 0, 0)
    const b = mesh(extrude(loop, 0.22, 0.1, 6), red, [0, 1.8, 0.55], [0.15, -s * 0.45, 0], 0.85)
    g.add(b)
    const tail = new THREE.Shape()
    tail.moveTo(0, 0)
    tail.bezierCurveTo(s * 0.3, -0.5, s * 0.5, -0.9, s * 1.05, -1.15)
    tail.lineTo(s * 1.05, -1.55)
    tail.lineTo(s * 0.62, -1.4)
    tail.bezierCurveTo(s * 0.1, -1, -s * 0.05, -0.5, -s * 0.2, 0)
    g.add(mesh(extrude(tail, 0.08, 0.06), red, [0, 1.75, 0.62], [-0.1, 0, 0], 0.85))
  }
  g.add(mesh(new THREE.SphereGeometry(0.26, 32, 24), red, [0, 1.8, 0.8]))
  g.rotation.set(0.12, 0.2, -0.16)
  return g
}
export const starBadge: Motif = k => {
  const m = gold(),
    s = silver(),
    g = group()
  g.add(mesh(extrude(starShape(6, 2.05, 1.12), 0.16, 0.16, 8), m))
  g.add(mesh(extrude(starShape(6, 1.72, 0.94), 0.16, 0.1, 6), oldGold(), [0, 0, 0.14]))
  for (let i = 0; i < 6; i++) {
    const a = Math.PI / 2 + (i / 6) * TAU
    g.add(
      mesh(new THREE.SphereGeometry(0.25, 32, 24), m, [
        Math.cos(a) * 2.15,
        Math.sin(a) * 2.15,
        0.06
      ])
    )
  }
  const [c, q] = canvas(512, 512)
  q.fillStyle = '#666'
  q.fillRect(0, 0, 512, 512)
  q.filter = 'blur(1.5px)'
  q.translate(256, 256)
  q.strokeStyle = '#fff'
  q.lineWidth = 14
  q.beginPath()
  q.arc(0, 0, 240, 0, TAU)
  q.stroke()
  q.beginPath()
  q.arc(0, 0, 150, 0, TAU)
  q.stroke()
  q.fillStyle = '#111'
  q.font = '400 62px Rye'
  q.textAlign = 'center'
  const T = 'BADLAND  ·  MARSHAL  ·  '
  ;[...T].forEach((ch, i) => {
    q.save()
    q.rotate((i / T.length) * TAU - 1.3)
    q.fillText(ch, 0, -174)
    q.restore()
  })
  q.fillStyle = '#fff'
  for (let i = 0; i < 24; i++) {
    q.save()
    q.rotate((i / 24) * TAU)
    q.fillRect(-4, -140, 8, 70)
    q.restore()
  }
  const face = silver({ bumpMap: texture(c, false), bumpScale: 9 })
  g.add(
    mesh(
      new THREE.CylinderGeometry(1.04, 1.1, 0.3, 96),
      [s, face, s] as any,
      [0, 0, 0.22],
      [Math.PI / 2, Math.PI / 2, 0]
    )
  )
  const b = gem(k, 'brilliant', 'ruby', { gain: 2.1 })
  b.scale.setScalar(0.5)
  b.position.set(0, 0, 0.42)
  b.rotation.x = Math.PI / 2
  g.add(b, mesh(new THREE.TorusGeometry(0.5, 0.07, 16, 60), m, [0, 0, 0.42]))
  for (const sx of [-1, 1]) {
    const rev = group(
      mesh(new THREE.CylinderGeometry(0.13, 0.15, 2.3, 32), iron(), [0, 0.9, 0]),
      mesh(new THREE.CylinderGeometry(0.34, 0.34, 0.75, 32), iron(), [0, -0.35, 0])
    )
    void rev
  }
  g.rotation.set(-0.08, -0.42, 0.1)
  return g
}
/** Jackpot pot: turned urn with relief, heap of coins, stone on top, name plate. */
export const pot: Motif = (k, o = {}) => {
  const make: any = { bronze, silver, gold }[o.metal as string] ?? gold
  const m = make()
  const g = group()
  g.add(
    mesh(
      turned(
        [
          [0.0, -1.75],
          [0.7, -1.75],
          [0.78, -1.6],
          [0.55, -1.42],
          [1.0, -1.25],
          [1.65, -0.6],
          [1.8, 0.05],
          [1.55, 0.62],
          [1.3, 0.8],
          [1.38, 0.95],
          [1.62, 1.05],
          [1.58, 1.14],
          [1.3, 1.02],
          [1.2, 0.8]
        ],
        128,
        180
      ),
      m
    )
  )
  for (const [r, y, t] of [
    [1.79, 0.1, 0.09],
    [1.72, -0.5, 0.07],
    [1.6, 1.08, 0.1],
    [0.72, -1.68, 0.08]
  ])
    g.add(mesh(new THREE.TorusGeometry(r, t, 18, 120), m, [0, y, 0], [Math.PI / 2, 0, 0]))
  for (let i = 0; i < 28; i++) {
    const a = (i / 28) * TAU
    g.add(
      mesh(new THREE.SphereGeometry(0.075, 16, 12), m, [
        Math.cos(a) * 1.84,
        -0.02,
        Math.sin(a) * 1.84
      ])
    )
    g.add(
      mesh(
        new THREE.SphereGeometry(0.2, 20, 14),
        m,
        [Math.cos(a) * 1.42, -1, Math.sin(a) * 1.42],
        [0, -a, -0.75],
        [0.35, 1.5, 0.55]
      )
    )
  }
  for (const s of [-1, 1])
    g.add(
      mesh(
        tube(
          [
            [s * 1.55, 0.75, 0],
            [s * 2.15, 0.95, 0],
            [s * 2.3, 0.35, 0],
            [s * 2, -0.2, 0],
            [s * 1.75, -0.15, 0]
          ],
          0.12
        ),
        m
      )
    )
  const heap = coinHeap(k.r, 170, 1.3, 0.75, coinMats(make), 0.36)
  heap.position.y = 1.0
  g.add(heap)
  const st = o.stone
  if (st) {
    const b = gem(k, 'brilliant', st, { gain: 2 })
    b.scale.setScalar(0.62)
    b.position.set(0.1, 2.0, 0.3)
    b.rotation.set(0.6, 0.2, -0.25)
    g.add(b)
    for (const [x, y, z, s2] of [
      [-0.75, 1.45, 0.75, 0.3],
      [0.95, 1.4, 0.6, 0.27]
    ]) {
      const q = gem(k, 'brilliant', st, { gain: 2 })
      q.scale.setScalar(s2)
      q.position.set(x, y, z)
      q.rotation.set(k.r() * 2, k.r(), k.r())
      g.add(q)
    }
  }
  const fl = coinHeap(k.r, 26, 2.5, 0, coinMats(make), 0.25)
  fl.position.y = -1.72
  g.add(fl)
  g.rotation.set(0.2, 0.1, 0)
  return g
}
