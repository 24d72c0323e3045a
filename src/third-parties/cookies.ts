import { brandHost } from '#config/host-name.ts'

const NO_PARENT = /^[\d.]+$|:/

/** The brand's other hosts share its cookies; an address and a bare name have no parent. */
function domainOf(host: string): string {
  const parent = brandHost(host)
  return NO_PARENT.test(parent) || !parent.includes('.') ? '' : `; Domain=.${parent}`
}

/** Not every browser has the newer way to cookies, and it answers late. */
const jar = (): { cookie: string } => document

/**
 * Writes a cookie whose value needs no encoding: Secure, SameSite=Lax, Path=/, on the parent domain.
 * Without an age, in seconds, it ends with the browser session.
 */
export function writeCookie(name: string, value: string, maxAge?: number): void {
  const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`
  jar().cookie = `${name}=${value}${age}; Path=/; Secure; SameSite=Lax${domainOf(location.hostname)}`
}

/** Lets a cookie of the site end with the browser session. */
export function shortenCookie(name: string): void {
  const [value] = jar()
    .cookie.split('; ')
    .flatMap(pair => (pair.startsWith(`${name}=`) ? pair.slice(name.length + 1) : []))
  if (value) writeCookie(name, value)
}

/** Scripts set their cookies on whatever parent a browser lets them, so each is tried. */
export function removeCookie(name: string): void {
  const labels = location.hostname.split('.')
  const parents = labels.map((_, place) => `; Domain=.${labels.slice(place).join('.')}`)
  for (const domain of ['', ...parents]) jar().cookie = `${name}=; Max-Age=0; Path=/${domain}`
}
