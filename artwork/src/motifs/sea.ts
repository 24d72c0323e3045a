import { gem } from './gems.ts'
import { crown } from './regal.ts'
import * as THREE from 'three'
import { pixels, rgb, texture } from '../core/canvas.ts'
import { coinHeap, coinMats, coinParts } from '../core/coins.ts'
import { ball, box, curveShape, cylinder, displace, extrude, fbm3, group, mesh, polyShape, ringOf, rod, surface, taper, tube, turned } from '../core/geometry.ts'
import { cloth, glow, gold, iron, lacquer, metalOf, oldGold, pearly, skin, stone, stoneBump } from '../core/materials.ts'
import { TAU, clamp, fbm, lerp, smooth } from '../core/math.ts'
import { type Kit, type Motif } from '../core/motif.ts'

const additive = (hex: string, shape: 'beam' | 'disc') => {
  const map = texture(pixels(128, 128, (u, v) => { const d = shape === 'beam' ? (1 - u) ** 1.4 * Math.max(0, 1 - Math.abs(v - .5) * 2.4) : Math.max(0, 1 - Math.hypot(u - .5, v - .5) * 2) ** 1.6; const [r, g, b] = rgb(hex); return [r, g, b, d * 255] }))
  return new THREE.MeshBasicMaterial({ map, transparent: true, blending: THREE.AdditiveBlending, depthWrite: false, side: THREE.DoubleSide })
}
/** A cone of light as two crossed sheets, from its source to the right. */
export const beam = (hex: string, length: number, width: number) => { const g = group(); for (const a of [0, Math.PI / 2]) g.add(mesh(new THREE.PlaneGeometry(length, width), additive(hex, 'beam'), [length / 2, 0, 0], [a, 0, 0])); g.traverse(o => { o.castShadow = o.receiveShadow = false }); return g }
export const halo = (hex: string, size: number, p: readonly number[] = [0, 0, 0]) => { const m = mesh(new THREE.PlaneGeometry(size, size), additive(hex, 'disc'), p); m.castShadow = m.receiveShadow = false; return m }
export const rockMass = (color: number, p: readonly number[], s: readonly number[], seed: number, detail = 4) => { const q = displace(new THREE.IcosahedronGeometry(1, detail).toNonIndexed(), v => (Math.floor(fbm3(v, 1.6, seed, 3) * 7) / 7 - .4) * .7 + (fbm3(v, 5, seed) - .5) * .12); q.computeVertexNormals(); return mesh(q, stone(color, { flatShading: true }), p, [0, seed, 0], s) }

export const trident: Motif = (k, o) => {
  const m = metalOf(o.metal), dark = oldGold(), g = group()
  const head = () => mesh(extrude(polyShape([[0, .95], [.27, .1], [.1, .16], [.08, 0], [-.08, 0], [-.1, .16], [-.27, .1]]), .06, .07), m)
  g.add(rod([0, -3.6, 0], [0, 1.9, 0], .12, m, .1), rod([0, -2.3, 0], [0, -1.1, 0], .17, cloth(o.color ?? 0x0a5a6a)))
  for (let i = 0; i < 9; i++) g.add(ringOf(.175, .03, dark, [0, -2.3 + i * .15, 0]))
  const centre = head(); centre.position.y = 1.85; centre.scale.setScalar(1.15); g.add(centre)
  for (const s of [-1, 1]) {
    g.add(mesh(taper([[0, .1, 0], [s * .5, .12, 0], [s * .95, .45, 0], [s * 1.02, 1.1, 0], [s * .88, 1.7, 0]], t => .15 - .04 * t), m))
    const tip = head(); tip.position.set(s * .87, 1.6, 0); tip.rotation.z = s * .1; g.add(tip)
    g.add(mesh(taper([[0, .2, .05], [s * .5, -.12, .1], [s * .72, -.5, .05], [s * .4, -.7, 0], [s * .3, -.5, 0]], t => .09 * (1 - t * .8)), dark), ball(.1, m, [s * .3, -.5, 0]))
  }
  const eye = gem(k, 'brilliant', o.stone ?? 'aqua', { gain: 2.1 }); eye.scale.setScalar(.42); eye.position.set(0, .18, .22); eye.rotation.x = Math.PI / 2; g.add(eye, ringOf(.42, .08, m, [0, .18, .18], [0, 0, 0]))
  for (const y of [-.35, -.95, -2.45]) g.add(ringOf(.17, .07, dark, [0, y, 0])); g.add(ball(.2, m, [0, -3.65, 0]))
  g.rotation.set(.08, -.3, -.3); return group(g)
}

const valve = (seedColours: readonly [string, string], up: number) => {
  const A = rgb(seedColours[0]), B = rgb(seedColours[1])
  const map = texture(pixels(512, 256, (u, v) => { const rib = .82 + .18 * Math.cos(u * TAU * 11), band = .9 + .1 * Math.sin(v * 38 + fbm(u * 9, v * 9, 3) * 3); return [0, 1, 2].map(i => clamp(lerp(B[i], A[i], smooth(.02, .8, v)) * rib * band, 0, 255)) }))
  const geo = surface((u, v) => { const a = (u - .5) * 2.62, rib = Math.cos(u * TAU * 11), edge = 1 + .05 * rib * v, R = 2.35 * v * edge * (1 - .1 * Math.abs(u - .5)); return [Math.sin(a) * R, Math.cos(a) * R * 1.02, -Math.sin(v * Math.PI * .6) * .8 * up + .09 * rib * v * up] }, 176, 40)
  const m = new THREE.MeshPhysicalMaterial({ map, roughness: .26, clearcoat: 1, clearcoatRoughness: .12, iridescence: .2, iridescenceIOR: 1.4, side: THREE.DoubleSide })
  return mesh(geo, m)
}
export const pearlShell: Motif = (_k, o) => {
  const tones: readonly [string, string] = [String(o.color ?? '#fff0e4'), String(o.color2 ?? '#ff7a6a')]
  const back = valve(tones, 1), floor = valve(tones, -1); back.position.set(0, -1.25, -.35); back.rotation.x = -.12; floor.position.set(0, -1.3, -.25); floor.rotation.x = 1.5; floor.scale.set(1, .86, 1)
  const lip = surface((u, v) => { const a = (u - .5) * 2.5, R = lerp(.5, 1.75, v); return [Math.sin(a) * R, .12 + .14 * Math.sin(u * 40) * v, Math.cos(a) * R * .9] }, 120, 20)
  const g = group(back, floor, mesh(lip, skin(0xffb0b8, { side: THREE.DoubleSide, roughness: .25 }), [0, -1.32, -.2]), ball(.74, pearly(o.color3 ?? 0xf4dcd0), [0, -.7, .75]))
  for (let i = 0; i < (o.count ?? 5); i++) { const a = -1.1 + i * .55; g.add(ball(.16 + (i % 3) * .05, pearly(), [Math.sin(a) * 1.5, -1.12, .4 + Math.cos(a) * .95])) }
  const light = new THREE.PointLight(0xfff0e0, 9, 5); light.position.set(0, .4, 2.2); g.add(light); g.rotation.set(.12, 0, 0); return group(g)
}

/** Shell wound on a logarithmic spiral: nautilus and ammonite flat, conch drawn out along its axis. */
const spiral = (turns: number, growth: number, tube: number, rise: number, ribs = 0, squash = 1) => surface((u, v) => { const th = u * turns * TAU, R = Math.exp(growth * (th - turns * TAU)), a = v * TAU, rib = 1 + ribs * Math.cos(th * 14); const t = tube * R * rib; const d = R + Math.cos(a) * t; return [Math.cos(th) * d, -Math.sin(th) * d, -R * rise + Math.sin(a) * t * squash] }, Math.round(turns * 190), 40)
export const nautilus: Motif = (k, o) => {
  const fossil = o.plain === true
  const map = texture(pixels(1024, 128, (u, v) => { const f = smooth(.44, .5, fbm(u * 34, Math.abs(v - .5) * 3, 8, 3) - smooth(.86, .96, u) * .3) * smooth(.5, .2, Math.abs(v - .5)); const w = .9 + .15 * fbm(u * 60, v * 8, 3); return [lerp(255, 190, f) * w, lerp(240, 84, f) * w, lerp(224, 34, f) * w] }))
  const m = fossil ? new THREE.MeshPhysicalMaterial({ color: o.color ?? 0xc98a5a, roughness: .34, metalness: .55, clearcoat: .6, iridescence: 1, iridescenceIOR: 1.9, iridescenceThicknessMinimum: 250, iridescenceThicknessMaximum: 650, bumpMap: stoneBump(), bumpScale: 1.5, side: THREE.DoubleSide }) : new THREE.MeshPhysicalMaterial({ map, roughness: .2, clearcoat: 1, iridescence: .5, side: THREE.DoubleSide })
  const shell = mesh(spiral(fossil ? 4.2 : 2.4, fossil ? .085 : .17, fossil ? .25 : .46, 0, fossil ? .06 : 0, fossil ? 1.1 : .86), m, [0, 0, 0], [0, 0, 0], fossil ? 1.75 : 1.5); const g = group(shell)
  if (fossil) { const plate = displace(new THREE.IcosahedronGeometry(2.45, 5).toNonIndexed(), v => (fbm3(v, .8, 3) - .5) * .4); plate.computeVertexNormals(); g.add(mesh(plate, stone(0x6a5a4c, { flatShading: true }), [-.1, 0, -.75], [0, 0, .3], [1, 1, .32])) }
  else { for (let i = 0; i < 11; i++) { const y = .38 - (i % 6) * .15, z = (i < 6 ? .2 : -.2); g.add(mesh(taper([[1.5, -.1, z * .4], [1.9 + k.r() * .2, -.7 - y * .2, z], [2.0 + y * .3, -1.3 - k.r() * .3, z * 1.6], [2.3 - i * .06, -1.6 - k.r() * .4, z * 2]], t => .11 * (1 - t * .8)), skin(0xe88a6a))) } g.add(ball(.2, skin(0xfff2dc), [1.72, .1, .5]), ball(.11, lacquer(0x14080a), [1.78, .1, .65])) }
  g.rotation.set(.1, -.35, fossil ? .3 : .25); return group(g)
}
export const conch: Motif = (_k, o) => {
  const map = texture(pixels(1024, 256, (u, v) => { const lip = smooth(.9, .99, u); const n = fbm(u * 50, v * 9, 4) * .25; return [255 * (.86 + n * .4), lerp(212, 130, lip) * (.84 + n), lerp(176, 140, lip) * (.8 + n)] }))
  const m = new THREE.MeshPhysicalMaterial({ map, roughness: .28, clearcoat: .9, iridescence: .3, side: THREE.DoubleSide })
  const shell = mesh(spiral(5.2, .098, .62, 1.75, .035, 1.15), m, [0, 0, 1.4], [0, 0, 0], 1.45); const g = group(shell)
  for (let i = 0; i < 15; i++) { const th = (5.2 - .28 - i * .16) * TAU, R = Math.exp(.098 * (th - 5.2 * TAU)) * 1.45; g.add(mesh(new THREE.ConeGeometry(.17 * R, .62 * R, 20), m, [Math.cos(th) * R * 1.6, -Math.sin(th) * R * 1.6, 1.4 - R * 1.75 - .1 * R], [0, 0, -th - Math.PI / 2])) }
  g.rotation.set(1.15, -.5, .75); return group(g)
}
export const octopus: Motif = (k, o) => {
  const m = skin(o.color ?? 0xd8402a, { roughness: .3, clearcoat: 1, bumpMap: stoneBump(), bumpScale: .6 }), light = skin(o.color2 ?? 0xffc8a0), g = group()
  g.add(mesh(displace(new THREE.SphereGeometry(1.25, 80, 60), v => .16 * smooth(-.2, 1.2, v.y) + .03 * fbm3(v, 3, 5)), m, [0, .95, -.2], [-.15, 0, 0], [1, 1.18, 1]))
  for (const s of [-1, 1]) g.add(ball(.36, skin(0xfff0c8), [s * .6, .5, .92]), ball(.26, lacquer(o.glow ?? 0xffb01a, { roughness: .08 }), [s * .63, .5, 1.06]), mesh(new THREE.CapsuleGeometry(.07, .22, 8, 16), lacquer(0x0a0408), [s * .64, .5, 1.29], [0, 0, Math.PI / 2]), mesh(new THREE.SphereGeometry(.42, 32, 20, 0, TAU, 0, 1.2), m, [s * .6, .52, .9], [.55, 0, -s * .3]))
  const paths: number[][][] = [[[-.6, -.2, .6], [-1.5, -.8, .9], [-2.3, -.3, .6], [-2.3, .6, .3], [-1.8, .75, .2]], [[.6, -.2, .6], [1.5, -.9, .9], [2.3, -.5, .6], [2.45, .4, .3], [1.9, .65, .1]], [[-.4, -.4, .7], [-1, -1.4, 1.2], [-1.9, -1.8, .9], [-2.2, -1.3, .5], [-1.8, -1.1, .4]], [[.4, -.4, .7], [1, -1.5, 1.2], [1.9, -1.9, .9], [2.3, -1.4, .5], [1.9, -1.1, .4]], [[-.15, -.4, .8], [-.4, -1.5, 1.3], [-.8, -2.2, .8], [-.3, -2.5, .4], [.0, -2.2, .5]], [[.2, -.4, .8], [.5, -1.4, 1.4], [.6, -2.2, 1.1], [1.2, -2.4, .6], [1.3, -2, .5]], [[-.7, 0, -.2], [-1.6, .1, -.6], [-2.5, 1.2, -.7], [-2.0, 2.0, -.6], [-1.6, 1.7, -.5]], [[.7, 0, -.2], [1.6, .1, -.6], [2.5, 1.1, -.7], [2.1, 2.1, -.6], [1.7, 1.7, -.5]]]
  for (const p of paths) { const thick = (t: number) => .36 * (1 - t * .82); g.add(mesh(taper(p, thick, 140), m)); const c = new THREE.CatmullRomCurve3(p.map(q => new THREE.Vector3(q[0], q[1], q[2]))); for (let i = 4; i < 26; i++) { const t = i / 27, q = c.getPointAt(t), n = c.getTangentAt(t); const side = new THREE.Vector3(n.y, -n.x, .9).normalize(); const r = thick(t); const at = q.add(side.multiplyScalar(r * .86)); g.add(ringOf(r * .34, r * .14, light, at.toArray(), [0, 0, 0])) } }
  g.position.y = .15; void k; return group(g)
}
export const crab: Motif = (_k, o) => {
  const m = skin(o.color ?? 0xd9301a, { roughness: .28, clearcoat: 1, bumpMap: stoneBump(), bumpScale: 1.2 }), pale = skin(0xffc89a), g = group()
  g.add(mesh(displace(new THREE.SphereGeometry(1.35, 80, 50), v => .05 * fbm3(v, 3, 4) + (v.y > 0 ? .05 * Math.cos(Math.atan2(v.z, v.x) * 9) : 0)), m, [0, 0, 0], [.35, 0, 0], [1.25, .62, .85]))
  for (const s of [-1, 1]) {
    g.add(rod([s * .42, .5, .8], [s * .5, 1.05, 1], .09, m), ball(.24, skin(0xfffaf0), [s * .52, 1.2, 1.02]), ball(.13, lacquer(0x0a0a10), [s * .54, 1.22, 1.22]))
    g.add(mesh(taper([[s * 1.2, -.1, .4], [s * 2, -.1, .8], [s * 2.2, .6, 1], [s * 1.75, 1.1, 1.1]], t => .24 + .1 * t), m))
    const claw = group(mesh(extrude(curveShape([[0, -.3], [.5, -.1], [.72, .5], [.5, 1.15], [.12, 1.42], [.3, .9], [.12, .5], [-.1, .3]]), .26, .16, 7), m), mesh(extrude(curveShape([[-.1, -.3], [-.5, 0], [-.62, .6], [-.4, 1.1], [-.02, 1.34], [-.14, .8], [-.06, .3]]), .2, .13, 7), m)); claw.position.set(s * 1.72, 1.15, 1.1); claw.rotation.set(-.2, 0, s * .32); claw.scale.set(s * 1.05, 1.05, 1.05); g.add(claw)
    for (let i = 0; i < 4; i++) { const a = .2 - i * .42; g.add(mesh(taper([[s * 1.3, -.15, .1 - i * .2], [s * (2.0 + .1 * i), .35 - i * .25, a], [s * (2.35 + .05 * i), -.5 - i * .25, a], [s * (2.25), -1.15 - i * .2, a + .2]], t => .17 * (1 - t * .75)), m)) }
  }
  for (let i = 0; i < 9; i++) { const a = i / 9 * TAU; g.add(ball(.09, pale, [Math.cos(a) * .75, .62 + .1 * Math.sin(a), .25 + Math.sin(a) * .4])) }
  g.rotation.set(.12, -.12, 0); return group(g)
}
export const lighthouse: Motif = (_k, o) => {
  const A = rgb(String(o.color ?? '#c8202a')), map = texture(pixels(64, 512, (u, v) => { const s = Math.floor(v * 6) % 2; const n = .86 + .2 * fbm(u * 20, v * 60, 3); return s ? [A[0] * n, A[1] * n, A[2] * n] : [245 * n, 240 * n, 228 * n] })), g = group()
  g.add(mesh(turned([[1.05, -2.1], [.86, -1.2], [.7, 0], [.6, 1.2]], 64), new THREE.MeshPhysicalMaterial({ map, roughness: .55, clearcoat: .3 })), cylinder(.62, .9, .16, iron(), [0, 1.25, 0]), ringOf(.88, .035, iron(), [0, 1.62, 0]))
  for (let i = 0; i < 14; i++) { const a = i / 14 * TAU; g.add(rod([Math.cos(a) * .88, 1.3, Math.sin(a) * .88], [Math.cos(a) * .88, 1.62, Math.sin(a) * .88], .022, iron())) }
  g.add(cylinder(.45, .45, .7, glow(0xffe29a, 1.6), [0, 1.68, 0]), mesh(turned([[.62, 2.02], [.5, 2.2], [.2, 2.5], [.06, 2.75], [0, 2.8]], 48), lacquer(o.color ?? 0xa01a22)), ball(.09, gold(), [0, 2.86, 0]), ringOf(.5, .04, iron(), [0, 2.02, 0]))
  for (let i = 0; i < 8; i++) { const a = i / 8 * TAU; g.add(rod([Math.cos(a) * .47, 1.33, Math.sin(a) * .47], [Math.cos(a) * .47, 2.03, Math.sin(a) * .47], .025, iron())) }
  for (const [y, x] of [[-1.2, .1], [-.2, -.06], [.65, .05]] as const) g.add(box(.22, .34, .1, glow(0xffcf7a, 1.3), [x, y, .82 - (y + 1.2) * .14]))
  const right = beam('#fff0b0', 6, 2.6), left = beam('#fff0b0', 5, 2.2); right.position.set(0, 1.7, .2); right.rotation.set(0, -.25, .14); left.position.set(0, 1.7, -.2); left.rotation.set(0, -.2, Math.PI + .14); g.add(right, left, halo('#fff2c0', 3.2, [0, 1.7, .55]))
  g.add(rockMass(0x4a4e58, [0, -2.7, 0], [1.9, .95, 1.4], 3), rockMass(0x3c424c, [-1.5, -2.9, .3], [1.1, .6, 1], 6), rockMass(0x3c424c, [1.5, -3, .5], [1, .6, 1], 9), box(.5, .7, .5, skin(0xf0e8d8), [.95, -1.9, .5], [0, .4, 0]), mesh(new THREE.ConeGeometry(.5, .45, 4), lacquer(o.color ?? 0xa01a22), [.95, -1.35, .5], [0, .4 + Math.PI / 4, 0])); return group(g)
}
const splash = (k: Kit, n: number, R: number, h: number) => { const g = group(); const m = new THREE.MeshPhysicalMaterial({ color: 0xe8faff, roughness: .05, clearcoat: 1, transparent: true, opacity: .75 }); for (let i = 0; i < n; i++) { const a = k.r() * TAU, d = R * (.4 + k.r() * .9), y = k.r() ** 2 * h; g.add(ball(.02 + k.r() ** 3 * .08, m, [Math.cos(a) * d, y, Math.sin(a) * d * .4], [1, 1.2, 1])) } return g }
export const whaleTail: Motif = (k, o) => {
  const m = skin(o.color ?? 0x24405c, { roughness: .22, clearcoat: 1, bumpMap: stoneBump(), bumpScale: .7 }), g = group()
  const fluke = (s: number) => mesh(surface((u, v) => { const x = u * 2.75, chord = (.85 * (1 - u) ** .6 + .05) * (1 + .35 * Math.sin(u * 3.1)); const y = 1.15 + u * 1.0 - u * u * .95 + .25 * Math.sin(u * 3); const a = v * TAU; return [s * x, y + Math.cos(a) * chord * .62 + .12 * u, Math.sin(a) * .2 * (1 - u * .8) + .35 * u * u] }, 60, 40), m)
  g.add(fluke(1), fluke(-1), mesh(taper([[0, -2.6, -.1], [0, -1.4, .05], [0, -.2, .1], [.0, .9, 0], [0, 1.5, 0]], t => .95 * (1 - t) ** .8 + .28), m))
  const s = splash(k, 150, 1.7, 3.2); s.position.y = -2.1; g.add(s); g.rotation.set(.05, -.22, .1); return group(g)
}
export const sharkFin: Motif = (k, o) => {
  const m = skin(o.color ?? 0x4a6274, { roughness: .25, clearcoat: 1, bumpMap: stoneBump(), bumpScale: .8 })
  const fin = surface((u, v) => { const y = u * 3.2, lead = -1.6 + 1.75 * u ** 1.25, trail = 1.45 - .5 * Math.sin(u * 2.6) + u * -.05; const a = v * TAU, c = (lead + trail) / 2, half = Math.max(.02, (trail - lead) / 2) * (u > .97 ? .7 : 1); return [c + Math.cos(a) * half, y, Math.sin(a) * .32 * (1 - u * .85)] }, 60, 48)
  const g = group(mesh(fin, m, [0, -1.6, 0])); for (const [R, y] of [[1.9, -1.42], [2.5, -1.55]] as const) g.add(mesh(displace(new THREE.TorusGeometry(R, .16, 20, 120), v => .08 * (fbm3(v, 3, 2) - .5)), skin(0xe6fbff, { roughness: .3 }), [0, y, 0], [Math.PI / 2, 0, 0], [1, .42, .5])); const s = splash(k, 90, 2, 1.5); s.position.y = -1.4; g.add(s); g.rotation.set(.12, -.5, 0); return group(g)
}
export const coralCrown: Motif = (k, o) => {
  const g = group(crown(k, { stones: ['aqua', 'rose'], ...o })); const coral = skin(0xff5a4a, { roughness: .4, bumpMap: stoneBump(), bumpScale: 2 })
  const branch = (x: number, y: number, z: number, a: number, len: number, r: number, depth: number) => { const dx = Math.sin(a) * len, dy = Math.cos(a) * len; g.add(mesh(taper([[x, y, z], [x + dx * .5 + .05, y + dy * .5, z + .08], [x + dx, y + dy, z]], t => r * (1 - t * .35)), coral), ball(r * .68, coral, [x + dx, y + dy, z])); if (depth) for (const s of [-1, 1]) branch(x + dx * .9, y + dy * .9, z, a + s * (.38 + k.r() * .25), len * .72, r * .7, depth - 1) }
  for (const [x, a] of [[-1.5, -.5], [1.5, .5], [-.9, -.15], [.95, .2]] as const) branch(x, -1.3, 1.1, a, .72, .15, 2); for (let i = 0; i < 12; i++) { const a = i / 12 * TAU; g.add(ball(.15, pearly(), [Math.cos(a) * 1.9, -1.15 + .1 * Math.sin(a), Math.sin(a) * 1.9])) } return g
}
export const bigCoin: Motif = (k, o) => {
  const { geo } = coinParts(); const face = coinMats(o.metal === 'silver' ? silver : gold); const big = mesh(geo, face, [0, .35, .2], [1.28, 0, .28], 5.2); const g = group(big)
  const heap = coinHeap(k.r, o.count ?? 120, 2.9, .5, undefined, .3); heap.position.y = -2.3; g.add(heap); return g
}
