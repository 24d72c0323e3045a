import type { SportId } from './sports.ts'

/** Where competitions are at home: invented lands and coasts. */
export const REGIONS = [
  { id: 'northreach', name: 'Northreach' },
  { id: 'fjordmark', name: 'Fjordmark' },
  { id: 'southmark', name: 'Southmark' },
  { id: 'quill-isles', name: 'Quill Isles' },
  { id: 'cedaria', name: 'Cedaria' },
  { id: 'lantern-coast', name: 'Lantern Coast' },
  { id: 'jadewater', name: 'Jadewater' },
  { id: 'copper-plains', name: 'Copper Plains' },
  { id: 'meridia', name: 'Meridia' },
  { id: 'all-lands', name: 'All lands' }
] as const satisfies readonly { readonly id: string; readonly name: string }[]

export type RegionId = (typeof REGIONS)[number]['id']

/**
 * When a competition plays. A league pairs all its sides anew each day by the circle method, a draw
 * by lot; a field starts all together. The pairs of a day take the starts in turn.
 */
export interface Pattern {
  readonly pairing: 'league' | 'draw' | 'field'
  /** Hours and minutes of coordinated universal time. */
  readonly starts: readonly string[]
}

/** A competition, or a part of one: only those without parts have a pattern, so only they hold matches. */
export interface Competition {
  readonly id: string
  readonly name: string
  readonly sport: SportId
  readonly region: RegionId
  /** The competition that this is a part of. */
  readonly parent: string | null
  readonly pattern: Pattern | null
}

const part = (
  id: string,
  name: string,
  sport: SportId,
  region: RegionId,
  parent: string | null,
  pairing: Pattern['pairing'],
  starts: readonly string[]
): Competition => ({ id, name, sport, region, parent, pattern: { pairing, starts } })

const league = (
  id: string,
  name: string,
  sport: SportId,
  region: RegionId,
  ...starts: readonly string[]
) => part(id, name, sport, region, null, 'league', starts)

const whole = (id: string, name: string, sport: SportId, region: RegionId): Competition => ({
  id,
  name,
  sport,
  region,
  parent: null,
  pattern: null
})

/** In the order in which lists show them. */
export const COMPETITIONS: readonly Competition[] = [
  league('aurora-league', 'Aurora League', 'football', 'northreach', '17:00', '18:00', '18:00'),
  league('fjord-premier', 'Fjord Premier', 'football', 'fjordmark', '17:15', '18:00', '19:30'),
  whole('isle-cup', 'Isle Cup', 'football', 'quill-isles'),
  part('isle-cup-east', 'Isle Cup East', 'football', 'quill-isles', 'isle-cup', 'draw', [
    '13:30',
    '18:00'
  ]),
  part('isle-cup-west', 'Isle Cup West', 'football', 'quill-isles', 'isle-cup', 'draw', [
    '17:00',
    '18:45'
  ]),
  league('southmark-division', 'Southmark Division', 'football', 'southmark', '17:30', '18:15'),
  league('cedar-primera', 'Cedar Primera', 'football', 'cedaria', '20:30', '22:45'),
  league('lantern-league', 'Lantern League', 'football', 'lantern-coast', '00:30', '02:45'),
  league(
    'jade-coast-league',
    'Jade Coast League',
    'football',
    'jadewater',
    '07:00',
    '10:30',
    '12:15'
  ),
  league('copper-league', 'Copper League', 'football', 'copper-plains', '04:30', '06:00', '09:00'),
  league('glacier-hockey', 'Glacier Hockey', 'ice-hockey', 'northreach', '16:00', '17:45', '18:30'),
  league('timberline-hockey', 'Timberline Hockey', 'ice-hockey', 'lantern-coast', '00:00', '03:30'),
  league('polar-series', 'Polar Series', 'ice-hockey', 'fjordmark', '08:15', '17:30'),
  whole('meridian-open', 'Meridian Open', 'tennis', 'meridia'),
  part(
    'meridian-open-one',
    'Meridian Open, upper half',
    'tennis',
    'meridia',
    'meridian-open',
    'draw',
    ['09:00', '10:45', '12:30', '14:15', '16:00', '17:45', '18:15', '19:30']
  ),
  part(
    'meridian-open-two',
    'Meridian Open, lower half',
    'tennis',
    'meridia',
    'meridian-open',
    'draw',
    ['09:30', '11:15', '13:00', '14:45', '16:30', '17:30', '18:45', '20:00']
  ),
  league(
    'coral-classic',
    'Coral Classic',
    'tennis',
    'lantern-coast',
    '21:00',
    '22:30',
    '00:00',
    '01:30'
  ),
  league('lotus-trophy', 'Lotus Trophy', 'tennis', 'jadewater', '03:00', '04:15', '05:30', '06:45'),
  league('harbour-series', 'Harbour Series', 'basketball', 'meridia', '17:30', '18:30', '20:15'),
  league('summit-court', 'Summit Court', 'basketball', 'cedaria', '23:30', '01:00', '02:15'),
  league('eastern-court', 'Eastern Court', 'basketball', 'jadewater', '05:15', '08:00', '11:00'),
  league('strand-handball', 'Strand Handball', 'handball', 'fjordmark', '17:00', '18:15'),
  league('ridge-handball', 'Ridge Handball', 'handball', 'southmark', '11:30', '17:45'),
  part('frost-tour-mass', 'Frost Tour, mass start', 'biathlon', 'all-lands', null, 'field', [
    '13:00'
  ]),
  part('frost-tour-sprint', 'Frost Tour, evening race', 'biathlon', 'all-lands', null, 'field', [
    '18:20'
  ])
]

/** Those that hold matches themselves. */
export const LEAVES: readonly (Competition & { readonly pattern: Pattern })[] =
  COMPETITIONS.flatMap(one => (one.pattern === null ? [] : [{ ...one, pattern: one.pattern }]))

/** The competition of that name; undefined for none. */
export const competitionOf = (id: string): Competition | undefined =>
  COMPETITIONS.find(one => one.id === id)

/** A competition and all that is part of it: what a filter by it must count and show alike. */
export const withParts = (id: string): readonly Competition[] =>
  COMPETITIONS.filter(one => one.id === id || one.parent === id)
