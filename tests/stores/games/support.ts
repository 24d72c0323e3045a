/** What the platform says of where a visitor comes from. */
export const anonymousCountry = ({
  code = 'FI',
  currency = 'EUR',
  licence = 'crc',
  subDivision = null as string | null
} = {}) => ({
  rootContext: {
    country: {
      id: code,
      code,
      name: code,
      currency,
      licence,
      loginFlow: 'custom',
      registrationForm: 'DINO',
      bankProviders: []
    },
    playerCountry: null,
    ipCountry: null,
    ipCountryCode: code,
    subDivision
  }
})

export const named = (from: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => `g${from + at}`)

interface Page {
  readonly ids: readonly string[]
  readonly next?: string | null
  readonly hasNext?: boolean
}

const connection = ({ ids, next = 'end', hasNext = true }: Page) => ({
  totalCount: 99,
  edges: ids.map((lookupId, idx) => ({
    cursor: `cursor of ${lookupId}`,
    node: {
      lookupId,
      idx,
      slug: lookupId,
      name: lookupId,
      studio: { name: 'Moor', slug: 'moor' },
      image: `/art/tiles/${lookupId}`,
      colours: [],
      isLiveCasinoGame: false,
      isNew: false,
      hasJackpot: false,
      hasFunMode: true,
      minBet: '0.20',
      maxBet: '100.00',
      maxWin: 5000,
      rtp: 96.2,
      volatility: 'HIGH',
      live: null
    }
  })),
  pageInfo: { hasNextPage: hasNext, endCursor: next }
})

export const gamesAnswer = (page: Page) => ({
  personalized: { listOfGames: { name: 'A list', slug: 'a-list', games: connection(page) } }
})

export const studioAnswer = (page: Page) => ({
  studio: { name: 'Moor', slug: 'moor', imageUrl: null, games: connection(page) }
})
