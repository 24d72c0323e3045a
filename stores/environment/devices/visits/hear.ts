import { pageAt, pageOf } from './page-of.ts'

type Go = (page: URL, source: Element) => Promise<void>

/** The page that a form of the method GET asks for, with its fields as the query. */
function pageAsked(form: HTMLFormElement, submitter: HTMLElement | null): URL | undefined {
  const isElsewhere = (form.target || '_self') !== '_self' || 'astroReload' in form.dataset
  const page = form.method === 'get' && !isElsewhere ? pageAt(form.action) : undefined
  if (!page) return undefined
  const fields = [...new FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : []
  )
  page.search = new URLSearchParams(fields).toString()
  return page
}

function follow(event: Event, source: Element, page: URL, go: Go): void {
  event.preventDefault()
  go(page, source).catch(() => location.assign(page))
}

/** Swaps in the page that a form asks for, as if its address were a link. */
export function hearForms(document: Document, go: Go): void {
  document.addEventListener('submit', event => {
    const form = event.target
    if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return
    const page = pageAsked(form, event.submitter)
    if (page) follow(event, form, page, go)
  })
}

/** Links with whole addresses, to parts of a page, in pictures and on maps. */
export function hearOtherLinks(document: Document, go: Go): void {
  document.addEventListener('click', event => {
    const isPlain = !(event.metaKey || event.ctrlKey || event.altKey || event.shiftKey)
    const [target] = event.composedPath()
    if (event.defaultPrevented || event.button !== 0 || !isPlain) return
    const link = target instanceof Element ? target.closest('a, area') : null
    const page = link && pageOf(link)
    if (page) follow(event, link, page, go)
  })
}
