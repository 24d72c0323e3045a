import * as THREE from 'three'
import { gem } from './gems.ts'
import { canvas, pixels, rgb, texture } from '../core/canvas.ts'
import { coinHeap } from '../core/coins.ts'
import { displace, extrude, fbm3, group, mesh, polyShape, tube, turned } from '../core/geometry.ts'
import { glass, glow, gold, iron, lacquer, metal, metalOf, oldGold, wood } from '../core/materials.ts'
import { TAU, clamp, fbm, lerp, noise, smooth } from '../core/math.ts'
import { type Motif } from '../core/motif.ts'

const seven = () => {
  const s = new THREE.Shape()
  s.moveTo(-1, 1.5)
  s.lineTo(1.05, 1.5)
  s.lineTo(1.05, 0.95)
  s.bezierCurveTo(0.5, 0.2, 0.22, -0.5, 0.12, -1.5)
  s.lineTo(-0.62, -1.5)
  s.bezierCurveTo(-0.5, -0.5, -0.2, 0.1, 0.25, 0.72)
  s.lineTo(-0.45, 0.72)
  s.bezierCurveTo(-0.6, 0.72, -0.66, 0.62, -0.68, 0.5)
  s.lineTo(-1, 0.5)
  s.closePath()
  return s
}
export const sevens: Motif = (k, o = {}) => {
  const g = group()
  const cols = o.colors ?? [0xff1f5a, 0xffffff, 0x19d3ff]
  ;[
    [-1.42, -0.25, -0.35, 0.3, 0.2],
    [1.42, -0.25, -0.35, -0.3, -0.2],
    [0, 0.1, 0.6, 0, 0]
  ].forEach(([x, y, z, ry, rz], i) => {
    const c = [cols[0], cols[2], cols[1]][i]
    const q = group(
      mesh(extrude(seven(), 0.5, 0.12, 8), gold()),
      mesh(
        extrude(seven(), 0.1, 0.015, 3),
        lacquer(o.color ?? 0x8c0618, { roughness: 0.18 }),
        [0, 0, 0.36],
        [0, 0, 0],
        [0.9, 0.93, 1]
      )
    )
    const pts = seven()
      .getSpacedPoints(140)
      .map(p => [p.x * 0.98, p.y * 0.985, 0.42])
    q.add(mesh(tube(pts, 0.05, 260, true), glow(c, 2.6)))
    const inn = seven()
      .getSpacedPoints(140)
      .map(p => [p.x * 1.13, p.y * 1.09, -0.3])
    q.add(mesh(tube(inn, 0.04, 260, true), glow(c, 2)))
    q.position.set(x, y, z)
    q.rotation.set(-0.04, ry, rz)
    q.scale.setScalar(i === 2 ? 1.28 : 1.02)
    g.add(q)
  })
  return g
}
export const fruit: Motif = k => {
  const g = group()
  const cherry = (x: number, y: number, z: number, s: number, hue = 0xc40a1e) => {
    const m = new THREE.MeshPhysicalMaterial({
      color: hue,
      roughness: 0.16,
      clearcoat: 1,
      clearcoatRoughness: 0.02,
      sheen: 0.5,
      sheenColor: new THREE.Color(0xff4466)
    })
    const c = mesh(
      turned(
        [
          [0, 0.78],
          [0.16, 0.84],
          [0.55, 0.82],
          [0.98, 0.35],
          [0.98, -0.25],
          [0.6, -0.82],
          [0.12, -1],
          [0, -0.98]
        ],
        96,
        90
      ),
      m,
      [x, y, z],
      [0.15, 0, x * 0.12],
      s
    )
    g.add(c)
    return new THREE.Vector3(x, y + 0.78 * s, z)
  }
  const a = cherry(-1.0, -0.62, 0.75, 1.08),
    b = cherry(0.72, -0.95, 1.1, 1.12)
  const stem = new THREE.MeshPhysicalMaterial({ color: 0x6f8f2a, roughness: 0.5 })
  const top = [0.25, 2.35, 0]
  g.add(
    mesh(tube([a.toArray(), [-0.95, 0.95, 0.6], [-0.3, 1.9, 0.2], top], 0.065), stem),
    mesh(tube([b.toArray(), [0.85, 0.9, 0.8], [0.6, 1.8, 0.3], top], 0.065), stem),
    mesh(new THREE.SphereGeometry(0.16, 24, 16), stem, top)
  )
  const leaf = (len: number) => {
    const W = 18,
      L = 36
    const geo = new THREE.PlaneGeometry(1, 1, W, L),
      p = geo.attributes.position
    for (let i = 0; i < p.count; i++) {
      const u = p.getX(i) * 2,
        v = p.getY(i) + 0.5
      const w = Math.sin(Math.PI * v ** 0.8) * 0.36 * len
      p.setXYZ(
        i,
        u * w,
        v * len,
        Math.abs(u) * 0.16 * len * 0.8 -
          v * v * 0.35 +
          0.03 * Math.sin(v * 34 + Math.abs(u) * -9) * (1 - Math.abs(u) * 0.4)
      )
    }
    geo.computeVertexNormals()
    return geo
  }
  const lm = new THREE.MeshPhysicalMaterial({
    color: 0x2f9a2a,
    roughness: 0.34,
    clearcoat: 0.6,
    side: THREE.DoubleSide,
    sheen: 1,
    sheenColor: new THREE.Color(0xaaff66)
  })
  g.add(mesh(leaf(2), lm, top, [0.4, 0.3, -1.35]), mesh(leaf(1.6), lm, top, [0.3, -0.2, 1.2]))
  const peel = texture(
    pixels(256, 256, (u, v) => {
      const n = clamp(0.5 + (noise(u * 60, v * 60, 3) - 0.5) * 1.3) * 255
      return [n, n, n, 255]
    }),
    false,
    2
  )
  const lemon = mesh(
    turned(
      [
        [0, 1.52],
        [0.12, 1.48],
        [0.2, 1.3],
        [0.55, 1.08],
        [0.92, 0.45],
        [0.95, -0.2],
        [0.68, -0.92],
        [0.24, -1.24],
        [0.12, -1.36],
        [0, -1.4]
      ],
      96,
      110
    ),
    new THREE.MeshPhysicalMaterial({
      color: 0xffcf0a,
      roughness: 0.36,
      clearcoat: 0.7,
      clearcoatRoughness: 0.15,
      bumpMap: peel,
      bumpScale: 0.8
    }),
    [1.65, 0.7, -0.6],
    [0.2, 0.3, -0.75],
    1.12
  )
  g.add(lemon)
  const orange = mesh(
    new THREE.SphereGeometry(1.1, 96, 64),
    new THREE.MeshPhysicalMaterial({
      color: 0xff7a08,
      roughness: 0.38,
      clearcoat: 0.6,
      clearcoatRoughness: 0.2,
      bumpMap: peel,
      bumpScale: 1
    }),
    [-1.6, 0.75, -0.9]
  )
  g.add(orange)
  const plumM = (c: number) =>
    new THREE.MeshPhysicalMaterial({
      color: c,
      roughness: 0.22,
      clearcoat: 0.8,
      sheen: 1,
      sheenColor: new THREE.Color(0xb9a0ff)
    })
  for (let i = 0; i < 16; i++) {
    const rw = Math.floor((Math.sqrt(8 * i + 1) - 1) / 2),
      ix = i - (rw * (rw + 1)) / 2
    g.add(
      mesh(new THREE.SphereGeometry(0.4, 40, 28), plumM(0x52189a), [
        -1.75 + (ix - rw / 2) * 0.62,
        -2.55 + rw * 0.5,
        0.4 + (i % 3) * 0.16 - rw * 0.1
      ])
    )
  }
  const drop = new THREE.MeshPhysicalMaterial({
    color: 0xffffff,
    roughness: 0,
    metalness: 0,
    clearcoat: 1,
    transparent: true,
    opacity: 0.38,
    envMapIntensity: 2
  })
  for (let i = 0; i < 34; i++) {
    const th = k.r() * 2 - 1,
      ph = k.r() * 2 - 1
    const [cx, cy, cz, R] = i % 2 ? [-1.0, -0.66, 0.75, 1.03] : [0.72, -1.0, 1.1, 1.06]
    const v = new THREE.Vector3(
      Math.sin(th) * Math.cos(ph),
      Math.sin(ph),
      Math.cos(th) * Math.cos(ph)
    ).multiplyScalar(R)
    g.add(
      mesh(new THREE.SphereGeometry(0.03 + k.r() * 0.05, 16, 12), drop, [
        cx + v.x,
        cy + v.y * 0.9,
        cz + v.z
      ])
    )
  }
  return g
}
export const chest: Motif = k => {
  const g = group()
  const wd = wood('#2b1409', '#7c4420'),
    m = oldGold(),
    gm = gold()
  const w = 3.5,
    d = 2,
    h = 1.35
  const plank = (y: number) => mesh(new THREE.BoxGeometry(w, 0.41, d), wd, [0, y, 0])
  for (let i = 0; i < 3; i++) g.add(plank(-1 + i * 0.43))
  for (const x of [-1.5, 0, 1.5]) {
    g.add(mesh(new THREE.BoxGeometry(0.32, h + 0.06, d + 0.1), m, [x, -0.57, 0]))
    for (let i = 0; i < 4; i++)
      g.add(mesh(new THREE.SphereGeometry(0.065, 16, 12), gm, [x, -1.08 + i * 0.33, d / 2 + 0.06]))
  }
  for (const y of [-1.22, 0.08])
    g.add(mesh(new THREE.BoxGeometry(w + 0.14, 0.14, d + 0.14), m, [0, y, 0]))
  const lid = group()
  const arc = (R: number, len: number, mat: THREE.Material) =>
    mesh(
      new THREE.CylinderGeometry(R, R, len, 48, 1, false, 0, Math.PI),
      mat,
      [0, 0, 0],
      [0, 0, Math.PI / 2]
    )
  const L = (R: number, len: number, x: number, mat: THREE.Material) => {
    const s = new THREE.Shape()
    s.absarc(0, 0, R, 0, Math.PI, false)
    s.absarc(0, 0, R - 0.16, Math.PI, 0, true)
    const e = mesh(extrude(s, len, 0.02, 2), mat, [x, 0, 0], [0, Math.PI / 2, 0])
    return e
  }
  void arc
  lid.add(L(d / 2, w, 0, wd))
  for (const x of [-1.5, 0, 1.5]) lid.add(L(d / 2 + 0.06, 0.3, x, m))
  const end = new THREE.Shape()
  end.absarc(0, 0, d / 2 - 0.05, 0, Math.PI, false)
  for (const s of [-1, 1])
    lid.add(mesh(extrude(end, 0.12, 0.02), wd, [s * (w / 2 - 0.08), 0, 0], [0, Math.PI / 2, 0]))
  lid.add(
    mesh(new THREE.BoxGeometry(w + 0.1, 0.12, 0.12), m, [0, 0, d / 2]),
    mesh(new THREE.BoxGeometry(0.6, 0.5, 0.14), gm, [0, -0.1, d / 2 + 0.06])
  )
  const lg = group(lid)
  lid.position.z = d / 2
  lg.position.set(0, 0.14, -d / 2)
  lg.rotation.x = -1.12
  g.add(lg)
  g.add(
    mesh(new THREE.BoxGeometry(0.62, 0.62, 0.12), gm, [0, -0.35, d / 2 + 0.1]),
    mesh(
      new THREE.CylinderGeometry(0.1, 0.1, 0.1, 24),
      iron(),
      [0, -0.3, d / 2 + 0.16],
      [Math.PI / 2, 0, 0]
    ),
    mesh(new THREE.BoxGeometry(0.08, 0.2, 0.1), iron(), [0, -0.42, d / 2 + 0.16])
  )
  const heap = coinHeap(k.r, 240, 1, 0.75, undefined, 0.34)
  heap.scale.set(1.62, 1, 0.95)
  heap.position.y = 0.12
  g.add(heap)
  const st = ['ruby', 'emerald', 'sapphire', 'diamond', 'amethyst']
  for (let i = 0; i < 9; i++) {
    const q = gem(k, i % 2 ? 'brilliant' : 'emerald', st[i % 5], { gain: 2 })
    const a = k.r() * TAU,
      R = k.r() * 1.1
    q.position.set(Math.cos(a) * R * 1.1, 0.95 - R * 0.42, Math.sin(a) * R * 0.55 + 0.25)
    q.scale.setScalar(0.26 + k.r() * 0.14)
    q.rotation.set(0.7 + k.r(), k.r() * 3, k.r())
    g.add(q)
  }
  for (let i = 0; i < 4; i++) {
    const n = 40
    void n
  }
  const pearls = Array.from({ length: 26 }, (_, i) => {
    const t = i / 25
    return [
      0.6 + t * 1.0 + Math.sin(t * 5) * 0.1,
      0.72 - t * t * 1.9 + Math.sin(t * 3) * 0.35,
      0.75 + Math.sin(t * 2.4) * 0.5
    ]
  })
  for (const p of pearls)
    g.add(
      mesh(
        new THREE.SphereGeometry(0.135, 24, 16),
        new THREE.MeshPhysicalMaterial({
          color: 0xfff4ea,
          roughness: 0.2,
          clearcoat: 1,
          iridescence: 0.6
        }),
        p
      )
    )
  const spill = coinHeap(k.r, 60, 2.4, 0, undefined, 0.35)
  spill.position.set(0, -1.28, 0.6)
  g.add(spill)
  const pl = new THREE.PointLight(0xffc860, 14, 5)
  pl.position.set(0, 1.3, 0)
  g.add(pl)
  g.rotation.set(0.28, -0.42, 0)
  return g
}
export const book: Motif = (k, o = {}) => {
  const g = group()
  const leather = lacquer(o.color ?? 0x4a1020, { roughness: 0.55, clearcoat: 0.4 }),
    m = gold()
  const pageTex = (() => {
    const [c, q] = canvas(700, 900)
    q.fillStyle = '#f3e2b6'
    q.fillRect(0, 0, 700, 900)
    const gr = q.createRadialGradient(350, 450, 120, 350, 450, 600)
    gr.addColorStop(0, 'rgba(255,245,210,.9)')
    gr.addColorStop(1, 'rgba(140,84,30,.6)')
    q.fillStyle = gr
    q.fillRect(0, 0, 700, 900)
    q.strokeStyle = '#7a4a18'
    q.lineWidth = 5
    q.strokeRect(55, 55, 590, 790)
    q.strokeRect(70, 70, 560, 760)
    q.fillStyle = '#4a2a10'
    for (let i = 0; i < 17; i++) {
      if (i > 4 && i < 10) continue
      q.font = '400 30px "Uncial Antiqua"'
      q.fillText('nocte lumen vigil arca umbra'.slice((i * 3) % 9), 105, 140 + i * 43)
    }
    q.lineWidth = 6
    q.strokeStyle = '#0f7a6a'
    q.save()
    q.translate(350, 450)
    for (let i = 0; i < 12; i++) {
      q.rotate(TAU / 12)
      q.beginPath()
      q.ellipse(0, -58, 18, 48, 0, 0, TAU)
      q.stroke()
    }
    q.beginPath()
    q.arc(0, 0, 110, 0, TAU)
    q.stroke()
    q.restore()
    return texture(c)
  })()
  const emis = new THREE.MeshPhysicalMaterial({
    map: pageTex,
    roughness: 0.75,
    emissive: new THREE.Color(o.glow ?? 0x2fd8b8),
    emissiveMap: pageTex,
    emissiveIntensity: 0.06,
    side: THREE.DoubleSide
  })
  const edge = new THREE.MeshPhysicalMaterial({
    color: 0xe6cf96,
    roughness: 0.8,
    bumpMap: texture(
      pixels(8, 256, (u, v) => {
        const n = (Math.sin(v * 200) * 0.5 + 0.5) * 255
        return [n, n, n, 255]
      }),
      false
    ),
    bumpScale: 3
  })
  for (const s of [-1, 1]) {
    const prof = (t: number) =>
      0.62 * Math.sin(Math.min(1, t * 1.6) * Math.PI * 0.62) * (1 - t * 0.42) + 0.12
    const N = 40
    const geo = new THREE.PlaneGeometry(1, 3, N, 1)
    const p = geo.attributes.position,
      u = geo.attributes.uv
    for (let i = 0; i < p.count; i++) {
      const t = p.getX(i) + 0.5
      p.setXYZ(i, s * t * 2.15, prof(t), -p.getY(i))
      u.setX(i, s > 0 ? t : 1 - t)
    }
    geo.computeVertexNormals()
    g.add(mesh(geo, emis))
    const sh = new THREE.Shape()
    sh.moveTo(0, 0)
    for (let i = 0; i <= N; i++) sh.lineTo(((s * i) / N) * 2.15, prof(i / N) - 0.012)
    sh.lineTo(s * 2.15, 0)
    sh.closePath()
    const blk = new THREE.ExtrudeGeometry(sh, { depth: 2.98, bevelEnabled: false })
    blk.translate(0, 0, -1.49)
    g.add(mesh(blk, edge))
    g.add(
      mesh(new THREE.BoxGeometry(2.4, 0.12, 3.3), leather, [s * 1.15, -0.06, 0], [0, 0, s * 0.0])
    )
    for (const z of [-1, 1])
      g.add(
        mesh(
          extrude(
            polyShape([
              [0, 0],
              [0.75, 0],
              [0, 0.75]
            ]),
            0.16,
            0.04
          ),
          m,
          [s * 2.37, -0.06, z * 1.67],
          [(Math.PI / 2) * 1, 0, 0],
          [-s, -z, 1]
        )
      )
    for (let j = 0; j < 4; j++) {
      const lf = new THREE.PlaneGeometry(1, 2.9, 24, 1),
        q = lf.attributes.position
      for (let i = 0; i < q.count; i++) {
        const t = q.getX(i) + 0.5
        const a = 1.5 - j * 0.3 - t * 0.5
        q.setXYZ(i, s * Math.cos(a) * t * 1.9, 0.3 + Math.sin(a) * t * 1.75, -q.getY(i))
        if (s < 0) lf.attributes.uv.setX(i, 1 - t)
      }
      lf.computeVertexNormals()
      if (j && k.r() > 0.3) g.add(mesh(lf, emis))
    }
  }
  const pl = new THREE.PointLight(o.glow ?? 0x4dffdd, 6, 8)
  pl.position.set(0, 1.2, 0.2)
  g.add(pl)
  const q = gem(k, 'brilliant', o.stone ?? 'aqua', { gain: 2.4 })
  q.scale.setScalar(0.72)
  q.position.set(0, 2.25, 0.2)
  q.rotation.set(-0.25, 0.2, 0.15)
  g.add(q)
  g.add(
    mesh(new THREE.TorusGeometry(1.02, 0.04, 12, 100), m, [0, 2.25, 0.2], [1.25, 0.25, 0]),
    mesh(new THREE.TorusGeometry(1.2, 0.025, 12, 100), m, [0, 2.25, 0.2], [1.55, -0.45, 0])
  )
  g.rotation.set(0.62, -0.18, 0)
  return g
}
export const lantern: Motif = (k, o = {}) => {
  const g = group()
  const m = o.metal ? metalOf(o.metal) : metal(0xb8722c, 0.34)
  const N = 6
  const [c, q] = canvas(256, 384)
  q.fillStyle = '#ff9a2e'
  q.fillRect(0, 0, 256, 384)
  const gr = q.createRadialGradient(128, 230, 10, 128, 210, 220)
  gr.addColorStop(0, '#fffbe0')
  gr.addColorStop(0.3, '#ffcf5a')
  gr.addColorStop(0.75, '#e2571a')
  gr.addColorStop(1, '#7a1f0a')
  q.fillStyle = gr
  q.fillRect(0, 0, 256, 384)
  const glass = new THREE.MeshBasicMaterial({
    map: texture(c),
    color: new THREE.Color(1.5, 1.4, 1.3),
    side: THREE.DoubleSide
  })
  const panel = () => {
    const s = polyShape([
      [-0.56, -0.95],
      [0.56, -0.95],
      [0.56, 0.95],
      [-0.56, 0.95]
    ])
    const hole = (cx: number, cy: number, pts: number, R: number, r: number) => {
      const h = new THREE.Path()
      for (let i = 0; i < pts * 2; i++) {
        const a = (i * Math.PI) / pts + Math.PI / 2,
          d = i % 2 ? r : R
        i
          ? h.lineTo(cx + Math.cos(a) * d, cy + Math.sin(a) * d)
          : h.moveTo(cx + Math.cos(a) * d, cy + Math.sin(a) * d)
      }
      s.holes.push(h)
    }
    for (let y = 0; y < 4; y++)
      for (let x = 0; x < 2; x++) hole(-0.25 + x * 0.5, -0.68 + y * 0.455, 8, 0.215, 0.15)
    for (let y = 0; y < 3; y++) hole(0, -0.455 + y * 0.455, 4, 0.1, 0.06)
    return extrude(s, 0.05, 0.015, 2)
  }
  for (let i = 0; i < N; i++) {
    const a = (i / N) * TAU
    const p = group(
      mesh(panel(), m),
      mesh(new THREE.PlaneGeometry(1.1, 1.88), glass, [0, 0, -0.06])
    )
    p.position.set(Math.sin(a) * 1.0, -0.2, Math.cos(a) * 1.0)
    p.rotation.y = a
    g.add(p)
    const b = a + Math.PI / N
    g.add(
      mesh(new THREE.CylinderGeometry(0.075, 0.075, 2.1, 20), m, [
        Math.sin(b) * 1.16,
        -0.2,
        Math.cos(b) * 1.16
      ]),
      mesh(new THREE.SphereGeometry(0.12, 24, 16), m, [
        Math.sin(b) * 1.16,
        0.9,
        Math.cos(b) * 1.16
      ]),
      mesh(new THREE.SphereGeometry(0.12, 24, 16), m, [
        Math.sin(b) * 1.16,
        -1.3,
        Math.cos(b) * 1.16
      ])
    )
  }
  g.add(
    mesh(
      turned(
        [
          [1.34, 0.84],
          [1.3, 0.98],
          [1.0, 1.2],
          [0.98, 1.42],
          [0.72, 1.75],
          [0.3, 2.0],
          [0.16, 2.2],
          [0.2, 2.32],
          [0, 2.4]
        ],
        6 * 16,
        100
      ),
      m
    )
  )
  g.add(
    mesh(
      turned(
        [
          [1.34, -1.25],
          [1.38, -1.4],
          [1.1, -1.52],
          [0.7, -1.7],
          [0.3, -1.9],
          [0.2, -2.1],
          [0, -2.2]
        ],
        96,
        80
      ),
      m
    )
  )
  g.add(mesh(new THREE.TorusGeometry(0.34, 0.06, 16, 48), m, [0, 2.68, 0]))
  const tz = lacquer(0x0f8a8a)
  for (let i = 0; i < 12; i++) {
    const a = (i / 12) * TAU
    g.add(
      mesh(new THREE.SphereGeometry(0.085, 20, 14), tz, [
        Math.sin(a) * 1.31,
        0.92,
        Math.cos(a) * 1.31
      ])
    )
  }
  const pl = new THREE.PointLight(0xff9a3a, 30, 9)
  pl.position.set(0, -0.2, 2.2)
  g.add(pl)
  g.rotation.set(0.14, 0.26, -0.06)
  return g
}
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
    void w
  }
  g.rotation.set(0.08, 0.1, 0)
  return g
}
export const shipWheel: Motif = k => {
  const g = group()
  const wd = wood('#3a190a', '#a05a28', { clearcoat: 1, clearcoatRoughness: 0.12 }),
    m = gold()
  g.add(
    mesh(new THREE.TorusGeometry(1.55, 0.2, 24, 120), wd, [0, 0, 0], [0, 0, 0], [1, 1, 1.15]),
    mesh(new THREE.TorusGeometry(1.55, 0.09, 16, 120), m, [0, 0, 0.2]),
    mesh(new THREE.TorusGeometry(1.3, 0.05, 16, 120), m, [0, 0, 0.08]),
    mesh(new THREE.TorusGeometry(1.8, 0.05, 16, 120), m, [0, 0, 0.08])
  )
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * TAU
    const sp = turned(
      [
        [0.06, 0.3],
        [0.12, 0.45],
        [0.075, 0.6],
        [0.13, 0.85],
        [0.09, 1.1],
        [0.15, 1.36],
        [0.15, 1.74],
        [0.1, 1.84],
        [0.17, 2.05],
        [0.19, 2.3],
        [0.12, 2.5],
        [0.15, 2.62],
        [0.0, 2.72]
      ],
      40,
      120
    )
    g.add(mesh(sp, wd, [0, 0, 0.04], [0, 0, -a]))
    g.add(
      mesh(
        new THREE.TorusGeometry(0.12, 0.045, 12, 32),
        m,
        [Math.sin(a) * 1.84, Math.cos(a) * 1.84, 0.04],
        [Math.PI / 2, 0, 0]
      ).rotateOnWorldAxis(new THREE.Vector3(0, 0, 1), -a)
    )
    g.add(
      mesh(new THREE.SphereGeometry(0.075, 20, 14), m, [
        Math.sin(a + 0.39) * 1.55,
        Math.cos(a + 0.39) * 1.55,
        0.25
      ])
    )
  }
  g.add(
    mesh(
      turned(
        [
          [0, 0.3],
          [0.3, 0.28],
          [0.42, 0.16],
          [0.55, 0.16],
          [0.6, -0.1]
        ],
        64
      ),
      m,
      [0, 0, 0.1],
      [Math.PI / 2, 0, 0]
    )
  )
  const c = gem(k, 'brilliant', 'sapphire', { gain: 2.2 })
  c.scale.setScalar(0.34)
  c.position.set(0, 0, 0.5)
  c.rotation.x = Math.PI / 2
  g.add(c)
  const rope = tube(
    Array.from({ length: 60 }, (_, i) => {
      const t = i / 59
      return [-2 + t * 4, -1.6 + Math.sin(t * 5) * 0.35, 0.6 + Math.sin(t * 9) * 0.12]
    }),
    0.1,
    200
  )
  void rope
  g.rotation.set(0.05, -0.42, 0.12)
  return g
}
export const anchor: Motif = () => {
  const m = iron({ color: 0x8a97a5 }),
    b = gold()
  const g = group(
    mesh(
      turned(
        [
          [0.0, 1.9],
          [0.18, 1.85],
          [0.2, 0],
          [0.28, -1.7],
          [0, -1.9]
        ],
        32
      ),
      m
    ),
    mesh(new THREE.TorusGeometry(0.4, 0.11, 16, 48), b, [0, 2.2, 0]),
    mesh(new THREE.CapsuleGeometry(0.13, 1.9, 8, 24), b, [0, 1.45, 0], [0, 0, Math.PI / 2]),
    mesh(
      tube(
        [
          [-1.75, -0.5, 0],
          [-1.35, -1.4, 0],
          [0, -1.95, 0],
          [1.35, -1.4, 0],
          [1.75, -0.5, 0]
        ],
        0.19
      ),
      m
    )
  )
  for (const s of [-1, 1])
    g.add(
      mesh(
        extrude(
          polyShape([
            [-0.5, -0.1],
            [0, 0.65],
            [0.5, -0.1],
            [0, -0.3]
          ]),
          0.16,
          0.06
        ),
        m,
        [s * 1.72, -0.45, 0],
        [0, 0, -s * 0.35]
      )
    )
  return g
}
export const planet: Motif = (k, o = {}) => {
  const g = group()
  const A = (o.bands ?? ['#3a0f5a', '#d94f8a', '#ffb36b', '#7a2a9a', '#ffd9a0']).map((h: string) =>
    rgb(h)
  )
  const map = texture(
    pixels(1024, 512, (u, v) => {
      const w = fbm(Math.cos(u * TAU) * 2 + 5, Math.sin(u * TAU) * 2 + v * 5, 4, 5)
      const t = clamp(fbm(3, v * 16 + w * 2.2, 9, 4) * 1.5 - 0.25) * (A.length - 1.01)
      const i = Math.floor(t),
        f = smooth(0, 1, t - i)
      const n = 0.82 + 0.36 * fbm(u * 50, v * 120 + w * 10, 21, 3)
      return [0, 1, 2].map(c => clamp(lerp(A[i][c], A[i + 1][c], f) * n, 0, 255))
    })
  )
  g.add(
    mesh(
      new THREE.SphereGeometry(1.75, 128, 96),
      new THREE.MeshPhysicalMaterial({
        map,
        roughness: 0.85,
        sheen: 1,
        sheenRoughness: 0.35,
        sheenColor: new THREE.Color(o.glow ?? 0xff9ad0)
      }),
      [0, 0, 0],
      [0.1, 1.2, 0.25]
    )
  )
  const ringTex = texture(
    pixels(1024, 4, u => {
      const n = fbm(u * 30, 1, 5, 4),
        gap = smooth(0, 0.03, Math.abs(u - 0.62)) * smooth(0, 0.015, Math.abs(u - 0.3))
      const a = clamp(n * 2.1 - 0.2) * gap * smooth(0, 0.06, u) * smooth(1, 0.9, u)
      return [255, 205 + n * 50, 150 + n * 90, a * 255]
    })
  )
  const R0 = 2.15,
    R1 = 3.6
  const rg = new THREE.RingGeometry(R0, R1, 200, 1),
    p = rg.attributes.position,
    uv = rg.attributes.uv
  for (let i = 0; i < p.count; i++)
    uv.setXY(i, (Math.hypot(p.getX(i), p.getY(i)) - R0) / (R1 - R0), 0.5)
  const rm = new THREE.MeshStandardMaterial({
    map: ringTex,
    transparent: true,
    side: THREE.DoubleSide,
    roughness: 0.9,
    emissive: 0xffb070,
    emissiveMap: ringTex,
    emissiveIntensity: 0.35,
    depthWrite: false
  })
  g.add(mesh(rg, rm, [0, 0, 0], [Math.PI / 2 - 0.3, -0.34, 0]))
  for (let i = 0; i < 40; i++) {
    const a = k.r() * TAU,
      d = 2.7 + k.r() * 1.3
    const q = new THREE.Vector3(Math.cos(a) * d, Math.sin(a) * d, (k.r() - 0.5) * 0.1).applyEuler(
      new THREE.Euler(Math.PI / 2 - 0.3, -0.34, 0)
    )
    const rk = displace(
      new THREE.IcosahedronGeometry(0.05 + k.r() * 0.09, 2),
      v => (fbm3(v, 14, i) - 0.5) * 0.9
    )
    g.add(
      mesh(
        rk,
        new THREE.MeshStandardMaterial({ color: 0x8a7a78, roughness: 0.9, flatShading: true }),
        q.toArray(),
        [k.r() * 6, k.r() * 6, 0]
      )
    )
  }
  g.add(
    mesh(
      new THREE.SphereGeometry(0.36, 48, 32),
      new THREE.MeshStandardMaterial({
        color: 0x9fd8ff,
        roughness: 0.8,
        bumpMap: texture(
          pixels(256, 128, (u, v) => {
            const c = fbm(u * 20, v * 10, 3) * 255
            return [c, c, c, 255]
          }),
          false
        ),
        bumpScale: 6
      }),
      [1.9, 1.75, 0.6]
    )
  )
  return g
}
/** Koi seen from above: an elliptical body swept along a bent spine, painted scales, rayed fins. */
export const koi = (k: any, hue: string[], bend: number) => {
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
export const twoKoi: Motif = k => {
  const a = koi(k, ['#fff4ea', '#f0380e', '#1a1420'], 0.62),
    b = koi(k, ['#ffb21a', '#ff7a08', '#5a1a08'], 0.62)
  a.position.set(-0.75, 0.35, 0.5)
  a.rotation.set(-0.35, 0, -0.42)
  a.scale.setScalar(0.98)
  b.position.set(1.0, -0.1, -0.1)
  b.rotation.set(-0.35, 0, Math.PI - 0.42)
  b.scale.setScalar(0.82)
  return group(a, b)
}
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
export const vaultDoor: Motif = k => {
  const g = group()
  const st = metal(0x9aa6b2, 0.32),
    dk = iron(),
    m = gold()
  g.add(
    mesh(
      turned(
        [
          [0, 0.2],
          [1.25, 0.2],
          [1.3, 0.3],
          [1.5, 0.3],
          [1.55, 0.12],
          [1.95, 0.12],
          [2.0, 0.3],
          [2.25, 0.3],
          [2.3, 0]
        ],
        128,
        140
      ),
      st,
      [0, 0, 0],
      [Math.PI / 2, 0, 0]
    ),
    mesh(new THREE.CylinderGeometry(2.25, 2.1, 0.9, 128), dk, [0, 0, -0.42], [Math.PI / 2, 0, 0])
  )
  for (let i = 0; i < 24; i++) {
    const a = (i / 24) * TAU
    g.add(
      mesh(
        new THREE.CylinderGeometry(0.09, 0.09, 0.14, 6),
        m,
        [Math.cos(a) * 2.13, Math.sin(a) * 2.13, 0.3],
        [Math.PI / 2, 0, 0]
      )
    )
  }
  for (let i = 0; i < 12; i++) {
    const a = ((i + 0.5) / 12) * TAU
    g.add(
      mesh(
        new THREE.CapsuleGeometry(0.13, 0.62, 8, 20),
        m,
        [Math.cos(a) * 2.32, Math.sin(a) * 2.32, -0.35],
        [0, 0, a - Math.PI / 2]
      )
    )
    g.add(
      mesh(
        new THREE.BoxGeometry(0.16, 0.34, 0.1),
        dk,
        [Math.cos(a) * 1.75, Math.sin(a) * 1.75, 0.16],
        [0, 0, a - Math.PI / 2]
      )
    )
  }
  const [c, q] = canvas(1024, 1024)
  q.fillStyle = '#777'
  q.fillRect(0, 0, 1024, 1024)
  q.translate(512, 512)
  q.strokeStyle = '#111'
  for (let i = 0; i < 100; i++) {
    q.lineWidth = i % 5 ? 4 : 8
    q.beginPath()
    const a = (i / 100) * TAU
    q.moveTo(Math.cos(a) * 500, Math.sin(a) * 500)
    q.lineTo(Math.cos(a) * (i % 5 ? 470 : 440), Math.sin(a) * (i % 5 ? 470 : 440))
    q.stroke()
  }
  g.add(
    mesh(
      new THREE.CylinderGeometry(1.2, 1.25, 0.12, 96),
      [st, gold({ bumpMap: texture(c, false), bumpScale: 8 }), st] as any,
      [0, 0, 0.26],
      [Math.PI / 2, 0, 0]
    )
  )
  g.add(mesh(new THREE.TorusGeometry(0.82, 0.1, 20, 80), m, [0, 0, 0.75]))
  for (let i = 0; i < 5; i++) {
    const a = (i / 5) * TAU + 0.3
    g.add(
      mesh(
        new THREE.CapsuleGeometry(0.075, 1.05, 8, 20),
        m,
        [Math.cos(a) * 0.55, Math.sin(a) * 0.55, 0.72],
        [0, 0, a - Math.PI / 2]
      ),
      mesh(new THREE.SphereGeometry(0.16, 32, 20), m, [Math.cos(a) * 1.1, Math.sin(a) * 1.1, 0.75])
    )
  }
  g.add(
    mesh(
      turned(
        [
          [0, 0.9],
          [0.22, 0.85],
          [0.3, 0.7],
          [0.2, 0.5],
          [0.3, 0.2]
        ],
        48
      ),
      m,
      [0, 0, 0.02],
      [Math.PI / 2, 0, 0]
    )
  )
  g.rotation.set(0, -0.55, 0)
  g.position.set(-0.2, 0.4, 0)
  const out = group(g)
  const bar = () => {
    const s = polyShape([
      [-0.34, -0.15],
      [0.34, -0.15],
      [0.26, 0.15],
      [-0.26, 0.15]
    ])
    return extrude(s, 1.15, 0.03, 3)
  }
  const bg = bar()
  for (const [x, y, z, r] of [
    [0.6, -2.1, 1.2, 0.25],
    [1.5, -2.1, 0.9, 0.2],
    [-0.4, -2.1, 1.5, 0.3],
    [-1.3, -2.1, 1.7, 0.35],
    [1.0, -1.74, 1.0, 0.15],
    [0.1, -1.74, 1.3, 0.35],
    [-0.8, -1.74, 1.55, 0.3],
    [0.55, -1.38, 1.15, 0.9]
  ])
    out.add(mesh(bg, m, [x, y, z], [0, r, 0]))
  const h = coinHeap(k.r, 60, 2.3, 0, undefined, 0.3)
  h.position.set(0, -2.26, 1.5)
  out.add(h)
  return out
}
