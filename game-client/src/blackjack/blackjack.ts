import type { TableRules } from '#contract/wire/table-play.ts'
import type { Open } from '../kind.ts'
import { Table } from '../table/table.ts'
import { words } from '../words.ts'

/** Lays the table; its game is not there yet. */
export const openBlackjack =
  (rules: TableRules): Open =>
  async (root, data) => {
    new Table(root, rules, words(data), { menu() {}, sound() {}, exit() {} })
  }
