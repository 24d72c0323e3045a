import { atom, readonlyType } from 'nanostores'

import { productMode } from '#contract/wire/cookie.ts'
import type { ProductMode } from '#contract/wire/product-mode.ts'
import { $consent, consentsTo } from './consent.ts'
import { currentMode } from './current-mode.ts'
import { environment } from './environment/index.ts'
import { onVisit } from './lib/on-visit.ts'

/** Stored preferences are written only with consent; who takes it back has them removed for all. */
function storePreference(mode: ProductMode): void {
  const { maxAge } = productMode
  if (consentsTo('preferences'))
    environment().cookies.set('productMode', mode.toLowerCase(), { maxAge })
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
