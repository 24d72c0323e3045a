import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { Config } from '../../config.ts'
import { type Html, html } from './html.ts'

/** Games whose pictures stand beside the form, row by row. */
const ROWS = [
  ['northlight-wolf', 'ruby-vow', 'ringfall', 'golden-toll', 'high-bones'],
  ['crown-of-embers', 'twin-koi', 'book-of-whispers', 'emerald-tide', 'sunken-hoard'],
  ['dune-lantern', 'amethyst-seam', 'captains-reckoning', 'the-ninth-vault', 'sun-gate'],
  ['neon-sevens', 'dragons-vigil', 'frostbound', 'mask-of-the-canopy', 'orchard-rush']
] as const

const tile = (slug: string) => html`<picture>
<source type="image/avif" srcset="/art/tiles/${slug}-480.avif">
<img src="/art/tiles/${slug}-480.webp" alt="" width="480" height="640" loading="lazy">
</picture>`

const walls = new Map<string, Html>()

/** A wall of the house's games, as far as they are drawn; on phones nothing of it is fetched. */
export function wall({ siteDir }: Config): Html {
  const known = walls.get(siteDir)
  if (known) return known
  const isDrawn = (slug: string) => existsSync(join(siteDir, 'art/tiles', `${slug}-480.avif`))
  const rows = ROWS.map(row => row.filter(isDrawn))
  const made = html`<div class="wall" aria-hidden="true"><div class="wall__frame"><div class="wall__tilt">
${rows.map(row => html`<div class="wall__row">${row.map(tile)}</div>`)}
</div></div></div>`
  walls.set(siteDir, made)
  return made
}
