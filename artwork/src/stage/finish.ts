import { canvas, type G, rgb } from '../core/canvas.ts'
import { rng } from '../core/math.ts'

/** Contrast curve, vignette and grain: what a finished print has over a render. */
export function grade(g: G, w: number, h: number, seed: number, vignette = 0.6) {
  const shade = g.createRadialGradient(
    w / 2,
    h * 0.44,
    Math.min(w, h) * 0.42,
    w / 2,
    h * 0.48,
    Math.max(w, h) * 0.75
  )
  shade.addColorStop(0, 'rgba(0,0,0,0)')
  shade.addColorStop(1, `rgba(0,0,0,${vignette})`)
  g.fillStyle = shade
  g.fillRect(0, 0, w, h)
  const image = g.getImageData(0, 0, w, h)
  const p = image.data
  const r = rng(seed + 99)
  for (let i = 0; i < p.length; i += 4) {
    const grain = (r() - 0.5) * 5
    for (let c = i; c < i + 3; c++) {
      const x = (p[c] ?? 0) / 255
      p[c] = (x + 0.4 * (x - x * x) * (x - 0.5)) * 255 + grain
    }
  }
  g.putImageData(image, 0, 0)
}

/** Darkens the end of the picture on which letters stand, in the colour of the place's ground. */
export function bed(g: G, w: number, h: number, ground: string, top: boolean, reach = 0.42) {
  const y0 = top ? h * reach : h * (1 - reach)
  const y1 = top ? 0 : h
  const fade = g.createLinearGradient(0, y0, 0, y1)
  const [red, green, blue] = rgb(ground).map(c => Math.round(c * 0.2))
  fade.addColorStop(0, 'rgba(0,0,0,0)')
  fade.addColorStop(0.55, `rgba(${red},${green},${blue},.5)`)
  fade.addColorStop(1, `rgba(${(red ?? 0) >> 1},${(green ?? 0) >> 1},${(blue ?? 0) >> 1},.86)`)
  g.fillStyle = fade
  g.fillRect(0, 0, w, h)
}

/** A quiet corner for the studio's mark. */
export function corner(g: G) {
  const shade = g.createRadialGradient(0, 0, 0, 0, 0, 260)
  shade.addColorStop(0, 'rgba(0,0,0,.5)')
  shade.addColorStop(1, 'rgba(0,0,0,0)')
  g.fillStyle = shade
  g.fillRect(0, 0, 260, 260)
}

/** A soft ellipse of shadow under a thing that stands. */
export function contact(g: G, x: number, y: number, rx: number, alpha = 0.7) {
  g.save()
  g.translate(x, y)
  g.scale(1, 0.2)
  const shade = g.createRadialGradient(0, 0, rx * 0.1, 0, 0, rx)
  shade.addColorStop(0, `rgba(0,0,0,${alpha})`)
  shade.addColorStop(0.5, `rgba(0,0,0,${alpha * 0.55})`)
  shade.addColorStop(1, 'rgba(0,0,0,0)')
  g.fillStyle = shade
  g.fillRect(-rx, -rx, rx * 2, rx * 2)
  g.restore()
}

/** The shadow that things throw on the cloth under them, from their own outline. */
export function clothShadow(g: G, outline: CanvasImageSource, w: number, h: number) {
  const [shape, q] = canvas(w, h)
  q.drawImage(outline, 0, 0, w, h)
  q.globalCompositeOperation = 'source-in'
  q.fillStyle = '#000'
  q.fillRect(0, 0, w, h)
  g.save()
  g.filter = 'blur(22px)'
  g.globalAlpha = 0.62
  g.drawImage(shape, 14, 30)
  g.filter = 'blur(8px)'
  g.globalAlpha = 0.4
  g.drawImage(shape, 5, 10)
  g.restore()
}
