import { coined } from './coined.ts'
import { FAMILY_NAMES } from './names.ts'

export const CREST_PATTERNS = [
  'stripes',
  'halves',
  'sash',
  'cross',
  'chevron',
  'hoops',
  'quarters',
  'plain'
] as const

/** What a crest is drawn of: a pattern of two colours, named by their hue in degrees, or a shade. */
export interface Crest {
  readonly pattern: (typeof CREST_PATTERNS)[number]
  readonly colours: readonly [CrestColour, CrestColour]
}

export const CREST_COLOURS = [
  'crimson',
  'white',
  'amber',
  'navy',
  'emerald',
  'sky',
  'slate',
  'orange',
  'maroon',
  'lime',
  'violet',
  'teal'
] as const

export type CrestColour = (typeof CREST_COLOURS)[number]

/** A side: a club, or who plays alone. */
export interface Team {
  readonly id: string
  readonly name: string
  readonly competition: string
  /** In percent of what is usual: 110 scores a tenth more than most. */
  readonly attack: number
  /** In percent of what is usual: 110 lets in a tenth more than most. */
  readonly concedes: number
  readonly crest: Crest
}

/** Clubs of each competition, the strongest first. */
const CLUBS: Readonly<Record<string, string>> = {
  'aurora-league':
    'Ljosby,Ravnsund,Fenhaven,Hollowmere,Brimholt,Isfold,Stormoy,Quillport,Marrowick,Dunmarsh,Eskerby,Thornfirth',
  'fjord-premier':
    'Velstrand,Kestrel Bay,Skarvik Town,Grimsdal,Oarsund,Tindeby,Fossgate,Lysmouth,Brattholm,Havnemark',
  'isle-cup-east':
    'Aldermoor,Tarnwick,Gannet Point,Selkie Rovers,Brinewick,Puffin Cross,Saltcombe Quay,Wrackham',
  'isle-cup-west':
    'Cragmoor,Petrel United,Heatherlow,Skerrow,Machairtown,Peatholme,Driftwick,Lorne Stacks',
  'southmark-division':
    'Osmarra,Port Meryn,Calvanto,Tresillia,Vinhaven,Monteluz,Olivar,Sant Brenna,Puerto Alb,Campovera',
  'cedar-primera':
    'Cedrona,Rio Ambar,Altavela,Palmarin,Estrellon,Llanocruz,Puntabrava,Verdamar,Solcanto,Bravomonte',
  'lantern-league':
    'Lantern City,Redwharf,Silverquay,Foxhollow,Ironmere,Bluffport,Marigold Heights,Galeton,Pinecrest Bay,Wickford Mills',
  'jade-coast-league':
    'Jadehaven,Kumori Bay,Seongmar,Lotus Harbour,Tanrai,Bamboo Falls,Hanami Point,Mirashi,Pearl Delta,Cranewater',
  'copper-league':
    'Copperton,Redgum Rangers,Wattle Creek,Ochre Hills,Kookaring,Saltbush,Dune Harbour,Brolga Plains',
  'glacier-hockey':
    'Kaldrand,Skerry Gulls,Velmora Lynx,Grayfell,Frostholm,Icewick Owls,Nordvik Wolves,Hailstone Bears,Rimefell,Sleetmoor',
  'timberline-hockey':
    'Timber Wolverines,Cascade Elks,Maplefort,Moosejaw Bay,Spruce Ridge,Beaverdam,Granite Hawks,Northern Pikes',
  'polar-series':
    'Polarhavn,Whiteout Stormoy,Isbreen,Snowcrest,Kaldfoss,Rimbrook,Drivis,Blizzard Bay',
  'harbour-series':
    'Castellan,Harrow Point,Anchor Bay,Pier Nine,Lighthouse Lions,Breakwater,Dockside Kings,Mooring Town',
  'summit-court':
    'Summit Condors,Altiplano Stars,Peakview,Ridge Runners,Cordillera Nine,Granito,Cumbre Blue,Valle Jaguars',
  'eastern-court':
    'Rising Cranes,Jade Dragons,Kumori Comets,Tanrai Tigers,Harbour Herons,Mirashi Storm,Delta Dolphins,Golden Carp',
  'strand-handball': 'Strandvik,Havoy Hand,Bolgeby,Klitmoor,Sandnes Mark,Tangholm,Muslund,Reveby',
  'ridge-handball': 'Ridgemont,Valcresta,Colinara,Sierrabel,Montenova,Rocafort,Picalta,Bajamar',
  'aster-volley':
    'Asterhold,Meridian Nets,Portavela,Lumenaria,Highspike,Costaluna,Velvet Harbour,Torrebianca,Nimbus,Dalmora,Ostravento,Brisamar'
}

const FOOTBALL = 'Town Rovers Albion'

/** Clubs of the wide world, whose names are coined. */
const COINED: Readonly<Record<string, readonly string[]>> = {
  'ember-liga': coined('mar vale sol rio', FOOTBALL, 20),
  'harbour-first': coined('port bay reef quay', FOOTBALL, 20),
  'monsoon-super-league': coined('pura tan shima lin', FOOTBALL, 20),
  'savanna-premier': coined('burn creek plain rock', FOOTBALL, 20),
  'pinewood-division': coined('by stad lund tarn', FOOTBALL, 20),
  'skerry-league': coined('vik fjord holm sund', FOOTBALL, 20),
  'tideway-league': coined('wick mere combe thorpe', FOOTBALL, 20),
  'sierra-liga': coined('monte sierra torre villa', FOOTBALL, 20),
  'southern-ice': coined('frost rime', 'Wolves Terns Seals', 20),
  'crane-hockey': coined('yuki hari', 'Cranes Tigers Drakes', 20),
  'northern-hoops': coined('gate crest', 'Giants Arrows Sparks', 20),
  'delta-basket': coined('delta nova', 'Herons Bulls Suns', 20),
  'coast-handball': coined('costa playa', 'Hand', 20),
  'monsoon-volley': coined('kawa mori', 'Spikers', 24),
  'prairie-volley': coined('field ridge', 'Volley', 24),
  'baltal-volley': coined('grad dorf', 'Volley', 24)
}

/** How many play alone in each competition, whose names are taken in turn. */
const ALONE: readonly { readonly competition: string; readonly count: number }[] = [
  { competition: 'meridian-open-one', count: 24 },
  { competition: 'meridian-open-two', count: 24 },
  { competition: 'coral-classic', count: 16 },
  { competition: 'lotus-trophy', count: 16 },
  { competition: 'frost-tour-mass', count: 30 },
  { competition: 'frost-tour-sprint', count: 30 },
  { competition: 'oche-masters', count: 32 },
  { competition: 'dune-tour', count: 96 },
  { competition: 'beacon-tour', count: 64 },
  { competition: 'orchard-tour', count: 96 },
  { competition: 'tungsten-tour', count: 96 },
  { competition: 'three-flights-series', count: 104 }
]

const slug = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, '-')
    .replaceAll(/^-|-$/g, '')

/** Strength falls evenly along the list; a club that scores little may still let in little. */
function strengths(place: number, count: number): Pick<Team, 'attack' | 'concedes'> {
  const standing = count === 1 ? 0 : 1 - (2 * place) / (count - 1)
  const leaning = ((place * 7) % 5) - 2
  return {
    attack: Math.round(100 + 22 * standing + 2 * leaning),
    concedes: Math.round(100 - 20 * standing + 2 * leaning)
  }
}

function crest(number: number): Crest {
  const pick = <Item>(items: readonly Item[], at: number): Item => {
    const item = items[at % items.length]
    if (item === undefined) throw new RangeError('Nothing to pick from')
    return item
  }
  const first = number % CREST_COLOURS.length
  // Never the same colour twice: the second is one to eleven further.
  const second = first + 1 + ((number * 5) % (CREST_COLOURS.length - 1))
  return {
    pattern: pick(CREST_PATTERNS, number * 3 + Math.floor(number / CREST_PATTERNS.length)),
    colours: [pick(CREST_COLOURS, first), pick(CREST_COLOURS, second)]
  }
}

function people(): { readonly competition: string; readonly names: readonly string[] }[] {
  let taken = 0
  return ALONE.map(({ competition, count }) => {
    const names = Array.from({ length: count }, () => {
      const family = FAMILY_NAMES[taken % FAMILY_NAMES.length] ?? ''
      // Another initial each time that the list of family names begins anew.
      const initial = 'ATMKEJSLRVNDHOPBCFGIUWY'[
        (taken * 5 + Math.floor(taken / FAMILY_NAMES.length)) % 23
      ]
      taken++
      return `${initial}. ${family}`
    })
    return { competition, names }
  })
}

const lists = [
  ...Object.entries(CLUBS).map(([competition, names]) => ({
    competition,
    names: names.split(',')
  })),
  ...people(),
  ...Object.entries(COINED).map(([competition, names]) => ({ competition, names }))
]

/** All sides, competition by competition, the strongest of each first. */
export const TEAMS: readonly Team[] = lists.flatMap(({ competition, names }, list) =>
  names.map((name, place) => ({
    id: slug(name),
    name,
    competition,
    ...strengths(place, names.length),
    crest: crest(list * 11 + place)
  }))
)

const byId = new Map(TEAMS.map(team => [team.id, team]))
const byCompetition = Map.groupBy(TEAMS, team => team.competition)

/** The side of that name; undefined for none. */
export const teamOf = (id: string): Team | undefined => byId.get(id)

/** Sides of a competition that holds matches itself, the strongest first; none for another. */
export const teamsOf = (competition: string): readonly Team[] =>
  byCompetition.get(competition) ?? []
