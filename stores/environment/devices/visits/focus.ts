interface Place {
  readonly href: string
  /** Among the links that lead there. */
  readonly nth: number
}

const linksTo = (document: Document, href: string) =>
  [...document.links].filter(link => link.getAttribute('href') === href)

function placeOf(document: Document): Place | undefined {
  const link = document.activeElement?.closest('a')
  const href = link?.getAttribute('href')
  return link && href ? { href, nth: linksTo(document, href).indexOf(link) } : undefined
}

const entryOf = ({ defaultView }: Document): number => Number(defaultView?.history.state?.index)

/** What keeps the focus itself: a dialog that is open, or the game on its own page. */
const isKept = (element: Element | null) =>
  element?.closest('dialog[open], #game-iframe') != null && !element.closest('.dock')

/**
 * Moves the focus to the beginning of the page that came, and on the way back to the link by which
 * that page was left; the router says the title aloud.
 */
export function moveFocus(document: Document): void {
  const left = new Map<number, Place>()
  let entry = entryOf(document)
  let isReturn = false

  document.addEventListener('astro:before-preparation', ({ navigationType }) => {
    isReturn = navigationType === 'traverse'
    const place = placeOf(document)
    if (place) left.set(entry, place)
    else left.delete(entry)
  })
  document.addEventListener('astro:after-swap', () => {
    entry = entryOf(document)
    if (isKept(document.activeElement)) return
    const place = isReturn ? left.get(entry) : undefined
    const main = document.getElementById('main')
    main?.setAttribute('tabindex', '-1')
    const target = place ? linksTo(document, place.href)[place.nth] : undefined
    ;(target ?? main)?.focus({ preventScroll: true })
  })
}
