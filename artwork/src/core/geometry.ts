import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js'
import { fbm, TAU } from './math.ts'

export const mesh = (
  g: THREE.BufferGeometry,
  m: THREE.Material | THREE.Material[],
  p: readonly number[] = [0, 0, 0],
  r: readonly number[] = [0, 0, 0],
  s: number | readonly number[] = 1
) => {
  const o = new THREE.Mesh(g, m)
  o.position.set(p[0], p[1], p[2])
  o.rotation.set(r[0], r[1], r[2])
  typeof s === 'number' ? o.scale.setScalar(s) : o.scale.set(s[0], s[1], s[2])
  o.castShadow = o.receiveShadow = true
  return o
}
export const group = (...o: THREE.Object3D[]) => {
  const g = new THREE.Group()
  if (o.length) g.add(...o)
  return g
}
type Profile = readonly (readonly number[])[]
/** A lathe shows the outside of profiles that rise; those that fall are turned over. */
const rising = (points: THREE.Vector2[]) => {
  let swept = 0
  for (let i = 1; i < points.length; i++)
    swept += (points[i].x + points[i - 1].x) * (points[i].y - points[i - 1].y)
  return swept < 0 ? points.reverse() : points
}
export const lathe = (pts: Profile, seg = 96) =>
  new THREE.LatheGeometry(rising(pts.map(p => new THREE.Vector2(p[0], p[1]))), seg)
/** Lathe through a smooth profile. */
export const turned = (pts: Profile, seg = 96, n = 90) =>
  new THREE.LatheGeometry(
    rising(
      new THREE.SplineCurve(pts.map(p => new THREE.Vector2(p[0], p[1]))).getPoints(Math.min(n, 110))
    ),
    Math.min(seg, 80)
  )
export const extrude = (s: THREE.Shape, depth: number, bevel = 0.06, seg = 5) => {
  const g = new THREE.ExtrudeGeometry(s, {
    depth,
    bevelEnabled: bevel > 0,
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelSegments: seg,
    curveSegments: 32
  })
  g.translate(0, 0, -depth / 2)
  return g
}
export const tube = (pts: readonly (readonly number[])[], r: number, seg = 64, closed = false) =>
  new THREE.TubeGeometry(
    new THREE.CatmullRomCurve3(
      pts.map(p => new THREE.Vector3(p[0], p[1], p[2] ?? 0)),
      closed
    ),
    seg,
    r,
    14,
    closed
  )
export const polyShape = (pts: readonly (readonly number[])[]) => {
  const s = new THREE.Shape()
  pts.forEach((p, i) => {
    if (i) s.lineTo(p[0], p[1])
    else s.moveTo(p[0], p[1])
  })
  s.closePath()
  return s
}
export const starShape = (n: number, R: number, r: number, rot = Math.PI / 2) =>
  polyShape(
    Array.from({ length: n * 2 }, (_, i) => {
      const a = rot + (i * Math.PI) / n,
        d = i % 2 ? r : R
      return [Math.cos(a) * d, Math.sin(a) * d]
    })
  )
export const displace = (g: THREE.BufferGeometry, f: (v: THREE.Vector3) => number) => {
  const p = g.attributes.position,
    v = new THREE.Vector3()
  for (let i = 0; i < p.count; i++) {
    v.fromBufferAttribute(p, i)
    const d = f(v)
    v.multiplyScalar(1 + d)
    p.setXYZ(i, v.x, v.y, v.z)
  }
  g.computeVertexNormals()
  return g
}
export const fbm3 = (v: THREE.Vector3, k: number, s: number, o = 4) =>
  (fbm(v.x * k + 7, v.y * k + 3, s, o) +
    fbm(v.y * k + 11, v.z * k + 5, s + 1, o) +
    fbm(v.z * k, v.x * k + 13, s + 2, o)) /
  3
const spheres = new Map<number, THREE.BufferGeometry>()
/** Small balls get few facets: software rendering pays for every vertex. */
const sphere = (r: number) => {
  const found = spheres.get(r)
  if (found) return found
  const n = r < 0.12 ? 14 : r < 0.35 ? 24 : 44
  const made = new THREE.SphereGeometry(r, n, Math.round(n * 0.66))
  made.userData['shared'] = true
  spheres.set(r, made)
  return made
}
/** A ball, squeezed by s. */
export const ball = (
  r: number,
  m: THREE.Material,
  p: readonly number[] = [0, 0, 0],
  s: number | readonly number[] = 1,
  rot: readonly number[] = [0, 0, 0]
) => mesh(sphere(r), m, p, rot, s)
/** A round rod between two points. */
export const rod = (
  a: readonly number[],
  b: readonly number[],
  r: number,
  m: THREE.Material,
  r2 = r
) => {
  const A = new THREE.Vector3(...(a as [number, number, number])),
    B = new THREE.Vector3(...(b as [number, number, number]))
  const o = mesh(
    new THREE.CylinderGeometry(r2, r, A.distanceTo(B), r < 0.06 ? 8 : 24),
    m,
    A.clone().lerp(B, 0.5).toArray()
  )
  o.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), B.sub(A).normalize())
  return o
}
export const ringOf = (
  R: number,
  r: number,
  m: THREE.Material,
  p: readonly number[] = [0, 0, 0],
  rot: readonly number[] = [Math.PI / 2, 0, 0],
  s: number | readonly number[] = 1
) => mesh(new THREE.TorusGeometry(R, r, r < 0.07 ? 8 : 14, R < 0.4 ? 36 : 80), m, p, rot, s)
export const box = (
  w: number,
  h: number,
  d: number,
  m: THREE.Material | THREE.Material[],
  p: readonly number[] = [0, 0, 0],
  rot: readonly number[] = [0, 0, 0],
  r = 0.05
) => mesh(new RoundedBoxGeometry(w, h, d, 3, Math.min(r, w / 2.1, h / 2.1, d / 2.1)), m, p, rot)
export const cylinder = (
  r0: number,
  r1: number,
  h: number,
  m: THREE.Material | THREE.Material[],
  p: readonly number[] = [0, 0, 0],
  rot: readonly number[] = [0, 0, 0]
) => mesh(new THREE.CylinderGeometry(r1, r0, h, 72), m, p, rot)
/** A closed outline drawn smoothly through points. */
export const curveShape = (pts: readonly (readonly number[])[], n = 120) =>
  new THREE.Shape(
    new THREE.SplineCurve([...pts, pts[0]].map(p => new THREE.Vector2(p[0], p[1]))).getPoints(n)
  )
/** A surface given by a function of u and v, both 0 to 1. */
export const surface = (f: (u: number, v: number) => readonly number[], nu = 60, nv = 60) => {
  const pos: number[] = [],
    uv: number[] = [],
    idx: number[] = []
  for (let i = 0; i <= nu; i++)
    for (let j = 0; j <= nv; j++) {
      const p = f(i / nu, j / nv)
      pos.push(p[0], p[1], p[2])
      uv.push(i / nu, j / nv)
    }
  for (let i = 0; i < nu; i++)
    for (let j = 0; j < nv; j++) {
      const a = i * (nv + 1) + j,
        b = a + nv + 1
      idx.push(a, b, a + 1, b, b + 1, a + 1)
    }
  const q = new THREE.BufferGeometry()
  q.setAttribute('position', new THREE.Float32BufferAttribute(pos, 3))
  q.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2))
  q.setIndex(idx)
  q.computeVertexNormals()
  return q
}
/** A tube along points whose thickness follows a function of its length. */
export const taper = (
  pts: readonly (readonly number[])[],
  radius: (t: number) => number,
  seg = 120,
  around = 24
) => {
  const c = new THREE.CatmullRomCurve3(pts.map(p => new THREE.Vector3(p[0], p[1], p[2] ?? 0)))
  const fr = c.computeFrenetFrames(seg)
  return surface(
    (u, v) => {
      const i = Math.round(u * seg),
        p = c.getPointAt(u),
        r = radius(u),
        a = -v * TAU
      const n = fr.normals[i],
        b = fr.binormals[i]
      return [
        p.x + r * (Math.cos(a) * n.x + Math.sin(a) * b.x),
        p.y + r * (Math.cos(a) * n.y + Math.sin(a) * b.y),
        p.z + r * (Math.cos(a) * n.z + Math.sin(a) * b.z)
      ]
    },
    seg,
    around
  )
}
/** A flat leaf with a folded midrib, growing up from its stalk. */
export const blade = (len: number, width: number, fold = 0.2, curl = 0.3, belly = 0.8) => {
  const g = new THREE.PlaneGeometry(1, 1, 18, 40),
    p = g.attributes.position
  for (let i = 0; i < p.count; i++) {
    const u = p.getX(i) * 2,
      v = p.getY(i) + 0.5
    const w = Math.sin(Math.PI * v ** belly) * width
    p.setXYZ(i, u * w, v * len, Math.abs(u) * fold * width - v * v * curl)
  }
  g.computeVertexNormals()
  return g
}
