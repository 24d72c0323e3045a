import { html } from './html.ts'

/** Games whose pictures stand beside the form, row by row. */
const ROWS = [
  ['northlight-wolf', 'ruby-vow', 'ringfall', 'golden-toll', 'high-bones'],
  ['crown-of-embers', 'twin-koi', 'book-of-whispers', 'emerald-tide', 'sunken-hoard'],
  ['dune-lantern', 'amethyst-seam', 'captains-reckoning', 'the-ninth-vault', 'sun-gate'],
  ['neon-sevens', 'dragons-vigil', 'frostbound', 'mask-of-the-canopy', 'orchard-rush']
] as const

const tile = (slug: string) => html`<picture>
<source type="image/avif" srcset="/art/tiles/${slug}-480.avif">
<img src="/art/tiles/${slug}-480.webp" alt="" width="480" height="640" loading="lazy" decoding="async">
</picture>`

/** A wall of the house's games; wide screens only, so phones fetch none of it. */
export const wall =
  () => html`<div class="wall" aria-hidden="true"><div class="wall__frame"><div class="wall__tilt">
${ROWS.map(row => html`<div class="wall__row">${row.map(tile)}</div>`)}
</div></div></div>`
