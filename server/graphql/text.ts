import { GraphQLError, type ValidationRule } from 'graphql'

const NOTHING = '\0'

/** More than any input of ours nests; each level costs whoever reads it a call within a call. */
const DEEPEST = 64

const refusal = (words: string, reason: 'NOT_TEXT' | 'TOO_DEEP') =>
  new GraphQLError(words, { extensions: { reasons: [reason] } })

const notText = () => refusal('A text holds a character that no text has', 'NOT_TEXT')

/** Refuses the character zero in a query's own texts: no database keeps it. */
export const textRule: ValidationRule = context => ({
  StringValue({ value }) {
    if (value.includes(NOTHING)) context.reportError(notText())
  }
})

/** The same for the variables of a query, and how deep they nest; undefined when all is well. */
export function faultIn(variables: unknown, levels = DEEPEST): GraphQLError | undefined {
  if (typeof variables === 'string') return variables.includes(NOTHING) ? notText() : undefined
  if (typeof variables !== 'object' || variables === null) return undefined
  if (levels === 0) return refusal('The variables nest too deep', 'TOO_DEEP')
  for (const value of Object.values(variables)) {
    const fault = faultIn(value, levels - 1)
    if (fault) return fault
  }
  return undefined
}
