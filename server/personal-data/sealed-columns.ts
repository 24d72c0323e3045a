/** Columns of text that are sealed at rest, by table. No query compares, sorts or renames one. */
export const SEALED_COLUMNS = {
  players: ['ssn', 'phone_number', 'street', 'city', 'zip_code', 'state'],
  // What people write in their own words of why they leave, want to come back, and live on.
  account_closures: ['comment'],
  exclusions: ['return_message'],
  wealth_answers: ['comment']
} as const satisfies Readonly<Record<string, readonly string[]>>

const SETS: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(SEALED_COLUMNS).map(([table, columns]) => [table, new Set<string>(columns)])
)

/** The sealed columns of a table; undefined where nothing is sealed. */
export const sealedColumnsOf = (table: string): ReadonlySet<string> | undefined => SETS.get(table)

/** Every name that a sealed column has, with its context for sealing. */
export const contextOf = (table: string, column: string): string => `${table}.${column}`
