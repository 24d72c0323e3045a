import { drawFallback } from './fallback.ts'

export type Look = 'plain' | 'blurred'
type Canvas = OffscreenCanvas

/** How much of a cell a picture fills; the rest is air and its shadow. */
const FILL = 0.86
const BLUR_COPIES = 18

/** Pictures of the symbols, drawn once for the size they are shown in, with shadow and in motion. */
export class Sprites {
  private readonly pictures = new Map<string, ImageBitmap>()
  private readonly made = new Map<string, Canvas>()
  private readonly face: string

  constructor(face: string) {
    this.face = face
  }

  /** Loads the pictures; what does not come is drawn by hand. */
  async load(addresses: Readonly<Record<string, string>>): Promise<void> {
    const bySource = new Map<string, Promise<ImageBitmap | null>>()
    const fetched = (address: string) => {
      const known = bySource.get(address) ?? loadPicture(address)
      bySource.set(address, known)
      return known
    }
    await Promise.all(
      Object.entries(addresses).map(async ([symbol, address]) => {
        const picture = await fetched(address)
        if (picture) this.pictures.set(symbol, picture)
      })
    )
    this.made.clear()
  }

  /** A symbol for a cell of so many device pixels. */
  of(symbol: string, width: number, height: number, look: Look): Canvas {
    const key = `${symbol} ${width} ${height} ${look}`
    const known = this.made.get(key)
    if (known) return known
    if (this.made.size > 400) this.made.clear()
    const sprite =
      look === 'plain' ? this.plain(symbol, width, height) : this.blurred(symbol, width, height)
    this.made.set(key, sprite)
    return sprite
  }

  private plain(symbol: string, width: number, height: number): Canvas {
    const { canvas, pen } = sheet(width, height)
    pen.shadowColor = 'rgb(0 0 0 / 0.55)'
    pen.shadowBlur = height * 0.05
    pen.shadowOffsetY = height * 0.03
    const picture = this.pictures.get(symbol)
    if (picture) {
      const scale = Math.min((width * FILL) / picture.width, (height * FILL) / picture.height)
      const [w, h] = [picture.width * scale, picture.height * scale]
      pen.imageSmoothingQuality = 'high'
      pen.drawImage(picture, (width - w) / 2, (height - h) / 2, w, h)
    } else drawFallback(pen, symbol, width, height, this.face)
    if (symbol === 'wild2' || symbol === 'wild3') badge(pen, `×${symbol.at(-1)}`, width, height)
    return canvas
  }

  private blurred(symbol: string, width: number, height: number): Canvas {
    const sharp = this.of(symbol, width, height, 'plain')
    const { canvas, pen } = sheet(width, Math.round(height * 1.5))
    for (let copy = 0; copy < BLUR_COPIES; copy++) {
      const part = copy / (BLUR_COPIES - 1)
      // Each copy weighs the same in the sum of all those below it.
      pen.globalAlpha = 1 / (copy + 1.6)
      pen.drawImage(sharp, 0, part * height * 0.5)
    }
    return canvas
  }
}

async function loadPicture(address: string): Promise<ImageBitmap | null> {
  try {
    const answer = await fetch(address)
    return answer.ok ? await createImageBitmap(await answer.blob()) : null
  } catch {
    return null
  }
}

export function sheet(width: number, height: number) {
  const canvas = new OffscreenCanvas(Math.max(1, width), Math.max(1, height))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('The browser draws no canvas')
  return { canvas, pen }
}

function badge(
  pen: OffscreenCanvasRenderingContext2D,
  text: string,
  width: number,
  height: number
) {
  const size = Math.min(width, height) * 0.34
  const [x, y] = [width * 0.76, height * 0.78]
  const gold = pen.createLinearGradient(0, y - size / 2, 0, y + size / 2)
  gold.addColorStop(0, '#fff3c4')
  gold.addColorStop(0.5, '#f2a93b')
  gold.addColorStop(1, '#8c4a12')
  pen.beginPath()
  pen.arc(x, y, size * 0.62, 0, Math.PI * 2)
  pen.fillStyle = '#5c1420'
  pen.fill()
  pen.shadowColor = 'transparent'
  pen.lineWidth = size * 0.1
  pen.strokeStyle = gold
  pen.stroke()
  pen.font = `800 ${size * 0.72}px "Instrument Sans Variable", system-ui, sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = '#fff'
  pen.fillText(text, x, y + size * 0.04)
}
