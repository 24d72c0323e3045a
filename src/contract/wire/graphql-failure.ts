import { array, type InferOutput, nullish, object, pipe, transform } from 'valibot'

import { text } from './atoms.ts'
import { parserOf } from './fit.ts'

export { AUTHENTICATION_FAILURE, INVALID_TOKEN_FAILURE } from './failure-types.ts'

const withoutDollar = pipe(
  text,
  transform(type => type.replaceAll('$', ''))
)

const failure = object({
  message: nullish(text, ''),
  extensions: nullish(
    object({
      type: nullish(withoutDollar, null),
      reasons: nullish(array(text), []),
      keys: nullish(array(text), []),
      traceId: nullish(text, null)
    }),
    {}
  )
})

/** One entry of `errors` in an answer. */
export type GraphqlFailure = InferOutput<typeof failure>

export const readGraphqlFailure = parserOf(failure)
