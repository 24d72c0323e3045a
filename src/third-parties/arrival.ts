import { brandHost } from '#config/host-name.ts'

const UTM = 'utm'
const UTM_PARTS = ['source', 'medium', 'campaign', 'term', 'content'] as const
const AFFILIATE_LASTS = 7 * 86_400
const NAME = /^[\w.:-]{1,128}$/
const LONGEST = 2048

/** The address that the document was asked for by, whatever stands in the bar since. */
function landed(): URLSearchParams {
  const [entry] = performance.getEntriesByType('navigation')
  return new URL(entry?.name ?? location.href).searchParams
}

const partOf = (query: URLSearchParams, part: string) => {
  const text = query.get(`utm_${part}`)
  return text === null || text === '' || text.length > LONGEST ? null : text
}

function keepAffiliate(name: string): void {
  const host = brandHost(location.hostname)
  const domain = /^[\d.]+$|:/.test(host) || !host.includes('.') ? '' : `; Domain=.${host}`
  // biome-ignore lint/suspicious/noDocumentCookie: the one way that every browser has
  document.cookie = `aff=${name}; Max-Age=${AFFILIATE_LASTS}; Path=/; Secure; SameSite=Lax${domain}`
}

/** Keeps what the address told of how the visitor came here: a later campaign in place of an earlier. */
export function noteArrival(): void {
  const query = landed()
  const affiliate = query.get('aff') ?? ''
  if (NAME.test(affiliate)) keepAffiliate(affiliate)
  const parts = UTM_PARTS.map(part => [part, partOf(query, part)] as const)
  if (parts.every(([, text]) => text === null)) return
  try {
    sessionStorage.setItem(UTM, JSON.stringify(Object.fromEntries(parts)))
  } catch {
    // Storage is full or refused: the visit counts without where it came from.
  }
}

/** Where the visit came from, as it was kept; undefined where nothing is. */
export function arrival(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(UTM) ?? 'null')
  } catch {
    return undefined
  }
}

/** Whoever does not want to be counted came from nowhere. */
export function forgetArrival(): void {
  try {
    sessionStorage.removeItem(UTM)
  } catch {
    // Where there is no storage nothing was kept.
  }
}
