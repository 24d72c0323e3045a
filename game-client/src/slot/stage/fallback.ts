type Pen = OffscreenCanvasRenderingContext2D

const RANK_COLOURS: Readonly<Record<string, string>> = {
  a: '#ff8f7a',
  k: '#4fe0cb',
  q: '#b48cff',
  j: '#ffd166',
  '10': '#7fb7ff'
}

const STONES: Readonly<Record<string, readonly [colour: string, sides: number]>> = {
  h1: ['#ff4d5e', 8],
  h2: ['#3ddc84', 6],
  h3: ['#3aa0ff', 5],
  h4: ['#c77dff', 7],
  h5: ['#ffb347', 4],
  scatter: ['#ffe066', 10]
}

/** Stands in for a picture that did not come: a letter for a card, a stone for the rest. */
export function drawFallback(
  pen: Pen,
  symbol: string,
  width: number,
  height: number,
  face: string
) {
  const size = Math.min(width, height)
  const rank = RANK_COLOURS[symbol]
  if (rank) return letter(pen, symbol.toUpperCase(), rank, width, height, face)
  if (symbol === 'coin') return disc(pen, width / 2, height / 2, size * 0.4)
  const [colour, sides] = STONES[symbol] ?? ['#ffffff', 12]
  stone(pen, width / 2, height / 2, size * 0.38, colour, sides)
  if (symbol.startsWith('wild')) letter(pen, 'W', '#ff6a50', width, height, face)
}

function letter(
  pen: Pen,
  text: string,
  colour: string,
  width: number,
  height: number,
  face: string
) {
  const size = Math.min(width * 0.7, height * 0.72)
  const fill = pen.createLinearGradient(0, height / 2 - size / 2, 0, height / 2 + size / 2)
  fill.addColorStop(0.1, '#fff')
  fill.addColorStop(0.55, colour)
  fill.addColorStop(1, `color-mix(in oklab, ${colour}, black 45%)`)
  pen.font = `${size}px "${face}", system-ui, sans-serif`
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.fillStyle = fill
  pen.fillText(text, width / 2, height / 2)
}

function stone(pen: Pen, x: number, y: number, r: number, colour: string, sides: number) {
  const at = (index: number, radius: number) => {
    const angle = (index / sides) * Math.PI * 2 - Math.PI / 2
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius * 0.86] as const
  }
  for (let side = 0; side < sides; side++) {
    const light = 0.5 + 0.5 * Math.cos((side / sides) * Math.PI * 2 + 0.9)
    pen.beginPath()
    pen.moveTo(...at(side, r))
    pen.lineTo(...at(side + 1, r))
    pen.lineTo(...at(side + 1, r * 0.55))
    pen.lineTo(...at(side, r * 0.55))
    pen.closePath()
    pen.fillStyle = `color-mix(in oklab, ${colour}, ${light > 0.5 ? 'white' : 'black'} ${Math.round(Math.abs(light - 0.5) * 90)}%)`
    pen.fill()
    pen.shadowColor = 'transparent'
  }
  pen.beginPath()
  for (let side = 0; side < sides; side++) pen.lineTo(...at(side, r * 0.56))
  pen.closePath()
  pen.fillStyle = `color-mix(in oklab, ${colour}, white 22%)`
  pen.fill()
}

/** A gold coin with a star, as it stands on reels and flies over a win. */
export function disc(pen: Pen, x: number, y: number, r: number) {
  const gold = pen.createLinearGradient(x - r, y - r, x + r, y + r)
  gold.addColorStop(0, '#fff0b8')
  gold.addColorStop(0.35, '#e9b53c')
  gold.addColorStop(0.65, '#a86a14')
  gold.addColorStop(1, '#f6d36b')
  pen.beginPath()
  pen.arc(x, y, r, 0, Math.PI * 2)
  pen.fillStyle = gold
  pen.fill()
  pen.shadowColor = 'transparent'
  pen.lineWidth = r * 0.1
  pen.strokeStyle = '#7a4a0c'
  pen.stroke()
  pen.beginPath()
  pen.arc(x, y, r * 0.76, 0, Math.PI * 2)
  pen.lineWidth = r * 0.06
  pen.strokeStyle = '#fff2c2a0'
  pen.stroke()
}
