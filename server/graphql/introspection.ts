import { GraphQLError, type ValidationRule } from 'graphql'

/** Only the sandbox describes itself; elsewhere the schema is nobody's business. */
export const introspectionRule: ValidationRule = context => ({
  Field(node) {
    if (node.name.value !== '__schema' && node.name.value !== '__type') return
    context.reportError(
      new GraphQLError('This platform does not describe its schema', {
        nodes: node,
        extensions: { type: 'QueryRefused', reasons: ['NO_INTROSPECTION'] }
      })
    )
  }
})
