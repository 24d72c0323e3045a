interface Site {
  readonly operator: string
  readonly endpoints: { readonly feed: string; readonly jackpot: string | null }
}

let asked: Promise<Site> | undefined

/** The answer of an address that sends JSON; anything but a success is thrown. */
export async function fetched<Answer>(url: string, signal?: AbortSignal): Promise<Answer> {
  const response = await fetch(url, signal ? { signal } : {})
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return response.json()
}

/** What the site is told of itself: asked for once, and again after it did not come. */
export function site(): Promise<Site> {
  asked ??= fetched<Site>('/config.json').catch(error => {
    asked = undefined
    throw error
  })
  return asked
}

export const siteEndpoints = async () => (await site()).endpoints
