const WIDE = '(min-width: 768px)'
const GAP = 8

const sheets = new WeakMap<HTMLAnchorElement, Promise<HTMLElement>>()

/** The list of the page that the link leads to, as a pane of this page. */
async function fetched({ href }: HTMLAnchorElement): Promise<HTMLElement> {
  const answer = await fetch(href)
  if (!answer.ok) throw new Error(`${href}: ${answer.status}`)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const sheet = page.querySelector<HTMLElement>('#languages')
  const title = sheet?.querySelector('h1')
  if (!sheet || !title) throw new Error(`${href} lists no languages`)
  const heading = document.createElement('h2')
  heading.append(...title.childNodes)
  title.replaceWith(heading)
  document.getElementById(sheet.id)?.remove()
  sheet.className = 'menu'
  sheet.popover = 'auto'
  sheet.role = 'dialog'
  sheet.ariaLabel = heading.textContent
  sheet.querySelector('button')?.removeAttribute('hidden')
  sheet.querySelector('[aria-current]')?.setAttribute('autofocus', '')
  return document.adoptNode(sheet)
}

function sheetOf(link: HTMLAnchorElement): Promise<HTMLElement> {
  const known = sheets.get(link) ?? fetched(link)
  sheets.set(link, known)
  known.catch(() => sheets.delete(link))
  return known
}

/** A language leads to the page one is on, as it is when the list is opened. */
function lead(sheet: HTMLElement): void {
  const rest = location.pathname.replace(/^\/[^/]+/, '') + location.search + location.hash
  for (const choice of sheet.querySelectorAll('a'))
    choice.href = choice.pathname.replace(/^(\/[^/]+).*/, '$1') + rest
}

/** Beside its link where there is room; on a phone the style sheet has it at the lower edge. */
function place(sheet: HTMLElement, link: HTMLElement): void {
  sheet.style.inset = ''
  if (!matchMedia(WIDE).matches) return
  const { top, bottom, right } = link.getBoundingClientRect()
  const isAbove = top > innerHeight / 2
  const edges = isAbove ? ['auto', `${innerHeight - top + GAP}px`] : [`${bottom + GAP}px`, 'auto']
  const fromRight = document.documentElement.clientWidth - Math.max(right, 0)
  sheet.style.inset = `${edges[0]} ${fromRight}px ${edges[1]} auto`
}

async function open(link: HTMLAnchorElement): Promise<void> {
  try {
    const sheet = await sheetOf(link)
    if (!sheet.isConnected) document.body.append(sheet)
    lead(sheet)
    place(sheet, link)
    sheet.showPopover()
  } catch {
    location.assign(link.href)
  }
}

const isOpen = () => document.querySelector('#languages:popover-open') !== null

/** Fetches the languages at the first touch of their link, and shows them at a click. */
export function touch(link: Element, event: Event): void {
  if (!(link instanceof HTMLAnchorElement)) return
  if (link.dataset['bound'] === undefined) {
    link.dataset['bound'] = ''
    let wasOpen = false
    // The press that dismisses the list must not open it again.
    link.addEventListener('pointerdown', () => {
      wasOpen = isOpen()
    })
    link.addEventListener('click', click => {
      if (click.ctrlKey || click.metaKey || click.shiftKey || click.altKey) return
      click.preventDefault()
      if (!wasOpen) void open(link)
      wasOpen = false
    })
  }
  sheetOf(link).catch(() => {})
  if (event.type === 'click') void open(link)
}
