/** Groups of an event's page, in its order. */
export const MARKET_GROUPS = [
  'main',
  'handicaps',
  'goals',
  'score',
  'halves',
  'sets',
  'corners'
] as const
export type MarketGroup = (typeof MARKET_GROUPS)[number]

/** What the value of a specifier looks like; every value has one way to be written. */
export const SPECIFIER_SHAPES = {
  /** A handicap of the home side, in quarters: `-0.25`, `0`, `1.5`. */
  quarters: /^(0|-?[1-9]\d?|-?(0|[1-9]\d?)\.(25|5|75))$/,
  /** A handicap that cannot end level: `-5.5`. */
  halves: /^-?(0|[1-9]\d?)\.5$/,
  /** A number of goals, games or corners, in quarters: `2.75`. */
  line: /^(0|[1-9]\d{0,2})(\.(25|5|75))?$/,
  /** The score that is counted from, home first: `2:1`. */
  score: /^(0|[1-9]\d{0,2}):(0|[1-9]\d{0,2})$/,
  /** Which goal, half or set. */
  number: /^[1-9]\d?$/,
  /** Home or away. */
  side: /^[12]$/
} as const
export type SpecifierShape = keyof typeof SPECIFIER_SHAPES

/** Goals of a side that a correct score names at most; any other is `other`. */
export const MOST_NAMED_GOALS = 4

const NAMED_SCORES = Array.from(
  { length: (MOST_NAMED_GOALS + 1) ** 2 },
  (_, index) =>
    `${Math.floor(index / (MOST_NAMED_GOALS + 1))}:${index % (MOST_NAMED_GOALS + 1)}` as const
)

const RESULT = ['1', 'x', '2'] as const
const SIDES = ['1', '2'] as const
const TOTAL = ['over', 'under'] as const
const YES_NO = ['yes', 'no'] as const

export interface MarketKind {
  readonly group: MarketGroup
  /** In their order on a page; null where the competitors of the event are the outcomes. */
  readonly outcomes: readonly string[] | null
  readonly needs: Readonly<Record<string, SpecifierShape>>
  readonly may: Readonly<Record<string, SpecifierShape>>
  /** What of a result it counts: all of it, the part that the specifier `period` numbers, or corners. */
  readonly scope: 'match' | 'period' | 'corners'
  readonly inPlay: boolean
  /** The rule that settles it: `src/rules/sports/settle-market.ts`. */
  readonly settles:
    | 'result'
    | 'winner'
    | 'double-chance'
    | 'level-is-void'
    | 'handicap'
    | 'total'
    | 'both-score'
    | 'correct-score'
    | 'next-goal'
    | 'more-in-half'
    | 'odd-even'
    | 'race'
}

const PERIOD = { period: 'number' } as const

/**
 * Kinds of markets. Goals are points where a sport has those, and sets where a match is played by
 * sets; a handicap is the home side's.
 */
export const MARKET_KINDS = {
  'match-result': {
    group: 'main',
    outcomes: RESULT,
    needs: {},
    may: {},
    scope: 'match',
    inPlay: true,
    settles: 'result'
  },
  'match-winner': {
    group: 'main',
    outcomes: SIDES,
    needs: {},
    may: {},
    scope: 'match',
    inPlay: true,
    settles: 'winner'
  },
  'double-chance': {
    group: 'main',
    outcomes: ['1x', '12', 'x2'],
    needs: {},
    may: {},
    scope: 'match',
    inPlay: true,
    settles: 'double-chance'
  },
  'draw-no-bet': {
    group: 'main',
    outcomes: SIDES,
    needs: {},
    may: {},
    scope: 'match',
    inPlay: true,
    settles: 'level-is-void'
  },
  winner: {
    group: 'main',
    outcomes: null,
    needs: {},
    may: {},
    scope: 'match',
    inPlay: true,
    settles: 'race'
  },
  'asian-handicap': {
    group: 'handicaps',
    outcomes: SIDES,
    needs: { hcp: 'quarters' },
    may: { from: 'score' },
    scope: 'match',
    inPlay: true,
    settles: 'handicap'
  },
  handicap: {
    group: 'handicaps',
    outcomes: SIDES,
    needs: { hcp: 'halves' },
    may: {},
    scope: 'match',
    inPlay: true,
    settles: 'handicap'
  },
  total: {
    group: 'goals',
    outcomes: TOTAL,
    needs: { total: 'line' },
    may: { side: 'side' },
    scope: 'match',
    inPlay: true,
    settles: 'total'
  },
  'both-to-score': {
    group: 'goals',
    outcomes: YES_NO,
    needs: {},
    may: {},
    scope: 'match',
    inPlay: true,
    settles: 'both-score'
  },
  'next-goal': {
    group: 'goals',
    outcomes: RESULT,
    needs: { number: 'number' },
    may: {},
    scope: 'match',
    inPlay: true,
    settles: 'next-goal'
  },
  'odd-even': {
    group: 'goals',
    outcomes: ['odd', 'even'],
    needs: {},
    may: {},
    scope: 'match',
    inPlay: false,
    settles: 'odd-even'
  },
  'correct-score': {
    group: 'score',
    outcomes: [...NAMED_SCORES, 'other'],
    needs: {},
    may: {},
    scope: 'match',
    inPlay: true,
    settles: 'correct-score'
  },
  'half-result': {
    group: 'halves',
    outcomes: RESULT,
    needs: PERIOD,
    may: {},
    scope: 'period',
    inPlay: true,
    settles: 'result'
  },
  'half-total': {
    group: 'halves',
    outcomes: TOTAL,
    needs: { ...PERIOD, total: 'line' },
    may: {},
    scope: 'period',
    inPlay: true,
    settles: 'total'
  },
  'half-both-to-score': {
    group: 'halves',
    outcomes: YES_NO,
    needs: PERIOD,
    may: {},
    scope: 'period',
    inPlay: true,
    settles: 'both-score'
  },
  'more-in-half': {
    group: 'halves',
    outcomes: RESULT,
    needs: {},
    may: {},
    scope: 'match',
    inPlay: false,
    settles: 'more-in-half'
  },
  'set-winner': {
    group: 'sets',
    outcomes: SIDES,
    needs: PERIOD,
    may: {},
    scope: 'period',
    inPlay: true,
    settles: 'level-is-void'
  },
  'set-total': {
    group: 'sets',
    outcomes: TOTAL,
    needs: { ...PERIOD, total: 'line' },
    may: {},
    scope: 'period',
    inPlay: true,
    settles: 'total'
  },
  'corners-total': {
    group: 'corners',
    outcomes: TOTAL,
    needs: { total: 'line' },
    may: {},
    scope: 'corners',
    inPlay: true,
    settles: 'total'
  }
} as const satisfies Record<string, MarketKind>

export type MarketKindName = keyof typeof MARKET_KINDS
