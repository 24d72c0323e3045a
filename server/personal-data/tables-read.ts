import {
  AliasNode,
  type OperationNode,
  type RootOperationNode,
  SelectQueryNode,
  TableNode
} from 'kysely'

/** The tables whose columns a query's rows may hold. */
export function tablesRead(node: RootOperationNode): readonly string[] {
  if (node.kind === 'SelectQueryNode') return ofSelect(node)
  if (node.kind === 'InsertQueryNode') return node.returning ? ofSource(node.into) : []
  if (node.kind === 'UpdateQueryNode') return node.returning ? ofSource(node.table) : []
  if (node.kind === 'DeleteQueryNode')
    return node.returning ? node.from.froms.flatMap(ofSource) : []
  return []
}

const ofSelect = ({ from, joins = [] }: SelectQueryNode): readonly string[] => [
  ...(from?.froms ?? []).flatMap(ofSource),
  ...joins.flatMap(({ table }) => ofSource(table))
]

function ofSource(node: OperationNode | undefined): readonly string[] {
  if (!node) return []
  if (TableNode.is(node)) return [node.table.identifier.name]
  if (AliasNode.is(node)) return ofSource(node.node)
  return SelectQueryNode.is(node) ? ofSelect(node) : []
}
