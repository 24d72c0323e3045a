import { atom, readonlyType } from 'nanostores'

import { environment } from '../environment/index.ts'
import { onVisit } from '../lib/on-visit.ts'
import { unlessFailed } from '../lib/unless-failed.ts'
import { currentLocale } from '../locale.ts'

const $state = atom<string | undefined>(undefined)

/** The realm's page for who forgot the password, in this page's language; undefined until it is known. */
export const $passwordPage = readonlyType($state)

async function load(): Promise<void> {
  const site = await unlessFailed(environment().site())
  if (site) $state.set(`${site.endpoints.identity}/password/?ui_locales=${currentLocale()}`)
}

onVisit($state, () => {
  void load()
  return () => $state.set(undefined)
})

function withAddress(url: URL, email: string): string {
  if (email.trim()) url.searchParams.set('login_hint', email.trim())
  return url.href
}

/** That page with the address filled in that was typed here. */
export const passwordPageOf = (page: string, email: string): string =>
  withAddress(new URL(page), email)

/** Its neighbour for who knows the password and wants another one, for the account of this address. */
export function passwordChangeOf(page: string, email: string): string {
  const url = new URL(page)
  url.pathname += 'change'
  return withAddress(url, email)
}
