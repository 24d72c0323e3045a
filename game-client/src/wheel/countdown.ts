import { el } from '../dom.ts'
import type { Words } from '../words.ts'
import type { Moment } from './phase.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** How long chips are taken, to read and as a ring that empties. */
export class Countdown {
  readonly element: HTMLElement
  private readonly words: Words
  private readonly seconds = el('b')
  private readonly said = el('span')
  private readonly hand: SVGCircleElement

  constructor(words: Words) {
    this.words = words
    const svg = document.createElementNS(SVG, 'svg')
    svg.setAttribute('viewBox', '0 0 40 40')
    svg.setAttribute('aria-hidden', 'true')
    const circle = () => {
      const one = document.createElementNS(SVG, 'circle')
      for (const [name, value] of [
        ['cx', '20'],
        ['cy', '20'],
        ['r', '17.500'],
        ['pathLength', '1']
      ] as const)
        one.setAttribute(name, value)
      svg.append(one)
      return one
    }
    circle()
    this.hand = circle()
    this.element = el(
      'div',
      { class: 'countdown', role: 'timer' },
      el('span', { class: 'dial' }, svg, this.seconds),
      this.said
    )
  }

  /** Shows how much of a betting time is left, or what goes on instead. */
  tell({ phase, left }: Moment, whole: number): void {
    const isOpen = phase === 'betting'
    this.element.dataset['phase'] = isOpen && left < 4000 ? 'closing' : phase
    this.hand.style.strokeDashoffset = String(isOpen ? 1 - Math.min(1, left / whole) : 1)
    const seconds = isOpen ? String(Math.ceil(left / 1000)) : ''
    if (this.seconds.textContent !== seconds) this.seconds.textContent = seconds
    const said = this.words.text(
      isOpen ? 'table.placeBet' : phase === 'turning' ? 'wheel.closed' : 'wheel.next'
    )
    if (this.said.textContent !== said) this.said.textContent = said
  }
}
