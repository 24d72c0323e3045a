import type { Happening } from '#rules/sports/timeline.ts'
import { minuteText } from '#rules/sports/timeline.ts'
import { element } from '../../ui/element.ts'
import { type LateView, tell } from './late-view.ts'

const SVG = 'http://www.w3.org/2000/svg'
const HEIGHT = 100
const MIDDLE = HEIGHT / 2
const STEP = 10
const BAR = 7
/** Marks of minutes below the picture. */
const EVERY = 15

function drawn(tag: string, attributes: Readonly<Record<string, number | string>>): SVGElement {
  const made = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value))
  return made
}

/** Whose minutes a match had: bars above the line are the home side's, below it the away side's. */
export function momentumOf(
  view: LateView,
  momentum: readonly number[],
  timeline: readonly Happening[],
  { sides, minutes }: { readonly sides: readonly string[]; readonly minutes: number }
): HTMLElement {
  const length = Math.max(minutes, momentum.length)
  const width = length * STEP
  const svg = drawn('svg', {
    viewBox: `0 0 ${width} ${HEIGHT}`,
    preserveAspectRatio: 'none',
    role: 'img'
  })
  const [home = '', away = ''] = sides
  const last = momentum.slice(-10)
  const ahead = last.reduce((sum, each) => sum + each, 0)
  svg.setAttribute(
    'aria-label',
    tell(view, ahead === 0 ? 'momentum.even' : 'momentum.with', { side: ahead > 0 ? home : away })
  )
  svg.append(drawn('path', { class: 'mom__axis', d: `M0 ${MIDDLE}H${width}` }))
  for (const [minute, swing] of momentum.entries()) {
    const height = Math.max(2, (Math.abs(swing) / 100) * MIDDLE)
    svg.append(
      drawn('rect', {
        class: swing >= 0 ? 'mom__h' : 'mom__a',
        x: minute * STEP,
        y: swing >= 0 ? MIDDLE - height : MIDDLE,
        width: BAR,
        height
      })
    )
  }
  for (const { kind, clock, isOverturned } of timeline) {
    if (kind !== 'goal' || isOverturned || clock === null) continue
    const x = Math.min(length - 1, Math.floor(clock / 60)) * STEP + BAR / 2
    svg.append(drawn('path', { class: 'mom__goal', d: `M${x} 0V${HEIGHT}` }))
  }
  const marks = Array.from({ length: Math.floor(length / EVERY) + 1 }, (_, at) =>
    element('span', {}, view.number(at * EVERY))
  )
  const legend = (side: string, name: string) =>
    element('span', { class: `mom__key mom__key--${name}` }, side)
  return element(
    'figure',
    { class: 'mom' },
    element('figcaption', {}, legend(home, 'h'), legend(away, 'a')),
    svg,
    element('div', { class: 'mom__marks', 'aria-hidden': 'true' }, ...marks)
  )
}

/** When something happened, as a list of what happened tells it. */
export const momentText = (happening: Happening, minutes: number | null): string => {
  const minute = minuteText(happening, minutes)
  return minute === '' ? '' : `${minute}′`
}
