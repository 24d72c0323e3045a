import { atom, readonlyType } from 'nanostores'

import { hasFeature } from '#config/operators.ts'
import { COOKIES } from '#contract/wire/cookies.ts'
import type { ProductMode } from '#contract/wire/product-mode.ts'
import { readQuery } from '#contract/wire/query-parameters.ts'
import { resolveMode } from '#rules/product-mode.ts'
import { $consent, consentsTo } from './consent.ts'
import { environment } from './environment/index.ts'
import { onVisit } from './lib/on-visit.ts'

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

/** Stored preferences are written only with consent, and go when the consent is taken back. */
function storePreference(mode: ProductMode): void {
  const { cookies } = environment()
  const { maxAge } = COOKIES.productMode
  if (consentsTo('preferences')) cookies.set('productMode', mode.toLowerCase(), { maxAge })
  else if (cookies.get('productMode') !== undefined) cookies.remove('productMode')
}

const $state = atom<ProductMode>('CASINO')

export const $productMode = readonlyType($state)

onVisit($state, () => {
  const read = () => {
    const mode = currentMode()
    $state.set(mode)
    storePreference(mode)
  }
  read()
  const stops = [environment().address.onChange(read), $consent.listen(read)]
  return () => {
    for (const stop of stops) stop()
  }
})
