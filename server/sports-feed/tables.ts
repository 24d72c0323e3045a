import type { ColumnType, Generated, Selectable } from 'kysely'

import type { FeedFixture } from '#contract/wire/sports-feed.ts'
import type { Fixed } from '../db/tables.ts'

type Later<T> = ColumnType<T | null, T | null | undefined, T | null>

interface FeedStateTable {
  id: Fixed<number>
  number: bigint
  played_until: Date | null
  holder: string | null
  held_until: Date | null
}

interface FeedMessagesTable {
  no: Fixed<bigint>
  event: Fixed<string>
  kind: Fixed<string>
  at: Fixed<Date>
  body: Fixed<string>
}

interface FeedMatchesTable {
  id: Fixed<string>
  fixture: ColumnType<FeedFixture | null, string | undefined, string>
  told: Later<number>
  halted: ColumnType<boolean, boolean | undefined, boolean>
  ended: Later<'abandoned' | 'played'>
  at: Fixed<Date>
}

export type OrderKind = 'abandon' | 'halt' | 'overturn' | 'postpone' | 'resume'

interface FeedOrdersTable {
  id: Generated<bigint>
  event: Fixed<string>
  kind: Fixed<OrderKind>
}

declare module '#server/db/tables.ts' {
  interface Tables {
    feed_state: FeedStateTable
    feed_messages: FeedMessagesTable
    feed_matches: FeedMatchesTable
    feed_orders: FeedOrdersTable
  }
}

export type MarkedMatch = Selectable<FeedMatchesTable>
export type Order = Selectable<FeedOrdersTable>
