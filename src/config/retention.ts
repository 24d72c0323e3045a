/** Kinds of what is kept of a person. */
export const RECORDS = [
  'profile',
  'credentials',
  'devices',
  'codes',
  'messages',
  'chats',
  'tries',
  'exports',
  'preferences',
  'payments',
  'play',
  'protection',
  'decisions',
  'documents',
  'recognition',
  'consents'
] as const

export type RecordKind = (typeof RECORDS)[number]

export interface Retention {
  /**
   * How long: from when it was made, or from when the account was closed. Nothing stands for as long
   * as the account is open, or, where nobody may have it erased, for as long as it is needed.
   */
  readonly kept: { readonly hours?: number; readonly years?: number } | null
  readonly from: 'closing' | 'making'
  /** Whether a player who has everything erased loses it at once. */
  readonly erasedOnWish: boolean
  /** What makes the house keep it, or lets it. */
  readonly ground: string
}

const MONEY = {
  kept: { years: 10 },
  from: 'closing',
  erasedOnWish: false,
  ground: 'book-keeping and tax law: ten years, the longest of the licences’ countries'
} as const satisfies Retention

const HOURS_A_DAY = 24

/** What is kept, for how long and why. The nightly job, erasure and the answers to players read it. */
export const RETENTION = {
  profile: {
    kept: null,
    from: 'closing',
    erasedOnWish: true,
    ground: 'the contract with the player: name, birthday, addresses and numbers'
  },
  credentials: {
    kept: null,
    from: 'closing',
    erasedOnWish: true,
    ground: 'the contract with the player: password, passkeys, banks that vouched'
  },
  devices: {
    kept: { hours: 180 * HOURS_A_DAY },
    from: 'making',
    erasedOnWish: true,
    ground: 'security of the account: the list of own log-ins'
  },
  codes: {
    kept: { hours: 24 },
    from: 'making',
    erasedOnWish: true,
    ground: 'security of the account: codes and links good for minutes'
  },
  messages: {
    kept: { hours: 24 },
    from: 'making',
    erasedOnWish: true,
    ground: 'delivery: until whoever carries the post has taken them'
  },
  chats: {
    kept: { hours: 90 * HOURS_A_DAY },
    from: 'making',
    erasedOnWish: true,
    ground: 'answering what was asked in the chat: ninety days from its last word'
  },
  tries: {
    kept: { hours: 48 },
    from: 'making',
    erasedOnWish: false,
    ground: 'security of all accounts: hashes that slow guessing down'
  },
  exports: {
    kept: { hours: 24 },
    from: 'making',
    erasedOnWish: true,
    ground: 'that files are not asked for without end; the files themselves are never stored'
  },
  preferences: {
    kept: null,
    from: 'closing',
    erasedOnWish: true,
    ground: 'the contract with the player: favourites and open doors'
  },
  payments: MONEY,
  play: MONEY,
  protection: {
    kept: { years: 10 },
    from: 'closing',
    erasedOnWish: false,
    ground: 'proof of player protection: limits, breaks, exclusions'
  },
  decisions: {
    kept: { years: 10 },
    from: 'closing',
    erasedOnWish: false,
    ground: 'proof of player protection: the record of decisions, which holds figures alone'
  },
  documents: {
    kept: { years: 5 },
    from: 'closing',
    erasedOnWish: false,
    ground: 'law against money laundering: five years from the end of the business with a customer'
  },
  recognition: {
    kept: null,
    from: 'closing',
    erasedOnWish: false,
    ground: 'exclusion: keyed hashes that tell nothing, by which a person who comes back is known'
  },
  consents: {
    kept: { years: 3 },
    from: 'making',
    erasedOnWish: false,
    ground:
      'proof of consent: the house must be able to show that it was given; no row names anybody'
  }
} as const satisfies Record<RecordKind, Retention>

type Bounded = {
  [K in RecordKind]: (typeof RETENTION)[K]['kept'] extends null ? never : K
}[RecordKind]

/** The moment that lies as long before another as a record is kept. */
export function keptSince(record: Bounded, now: Date): Date {
  const { hours = 0, years = 0 }: NonNullable<Retention['kept']> = RETENTION[record].kept
  const since = new Date(now.getTime() - hours * 3_600_000)
  since.setUTCFullYear(since.getUTCFullYear() - years)
  return since
}

/** Until when a record is kept that began its time at a moment; null when nothing ends it. */
export function keptUntil(record: RecordKind, from: Date): Date | null {
  const { kept }: Retention = RETENTION[record]
  if (!kept) return null
  const until = new Date(from.getTime() + (kept.hours ?? 0) * 3_600_000)
  until.setUTCFullYear(until.getUTCFullYear() + (kept.years ?? 0))
  return until
}
