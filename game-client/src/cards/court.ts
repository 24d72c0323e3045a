import { path, shape } from './svg.ts'

type Court = 'j' | 'q' | 'k'

const FACE = 'M52 62c0-18 10-28 28-28s28 10 28 28c0 24-12 40-28 40S52 86 52 62Z'
const FEATURES =
  'M61 62c3-3 9-3 12 0M87 62c3-3 9-3 12 0M80 64c0 8-3 12-3 14s5 2 7 1M72 88c5 3 11 3 16 0'

/** What differs between the three: hair, headdress, and what is worn at the neck. */
const PARTS: Readonly<
  Record<Court, { readonly behind: string; readonly hair: string; readonly head: string }>
> = {
  j: {
    behind: 'M46 58c-6 22-8 38 0 52l14 2-4-40zM114 58c6 22 8 38 0 52l-14 2 4-40z',
    hair: 'M50 64c0-10 4-18 12-22 12 8 26 8 40 2 6 5 8 12 8 20 6-24-6-38-30-38S44 40 50 64Z',
    head: 'M40 40c2-20 18-32 40-32 20 0 36 8 42 24-24-8-56-6-82 8ZM112 26c8-14 18-20 30-22-2 12-10 22-26 28Z'
  },
  q: {
    behind: 'M46 48c-16 26-14 54-26 76l34 8 6-60zM114 48c16 26 14 54 26 76l-34 8-6-60z',
    hair: 'M50 68c0-20 10-30 30-32 20 2 30 12 30 32 8-28-4-46-30-46S42 40 50 68Z',
    head: 'M44 36 36 8l20 14L64 2l16 18L96 2l8 20 20-14-8 28c-20-9-52-9-72 0Z'
  },
  k: {
    behind: 'M48 50c-10 20-8 42 0 52l10-30zM112 50c10 20 8 42 0 52l-10-30z',
    hair: 'M51 70c-4 30 8 52 29 60 21-8 33-30 29-60-6 14-16 14-29 13-13 1-23 1-29-13ZM50 60c0-14 10-22 30-22s30 8 30 22c4-24-8-34-30-34S46 36 50 60Z',
    head: 'M40 38 32 0l22 18L66-6l14 22L94-6l12 24L128 0l-8 38c-24-8-56-8-80 0Z'
  }
}

const lozenges = () =>
  shape(
    'g',
    { class: 'trim' },
    ...[0, 1, 2, 3].map(row => path(`M80 ${138 + row * 24}l9 12-9 12-9-12z`))
  )

/** Half a figure of the court in a field of 160 by 230; the robe has the colour of its suit. */
export function court(rank: Court): SVGElement {
  const { behind, hair, head } = PARTS[rank]
  return shape(
    'g',
    { class: 'court' },
    path(behind, 'hair'),
    path('M4 240c0-62 24-96 58-108l18 12 18-12c34 12 58 46 58 108Z', 'robe'),
    path('M54 136 80 240h-26C40 210 36 178 40 146ZM106 136 80 240h26c14-30 18-62 14-94Z', 'lining'),
    lozenges(),
    path('M50 126c10 14 20 20 30 20s20-6 30-20l12 10c-12 18-26 26-42 26s-30-8-42-26Z', 'trim'),
    path('M68 96h24v34c-8 8-16 8-24 0Z', 'skin'),
    path(FACE, 'skin'),
    path(hair, 'hair'),
    path(FEATURES, 'line'),
    path(head, rank === 'j' ? 'robe' : 'trim'),
    rank === 'j'
      ? path('M40 40c26-14 58-16 82-8l3 9c-28-6-58-4-88 8Z', 'trim')
      : path('M42 40c24-8 52-8 76 0l2-8c-26-8-54-8-80 0Z', 'robe')
  )
}
