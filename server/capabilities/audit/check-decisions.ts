import type { Executor } from '../../db/database.ts'
import { BEGINNING, hashOf } from './decision.ts'

export interface Head {
  readonly seq: bigint
  readonly hash: string
}

export interface Finding {
  readonly seq: bigint
  readonly fault: string
}

export interface Checked {
  readonly lines: number
  readonly head: Head
  readonly findings: readonly Finding[]
}

const AT_ONCE = 1000n

/**
 * Walks the whole record and names every line that was changed, removed, moved or put in. Heads that
 * were written down elsewhere tell, too, when somebody has made the record anew as a whole.
 */
export async function checkDecisions(db: Executor, known: readonly Head[] = []): Promise<Checked> {
  const findings: Finding[] = []
  const find = (seq: bigint, fault: string) => findings.push({ seq, fault })
  const sought = new Map(known.map(({ seq, hash }) => [seq, hash]))
  let last: Head = { seq: 0n, hash: BEGINNING }
  let lines = 0

  for (;;) {
    const rows = await db
      .selectFrom('protective_decisions')
      .selectAll()
      .where('seq', '>', last.seq)
      .orderBy('seq')
      .limit(Number(AT_ONCE))
      .execute()
    if (rows.length === 0) break
    for (const row of rows) {
      const { seq, hash, previous } = row
      if (seq !== last.seq + 1n) find(last.seq + 1n, `is missing, and all up to ${seq - 1n}`)
      else if (previous !== last.hash) find(seq, 'does not follow from the line before')
      if (hashOf({ ...row, playerId: row.player_id }) !== hash) find(seq, 'says other than it said')
      const written = sought.get(seq)
      if (written !== undefined && written !== hash)
        find(seq, 'is not the line that was written down elsewhere')
      sought.delete(seq)
      last = { seq, hash }
      lines += 1
    }
  }

  for (const seq of sought.keys()) find(seq, 'was written down elsewhere and is not there')
  const head = await db
    .selectFrom('protective_decisions_head')
    .select(['seq', 'hash'])
    .executeTakeFirst()
  if (head?.seq !== last.seq || head.hash !== last.hash)
    find(last.seq, `is the last line, and the head is at ${head?.seq ?? 'no line'}`)
  return { lines, head: last, findings }
}
