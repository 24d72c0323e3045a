import * as THREE from 'three'
import { canvas, type G } from '../core/canvas.ts'
import { group } from '../core/geometry.ts'
import { rng } from '../core/math.ts'
import type { Kit } from '../core/motif.ts'
import { places } from '../environments/index.ts'
import { motifs } from '../motifs/index.ts'
import { paintWolf } from '../motifs/wolf.ts'
import type { Art, Prop } from '../titles/title.ts'
import { clothShadow, contact } from './finish.ts'
import { dispose, drawLayer, renderer, rig } from './renderer.ts'
import { strew } from './scatter.ts'

/** How a composition is fitted to another format than the tile it was made for. */
export interface Fit {
  readonly dx?: number
  readonly dy?: number
  readonly nearer?: number
  readonly quiet?: boolean
}

export const place = (name: string) => {
  const found = places[name]
  if (!found) throw new Error(`no place ${name}`)
  return found
}

/** Builds one prop; the depth it stands in is its layer. */
export function build(kit: Kit, prop: Prop): THREE.Object3D {
  const motif = motifs[prop.motif]
  if (!motif) throw new Error(`no motif ${prop.motif}`)
  const o = group(motif(kit, prop.o ?? {}))
  o.position.set(...(prop.at ?? [0, 0.9, 0]))
  o.scale.setScalar(prop.scale ?? 1)
  if (prop.turn) o.rotation.set(...prop.turn)
  const layer = prop.depth === 'back' ? 1 : prop.depth === 'front' ? 2 : 0
  o.traverse(part => {
    if (part instanceof THREE.Light) part.layers.enableAll()
    else part.layers.set(layer)
  })
  return o
}

const backdrop = (g: G, art: Art, w: number, h: number) => {
  const r = rng(art.seed * 7919 + 13)
  const zoom = art.zoom
  if (!zoom) {
    place(art.place).back(g, w, h, r)
    return
  }
  const [far, q] = canvas(w, h)
  place(art.place).back(q, w, h, r)
  g.save()
  if (zoom.flip) {
    g.translate(w, 0)
    g.scale(-1, 1)
  }
  g.imageSmoothingQuality = 'high'
  g.drawImage(far, (zoom.x ?? 0) * w, (zoom.y ?? 0) * h, w * zoom.k, h * zoom.k)
  g.restore()
}

/** Draws place, things and air of a composition; letters, frame and mark come on top. */
export function compose(g: G, art: Art, w: number, h: number, fit: Fit = {}) {
  const { quiet = false, nearer = 1 } = fit
  const view = renderer(w, h, art.exposure ?? (quiet ? 0.82 : 0.92))
  const env = place(art.place)
  backdrop(g, art, w, h)
  const r = rng(art.seed * 104729 + 7)
  if (art.motif === 'wolf') {
    paintWolf(g, w, h, r)
  } else {
    const scene = new THREE.Scene()
    rig(view, scene, env.light, quiet)
    const lens = art.camera ?? {}
    const camera = new THREE.PerspectiveCamera(lens.fov ?? 30, w / h, 0.1, 100)
    camera.position.set(lens.x ?? 0, lens.y ?? 0.9, (lens.z ?? 13.6) * nearer)
    camera.lookAt(...(lens.look ?? ([0, 0.15, 0] as const)))
    if (lens.roll) camera.rotateZ((lens.roll * Math.PI) / 180)
    const kit: Kit = { r, L: env.light }
    const whole = group(build(kit, art), ...(art.props ?? []).map(p => build(kit, p)))
    whole.position.set(fit.dx ?? 0, fit.dy ?? 0, 0)
    scene.add(whole)
    const { scatter } = art
    if (scatter)
      strew(kit, scene, scatter.kind, scatter.n, scatter.colors, [fit.dx ?? 0, fit.dy ?? 0])
    if (art.stand && !fit.dx)
      contact(g, w * (art.stand.x ?? 0.5), h * art.stand.y, w * art.stand.rx)
    if (quiet) {
      camera.layers.set(0)
      view.clear()
      view.render(scene, camera)
      clothShadow(g, view.domElement, w, h)
    }
    const props = art.props ?? []
    if (art.scatter || props.some(p => p.depth === 'back'))
      drawLayer(g, view, scene, camera, w, h, { n: 1, blur: 1.8, bloom: 0.3 })
    drawLayer(g, view, scene, camera, w, h, { n: 0, bloom: art.bloom ?? (quiet ? 0.22 : 0.75) })
    if (art.scatter || props.some(p => p.depth === 'front'))
      drawLayer(g, view, scene, camera, w, h, { n: 2, blur: 3.4 })
    dispose(scene)
  }
  env.front?.(g, w, h, rng(art.seed * 31 + 5))
}
