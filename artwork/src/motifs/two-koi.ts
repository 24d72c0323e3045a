import * as THREE from 'three'
import { pixels, rgb, texture } from '../core/canvas.ts'
import { group, mesh, tube } from '../core/geometry.ts'
import { gold, lacquer } from '../core/materials.ts'
import { clamp, fbm, lerp, smooth, TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

/** Koi seen from above: an elliptical body swept along a bent spine, painted scales, rayed fins. */
const koi = (hue: string[], bend: number) => {
  const g = group()
  const A = hue.map(h => rgb(h))
  const map = texture(
    pixels(512, 1024, (u, v) => {
      const sy = v * 44,
        row = Math.floor(sy),
        sx = u * 40 + (row % 2) * 0.5,
        fx = sx - Math.floor(sx) - 0.5,
        fy = sy - row
      const sc = 1 - smooth(0.34, 0.5, Math.hypot(fx, (fy - 0.35) * 0.8))
      const patch = smooth(
        0.5,
        0.54,
        fbm(Math.cos(u * TAU) * 1.1 + 4 + bend, v * 5, Math.round(bend * 10) + 31, 4)
      )
      const blk = smooth(0.62, 0.65, fbm(Math.cos(u * TAU) * 2 + 9, v * 9, 73, 4))
      return [0, 1, 2].map(c =>
        clamp(lerp(lerp(A[0][c], A[1][c], patch), A[2][c], blk * 0.9) * (0.68 + 0.42 * sc), 0, 255)
      )
    })
  )
  const N = 90,
    M = 36
  const pos: number[] = [],
    uv: number[] = [],
    idx: number[] = []
  const spine = (t: number) => {
    const a = bend * (t - 0.25) * 2.2
    return { x: Math.sin(a) * t * 0.9 + bend * 0.5 * t * t, y: 2 - t * 4.4, a }
  }
  const wd = (t: number) =>
    0.62 * Math.sin(Math.PI * clamp(t * 0.93 + 0.02) ** 0.58) ** 0.8 * (1 - 0.35 * t) + 0.03
  for (let i = 0; i <= N; i++) {
    const t = i / N,
      s = spine(t),
      w = wd(t)
    for (let j = 0; j <= M; j++) {
      const a = (j / M) * TAU
      pos.push(
        s.x + Math.cos(a) * w * Math.cos(s.a * 0.4),
        s.y + Math.cos(a) * w * Math.sin(s.a * 0.4),
        Math.sin(a) * w * 0.85
      )
      uv.push(j / M, t)
    }
  }
  for (let i = 0; i < N; i++)
    for (let j = 0; j < M; j++) {
      const a = i * (M + 1) + j,
        b = a + M + 1
      idx.push(a, b, a + 1, b, b + 1, a + 1)
    }
  const q = new THREE.BufferGeometry()
  q.setAttribute('position', new THREE.Float32BufferAttribute(pos, 3))
  q.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2))
  q.setIndex(idx)
  q.computeVertexNormals()
  g.add(
    mesh(
      q,
      new THREE.MeshPhysicalMaterial({
        map,
        roughness: 0.28,
        clearcoat: 1,
        clearcoatRoughness: 0.08,
        bumpMap: map,
        bumpScale: 1.2,
        sheen: 0.4,
        side: THREE.DoubleSide
      })
    )
  )
  const fin = (L: number, W: number, col: number[]) => {
    const t = texture(
      pixels(256, 256, (u, v) => {
        const ray = 0.55 + 0.45 * Math.sin(((u - 0.5) / (v + 0.15)) * 60)
        const a =
          (1 - v * 0.3) * (0.72 + 0.28 * ray) * smooth(1, 0.86, v + (fbm(u * 9, 2, 3) - 0.5) * 0.2)
        return [...col.map(c => clamp(c + 46 * ray - 20 * v, 0, 255)), a * 255]
      })
    )
    const f = new THREE.PlaneGeometry(1, 1, 20, 20),
      p = f.attributes.position,
      u2 = f.attributes.uv
    for (let i = 0; i < p.count; i++) {
      const u = p.getX(i),
        v = 0.5 - p.getY(i)
      u2.setXY(i, u + 0.5, 1 - v)
      p.setXYZ(i, u * W * (0.25 + v * 1.2), -v * L, 0.12 * Math.sin(u * 7 + v * 3) * v)
    }
    f.computeVertexNormals()
    return mesh(
      f,
      new THREE.MeshPhysicalMaterial({
        map: t,
        transparent: true,
        side: THREE.DoubleSide,
        roughness: 0.4,
        depthWrite: false
      })
    )
  }
  const e = spine(1)
  const tail = fin(1.9, 1.5, A[1])
  tail.position.set(e.x, e.y + 0.15, 0)
  tail.rotation.z = bend * 0.75
  g.add(tail)
  for (const s of [-1, 1]) {
    const p = spine(0.24)
    const f = fin(1.25, 0.95, A[1])
    f.position.set(p.x + s * 0.48, p.y, -0.1)
    f.rotation.set(0.3, 0, s * 0.95 + bend * 0.2)
    g.add(f)
    const p2 = spine(0.6)
    const f2 = fin(0.7, 0.5, A[1])
    f2.position.set(p2.x + s * 0.32, p2.y, -0.1)
    f2.rotation.set(0.2, 0, s * 0.6 + bend * 0.5)
    g.add(f2)
    const h = spine(0.09)
    g.add(
      mesh(new THREE.SphereGeometry(0.085, 20, 14), lacquer(0x111111, { roughness: 0.05 }), [
        h.x + s * 0.36,
        h.y,
        0.3
      ]),
      mesh(
        new THREE.TorusGeometry(0.085, 0.02, 8, 24),
        gold(),
        [h.x + s * 0.365, h.y, 0.32],
        [0, s * 0.8, 0]
      )
    )
    g.add(
      mesh(
        tube(
          [
            [h.x + s * 0.24, h.y + 0.28, 0.05],
            [h.x + s * 0.42, h.y + 0.42, 0.05],
            [h.x + s * 0.55, h.y + 0.36, 0.0]
          ],
          0.022
        ),
        lacquer(0xffd9b0)
      )
    )
  }
  const df = fin(1.5, 0.34, A[1])
  const d0 = spine(0.3)
  df.position.set(d0.x, d0.y, 0.6)
  df.rotation.set(-0.12, 1.1, bend * 0.3)
  g.add(df)
  return g
}

export const twoKoi: Motif = () => {
  const a = koi(['#fff4ea', '#f0380e', '#1a1420'], 0.62),
    b = koi(['#ffb21a', '#ff7a08', '#5a1a08'], 0.62)
  a.position.set(-0.75, 0.35, 0.5)
  a.rotation.set(-0.35, 0, -0.42)
  a.scale.setScalar(0.98)
  b.position.set(1.0, -0.1, -0.1)
  b.rotation.set(-0.35, 0, Math.PI - 0.42)
  b.scale.setScalar(0.82)
  return group(a, b)
}
