import { shape } from '../cards/svg.ts'
import type { Words } from '../words.ts'

function arc(id: string, d: string, text: string, name: string): SVGElement[] {
  const along = shape('textPath', { href: `#${id}`, startOffset: '50%' }, text)
  return [
    shape('path', { id, d, fill: 'none' }),
    shape('text', { class: name, 'text-anchor': 'middle' }, along)
  ]
}

/** What is printed on the cloth, along two arcs: what pays, and what the dealer does. */
export function print(words: Words): HTMLElement | SVGElement {
  const text = (key: 'feltPays' | 'feltDealer' | 'feltInsurance') => words.text(`blackjack.${key}`)
  return shape(
    'svg',
    { class: 'print', viewBox: '0 0 600 132', 'aria-hidden': 'true', focusable: 'false' },
    shape('path', { class: 'band', d: 'M6 26Q300 122 594 26L584 66Q300 160 16 66Z' }),
    ...arc('pays', 'M10 20Q300 112 590 20', text('feltPays'), 'pays'),
    ...arc(
      'dealer',
      'M10 54Q300 148 590 54',
      `${text('feltDealer')}  ·  ${text('feltInsurance')}`,
      'dealer'
    )
  )
}
