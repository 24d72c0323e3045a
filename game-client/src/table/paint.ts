export type Context = CanvasRenderingContext2D

export const TURN = 2 * Math.PI

/** A canvas of its own in which a picture is painted once, with its middle at 0, 0. */
export function painted(size: number, paint: (context: Context) => void): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = size
  const context = canvas.getContext('2d')
  if (context) {
    context.translate(size / 2, size / 2)
    paint(context)
  }
  return canvas
}

export function disc(context: Context, radius: number, fill: string | CanvasGradient): void {
  context.beginPath()
  context.arc(0, 0, radius, 0, TURN)
  context.fillStyle = fill
  context.fill()
}

export function ring(
  context: Context,
  outer: number,
  inner: number,
  fill: string | CanvasGradient
): void {
  context.beginPath()
  context.arc(0, 0, outer, 0, TURN)
  context.arc(0, 0, inner, 0, TURN, true)
  context.fillStyle = fill
  context.fill()
}

/** A part of a ring, from one angle to another, clockwise from the top. */
export function sector(
  context: Context,
  [outer, inner]: readonly [number, number],
  [from, to]: readonly [number, number],
  fill: string | CanvasGradient
): void {
  const top = -TURN / 4
  context.beginPath()
  context.arc(0, 0, outer, from + top, to + top)
  context.arc(0, 0, inner, to + top, from + top, true)
  context.closePath()
  context.fillStyle = fill
  context.fill()
}

/** A gradient around the middle, from the stops of one turn. */
export function around(context: Context, colours: readonly string[], from = 0): CanvasGradient {
  const gradient = context.createConicGradient(from, 0, 0)
  for (const [index, colour] of colours.entries())
    gradient.addColorStop(index / (colours.length - 1), colour)
  return gradient
}

/** A gradient from the middle, or from a light beside it, outwards. */
export function outwards(
  context: Context,
  [inner, outer]: readonly [number, number],
  colours: readonly string[],
  light: readonly [number, number] = [0, 0]
): CanvasGradient {
  const gradient = context.createRadialGradient(light[0], light[1], inner, 0, 0, outer)
  for (const [index, colour] of colours.entries())
    gradient.addColorStop(index / (colours.length - 1), colour)
  return gradient
}

/** Polished metal has bright and dark bands around it. */
export const BRASS = [
  '#fff3c4',
  '#c8923a',
  '#6f4314',
  '#e9bf66',
  '#fff6d6',
  '#b27a2a',
  '#5c3610',
  '#dcae56',
  '#fff3c4'
] as const

/** Rays of lighter and darker wood, always the same ones. */
export function grain(context: Context, [outer, inner]: readonly [number, number], rays: number) {
  for (let ray = 0; ray < rays; ray++) {
    const from = (ray / rays) * TURN
    const wave = Math.sin(ray * 12.9898) * 43758.5453
    const light = wave - Math.floor(wave)
    sector(
      context,
      [outer, inner],
      [from, from + TURN / rays],
      light > 0.5 ? `rgb(255 220 170 / ${(light - 0.5) * 0.09})` : `rgb(0 0 0 / ${light * 0.2})`
    )
  }
}
