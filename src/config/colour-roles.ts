/** The roles that every face gives a colour; style sheets know them as `--<role>`. */
export const COLOUR_ROLES = [
  'canvas',
  'surface',
  'surface-raised',
  'line',
  'line-strong',
  'text',
  'text-quiet',
  'brand',
  'brand-strong',
  'on-brand',
  'link',
  'accent',
  'on-accent',
  'win',
  'info',
  'success',
  'warning',
  'danger',
  'focus',
  'track',
  'fill',
  'fill-warn',
  'stage',
  'stage-text',
  'stage-quiet',
  'stage-line',
  'pot',
  'pot-text',
  'pot-quiet',
  'pot-line',
  'pot-figure',
  'foot',
  'foot-text',
  'foot-quiet',
  'foot-line',
  'metal-mini',
  'metal-super',
  'metal-epic'
] as const

export type ColourRole = (typeof COLOUR_ROLES)[number]

export type Colours = Readonly<Record<ColourRole, string>>

const TEXT = 4.5
const CONTROL = 3

const GROUNDS = ['canvas', 'surface', 'surface-raised'] as const satisfies readonly ColourRole[]

type Pair = readonly [front: ColourRole, ground: ColourRole]

const onEveryGround = (role: ColourRole): readonly Pair[] => GROUNDS.map(ground => [role, ground])

const WORDS = ['text', 'text-quiet', 'link', 'info', 'success', 'warning', 'danger', 'win'] as const

/** Pairs that carry words. */
const WORD_PAIRS: readonly Pair[] = [
  ...WORDS.flatMap(onEveryGround),
  ['on-brand', 'brand'],
  ['on-brand', 'brand-strong'],
  ['on-accent', 'accent'],
  ['canvas', 'text'],
  ['stage-text', 'stage'],
  ['stage-quiet', 'stage'],
  ['pot-text', 'pot'],
  ['pot-quiet', 'pot'],
  ['pot-figure', 'pot'],
  ['metal-mini', 'pot'],
  ['metal-super', 'pot'],
  ['metal-epic', 'pot'],
  ['foot-text', 'foot'],
  ['foot-quiet', 'foot']
]

const CONTROLS = ['line-strong', 'focus', 'brand', 'fill', 'fill-warn'] as const

/** Pairs whose edge or sign must be seen. */
const CONTROL_PAIRS: readonly Pair[] = [...CONTROLS.flatMap(onEveryGround), ['fill', 'track']]

function lightOf(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** How far two colours stand apart, from 1 to 21, as WCAG measures it. */
export function contrastOf(a: string, b: string): number {
  const [dark = 0, bright = 0] = [lightOf(a), lightOf(b)].toSorted((x, y) => x - y)
  return (bright + 0.05) / (dark + 0.05)
}

export interface WeakPair {
  readonly role: ColourRole
  readonly reason: string
}

/** The pairs of a face that people with weak eyes could not tell apart. */
export function weakPairs(colours: Colours): readonly WeakPair[] {
  const weak = (pairs: readonly Pair[], kind: string, least: number) =>
    pairs.flatMap(([role, ground]) => {
      const measured = contrastOf(colours[role], colours[ground])
      if (measured >= least) return []
      const reason = `stands ${measured.toFixed(2)} to 1 apart from ${ground}, and ${kind} need ${least} to 1`
      return [{ role, reason }]
    })
  return [...weak(WORD_PAIRS, 'words', TEXT), ...weak(CONTROL_PAIRS, 'controls', CONTROL)]
}
