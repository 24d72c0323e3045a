import { COMPETITIONS, type Competition } from './competitions.ts'

/**
 * When a competition plays. A league pairs all its sides anew each day by the circle method, a draw
 * by lot; a field starts all together. The pairs of a day take the starts in turn.
 */
export interface Pattern {
  readonly pairing: 'league' | 'draw' | 'field'
  /** Hours and minutes of coordinated universal time. */
  readonly starts: readonly string[]
  /** The great ones are known for days ahead, and are all that a small world plays. */
  readonly isGreat: boolean
}

const DAY_MINUTES = 24 * 60
const two = (value: number) => String(value).padStart(2, '0')

const great = (pairing: Pattern['pairing'], ...starts: readonly string[]): Pattern => ({
  pairing,
  starts,
  isGreat: true
})

/** So many starts from an hour of universal time on, so many minutes apart: the day of a far land. */
const wide = (
  pairing: Pattern['pairing'],
  hour: number,
  apart: number,
  count: number
): Pattern => ({
  pairing,
  isGreat: false,
  starts: Array.from({ length: count }, (_, index) => {
    const minute = (60 * hour + index * apart) % DAY_MINUTES
    return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`
  })
})

const PATTERNS: Readonly<Record<string, Pattern>> = {
  'aurora-league': great('league', '17:00', '18:00', '18:00'),
  'fjord-premier': great('league', '17:15', '18:00', '19:30'),
  'isle-cup-east': great('draw', '13:30', '18:00'),
  'isle-cup-west': great('draw', '17:00', '18:45'),
  'southmark-division': great('league', '17:30', '18:15'),
  'cedar-primera': great('league', '20:30', '22:45'),
  'lantern-league': great('league', '00:30', '02:45'),
  'jade-coast-league': great('league', '07:00', '10:30', '12:15'),
  'copper-league': great('league', '04:30', '06:00', '09:00'),
  'glacier-hockey': great('league', '16:00', '17:45', '18:30'),
  'timberline-hockey': great('league', '00:00', '03:30'),
  'polar-series': great('league', '08:15', '17:30'),
  'meridian-open-one': great(
    'draw',
    '09:00',
    '10:45',
    '12:30',
    '14:15',
    '16:00',
    '17:45',
    '18:15',
    '19:30'
  ),
  'meridian-open-two': great(
    'draw',
    '09:30',
    '11:15',
    '13:00',
    '14:45',
    '16:30',
    '17:30',
    '18:45',
    '20:00'
  ),
  'coral-classic': great('league', '21:00', '22:30', '00:00', '01:30'),
  'lotus-trophy': great('league', '03:00', '04:15', '05:30', '06:45'),
  'harbour-series': great('league', '17:30', '18:30', '20:15'),
  'summit-court': great('league', '23:30', '01:00', '02:15'),
  'eastern-court': great('league', '05:15', '08:00', '11:00'),
  'strand-handball': great('league', '17:00', '18:15'),
  'ridge-handball': great('league', '11:30', '17:45'),
  'frost-tour-mass': great('field', '13:00'),
  'frost-tour-sprint': great('field', '18:20'),
  'aster-volley': great('league', '15:30', '19:15', '20:30'),
  'oche-masters': great('draw', '12:15', '14:00', '19:30', '20:45', '21:30'),
  'ember-liga': wide('league', 0, 45, 5),
  'harbour-first': wide('league', 2, 40, 5),
  'monsoon-super-league': wide('league', 6, 40, 5),
  'savanna-premier': wide('league', 9, 45, 5),
  'pinewood-division': wide('league', 13, 45, 5),
  'skerry-league': wide('league', 14, 40, 5),
  'tideway-league': wide('league', 20, 45, 5),
  'sierra-liga': wide('league', 21, 40, 5),
  'southern-ice': wide('league', 6, 70, 10),
  'crane-hockey': wide('league', 19, 60, 10),
  'dune-tour': wide('draw', 22, 21, 48),
  'beacon-tour': wide('draw', 9, 22, 32),
  'orchard-tour': wide('draw', 19, 20, 48),
  'northern-hoops': wide('league', 11, 60, 10),
  'delta-basket': wide('league', 19, 70, 10),
  'coast-handball': wide('league', 22, 80, 10),
  'monsoon-volley': wide('league', 2, 60, 12),
  'prairie-volley': wide('league', 19, 60, 12),
  'baltal-volley': wide('league', 5, 70, 12),
  'tungsten-tour': wide('draw', 19, 15, 48),
  'three-flights-series': wide('draw', 5, 15, 52)
}

/** Competitions that hold matches themselves, with when they do. */
export const LEAVES: readonly (Competition & { readonly pattern: Pattern })[] =
  COMPETITIONS.flatMap(one => {
    const pattern = PATTERNS[one.id]
    return pattern === undefined ? [] : [{ ...one, pattern }]
  })
