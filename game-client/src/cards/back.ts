import { drawing, path, shape } from './svg.ts'

const STEP = 20

/** Crossing lines over the field; where they meet stand the lozenges of the house. */
function lattice(): string {
  const lines: string[] = []
  for (let at = -320; at <= 250; at += STEP)
    lines.push(`M${at} 330 ${at + 320} 10`, `M${at} 10 ${at + 320} 330`)
  return lines.join('')
}

/** The back that all cards of the house share. */
export function back(): SVGElement {
  return drawing(
    '0 0 250 350',
    shape('rect', { class: 'field', x: 18, y: 18, width: 214, height: 314, rx: 12 }),
    shape(
      'svg',
      { x: 18, y: 18, width: 214, height: 314, viewBox: '18 18 214 314', overflow: 'hidden' },
      path(lattice(), 'lattice')
    ),
    shape('rect', { class: 'rule', x: 18, y: 18, width: 214, height: 314, rx: 12 }),
    path('M125 88 195 175 125 262 55 175Z', 'plate'),
    path('M125 104 182 175 125 246 68 175Z', 'rule'),
    path('M125 128 163 175 125 222 87 175ZM125 148 103 175 125 202 147 175Z', 'gold'),
    shape('circle', { class: 'gold', cx: 125, cy: 175, r: 9 })
  )
}
