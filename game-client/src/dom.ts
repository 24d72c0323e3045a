type Child = Node | string | null | false

/** Makes an element with attributes and children; a handler is an attribute named like its event. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Readonly<Record<string, string | boolean | ((event: Event) => void)>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (value !== false) element.setAttribute(name, value === true ? '' : value)
  }
  element.append(...children.filter(child => child !== null && child !== false))
  return element
}

const SVG = 'http://www.w3.org/2000/svg'

const PATHS = {
  menu: 'M8.5 7H20M8.5 12H20M8.5 17H20M4.5 7h.01M4.5 12h.01M4.5 17h.01',
  spin: 'M19.5 12a7.500 7.500 0 1 1-2.200-5.300M19.500 4v4h-4',
  skip: 'M6 6.500 13 12l-7 5.500zM13 6.500 20 12l-7 5.500z',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6 6 18',
  rules: 'M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17M12 11v5M12 8v.01',
  history: 'M12 7.500V12l3 2M4 12a8 8 0 1 0 2.500-5.800M4 4.500v3.500h3.500',
  soundOn:
    'M4.500 10v4h3l4 3.500v-11l-4 3.500zM15 9.500a3.500 3.500 0 0 1 0 5M17.500 7a7 7 0 0 1 0 10',
  soundOff: 'M4.500 10v4h3l4 3.500v-11l-4 3.500zM15.500 10l4 4M19.500 10l-4 4',
  undo: 'M9 6 4.500 10.500 9 15M5 10.500h9a5 5 0 0 1 0 10h-3',
  clear: 'M5.500 7.500h13M10 4.500h4M7.500 7.500l.8 12h7.400l.8-12M10.500 11v5M13.500 11v5',
  double: 'M4 8l6.500 8M10.500 8 4 16M13.500 10a3 3 0 1 1 5.600 1.500L13.500 17H20',
  repeat: 'M5 11a7 7 0 0 1 12-4l2 2M19 4.500V9h-4.500M19 13a7 7 0 0 1-12 4l-2-2M5 19.500V15h4.500',
  exit: 'M10 5H5.500v14H10M14 8l4 4-4 4M18 12H9.500'
} as const

export type IconName = keyof typeof PATHS

export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', PATHS[name])
  svg.append(path)
  return svg
}
