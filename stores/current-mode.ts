import { hasFeature } from '#config/operators.ts'
import { COOKIES } from '#contract/wire/cookies.ts'
import type { ProductMode } from '#contract/wire/product-mode.ts'
import { readQuery } from '#contract/wire/query-parameters.ts'
import { resolveMode } from '#rules/product-mode.ts'
import { environment } from './environment/index.ts'

/** Casino or sports as address, cookie and operator have it at this moment. */
export function currentMode(): ProductMode {
  const { address, cookies, operator } = environment()
  const { pathname, search } = address.current()
  return resolveMode({
    path: pathname,
    query: readQuery(search).productMode,
    stored: COOKIES.productMode.read(cookies.get('productMode') ?? '') ?? undefined,
    hasSportsbook: hasFeature(operator, 'Sportsbook')
  })
}
