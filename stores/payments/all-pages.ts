export interface Page<Entry> {
  readonly entries: readonly Entry[]
  /** Where the next page begins; undefined after the last one. */
  readonly next: string | undefined
}

export type ForFile<Entry> =
  | { readonly status: 'ready'; readonly entries: readonly Entry[] }
  | { readonly status: 'failed' }
  /** More than a table is of use for: a narrower time is to be chosen. */
  | { readonly status: 'tooMany' }

const MOST_IN_FILE = 50_000

/** Where the next page begins, by what the platform says of this one. */
export const nextOf = ({
  endCursor,
  hasNextPage
}: {
  readonly endCursor: string | null
  readonly hasNextPage: boolean
}): string | undefined => (hasNextPage ? (endCursor ?? undefined) : undefined)

/** Reads page after page for a file that leaves nothing out. */
export async function allPages<Entry>(
  readPage: (after: string | null) => Promise<Page<Entry> | undefined>
): Promise<ForFile<Entry>> {
  const entries: Entry[] = []
  let after: string | null = null
  while (entries.length <= MOST_IN_FILE) {
    const page: Page<Entry> | undefined = await readPage(after)
    if (!page) return { status: 'failed' }
    entries.push(...page.entries)
    if (page.next === undefined) return { status: 'ready', entries }
    after = page.next
  }
  return { status: 'tooMany' }
}
