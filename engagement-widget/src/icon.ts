const SVG = 'http://www.w3.org/2000/svg'

const PATHS = {
  check: 'm5.500 12.500 4.200 4.200L18.500 8',
  lock: 'M7 11V8a5 5 0 0 1 10 0v3M5.500 11h13v9h-13z',
  clock: 'M12 7.500V12l3 2M12 3.500a8.500 8.500 0 1 0 0 17 8.500 8.500 0 0 0 0-17',
  offline:
    'M3 3l18 18M8.500 15.500a5 5 0 0 1 7 0M5.500 12.500a9 9 0 0 1 4-2.300M14.500 10.200a9 9 0 0 1 4 2.300M12 19h.01',
  star: 'm12 4 2.400 5.200 5.600.7-4.100 3.900 1.100 5.600L12 16.600l-5 2.800 1.100-5.600L4 9.900l5.600-.7z',
  gift: 'M4 10h16v3H4zM5.500 13v7h13v-7M12 10v10M12 10c-2 0-5-.5-5-3s4-2.500 5 3c1-5.500 5-5.500 5-3s-3 3-5 3',
  arrow: 'M9 6l6 6-6 6',
  close: 'M6 6l12 12M18 6 6 18'
} as const

export type IconName = keyof typeof PATHS

/** A drawing of a kind and nothing else: whoever cannot see it is told by words beside it. */
export function icon(name: IconName): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('class', 'icon')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(SVG, 'path')
  path.setAttribute('d', PATHS[name])
  svg.append(path)
  return svg
}

/** A drawing of several paths, each with the class that gives it its colour. */
export function drawing(
  viewBox: string,
  name: string,
  paths: readonly (readonly [className: string, d: string])[]
): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', viewBox)
  svg.setAttribute('class', name)
  svg.setAttribute('aria-hidden', 'true')
  for (const [className, d] of paths) {
    const path = document.createElementNS(SVG, 'path')
    path.setAttribute('class', className)
    path.setAttribute('d', d)
    svg.append(path)
  }
  return svg
}
