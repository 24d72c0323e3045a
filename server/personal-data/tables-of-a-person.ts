import type { RecordKind } from '#config/retention.ts'
import type { Tables } from '../db/tables.ts'

interface PersonalTable {
  readonly record: RecordKind
  /** What names the player in it. */
  readonly by?: string
  /** What becomes of the player's rows when everything is erased that may be. */
  readonly erased: 'blanked' | 'gone' | 'kept'
  /** Columns that no file for the player shows: secrets, hashes and the house's own marks. */
  readonly hidden: readonly string[] | 'all'
}

const MARKS = ['player_id', 'idempotency_key', 'body_hash', 'version', 'key'] as const

const kept = (record: RecordKind, hidden: readonly string[] = []): PersonalTable => ({
  record,
  erased: 'kept',
  hidden: [...MARKS, ...hidden]
})
const gone = (record: RecordKind, hidden: readonly string[] = []): PersonalTable => ({
  record,
  erased: 'gone',
  hidden: [...MARKS, ...hidden]
})
const secret = (record: RecordKind): PersonalTable => ({ record, erased: 'gone', hidden: 'all' })

/**
 * Every table of the house with rows of a player: what the file for the player shows of it, and what
 * erasure does. A test fails for a table that is missing here.
 */
export const PERSONAL_TABLES = {
  players: {
    record: 'profile',
    by: 'id',
    erased: 'blanked',
    hidden: [
      ...MARKS,
      'email_key',
      'person_key',
      'national_key',
      'born_key',
      'letters_key',
      'phone_key',
      'keyed_under'
    ]
  },
  account_closures: kept('protection'),
  bank_identities: gone('credentials'),
  bank_logins: secret('codes'),
  bonuses: kept('play', ['weights']),
  cashback_weeks: kept('play'),
  credentials: secret('credentials'),
  deposits: kept('payments', [
    'frame_url',
    'return_url',
    'account_id',
    'used_account_id',
    'sequence'
  ]),
  // Of another party where a provider runs the chat; the sandbox's own desk has its tables here.
  desk_conversations: {
    record: 'chats',
    by: 'external_id',
    erased: 'gone',
    hidden: ['external_id', 'read_id']
  },
  desk_messages: {
    record: 'chats',
    by: 'external_id',
    erased: 'gone',
    hidden: ['external_id', 'key', 'answers']
  },
  desk_sessions: { ...secret('chats'), by: 'external_id' },
  document_requests: kept('documents'),
  documents: kept('documents', ['content']),
  due_diligence: kept('documents'),
  engagement_levels: { ...gone('preferences'), hidden: 'all' },
  exclusions: kept('protection', ['register_entry']),
  favourite_games: gone('preferences'),
  free_spins: kept('play'),
  game_launches: secret('preferences'),
  game_rounds: kept('play', ['bet_transaction']),
  game_sessions: { ...kept('play'), hidden: 'all' },
  identity_checks: kept('documents'),
  jackpot_contributions: kept('play', ['transaction_id', 'entry']),
  jackpot_freebets: kept('play'),
  jackpot_opt_ins: kept('play'),
  jackpot_standings: kept('play'),
  jackpot_wins: kept('play'),
  passkey_challenges: secret('codes'),
  passkeys: gone('credentials', ['credential_id', 'public_key', 'counter']),
  password_permits: secret('codes'),
  personal_exports: gone('exports', ['id']),
  play_days: kept('play'),
  player_limits: kept('protection'),
  promo_uses: kept('play'),
  protection_tools_shown: kept('protection'),
  protective_decisions: kept('decisions', ['previous', 'hash']),
  raffle_entries: kept('play'),
  raffle_wagers: kept('play', ['transaction_id']),
  raffle_wins: kept('play'),
  reward_assignments: kept('play', ['tries', 'next_at']),
  reward_players: { ...kept('play'), hidden: 'all' },
  sessions: { record: 'devices', erased: 'blanked', hidden: MARKS },
  slots_in_play: secret('preferences'),
  sport_bet_legs: kept('play', ['revision', 'settled']),
  sport_bets: kept('play', ['bonus_counted', 'liability', 'reference', 'session_id']),
  sport_cash_outs: kept('play', ['reference']),
  sport_favourites: gone('preferences'),
  sport_free_bets: kept('play'),
  verifications: secret('codes'),
  wealth_answers: kept('documents'),
  withdrawals: kept('payments', ['account_id', 'sequence'])
} as const satisfies Partial<Record<keyof Tables, PersonalTable>>

export type PersonalTableName = keyof typeof PERSONAL_TABLES

const isPersonalTable = (name: string): name is PersonalTableName =>
  Object.hasOwn(PERSONAL_TABLES, name)

/** The tables, for whoever goes through all of them. */
export const personalTables = (): readonly (PersonalTable & {
  readonly table: PersonalTableName
})[] =>
  Object.keys(PERSONAL_TABLES)
    .filter(isPersonalTable)
    .map(table => ({ table, ...PERSONAL_TABLES[table] }))

/** Tables of other parties, which the sandbox plays: they know players by their own marks. */
export const OTHER_PARTIES = /^(bank_provider|engage|identity_provider|provider|register)_/
