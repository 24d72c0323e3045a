import type { SportsBetFieldsFragment } from '#contract/generated/page/graphql.ts'

type Wire = SportsBetFieldsFragment

/** A leg as the book tells it: the home side of a match to come. */
export const wireLeg = (more: object = {}): Wire['legs'][number] => ({
  event: 'a',
  sport: 'football',
  competition: 'aurora-league',
  startsAt: '2026-11-30T18:00:00Z',
  sides: ['Ljosby', 'Isfold'],
  market: 'match-result',
  outcome: '1',
  price: 2000,
  eachWayPlaces: null,
  eachWayPart: null,
  status: 'OPEN',
  voidHalves: 0,
  deadHeatPlaces: null,
  deadHeatTied: null,
  placed: null,
  placeDeadHeatPlaces: null,
  placeDeadHeatTied: null,
  scoreAtPlacement: null,
  score: null,
  priceNow: 2000,
  isSuspended: false,
  isLive: false,
  ...more
})

/** A bet as the book tells it: ten euros on one leg that is open, and can be sold. */
export const wireBet = (more: Partial<Wire> = {}): Wire => ({
  id: 'one',
  number: 'HN47Q2KX',
  placedAt: '2026-11-29T12:00:00Z',
  status: 'ACCEPTED',
  shape: 'SINGLE',
  of: null,
  eachWay: false,
  lines: 1,
  currency: 'EUR',
  stake: '10.00',
  openStake: '10.00',
  isFreeBet: false,
  possibleReturn: '20.00',
  returned: '0.00',
  owed: '0.00',
  pendingUntil: null,
  settledAt: null,
  version: 1,
  refusal: null,
  cashOut: {
    state: 'OFFERED',
    value: '9.50',
    allowsPart: true,
    expiresAt: null,
    margin: 50,
    autoAtLeast: null
  },
  cashOuts: [],
  legs: [wireLeg()],
  ...more
})
