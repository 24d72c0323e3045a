import { atom, readonlyType } from 'nanostores'

import { type Locale, resolveLocale } from '#config/locales.ts'
import { OPERATORS } from '#config/operators.ts'
import { environment } from './environment/index.ts'
import { onVisit } from './lib/on-visit.ts'

/** The locale of the address, else of its query, else the stored one, else the brand's. */
export function currentLocale(): Locale {
  const { address, cookies } = environment()
  const { pathname, searchParams } = address.current()
  return resolveLocale({
    path: pathname.split('/')[1],
    query: searchParams.get('locale'),
    stored: cookies.get('locale'),
    fallback: OPERATORS[environment().operator].defaultLocale
  })
}

const $state = atom<Locale>('en')

export const $locale = readonlyType($state)

onVisit($state, () => {
  const read = () => $state.set(currentLocale())
  read()
  return environment().address.onChange(read)
})
