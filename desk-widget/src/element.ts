type Attributes = Readonly<Record<string, string>>

/** Makes an element of a shadow tree. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

const SVG = 'http://www.w3.org/2000/svg'

/** A cross, drawn by two lines. */
export function cross(): SVGElement {
  const icon = document.createElementNS(SVG, 'svg')
  const path = document.createElementNS(SVG, 'path')
  const of = { width: '20', height: '20', viewBox: '0 0 20 20', 'aria-hidden': 'true' }
  const by = { d: 'M4 4l12 12M16 4L4 16', stroke: 'currentColor', 'stroke-width': '2' }
  for (const [name, value] of Object.entries(of)) icon.setAttribute(name, value)
  for (const [name, value] of Object.entries(by)) path.setAttribute(name, value)
  icon.append(path)
  return icon
}

const ADDRESS = /https?:\/\/[^\s<>"]+[^\s<>".,;:!?)]/g

/** Words with their addresses as links. */
export function linked(text: string): readonly (Node | string)[] {
  const parts: (Node | string)[] = []
  let from = 0
  for (const { 0: address, index } of text.matchAll(ADDRESS)) {
    parts.push(
      text.slice(from, index),
      el('a', { href: address, target: '_blank', rel: 'noopener' }, address)
    )
    from = index + address.length
  }
  return [...parts, text.slice(from)]
}
