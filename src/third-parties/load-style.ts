import type { ConsentCategory } from '#config/consent-categories.ts'
import { type LoadHandle, watchLoad } from './watch-load.ts'

export interface StyleRequest {
  readonly name: string
  readonly url: string
  readonly category: ConsentCategory
}

/** A page that is swapped in keeps a sheet that its own head names as well. */
function keepOverSwaps(link: HTMLLinkElement): void {
  document.addEventListener('astro:before-swap', event => {
    const next = Reflect.get(event, 'newDocument')
    if (next instanceof Document && link.isConnected) next.head.append(link.cloneNode())
  })
}

/** Puts a style sheet of others into the page, in the way of `loadScript`. */
export const loadStyle = ({ name, url, category }: StyleRequest): LoadHandle =>
  watchLoad({
    name,
    url,
    category,
    timeoutMs: 10_000,
    retries: 0,
    tell: console.warn,
    make() {
      const link = document.createElement('link')
      link.rel = 'stylesheet'
      link.href = url
      keepOverSwaps(link)
      return link
    }
  })
