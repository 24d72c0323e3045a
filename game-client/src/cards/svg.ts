const SVG = 'http://www.w3.org/2000/svg'

/** A part of a drawing: attributes as they stand in SVG, `class` for its colour. */
export function shape(
  tag: string,
  attributes: Readonly<Record<string, string | number>> = {},
  ...children: readonly (Node | string)[]
): SVGElement {
  const element = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value))
  element.append(...children)
  return element
}

export const path = (d: string, name = ''): SVGElement =>
  shape('path', { d, ...(name !== '' && { class: name }) })

/** A drawing of its own, hidden from those who listen: what it shows has a name elsewhere. */
export const drawing = (box: string, ...children: readonly Node[]): SVGElement =>
  shape('svg', { viewBox: box, 'aria-hidden': 'true', focusable: 'false' }, ...children)
