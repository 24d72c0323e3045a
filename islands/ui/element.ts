type Attributes = Readonly<Record<string, boolean | number | string | undefined>>

/** An element with its attributes and children; false and undefined leave an attribute out. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (value !== undefined && value !== false)
      made.setAttribute(name, value === true ? '' : String(value))
  made.append(...children)
  return made
}

const SVG = 'http://www.w3.org/2000/svg'

/** A picture of the sprite that every page draws its icons from. */
export function icon(sprite: string, name: string, extra = ''): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('class', `icon ${extra}`.trim())
  svg.setAttribute('aria-hidden', 'true')
  const use = document.createElementNS(SVG, 'use')
  use.setAttribute('href', `${sprite}#${name}`)
  svg.append(use)
  return svg
}

/** A text with some of its stretches marked. */
export function marked(
  text: string,
  marks: readonly (readonly [number, number])[]
): readonly (Node | string)[] {
  const parts: (Node | string)[] = []
  let at = 0
  for (const [start, end] of marks) {
    parts.push(text.slice(at, start), element('mark', {}, text.slice(start, end)))
    at = end
  }
  return [...parts, text.slice(at)]
}

export function button(text: string, name: string, act: () => void): HTMLButtonElement {
  const made = element('button', { type: 'button', class: name }, text)
  made.addEventListener('click', act)
  return made
}
