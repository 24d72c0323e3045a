import { GraphQLError, type ValidationRule } from 'graphql'

const NOTHING = '\0'

const refusal = () =>
  new GraphQLError('A text holds a character that no text has', {
    extensions: { reasons: ['NOT_TEXT'] }
  })

/** Refuses the character zero in a query's own texts: no database keeps it. */
export const textRule: ValidationRule = context => ({
  StringValue({ value }) {
    if (value.includes(NOTHING)) context.reportError(refusal())
  }
})

/** The same for the variables of a query; undefined when all is well. */
export const faultIn = (variables: unknown): GraphQLError | undefined =>
  isText(variables) ? undefined : refusal()

// Variables came in a body of limited size, so they are not nested deeper than the stack bears.
function isText(value: unknown): boolean {
  if (typeof value === 'string') return !value.includes(NOTHING)
  return typeof value !== 'object' || value === null || Object.values(value).every(isText)
}
