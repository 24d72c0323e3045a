import { routeOf } from '#config/routes.ts'

/** A sign-in comes back with a state, and a code or an error. */
export function isSignInCallback({ searchParams }: URL): boolean {
  return searchParams.has('state') && (searchParams.has('code') || searchParams.has('error'))
}

const OF_THE_REALM = ['keycloakHandler', 'login', 'loginHandler', 'redirectionHandler']

/** An answer of the realm; on a bank's handler page the same parameters are the bank's. */
export function isRealmCallback(url: URL): boolean {
  const name = routeOf(url.pathname.replace(/^\/[^/]+/, ''))
  return name !== undefined && OF_THE_REALM.includes(name) && isSignInCallback(url)
}

const OF_THE_CALLBACK = ['code', 'error', 'error_description', 'iss', 'session_state', 'state']

/** The address without the answer, so that opening it again does not spend the code again. */
export function withoutCallback(url: URL): URL {
  const clean = new URL(url)
  for (const name of OF_THE_CALLBACK) clean.searchParams.delete(name)
  return clean
}
