import { element } from '../ui/element.ts'
import type { View } from './view.ts'

const SVG = 'http://www.w3.org/2000/svg'

/** The crest of a side, drawn by the build; nothing for who plays alone. */
export function crest(view: View, side: string, isLarge = false): Element {
  if (/^[a-z]-/.test(side)) return element('span', { class: 'crest crest--none' })
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('class', isLarge ? 'crest crest--l' : 'crest')
  svg.setAttribute('viewBox', '0 0 24 26')
  svg.setAttribute('aria-hidden', 'true')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `${view.crests}#${side}`)
  svg.append(use)
  return svg
}
