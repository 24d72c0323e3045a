import { array, type InferOutput, nullish, object, pipe, transform } from 'valibot'

import { text } from './atoms.ts'
import { parserOf } from './fit.ts'

/** The types of fault that the session acts on. */
export const AUTHENTICATION_FAILURE = 'AuthenticationFailure'
export const INVALID_TOKEN_FAILURE = 'InvalidTokenFailure'

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
