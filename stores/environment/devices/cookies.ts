import type { CookieOptions, Cookies } from '../parts.ts'

const PREFIX = /^(lobby|www|proxy)\.(?=.)/
const ADDRESS = /^[\d.]+$|:/

/** The brand's own host: without the leading labels lobby, www and proxy. */
export function brandHost(host: string): string {
  return PREFIX.test(host) ? brandHost(host.replace(PREFIX, '')) : host
}

/** Cookies are shared with the brand's other hosts; an address and a bare name have no parent. */
function domainOf(host: string): string {
  const parent = brandHost(host)
  return ADDRESS.test(parent) || !parent.includes('.') ? '' : `; Domain=.${parent}`
}

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

interface Jar {
  cookie: string
}

/** Cookies of the page: Secure, SameSite=Lax, Path=/, on the parent domain. */
export function browserCookies(jar: Jar, host: string): Cookies {
  const write = (name: string, value: string, { maxAge }: CookieOptions) => {
    const age = maxAge === undefined ? '' : `; Max-Age=${maxAge}`
    jar.cookie = `${name}=${encodeURIComponent(value)}${age}; Path=/; Secure; SameSite=Lax${domainOf(host)}`
  }
  return {
    get(name) {
      const found = jar.cookie.split('; ').find(pair => pair.startsWith(`${name}=`))
      return found === undefined ? undefined : decoded(found.slice(name.length + 1))
    },
    set: (name, value, options = {}) => write(name, value, options),
    remove: name => write(name, '', { maxAge: 0 })
  }
}
