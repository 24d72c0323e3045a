import { atom, readonlyType } from 'nanostores'

import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { returnTo } from '../session/return-to.ts'
import { CARRIED, defaultPage } from '../session/target.ts'

/** Where to come back to and what to bring along, as another page on the way in is told it. */
export function entryQueryOf(url: URL): string {
  const query = new URLSearchParams()
  const wanted = new URL(returnTo())
  const isDefault = wanted.pathname === defaultPage()
  if (!isDefault) query.set('redir', wanted.pathname + wanted.search)
  for (const name of CARRIED) {
    const value = url.searchParams.get(name)
    if (value !== null) query.set(name, value)
  }
  const text = query.toString()
  return text && `?${text}`
}

const $state = atom('')

/** The query to open other pages on the way in with; empty when there is nothing to tell. */
export const $entryQuery = readonlyType($state)

onVisit($state, () => {
  const { address } = environment()
  $state.set(entryQueryOf(address.current()))
  return address.onChange(url => $state.set(entryQueryOf(url)))
})
