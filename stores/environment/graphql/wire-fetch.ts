import { networkFailure } from '../failure.ts'

const LONGEST_URL = 2047
const ACCEPT = 'application/graphql-response+json, application/json, multipart/mixed'

/** An address beyond the limit is not sent: the same operation goes by POST instead. */
function withinLimit(url: URL, init: RequestInit): [URL, RequestInit] {
  if (init.method !== 'GET' || url.href.length <= LONGEST_URL) return [url, init]
  const { query, operationName, variables } = Object.fromEntries(url.searchParams)
  const body = JSON.stringify({
    query,
    operationName,
    ...(variables !== undefined && { variables: JSON.parse(variables) })
  })
  const headers = new Headers(init.headers)
  headers.set('content-type', 'application/json')
  return [new URL(url.origin + url.pathname), { ...init, method: 'POST', headers, body }]
}

/** What graphql-request fetches with: streamed answers come out whole, texts are no answers. */
export function wireFetch(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, given = {}) => {
    const [url, init] = withinLimit(new URL(String(input)), given)
    const headers = new Headers(init.headers)
    headers.set('accept', ACCEPT)
    const response = await fetch(url, { ...init, headers })
    const { status, statusText } = response
    const type = response.headers.get('content-type') ?? ''
    if (/^text\/(?!event-stream)/i.test(type)) {
      const text = (await response.text()).slice(0, 200)
      throw networkFailure(text || `${status} ${statusText}`, { status })
    }
    if (!/^multipart\/mixed/i.test(type)) return response
    const { boundaryOf, mergeParts } = await import('./multipart.ts')
    const merged = mergeParts(await response.text(), boundaryOf(type))
    return new Response(JSON.stringify(merged), {
      status,
      statusText,
      headers: { 'content-type': 'application/json' }
    })
  }
}
