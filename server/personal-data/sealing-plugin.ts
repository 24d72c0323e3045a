import {
  ColumnNode,
  type ColumnUpdateNode,
  type InsertQueryNode,
  type KyselyPlugin,
  type OperationNode,
  PrimitiveValueListNode,
  type QueryId,
  type RootOperationNode,
  TableNode,
  type UpdateQueryNode,
  ValueListNode,
  ValueNode,
  ValuesNode
} from 'kysely'

import { isSealedText, openText, type SealingKeys, sealText } from './seal.ts'
import { contextOf, sealedColumnsOf } from './sealed-columns.ts'
import { tablesRead } from './tables-read.ts'

/** A query writes a sealed column by something that is no value, so nobody could seal it. */
export class Unsealable extends Error {
  override readonly name = 'Unsealable'
}

/**
 * Seals the columns of SEALED_COLUMNS on their way into the database and opens them on their way
 * out, so that every reader and writer of a table goes on as if they were plain.
 */
export function sealingPlugin(keys: SealingKeys): KyselyPlugin {
  const readFrom = new WeakMap<QueryId, readonly string[]>()

  const sealed = (value: unknown, table: string, column: string): unknown => {
    if (value === null || value === undefined) return value
    if (typeof value === 'string') return sealText(keys, value, contextOf(table, column))
    throw new Unsealable(`${table}.${column} takes a text`)
  }

  function sealedNode(node: OperationNode, table: string, column: string): ValueNode {
    if (!ValueNode.is(node)) throw new Unsealable(`${table}.${column} takes a value alone`)
    return { ...node, value: sealed(node.value, table, column) }
  }

  const updates = (given: readonly ColumnUpdateNode[], table: string) => {
    const columns = sealedColumnsOf(table)
    return given.map(update => {
      const name = ColumnNode.is(update.column) ? update.column.column.name : ''
      return columns?.has(name)
        ? { ...update, value: sealedNode(update.value, table, name) }
        : update
    })
  }

  function insert(node: InsertQueryNode, table: string): InsertQueryNode {
    const columns = sealedColumnsOf(table)
    const names = (node.columns ?? []).map(({ column }) => column.name)
    const { values, onConflict } = node
    if (values && !ValuesNode.is(values) && names.some(name => columns?.has(name)))
      throw new Unsealable(`${table} takes rows alone`)
    const isSealed = (index: number) => columns?.has(names[index] ?? '')
    const rowOf = (row: PrimitiveValueListNode | ValueListNode) =>
      PrimitiveValueListNode.is(row)
        ? PrimitiveValueListNode.create(
            row.values.map((value, i) =>
              isSealed(i) ? sealed(value, table, names[i] ?? '') : value
            )
          )
        : ValueListNode.create(
            row.values.map((value, i) =>
              isSealed(i) && isGiven(value) ? sealedNode(value, table, names[i] ?? '') : value
            )
          )
    return {
      ...node,
      ...(values &&
        ValuesNode.is(values) && { values: ValuesNode.create(values.values.map(rowOf)) }),
      ...(onConflict?.updates && {
        onConflict: { ...onConflict, updates: updates(onConflict.updates, table) }
      })
    }
  }

  function opened(row: Record<string, unknown>, tables: readonly string[]) {
    const change: Record<string, string> = {}
    for (const table of tables)
      for (const column of sealedColumnsOf(table) ?? []) {
        const value = row[column]
        if (typeof value === 'string' && isSealedText(value))
          change[column] = openText(keys, value, contextOf(table, column))
      }
    return { ...row, ...change }
  }

  return {
    transformQuery({ node, queryId }): RootOperationNode {
      const tables = tablesRead(node).filter(sealedColumnsOf)
      if (tables.length > 0) readFrom.set(queryId, tables)
      if (node.kind === 'InsertQueryNode') {
        const table = nameOf(node.into)
        return sealedColumnsOf(table) ? insert(node, table) : node
      }
      if (node.kind === 'UpdateQueryNode') return update(node)
      return node
    },
    async transformResult({ result, queryId }) {
      const tables = readFrom.get(queryId)
      if (!tables || result.rows.length === 0) return result
      return { ...result, rows: result.rows.map(row => opened(row, tables)) }
    }
  }

  function update(node: UpdateQueryNode): UpdateQueryNode {
    const table = nameOf(node.table)
    if (!sealedColumnsOf(table) || !node.updates) return node
    return { ...node, updates: updates(node.updates, table) }
  }
}

/** A row that lacks a column which others have leaves it to its default. */
const isGiven = (node: OperationNode) => node.kind !== 'DefaultInsertValueNode'

const nameOf = (node: OperationNode | undefined): string =>
  node && TableNode.is(node) ? node.table.identifier.name : ''
