import { colourOf, POCKETS, WHEEL } from '#engine/roulette/spots.ts'
import {
  around,
  BRASS,
  type Context,
  disc,
  grain,
  outwards,
  ring,
  sector,
  TURN
} from '../table/paint.ts'

/** The wood and the leaf of a wheel. */
export interface WheelLook {
  readonly wood: readonly [light: string, middle: string, dark: string]
  readonly green: string
}

const LOOKS: Readonly<Record<string, WheelLook>> = {
  'halyard-roulette': { wood: ['#6d5a4c', '#3d2f28', '#140e0b'], green: '#11786a' }
}

const MAHOGANY: WheelLook = { wood: ['#8a4a26', '#55240f', '#1d0903'], green: '#12803f' }

export const lookOf = (slug: string): WheelLook => LOOKS[slug] ?? MAHOGANY

/** Where the ball runs and where it lies, as parts of the wheel's radius. */
export const TRACK = 0.815
export const POCKET = 0.525

const COLOURS = { red: '#b3161c', black: '#15120f' }
const DEEP = { red: '#6f0b0f', black: '#070504', green: '#07431f' }

/** The bowl that stands still: rim, track and deflectors. */
export function paintBowl(context: Context, radius: number, { wood }: WheelLook): void {
  const [light, middle, dark] = wood
  const at = (part: number) => part * radius
  disc(context, at(0.995), around(context, BRASS, 0.6))
  disc(
    context,
    at(0.98),
    around(context, [middle, light, middle, dark, middle, light, middle], 0.4)
  )
  grain(context, [at(0.98), at(0.88)], 220)
  ring(
    context,
    at(0.98),
    at(0.87),
    outwards(context, [at(0.87), at(0.98)], ['#0009', '#0000', '#0006'])
  )
  ring(context, at(0.885), at(0.87), around(context, BRASS, 2))
  ring(
    context,
    at(0.87),
    at(0.7),
    around(context, [dark, middle, dark, light, dark, middle, dark], 1)
  )
  ring(
    context,
    at(0.87),
    at(0.7),
    outwards(context, [at(0.7), at(0.87)], ['#000c', '#0003', '#fff1', '#0008'])
  )
  for (let one = 0; one < 8; one++) {
    context.save()
    context.rotate((one / 8) * TURN + 0.2)
    context.translate(0, -at(0.775))
    diamond(context, at(one % 2 === 0 ? 0.018 : 0.038), at(one % 2 === 0 ? 0.038 : 0.018))
    context.restore()
  }
}

function diamond(context: Context, x: number, y: number): void {
  const sides = [
    ['#fff2c2', [-x, 0], [0, -y]],
    ['#d9a84e', [0, -y], [x, 0]],
    ['#7c4d17', [x, 0], [0, y]],
    ['#b98530', [0, y], [-x, 0]]
  ] as const
  for (const [colour, [ax, ay], [bx, by]] of sides) {
    context.beginPath()
    context.moveTo(0, 0)
    context.lineTo(ax, ay)
    context.lineTo(bx, by)
    context.closePath()
    context.fillStyle = colour
    context.fill()
  }
}

/** The part that turns: numbers, pockets, cone and turret; the zero is on top. */
export function paintRotor(context: Context, radius: number, look: WheelLook): void {
  const at = (part: number) => part * radius
  const step = TURN / POCKETS
  ring(context, at(0.715), at(0.7), around(context, BRASS, 1.2))
  for (const [index, number] of WHEEL.entries()) {
    const span = [(index - 0.5) * step, (index + 0.5) * step] as const
    const colour = colourOf(number)
    sector(context, [at(0.7), at(0.58)], span, colour === 'green' ? look.green : COLOURS[colour])
    sector(context, [at(0.58), at(0.45)], span, DEEP[colour])
  }
  ring(
    context,
    at(0.7),
    at(0.58),
    outwards(context, [at(0.58), at(0.7)], ['#fff2', '#fff0', '#0004'])
  )
  ring(
    context,
    at(0.58),
    at(0.45),
    outwards(context, [at(0.45), at(0.58)], ['#0009', '#0000', '#000a'])
  )
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillStyle = '#fff8e6'
  context.font = `700 ${at(0.078)}px "Playfair Display Variable", Georgia, serif`
  for (const [index, number] of WHEEL.entries()) {
    context.save()
    context.rotate(index * step)
    context.fillText(String(number), 0, -at(0.637))
    context.rotate(step / 2)
    context.fillStyle = '#e2b65f'
    context.fillRect(-at(0.0035), -at(0.7), at(0.007), at(0.12))
    context.fillStyle = '#f7dc97'
    context.fillRect(-at(0.005), -at(0.58), at(0.01), at(0.13))
    context.restore()
  }
  ring(context, at(0.585), at(0.575), around(context, BRASS, 0.3))
  ring(context, at(0.455), at(0.43), around(context, BRASS, 2.2))
  const [light, middle, dark] = look.wood
  disc(
    context,
    at(0.43),
    around(context, [middle, light, middle, dark, middle, light, middle, dark, middle])
  )
  grain(context, [at(0.43), at(0.1)], 160)
  disc(context, at(0.43), outwards(context, [0, at(0.43)], ['#ffdca022', '#0000', '#0009']))
  turret(context, at)
}

function turret(context: Context, at: (part: number) => number): void {
  context.save()
  context.shadowColor = '#000a'
  context.shadowBlur = at(0.04)
  context.shadowOffsetY = at(0.015)
  for (let arm = 0; arm < 4; arm++) {
    context.save()
    context.rotate((arm / 4) * TURN)
    const across = context.createLinearGradient(-at(0.02), 0, at(0.02), 0)
    for (const [part, colour] of [
      [0, '#6f4314'],
      [0.35, '#fff0bd'],
      [0.6, '#d9a545'],
      [1, '#5a340e']
    ] as const)
      across.addColorStop(part, colour)
    context.fillStyle = across
    context.fillRect(-at(0.017), -at(0.235), at(0.034), at(0.235))
    context.translate(0, -at(0.245))
    disc(context, at(0.04), knob(context, at(0.04)))
    context.restore()
  }
  disc(context, at(0.125), around(context, BRASS, 0.9))
  context.restore()
  disc(context, at(0.095), knob(context, at(0.095)))
  disc(context, at(0.045), knob(context, at(0.045)))
}

const knob = (context: Context, radius: number) =>
  outwards(
    context,
    [0, radius],
    ['#fffbe6', '#f0c768', '#b07a2a', '#55310d'],
    [-radius * 0.35, -radius * 0.4]
  )

/** The light of the room on a polished wheel: it does not turn with it. */
export function paintGloss(context: Context, radius: number): void {
  ring(
    context,
    radius * 0.98,
    radius * 0.45,
    around(
      context,
      ['#fff0', '#ffffff1c', '#fff0', '#fff0', '#ffffff12', '#fff0', '#0003', '#fff0'],
      3.6
    )
  )
}

/** The ball, with the shadow that it throws into its pocket. */
export function paintBall(context: Context, radius: number): void {
  context.save()
  context.shadowColor = '#000c'
  context.shadowBlur = radius * 0.7
  context.shadowOffsetX = radius * 0.3
  context.shadowOffsetY = radius * 0.5
  disc(
    context,
    radius,
    outwards(
      context,
      [0, radius],
      ['#ffffff', '#f4efe4', '#b9b0a0'],
      [-radius * 0.35, -radius * 0.4]
    )
  )
  context.restore()
}
