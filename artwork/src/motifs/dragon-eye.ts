import * as THREE from 'three'
import { pixels, rgb, texture } from '../core/canvas.ts'
import { extrude, group, mesh, tube } from '../core/geometry.ts'
import { clamp, fbm, lerp, smooth, TAU } from '../core/math.ts'
import type { Motif } from '../core/motif.ts'

/** Dragon's eye: iris in a wet globe, lids, and rows of overlapping keeled scales turned round it. */
export const dragonEye: Motif = (k, o = {}) => {
  const g = group()
  const I = (o.iris ?? ['#fff2a0', '#ff9a12', '#b01a06']).map((h: string) => rgb(h))
  const map = texture(
    pixels(768, 768, (u, v) => {
      const x = (u - 0.5) * 2,
        y = (v - 0.5) * 2,
        d = Math.hypot(x, y),
        a = Math.atan2(y, x)
      const R = 0.74
      const fib = fbm(a * 14 + 40, d * 3, 7, 4) * 0.6 + fbm(a * 46 + 90, d * 5, 8, 3) * 0.5
      const slit = smooth(0, 0.05, Math.abs(x) - 0.2 * Math.max(0, 1 - (y / 0.66) ** 2) ** 0.8)
      const t = clamp(d / R)
      const c = [0, 1, 2].map(i => {
        const base =
          t < 0.45 ? lerp(I[0][i], I[1][i], t / 0.45) : lerp(I[1][i], I[2][i], (t - 0.45) / 0.55)
        return base * (0.5 + fib * 0.95)
      })
      const limb = smooth(R + 0.05, R - 0.12, d)
      return c.map(q => clamp((q * limb + 8 * (1 - limb)) * (slit * 0.97 + 0.03), 0, 255))
    })
  )
  const eyeGeo = new THREE.SphereGeometry(1.32, 96, 64),
    p = eyeGeo.attributes.position,
    uv = eyeGeo.attributes.uv
  for (let i = 0; i < p.count; i++) uv.setXY(i, 0.5 + p.getX(i) / 2.64, 0.5 + p.getY(i) / 2.64)
  g.add(
    mesh(
      eyeGeo,
      new THREE.MeshPhysicalMaterial({
        map,
        emissive: 0xffffff,
        emissiveMap: map,
        emissiveIntensity: 0.62,
        roughness: 0.3,
        clearcoat: 1,
        clearcoatRoughness: 0.015
      }),
      [0, 0, -0.42],
      [-0.02, 0.12, 0]
    )
  )
  const sh = new THREE.Shape()
  sh.moveTo(0, -0.62)
  sh.bezierCurveTo(0.42, -0.38, 0.46, 0.16, 0.2, 0.42)
  sh.quadraticCurveTo(0, 0.56, -0.2, 0.42)
  sh.bezierCurveTo(-0.46, 0.16, -0.42, -0.38, 0, -0.62)
  const sg = extrude(sh, 0.06, 0.12, 6)
  {
    const q = sg.attributes.position
    for (let i = 0; i < q.count; i++) {
      const x = q.getX(i),
        y = q.getY(i)
      q.setZ(i, q.getZ(i) + 0.2 * Math.max(0, 1 - Math.abs(x) * 3.2) - 0.1 * y)
    }
    sg.computeVertexNormals()
  }
  const base = new THREE.Color(o.color ?? 0x6a0f14),
    tip = new THREE.Color(o.color2 ?? 0xe0401a)
  const ob = new THREE.Object3D()
  const list: { m: THREE.Matrix4; c: THREE.Color }[] = []
  for (let ring = 0; ring < (o.count ?? 13); ring++) {
    const ra = 1.42 + ring * 0.36 + ring * ring * 0.012,
      rb = 0.92 + ring * 0.36 + ring * ring * 0.012
    const n = Math.round(((ra + rb) * 5.4) / (1 + ring * 0.035))
    for (let i = 0; i < n; i++) {
      const a = ((i + (ring % 2) * 0.5) / n) * TAU
      const x = Math.cos(a) * ra,
        y = Math.sin(a) * rb * (1 + 0.12 * Math.cos(a))
      if (Math.abs(x) > 4.4 || Math.abs(y) > 4.6) continue
      const brow = y > 0 ? Math.exp(-(((ring - 2.2) / 1.6) ** 2)) * 0.65 : 0
      ob.position.set(x, y + 0.1 * x, 0.36 + brow - 0.06 * ring - 0.018 * ring * ring)
      ob.rotation.set(0, 0, a + Math.PI / 2 + Math.PI)
      ob.rotateX(-0.62 + brow * 0.3)
      ob.scale.setScalar((0.5 + ring * 0.05) * (0.9 + k.r() * 0.2))
      ob.updateMatrix()
      const t = clamp(
        0.25 + 0.5 * fbm(x * 1.2 + 9, y * 1.2, 3) - ring * 0.03 + (k.r() - 0.5) * 0.2 + brow * 0.3
      )
      list.push({ m: ob.matrix.clone(), c: base.clone().lerp(tip, t) })
    }
  }
  const im = new THREE.InstancedMesh(
    sg,
    new THREE.MeshPhysicalMaterial({
      metalness: 0.55,
      roughness: 0.34,
      clearcoat: 0.7,
      clearcoatRoughness: 0.2,
      iridescence: 0.5,
      iridescenceIOR: 1.6
    }),
    list.length
  )
  list.forEach((l, i) => {
    im.setMatrixAt(i, l.m)
    im.setColorAt(i, l.c)
  })
  im.castShadow = im.receiveShadow = true
  g.add(im)
  for (const s of [-1, 1]) {
    const lidPts = Array.from({ length: 40 }, (_, i) => {
      const t = (i / 39) * 2 - 1
      return [
        t * 1.5,
        (s > 0 ? 0.86 : -0.8) * (1 - t * t) ** 0.72 + 0.1 * t,
        0.3 + 0.55 * (1 - t * t)
      ]
    })
    g.add(
      mesh(
        tube(lidPts, s > 0 ? 0.2 : 0.15, 90),
        new THREE.MeshPhysicalMaterial({ color: 0x2a0a0a, roughness: 0.35, clearcoat: 1 })
      )
    )
  }
  for (let i = 0; i < 7; i++) {
    const t = i / 6,
      a = 2.5 - t * 1.75
    g.add(
      mesh(
        new THREE.ConeGeometry(0.17 + 0.07 * Math.sin(t * 3), 0.95 + 0.4 * Math.sin(t * 3), 24),
        new THREE.MeshPhysicalMaterial({ color: 0x1a1012, roughness: 0.3, clearcoat: 0.6 }),
        [Math.cos(a) * 2.1, Math.sin(a) * 1.75 + 0.15, 1.05],
        [0.75, 0, a - Math.PI / 2]
      )
    )
  }
  const pl = new THREE.PointLight(0xff8a20, 10, 4.5)
  pl.position.set(0, 0, 1.6)
  g.add(pl)
  g.rotation.set(0, -0.16, 0.12)
  return g
}
