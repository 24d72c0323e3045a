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

/** A competition, or a part of one: only those without parts hold matches (`calendars.ts`). */
export interface Competition {
  readonly id: string
  readonly name: string
  readonly sport: SportId
  readonly region: RegionId
  /** The competition that this is a part of. */
  readonly parent: string | null
}

const of = (
  sport: SportId,
  region: RegionId,
  name: string,
  id = name.toLowerCase().replaceAll(' ', '-'),
  parent: string | null = null
): Competition => ({ id, name, sport, region, parent })

/** In the order in which lists show them. Pages carry this list, so it is all that they need and no more. */
export const COMPETITIONS: readonly Competition[] = [
  of('football', 'northreach', 'Aurora League'),
  of('football', 'fjordmark', 'Fjord Premier'),
  of('football', 'quill-isles', 'Isle Cup'),
  of('football', 'quill-isles', 'Isle Cup East', undefined, 'isle-cup'),
  of('football', 'quill-isles', 'Isle Cup West', undefined, 'isle-cup'),
  of('football', 'southmark', 'Southmark Division'),
  of('football', 'cedaria', 'Cedar Primera'),
  of('football', 'lantern-coast', 'Lantern League'),
  of('football', 'jadewater', 'Jade Coast League'),
  of('football', 'copper-plains', 'Copper League'),
  of('football', 'quill-isles', 'Tideway League'),
  of('football', 'cedaria', 'Ember Liga'),
  of('football', 'jadewater', 'Monsoon Super League'),
  of('football', 'copper-plains', 'Savanna Premier'),
  of('football', 'lantern-coast', 'Harbour First'),
  of('football', 'northreach', 'Pinewood Division'),
  of('football', 'southmark', 'Sierra Liga'),
  of('football', 'fjordmark', 'Skerry League'),
  of('ice-hockey', 'northreach', 'Glacier Hockey'),
  of('ice-hockey', 'lantern-coast', 'Timberline Hockey'),
  of('ice-hockey', 'fjordmark', 'Polar Series'),
  of('ice-hockey', 'copper-plains', 'Southern Ice'),
  of('ice-hockey', 'jadewater', 'Crane Hockey'),
  of('tennis', 'meridia', 'Meridian Open'),
  of('tennis', 'meridia', 'Meridian Open, upper half', 'meridian-open-one', 'meridian-open'),
  of('tennis', 'meridia', 'Meridian Open, lower half', 'meridian-open-two', 'meridian-open'),
  of('tennis', 'lantern-coast', 'Coral Classic'),
  of('tennis', 'jadewater', 'Lotus Trophy'),
  of('tennis', 'copper-plains', 'Dune Tour'),
  of('tennis', 'quill-isles', 'Beacon Tour'),
  of('tennis', 'cedaria', 'Orchard Tour'),
  of('basketball', 'meridia', 'Harbour Series'),
  of('basketball', 'cedaria', 'Summit Court'),
  of('basketball', 'jadewater', 'Eastern Court'),
  of('basketball', 'northreach', 'Northern Hoops'),
  of('basketball', 'southmark', 'Delta Basket'),
  of('handball', 'fjordmark', 'Strand Handball'),
  of('handball', 'southmark', 'Ridge Handball'),
  of('handball', 'cedaria', 'Coast Handball'),
  of('volleyball', 'meridia', 'Aster Volley'),
  of('volleyball', 'jadewater', 'Monsoon Volley'),
  of('volleyball', 'lantern-coast', 'Prairie Volley'),
  of('volleyball', 'northreach', 'Baltal Volley'),
  of('darts', 'quill-isles', 'Oche Masters'),
  of('darts', 'all-lands', 'Tungsten Tour'),
  of('darts', 'all-lands', 'Three Flights Series'),
  of('biathlon', 'all-lands', 'Frost Tour, mass start', 'frost-tour-mass'),
  of('biathlon', 'all-lands', 'Frost Tour, evening race', 'frost-tour-sprint')
]

/** The competition of that name; undefined for none. */
export const competitionOf = (id: string): Competition | undefined =>
  COMPETITIONS.find(one => one.id === id)

/** A competition and all that is part of it: what a filter by it must count and show alike. */
export const withParts = (id: string): readonly Competition[] =>
  COMPETITIONS.filter(one => one.id === id || one.parent === id)
