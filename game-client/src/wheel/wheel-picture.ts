import { FIELDS, type FieldId, ORDER, SEGMENTS } from '#engine/wheel/wheel.ts'
import { around, BRASS, type Context, disc, outwards, ring, sector, TURN } from '../table/paint.ts'

/** A field's colours: bright, its own, dark. */
export const FIELD_COLOURS: Readonly<Record<FieldId, readonly [string, string, string]>> = {
  two: ['#fff6dd', '#e9d3a2', '#b08d4e'],
  fiveRed: ['#e8424a', '#b3161f', '#66060b'],
  fiveBlue: ['#4a8de0', '#1d55ad', '#0a2a63'],
  ten: ['#3cba72', '#14743f', '#06391d'],
  twentyFive: ['#b074e0', '#6d2da8', '#34105a']
}

const STEP = TURN / SEGMENTS

export const factorOf = (id: FieldId): bigint => FIELDS.find(field => field.id === id)?.factor ?? 0n

/** The wheel itself; the middle of the first segment is on top. */
export function paintWheel(context: Context, radius: number): void {
  const at = (part: number) => part * radius
  const outer = 0.87
  for (const [index, id] of ORDER.entries()) {
    const [bright, own, dark] = FIELD_COLOURS[id]
    const span = [(index - 0.5) * STEP, (index + 0.5) * STEP] as const
    sector(
      context,
      [at(outer), at(0.3)],
      span,
      outwards(context, [at(0.3), at(outer)], [dark, own, bright, own])
    )
  }
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  for (const [index, id] of ORDER.entries()) {
    context.save()
    context.rotate(index * STEP)
    context.fillStyle = id === 'two' ? '#5b3209' : '#fff8e6'
    context.font = `800 ${at(0.082)}px "Playfair Display Variable", Georgia, serif`
    context.fillText(String(factorOf(id)), 0, -at(0.785))
    context.rotate(STEP / 2)
    context.fillStyle = '#f3d486'
    context.fillRect(-at(0.004), -at(outer), at(0.008), at(outer - 0.3))
    context.translate(0, -at(0.9))
    disc(
      context,
      at(0.013),
      outwards(context, [0, at(0.013)], ['#fffbe8', '#d3a04a', '#6b420f'], [-at(0.004), -at(0.005)])
    )
    context.restore()
  }
  ring(
    context,
    at(outer),
    at(0.3),
    outwards(context, [at(0.3), at(outer)], ['#0007', '#0000', '#0000', '#0005'])
  )
  ring(context, at(0.325), at(0.285), around(context, BRASS, 0.7))
  hub(context, at)
}

function hub(context: Context, at: (part: number) => number): void {
  disc(context, at(0.29), outwards(context, [0, at(0.29)], ['#8d1521', '#5d0b14', '#25040a']))
  ring(context, at(0.2), at(0.19), around(context, BRASS, 1.4))
  context.beginPath()
  for (let point = 0; point < 16; point++) {
    const angle = (point / 16) * TURN
    const out = at(point % 2 === 0 ? 0.18 : 0.085)
    context.lineTo(Math.sin(angle) * out, -Math.cos(angle) * out)
  }
  context.closePath()
  context.fillStyle = outwards(
    context,
    [0, at(0.18)],
    ['#fff6cf', '#e8bd62', '#9c671f'],
    [-at(0.05), -at(0.06)]
  )
  context.fill()
  disc(
    context,
    at(0.06),
    outwards(context, [0, at(0.06)], ['#fffbe6', '#f0c768', '#7a4c14'], [-at(0.02), -at(0.025)])
  )
}

const BULBS = 40

/** The rim that stands still; every other bulb is lit, and they change places with `beat`. */
export function paintRim(context: Context, radius: number, beat: number): void {
  const at = (part: number) => part * radius
  ring(context, at(0.995), at(0.925), around(context, BRASS, 0.6))
  ring(
    context,
    at(0.985),
    at(0.935),
    around(context, ['#3d0a10', '#7e1a24', '#3d0a10', '#65121b', '#3d0a10'], 1)
  )
  ring(context, at(0.932), at(0.92), around(context, BRASS, 2.1))
  for (let bulb = 0; bulb < BULBS; bulb++) {
    const angle = (bulb / BULBS) * TURN
    const isLit = bulb % 2 === beat
    context.save()
    context.translate(Math.sin(angle) * at(0.96), -Math.cos(angle) * at(0.96))
    if (isLit)
      disc(
        context,
        at(0.035),
        outwards(context, [0, at(0.035)], ['#ffe9a8aa', '#ffc94a33', '#ffc94a00'])
      )
    disc(
      context,
      at(0.0135),
      outwards(
        context,
        [0, at(0.0135)],
        isLit ? ['#ffffff', '#ffe7a0', '#e0a33a'] : ['#c9a566', '#7e5a26', '#3f2a0e']
      )
    )
    context.restore()
  }
}

/** The leather that the pegs brush, bent aside by an angle. */
export function paintPointer(context: Context, radius: number, bent: number): void {
  const at = (part: number) => part * radius
  context.save()
  context.translate(0, -at(0.985))
  context.rotate(bent)
  context.shadowColor = '#000a'
  context.shadowBlur = at(0.03)
  context.shadowOffsetY = at(0.015)
  context.beginPath()
  context.moveTo(-at(0.05), -at(0.012))
  context.quadraticCurveTo(0, -at(0.06), at(0.05), -at(0.012))
  context.lineTo(at(0.008), at(0.12))
  context.quadraticCurveTo(0, at(0.135), -at(0.008), at(0.12))
  context.closePath()
  const across = context.createLinearGradient(-at(0.05), 0, at(0.05), 0)
  for (const [part, colour] of [
    [0, '#7c0c14'],
    [0.4, '#e8424a'],
    [1, '#5e060c']
  ] as const)
    across.addColorStop(part, colour)
  context.fillStyle = across
  context.fill()
  context.shadowColor = 'transparent'
  disc(
    context,
    at(0.022),
    outwards(context, [0, at(0.022)], ['#fffbe8', '#e0b050', '#6b420f'], [-at(0.006), -at(0.008)])
  )
  context.restore()
}
