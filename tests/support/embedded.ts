/** Rooms whose tests are about a database itself: all of them run on the embedded one as well. */
const ROOMS = ['bus', 'db', 'jobs', 'ledger'] as const

/** Of each other room the files that together send nearly all of its statements. */
const FILES = {
  activity: ['activity', 'reality-check'],
  audit: ['record'],
  authorisation: ['streams'],
  banks: ['completion', 'logins'],
  bonus: ['ends', 'play'],
  cashier: [
    'deposit',
    'deposit-limits',
    'idempotency',
    'offers',
    'reconcile',
    'unfinished',
    'withdrawal',
    'withdrawal-rules'
  ],
  'cashier-history': ['payments'],
  catalogue: ['catalogue', 'played'],
  chat: ['desk', 'token'],
  compliance: [
    'additional-information',
    'addresses',
    'decisions',
    'due-diligence',
    'identity-check',
    'wealth'
  ],
  config: ['start'],
  consent: ['consent'],
  content: ['announcements'],
  'fan-out': ['fan-out'],
  engagement: ['contest-doors', 'missions', 'rank', 'rewards', 'shop', 'tournaments'],
  entry: ['bank-registration', 'national-id', 'one-person', 'phone', 'registration'],
  exclusion: ['breaks-and-closing', 'houses', 'register', 'self-exclusion'],
  games: [
    'free-spins',
    'live-wheel',
    'provider',
    'round-history',
    'round-rules',
    'table-rounds',
    'wallet-api'
  ],
  http: ['health', 'shutdown'],
  identity: ['adapter', 'code-flow', 'passkey-page', 'sessions'],
  jackpot: ['board', 'check-records', 'checked-wins', 'contribute', 'decide'],
  jackpots: ['rest'],
  limits: ['play', 'play-days', 'sessions', 'set-limit'],
  measures: ['events'],
  'outside-book': ['frame'],
  payments: ['card-kept', 'card-number', 'finshark'],
  'personal-data': ['erasure', 'export', 'marketing', 'retention', 'sealed-columns', 'tables'],
  player: ['rekeying', 'viewer'],
  raffle: ['queries', 'tickets'],
  rewards: ['cashback', 'claim', 'list', 'promo-codes', 'spins'],
  sandbox: ['clock', 'console', 'documents', 'loyalty', 'openapi', 'payments'],
  session: ['own-sessions'],
  sockets: ['both-protocols'],
  'sports-feed': ['feed', 'source'],
  'sports-live': ['topics'],
  sports: ['cash-out', 'place-bet', 'settle'],
  tracing: ['steps'],
  wallet: ['balance']
} as const

/** What runs on the embedded database as well as on PostgreSQL: docs/decisions/0019 says why. */
export const EMBEDDED: readonly string[] = [
  ...ROOMS.map(room => `tests/server/${room}/*.test.ts`),
  ...Object.entries(FILES).flatMap(([room, names]) =>
    names.map(name => `tests/server/${room}/${name}.test.ts`)
  )
]
