import {
  type FieldNode,
  type GraphQLCompositeType,
  GraphQLError,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule
} from 'graphql'

export const LIMITS = {
  tokens: 2000,
  depth: 12,
  aliases: 20,
  cost: 10_000,
  /** How many entries a list without a page size is taken for. */
  unpagedList: 20,
  /** What a page size in a variable is taken for; resolvers refuse more than their own maximum. */
  pageInVariable: 100
} as const

const PAGE_ARGUMENTS = ['first', 'last', 'size', 'maxRecentlyPlayedGames']

interface Measure {
  readonly depth: number
  readonly aliases: number
  /** Objects that the answer may hold. */
  readonly cost: number
}

const NOTHING: Measure = { depth: 0, aliases: 0, cost: 0 }

/** Refuses an operation that is too deep, has too many aliases or may answer too many objects. */
export const limitsRule: ValidationRule = context => {
  const measured = new Map<string, Measure>()
  return {
    OperationDefinition(operation) {
      const root = context.getSchema().getRootType(operation.operation)
      if (!root) return
      const found = measureSet(operation.selectionSet, root, undefined, { context, measured })
      for (const limit of ['depth', 'aliases', 'cost'] as const)
        if (found[limit] > LIMITS[limit]) context.reportError(refusal(limit))
    }
  }
}

const refusal = (limit: keyof Measure) =>
  new GraphQLError('The query asks for too much at once', {
    extensions: { type: 'QueryRefused', reasons: [`TOO_MUCH_${limit.toUpperCase()}`] }
  })

interface Walk {
  readonly context: ValidationContext
  readonly measured: Map<string, Measure>
}

function measureSet(
  set: SelectionSetNode,
  parent: GraphQLCompositeType,
  page: number | undefined,
  walk: Walk
): Measure {
  return set.selections
    .map(selection => measureSelection(selection, parent, page, walk))
    .reduce(
      (sum, next) => ({
        depth: Math.max(sum.depth, next.depth),
        aliases: sum.aliases + next.aliases,
        cost: sum.cost + next.cost
      }),
      NOTHING
    )
}

function measureSelection(
  selection: SelectionNode,
  parent: GraphQLCompositeType,
  page: number | undefined,
  walk: Walk
): Measure {
  switch (selection.kind) {
    case Kind.FIELD:
      return measureField(selection, parent, page, walk)
    case Kind.INLINE_FRAGMENT: {
      const type = selection.typeCondition
        ? composite(walk.context.getSchema(), selection.typeCondition.name.value)
        : parent
      return type ? measureSet(selection.selectionSet, type, page, walk) : NOTHING
    }
    case Kind.FRAGMENT_SPREAD:
      return measureFragment(selection.name.value, page, walk)
  }
}

/** Each fragment is measured once, so nested spreads cost no more time than they have letters. */
function measureFragment(name: string, page: number | undefined, walk: Walk): Measure {
  const key = `${name} ${page}`
  const known = walk.measured.get(key)
  if (known) return known
  walk.measured.set(key, NOTHING)
  const fragment = walk.context.getFragment(name)
  const type = fragment && composite(walk.context.getSchema(), fragment.typeCondition.name.value)
  const found = fragment && type ? measureSet(fragment.selectionSet, type, page, walk) : NOTHING
  walk.measured.set(key, found)
  return found
}

function measureField(
  node: FieldNode,
  parent: GraphQLCompositeType,
  inherited: number | undefined,
  walk: Walk
): Measure {
  const aliases = node.alias ? 1 : 0
  const field = fieldOf(parent, node.name.value)
  const type = field && getNamedType(field.type)
  if (!field || !type || !isCompositeType(type) || !node.selectionSet)
    return { depth: 1, aliases, cost: 0 }

  const own = pageSize(node, field)
  const below = measureSet(node.selectionSet, type, own, walk)
  const entries = holdsList(field) ? (own ?? inherited ?? LIMITS.unpagedList) : 1
  return {
    depth: below.depth + 1,
    aliases: aliases + below.aliases,
    cost: entries * (1 + below.cost)
  }
}

function composite(schema: GraphQLSchema, name: string): GraphQLCompositeType | undefined {
  const type = schema.getType(name)
  return isCompositeType(type) ? type : undefined
}

type Field = GraphQLField<unknown, unknown>

// Introspection is not found here: graphql-js limits its depth by a rule of its own.
const fieldOf = (parent: GraphQLCompositeType, name: string): Field | undefined =>
  isObjectType(parent) || isInterfaceType(parent) ? parent.getFields()[name] : undefined

function holdsList(field: Field): boolean {
  return isListType(isNonNullType(field.type) ? field.type.ofType : field.type)
}

function pageSize(node: FieldNode, field: Field): number | undefined {
  const argument = field.args.find(({ name }) => PAGE_ARGUMENTS.includes(name))
  if (!argument) return undefined
  const given = node.arguments?.find(({ name }) => name.value === argument.name)?.value
  if (given?.kind === Kind.INT) return Math.max(1, Number(given.value))
  if (given) return LIMITS.pageInVariable
  return typeof argument.defaultValue === 'number' ? argument.defaultValue : LIMITS.unpagedList
}
