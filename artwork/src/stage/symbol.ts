import * as THREE from 'three'
import { canvas } from '../core/canvas.ts'
import { group } from '../core/geometry.ts'
import { rng } from '../core/math.ts'
import type { Kit } from '../core/motif.ts'
import { drawTitle, type Lettering } from '../lettering/lettering.ts'
import type { Prop } from '../titles/title.ts'
import { build, place } from './compose.ts'
import { grade } from './finish.ts'
import { dispose, drawLayer, renderer, rig } from './renderer.ts'

const SIZE = 384

/** Cuts a drawing to what it covers and centres that in a square, leaving `margin` of it free. */
function fitted(source: HTMLCanvasElement, size: number, margin: number, filter = 'none') {
  const g = source.getContext('2d')
  if (!g) throw new Error('no canvas')
  const { width: w, height: h } = source
  const p = g.getImageData(0, 0, w, h).data
  let [x0, y0, x1, y1] = [w, h, 0, 0]
  for (let y = 0; y < h; y++)
    for (let x = 0; x < w; x++)
      if ((p[(y * w + x) * 4 + 3] ?? 0) > 40) {
        x0 = Math.min(x0, x)
        x1 = Math.max(x1, x)
        y0 = Math.min(y0, y)
        y1 = Math.max(y1, y)
      }
  const k = (size * (1 - margin)) / Math.max(x1 - x0, y1 - y0, 1)
  const [out, q] = canvas(size, size)
  q.imageSmoothingQuality = 'high'
  q.filter = filter
  q.drawImage(source, size / 2 - (k * (x0 + x1)) / 2, size / 2 - (k * (y0 + y1)) / 2, w * k, h * k)
  q.filter = 'none'
  return out
}

/** Draws a picture symbol on transparent ground, with its name across it if it has one. */
export function drawSymbol(prop: Prop, light: string, seed: number, label?: string) {
  const w = 480
  const view = renderer(w, w, 0.86, 1)
  const scene = new THREE.Scene()
  const env = place(light)
  rig(view, scene, env.light)
  const kit: Kit = { r: rng(seed * 7919 + 3), L: env.light }
  const thing = build(kit, { at: [0, 0, 0], ...prop })
  const all = group(thing)
  scene.add(all)
  const bounds = new THREE.Box3().setFromObject(all)
  const centre = bounds.getCenter(new THREE.Vector3())
  const reach = bounds.getSize(new THREE.Vector3()).length() / 2
  const camera = new THREE.PerspectiveCamera(26, 1, 0.1, 100)
  camera.position.set(centre.x, centre.y + reach * 0.25, centre.z + reach / Math.sin(0.215))
  camera.lookAt(centre)
  const [raw, g] = canvas(w, w)
  drawLayer(g, view, scene, camera, w, w, { n: 0 })
  dispose(scene)
  const square = fitted(raw, SIZE, 0.06, 'saturate(1.28) contrast(1.1)')
  const q = square.getContext('2d')
  if (label && q) {
    const text: Lettering = {
      lines: [label],
      font: 'Lilita One',
      style: label === 'WILD' ? 'gold' : 'cream',
      maxSize: label === 'WILD' ? 84 : 62,
      bottom: 30,
      outline: '#1c0a04',
      outlineW: 7,
      width: SIZE * (label === 'WILD' ? 0.72 : 0.9)
    }
    drawTitle(q, SIZE, SIZE, text, seed)
  }
  return square
}

/** Draws a card rank in a lettering look. */
export function drawRank(rank: string, text: Omit<Lettering, 'lines'>) {
  const w = 640
  const [raw, g] = canvas(w, w)
  drawTitle(g, w, w, { bottom: 120, ...text, lines: [rank.toUpperCase()], maxSize: 330 }, 5)
  return fitted(raw, SIZE, 0.12)
}

/** Draws the place behind the reels: no motif, darker, its lights pulled back. */
export function drawBackdrop(name: string, seed: number, w = 1280, h = 720) {
  const [picture, g] = canvas(w, h)
  const env = place(name)
  env.back(g, w, h, rng(seed * 7919 + 13))
  env.front?.(g, w, h, rng(seed))
  const [soft, q] = canvas(w, h)
  q.filter = 'blur(3px) brightness(.62) saturate(.92)'
  q.drawImage(picture, -6, -4, w + 12, h + 8)
  q.filter = 'none'
  grade(q, w, h, seed, 0.55)
  return soft
}
