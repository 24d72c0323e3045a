import { canvas } from '../core/canvas.ts'
import { rng } from '../core/math.ts'
import { drawTitle } from '../lettering/lettering.ts'
import { drawMark, markOf } from '../lettering/marks.ts'
import type { Art } from '../titles/title.ts'
import { compose, place } from './compose.ts'
import { bed, corner, grade } from './finish.ts'
import { frames } from './frames.ts'

const quiet = (studio: string) => studio === 'velvet-table' || studio === 'mirador-live'

/** Draws a title's tile, 600 by 800. */
export function drawTile(art: Art, studio: string, w = 600, h = 800) {
  const [picture, g] = canvas(w, h)
  const calm = quiet(studio)
  compose(g, art, w, h, { quiet: calm })
  const { light } = place(art.place)
  const top = art.text.top !== undefined
  if (art.text.bed !== false) bed(g, w, h, light.ground, top, art.text.reach)
  if (!top) corner(g)
  grade(g, w, h, art.seed, art.vignette ?? (calm ? 0.5 : 0.6))
  frames[studio]?.(g, w, h, rng(art.seed + 3), art.text.color ?? '#ff2d8a')
  drawTitle(g, w, h, art.text, art.seed)
  if (calm) {
    g.strokeStyle = 'rgba(240,222,180,.7)'
    g.lineWidth = 1.5
    g.beginPath()
    g.moveTo(w / 2 - 46, h - 38)
    g.lineTo(w / 2 + 46, h - 38)
    g.stroke()
  }
  drawMark(g, w, h, markOf(studio), art.markColor ?? '#fff8ea', top)
  return picture
}

/** Draws a title's wide picture, 1080 by 608: the thing to the right, the letters to the left. */
export function drawWide(art: Art, studio: string, w = 1080, h = 608) {
  const [picture, g] = canvas(w, h)
  const calm = quiet(studio)
  compose(g, art, w, h, { quiet: calm, dx: 2.35, dy: -0.55, nearer: 0.88 })
  const { light } = place(art.place)
  grade(g, w, h, art.seed, 0.6)
  g.save()
  g.translate(0, h)
  g.rotate(-Math.PI / 2)
  bed(g, h, w, light.ground, true, 0.62)
  g.restore()
  const room = w * 0.5
  g.save()
  g.translate(w * 0.02, 0)
  const size = art.text.maxSize ?? 150
  const { top: _top, ...text } = art.text
  drawTitle(g, room, h, { ...text, arc: 0, maxSize: Math.min(size, 128), middle: true }, art.seed)
  g.restore()
  drawMark(g, w, h, markOf(studio), art.markColor ?? '#fff8ea', false)
  return picture
}
