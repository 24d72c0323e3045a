export type Child = Node | string | null | false | readonly Child[]

type Press = (event: MouseEvent) => void

export type Attributes = Readonly<
  Record<string, string | number | boolean | null | undefined | Press>
>

function append(parent: Node, children: readonly Child[]): void {
  for (const child of children) {
    if (child === null || child === false) continue
    if (typeof child === 'string') parent.appendChild(document.createTextNode(child))
    else if (child instanceof Node) parent.appendChild(child)
    else append(parent, child)
  }
}

/** Makes an element; a function is what happens when it is pressed. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.onclick = value
    else if (value === true) element.setAttribute(name, '')
    else if (value !== false && value != null) element.setAttribute(name, `${value}`)
  }
  append(element, children)
  return element
}

/** Gives a drawn element values of its own for the style sheet; a policy forbids the attribute. */
export function withProperties<E extends HTMLElement>(
  element: E,
  properties: Readonly<Record<string, string>>
): E {
  for (const [name, value] of Object.entries(properties)) element.style.setProperty(name, value)
  return element
}
