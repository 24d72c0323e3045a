import type { EngagementPlayer, Prize } from '#contract/wire/engagement.ts'
import { el, withProperties } from './dom.ts'
import { drawing } from './icon.ts'
import { object } from './objects.ts'

type Rank = EngagementPlayer['ranks'][number]

/** The tile of a game, with what is behind it where it cannot be loaded. */
export function gameArt(site: string, slug: string, sizes = '50vw'): HTMLElement {
  const at = (width: number, format: string) => `${site}/art/tiles/${slug}-${width}.${format}`
  const set = (format: string) => `${at(240, format)} 240w, ${at(480, format)} 480w`
  const image = el('img', {
    class: 'art',
    alt: '',
    loading: 'lazy',
    decoding: 'async',
    width: 240,
    height: 320,
    sizes,
    srcset: set('webp'),
    src: at(240, 'webp')
  })
  return el('picture', {}, el('source', { type: 'image/avif', srcset: set('avif'), sizes }), image)
}

const OBJECT_OF = { points: 'star', money: 'coins', bonus: 'gem' } as const

/** The picture of a prize: its game, or what it is. */
export const prizeArt = (site: string, prize: Prize): HTMLElement | SVGSVGElement =>
  prize.kind === 'spins' ? gameArt(site, prize.game) : object(OBJECT_OF[prize.kind])

const SHIELD = 'M32 3 57 14v22c0 13-11 21-25 25C18 57 7 49 7 36V14z'
const FACET = 'M32 9 51 17.500V36c0 9.500-8 16-19 19.500z'

/** The emblem of a rank: its own, or a shield in its colour with a chevron for each rank up to it. */
export function emblem(site: string, ranks: readonly Rank[], rank: Rank | undefined): HTMLElement {
  const place = rank ? ranks.indexOf(rank) : -1
  const bars = Array.from(
    { length: Math.min(place + 1, 5) },
    (_, at) => `M21 ${43 - at * 6}l11-5 11 5`
  )
  const shield = drawing('0 0 64 64', 'shield', [
    ['ground', SHIELD],
    ['facet', FACET],
    ['bars', bars.join('')]
  ])
  const box = el('span', { class: 'emblem' }, shield)
  const logo = rank && logoOf(site, rank.logo)
  if (logo) box.append(el('img', { src: logo, alt: '', width: 64, height: 64 }))
  return rank ? withProperties(box, { '--tone': rank.color }) : box
}

function logoOf(site: string, logo: string): string | null {
  if (logo === '') return null
  try {
    const { href, protocol } = new URL(logo, `${site}/`)
    return protocol === 'https:' || protocol === 'http:' ? href : null
  } catch {
    return null
  }
}
