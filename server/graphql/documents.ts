import {
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  getVariableValues,
  parse,
  specifiedRules,
  subscribe,
  validate
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'

import { introspectionRule } from './introspection.ts'
import { LIMITS, limitsRule } from './limits.ts'
import { faultIn, textRule } from './text.ts'

const KEPT = 1000
/** Of all kept queries together: what stands for them in memory is about a hundred times as large. */
const KEPT_LETTERS = 500_000
/** Compiling costs more than running once; what comes a third time will come often. */
const COMPILED_AT = 3

type Compiled = CompiledQuery | 'not possible'

interface Known {
  readonly document: DocumentNode
  readonly compiled: Map<string, Compiled>
  uses: number
}

/** Queries of one schema: parsed and validated once, compiled when they come often, kept in bounds. */
export class Documents {
  readonly schema: GraphQLSchema
  readonly #known = new Map<string, Known>()
  readonly #byDocument = new WeakMap<DocumentNode, Known>()
  readonly #introspection: boolean
  /** Who may not read the schema is not helped to guess it either. */
  readonly #words: { readonly hideSuggestions: boolean }
  #letters = 0

  constructor(schema: GraphQLSchema, options: { readonly introspection: boolean }) {
    this.schema = schema
    this.#introspection = options.introspection
    this.#words = { hideSuggestions: !options.introspection }
  }

  /** The document of a query, or why it is refused. */
  prepare(query: string): DocumentNode | readonly GraphQLError[] {
    const known = this.#known.get(query)
    if (known) {
      this.#known.delete(query)
      this.#known.set(query, known)
      return known.document
    }
    const document = parsed(query)
    if (document instanceof GraphQLError) return [document]
    const rules = this.#introspection
      ? [...specifiedRules, limitsRule, textRule]
      : [...specifiedRules, limitsRule, textRule, introspectionRule]
    const errors = validate(this.schema, document, rules, {
      maxErrors: 20,
      ...this.#words
    })
    if (errors.length > 0) return errors
    this.#keep(query, document)
    return document
  }

  /** Runs a prepared document: interpreted at first, compiled when it has proved popular. */
  readonly execute = (args: ExecutionArgs): Promise<ExecutionResult> | ExecutionResult => {
    const fault = faultIn(args.variableValues)
    if (fault) return { errors: [fault] }
    const known = this.#byDocument.get(args.document)
    if (!known || ++known.uses < COMPILED_AT) return execute({ ...args, ...this.#words })
    const compiled = this.#compiled(known, args.operationName ?? '')
    if (compiled === 'not possible') return execute({ ...args, ...this.#words })
    // The compiler's own reading of variables passes over defaults, so they are read before it.
    const operation = getOperationAST(args.document, args.operationName)
    const definitions = operation?.variableDefinitions ?? []
    const { coerced, errors } = getVariableValues(
      this.schema,
      definitions,
      args.variableValues ?? {},
      this.#words
    )
    if (errors) return { errors }
    return compiled.query(args.rootValue, args.contextValue, coerced)
  }

  /** Begins the stream of a prepared subscription, or says why there is none. */
  readonly subscribe = async (
    args: ExecutionArgs
  ): Promise<AsyncGenerator<ExecutionResult, void, void> | ExecutionResult> => {
    const fault = faultIn(args.variableValues)
    return fault ? { errors: [fault] } : await subscribe({ ...args, ...this.#words })
  }

  #keep(query: string, document: DocumentNode): void {
    const known: Known = { document, compiled: new Map(), uses: 0 }
    this.#known.set(query, known)
    this.#byDocument.set(document, known)
    this.#letters += query.length
    for (const oldest of this.#known.keys()) {
      if (this.#known.size <= KEPT && this.#letters <= KEPT_LETTERS) return
      this.#known.delete(oldest)
      this.#letters -= oldest.length
    }
  }

  #compiled(known: Known, operation: string): Compiled {
    const before = known.compiled.get(operation)
    if (before) return before
    const query = compileQuery(this.schema, known.document, operation || undefined)
    const compiled = isCompiledQuery(query) ? query : ('not possible' as const)
    known.compiled.set(operation, compiled)
    return compiled
  }
}

function parsed(query: string): DocumentNode | GraphQLError {
  try {
    return parse(query, { maxTokens: LIMITS.tokens })
  } catch (error) {
    if (error instanceof GraphQLError) return error
    throw error
  }
}
