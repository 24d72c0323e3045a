import { element, icon } from '../ui/element.ts'
import { type Pick, pickAttributes } from './picks.ts'
import { say, type View } from './view.ts'

/** For so long a price that has moved shows where it went. */
const MARKED_FOR = 6000

const SVG = 'http://www.w3.org/2000/svg'
const UP = 'M5 1 9.5 9h-9z'
const DOWN = 'M5 9 .5 1h9z'

function arrow(isUp: boolean): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('class', 'mv')
  svg.setAttribute('viewBox', '0 0 10 10')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', isUp ? UP : DOWN)
  svg.append(path)
  return svg
}

export interface PriceButton {
  readonly root: HTMLButtonElement
  show(odds: number, isOpen: boolean): void
}

/**
 * A price that can be picked: what it is called, and the price as it stands. It says for some
 * seconds which way it went; what takes no bets is locked and shows no price.
 */
export function priceButton(
  view: View,
  pick: Pick,
  label: string,
  small = '',
  spoken = label
): PriceButton {
  const figure = element('b')
  const name = element(
    'span',
    { 'aria-hidden': 'true' },
    label,
    ...(small === '' ? [] : [element('small', {}, small)])
  )
  const root = element(
    'button',
    { type: 'button', class: 'odd', ...pickAttributes(pick) },
    name,
    element('i', { class: 'vh' }, `${spoken}, `),
    figure
  )
  let last: number | undefined
  let unmark: ReturnType<typeof setTimeout> | undefined

  const mark = (isUp: boolean | undefined, odds: number) => {
    const text = view.price(odds)
    figure.dataset['odds'] = String(odds)
    clearTimeout(unmark)
    root.classList.toggle('is-up', isUp === true)
    root.classList.toggle('is-down', isUp === false)
    if (isUp === undefined) {
      figure.replaceChildren(text)
      return
    }
    const went = element('span', { class: 'vh' }, say(view, isUp ? 'up' : 'down'))
    figure.replaceChildren(arrow(isUp), went, text)
    unmark = setTimeout(mark, MARKED_FOR, undefined, odds)
  }

  return {
    root,
    show(odds, isOpen) {
      root.disabled = !isOpen
      if (!isOpen) {
        clearTimeout(unmark)
        root.classList.remove('is-up', 'is-down')
        const off = element('span', { class: 'vh' }, say(view, 'suspended'))
        figure.replaceChildren(icon(view.sprite, 'lock'), off)
        delete figure.dataset['odds']
        last = undefined
        return
      }
      if (odds === last) return
      const before = last
      last = odds
      mark(before === undefined ? undefined : odds > before, odds)
    }
  }
}
