const STAR =
  'm0-9.500 2.900 6 6.600.9-4.800 4.600 1.200 6.500L0 5.400l-5.900 3.100 1.200-6.500-4.800-4.600 6.600-.9z'

/** A struck coin of a radius of 20: its edge, a milled rim, a face and a raised star. */
const coin = (name: string, x: number, y: number) =>
  `<g transform="translate(${x} ${y})">
<circle class="edge" r="20" cy="4.500"/><circle fill="url(#${name}-a)" r="20"/>
<circle class="mill" r="18.200"/><circle class="edge" r="15.800"/>
<circle fill="url(#${name}-b)" r="15"/><path class="edge" transform="translate(.6 1.100)" d="${STAR}"/>
<path fill="url(#${name}-a)" d="${STAR}"/><path class="shine" d="M-13-3A13.500 13.500 0 0 1 3-13"/></g>`

const metal = (name: string) =>
  `<defs><linearGradient id="${name}-a" x2="1" y2="1"><stop class="s4"/><stop offset=".4" class="s3"/>
<stop offset=".75" class="s1"/><stop offset="1" class="s3"/></linearGradient>
<linearGradient id="${name}-b" x2="1" y2="1"><stop class="s1"/><stop offset=".55" class="s2"/>
<stop offset="1" class="s4"/></linearGradient></defs>`

const facet = (tone: string, d: string) => `<path class="${tone}" d="${d}"/>`

const DRAWN = {
  coins: metal('coins') + coin('coins', 27, 66) + coin('coins', 69, 68) + coin('coins', 48, 32),
  star: `${metal('star')}<g transform="translate(48 46) scale(1.700)">${coin('star', 0, 0)}</g>`,
  gem: [
    facet('f3', 'M28 20h20l-10 18H12z'),
    facet('f4', 'M48 20h20l16 18H58z'),
    facet('f5', 'M48 20 38 38h20z'),
    facet('f2', 'M12 38h26l10 44z'),
    facet('f4', 'M38 38h20L48 82z'),
    facet('f1', 'M58 38h26L48 82z'),
    facet('f5', 'M28 20 12 38h6l14-18z'),
    '<path class="shine" d="m64 26 9 10"/>'
  ].join(''),
  dial: `<path class="track" d="M17 70a36 36 0 1 1 62 0"/><path class="fill" d="M17 70A36 36 0 0 1 61 18.400"/>
<path class="ticks-of" d="M24 61l5-2M25 40l5 2M39 27l2 5M57 27l-2 5M71 40l-5 2M72 61l-5-2"/>
<path class="needle" d="M48 53 60 33"/><circle class="hub" cx="48" cy="53" r="5"/>`
} as const

export type ObjectName = keyof typeof DRAWN

/** Something drawn here, for what no game stands for. */
export function object(name: ObjectName): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  svg.setAttribute('viewBox', '0 0 96 96')
  svg.setAttribute('class', `object object--${name}`)
  svg.setAttribute('aria-hidden', 'true')
  svg.innerHTML = DRAWN[name]
  return svg
}
