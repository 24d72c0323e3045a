import { hasFeature } from '#config/operators.ts'
import { productMode } from '#contract/wire/cookie.ts'
import { type ProductMode, readMode } from '#contract/wire/product-mode.ts'
import { resolveMode } from '#rules/product-mode.ts'
import { environment } from './environment/index.ts'

/** Casino or sports as address, cookie and operator have it at this moment. */
export function currentMode(): ProductMode {
  const { address, cookies, operator } = environment()
  const { pathname, searchParams } = address.current()
  return resolveMode({
    path: pathname,
    query: readMode(searchParams.get('productMode') ?? '') ?? undefined,
    stored: productMode.read(cookies.get('productMode') ?? '') ?? undefined,
    hasSportsbook: hasFeature(operator, 'Sportsbook')
  })
}
