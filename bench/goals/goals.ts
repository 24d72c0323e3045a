export interface Goal {
  /** What must hold. */
  readonly text: string
  /** What measures it. */
  readonly command: string
}

const security = {
  'security-01': {
    text: '20,000 mixed operations on purses through the public API, 200 players, 32 at once, a fifth of them sent twice: the ledger adds up to 0, nothing unbalanced, negative or adrift, every key once, within 90 s',
    command: 'npm run faults -- ledger'
  },
  'security-02': {
    text: '30 kills of the platform and 20 of the database at random moments, 2,000 operations acknowledged at least: nothing lost, nothing half done, every replay answered alike, open again within 5 s',
    command: 'npm run faults -- kills'
  },
  'security-03': {
    text: '200 sockets, half of them on the older protocol, through six faults of the line: all stream again within 10 s, no error told, nothing held when all have gone',
    command: 'npm run faults -- storm'
  },
  'security-04': {
    text: '10,000 hostile inputs over every door: no answer of 5xx, no restart, an innocent player served within 250 ms (p99) meanwhile',
    command: 'npm run attack -- input'
  },
  'security-05': {
    text: 'OWASP ASVS 5.0: every requirement of level 1 and 95 % of those of levels 1 and 2 that apply, each with a test or document; 20 of level 3',
    command: 'npm run attack -- asvs'
  },
  'security-06': {
    text: 'All 61 audits of GraphQL over HTTP',
    command: 'npm run attack -- graphql'
  },
  'security-07': {
    text: 'Three clients on both protocols of the socket, 70 checks at least, all passed',
    command: 'npm run attack -- sockets'
  },
  'security-08': {
    text: '39 checks of OpenID Connect and nine rules of the client; two tabs renew one token 100 times and nobody is signed out; ten redeem one code, or one token, at once: one wins',
    command: 'npm run attack -- identity'
  },
  'security-09': {
    text: '100 rounds of 50 deposits at once against a limit: never above it, and never more than one deposit below what fits',
    command: 'npm run faults -- limits'
  },
  'security-10': {
    text: '500 payments, each told of five times in random order: 500 credits',
    command: 'npm run faults -- callbacks'
  },
  'security-11': {
    text: 'All 120 orders of bet, bet again, win, rollback and rollback again, one after the other and at once: every balance right',
    command: 'npm run faults -- orders'
  },
  'security-12': {
    text: 'Headers and content policy on every route, error, redirect, answer of the API and upload; nothing inline, nothing evaluated; no violation in a whole browser run',
    command: 'npm run attack -- headers'
  },
  'security-13': {
    text: '22 addresses of a redirect against every place that takes one: no way out of the site',
    command: 'npm run attack -- redirects'
  },
  'security-14': {
    text: 'Every operation of the schema as nobody, as another player, excluded, closed, expired and ended: none wrong',
    command: 'npm run attack -- authorisation'
  },
  'security-15': {
    text: '10 minutes with 100 sockets and 20 requests a second: memory grows by less than 15 % after warming up, open files stay, no rejection unhandled',
    command: 'npm run faults -- soak'
  },
  'security-16': {
    text: 'The browser tests five times in random order, none tried twice: none fails',
    command: 'npm run faults -- flakes'
  },
  'security-17': {
    text: 'Asked to end under load: what runs is finished, sockets are closed with 1001, nothing acknowledged is lost, gone within 10 s; processes replaced one by one are one reconnection to a client',
    command: 'npm run faults -- shutdown'
  },
  'security-18': {
    text: '2,000 sequences of 25 commands or more against the model of the purse; 85 % of the mutants of money, limits and wallet killed',
    command: 'npm run faults -- mutants'
  },
  'security-19': {
    text: 'Dumped, lost and restored: every sum holds and every replay is answered as before, the restoring within 30 s',
    command: 'npm run rehearse'
  },
  'security-20': {
    text: 'No violation of axe, no fault of vnu or html-validate on any built page; Lighthouse 95 at least on three pages',
    command: 'npm run audit'
  }
} as const satisfies Record<string, Goal>

const speed = {
  'speed-01': {
    text: 'A content page without a session asks for no script and none of React; its own takes 2 KB at most',
    command: 'npm run bench peers'
  },
  'speed-02': {
    text: 'The lobby without a session: HTML and styles within 10 KB (14 KB at the very most), and a twentieth of what the single-page build transfers without pictures',
    command: 'npm run bench peers'
  },
  'speed-03': {
    text: 'The script of a session within 80 KB, a page’s own within 20 KB; identity, carousel, consent and motion never in it',
    command: 'npm run bench peers'
  },
  'speed-04': {
    text: 'Without a session on a slow line: first paint 0.6 of Next’s and 0.45 of the single-page build’s; largest paint 0.4 of the single-page build’s and 1.05 of Next’s at most; nothing blocks, nothing shifts',
    command: 'npm run bench peers'
  },
  'speed-05': {
    text: 'With a session on a slow line: the first live balance after 0.65 of Next’s time',
    command: 'npm run bench peers'
  },
  'speed-06': {
    text: 'A soft visit is one request of 10 KB at most; in 50 of them no socket is opened anew and no game loaded again; a page prepared in advance has painted within 100 ms',
    command: 'npm run bench visits'
  },
  'speed-07': {
    text: 'Bets on one hot house account, durable: ten times the plain transaction, p99 within 10 ms, nothing unbalanced',
    command: 'npm run bench'
  },
  'speed-08': {
    text: 'A bet that shares no commit, eight at once: three times the plain transaction',
    command: 'npm run bench'
  },
  'speed-09': {
    text: 'A query of the wallet: 0.6 of the constant answer of the same host, with all 61 audits passed',
    command: 'npm run bench'
  },
  'speed-10': {
    text: '10,000 listeners: 1.15 times a bare socket’s time at most, 15 µs of processor for each, a frame in 100 ms at most',
    command: 'npm run bench'
  },
  'speed-11': {
    text: '14,000 pages: a quarter of Next’s time, 800 MB at most, 2.5 ms of processor a page',
    command: 'npm run bench peers'
  }
} as const satisfies Record<string, Goal>

/** What this product sets itself to reach, by the name under which its figure is kept. */
export const GOALS = { ...security, ...speed }

export type GoalId = keyof typeof GOALS
