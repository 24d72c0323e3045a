import { openSearch } from '#islands/search/dialog.ts'
import { loadSearch } from '#islands/search/load.ts'
import { searchOnPage } from '#islands/search/page.ts'

const DOOR = '[data-touch=search]'
const PAGE_FORM = 'form.find'

/** A session draws overlays where the store's are drawn; without them the search stands alone. */
const hasStores = () =>
  document.documentElement.dataset['session'] !== undefined &&
  document.querySelector('[data-astro-transition-persist=overlays]') !== null

/** The player's side comes by the same door: an element that was touched. */
function connect(search: HTMLElement): void {
  if (!hasStores()) return
  search.dataset['touch'] = 'player'
  search.dispatchEvent(new Event('pointerover', { bubbles: true }))
}

function open(door: HTMLElement): void {
  if (document.querySelector('dialog:modal')) return
  const form = document.querySelector<HTMLFormElement>(PAGE_FORM)
  if (form) {
    form.querySelector('input')?.focus()
    void onPage(form)
    return
  }
  const field = door.querySelector('input')
  const link = document.querySelector<HTMLAnchorElement>(`a${DOOR}`)
  const dialog = openSearch({
    label: door.ariaLabel ?? link?.ariaLabel ?? field?.ariaLabel ?? door.textContent.trim(),
    query: door.dataset['query'] ?? field?.value,
    overlay: door.dataset['overlay'],
    page: link?.href ?? location.pathname
  })
  if (field) field.value = ''
  dialog.addEventListener('searchready', () => connect(dialog))
}

async function onPage(form: HTMLFormElement): Promise<void> {
  const root = await searchOnPage(form)
  if (root) connect(root)
}

/** The keys that open the search from anywhere, as the page's own script knows them. */
const isSearchKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  key === 'k' && (ctrlKey || metaKey) && !altKey

document.addEventListener('keydown', event => {
  const door = document.querySelector<HTMLElement>(DOOR)
  if (!door || event.defaultPrevented || !isSearchKey(event)) return
  event.preventDefault()
  open(door)
})

const opens = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) =>
  !(ctrlKey || metaKey || shiftKey || altKey)

/** Loads the games at the first touch of a way to the search, and opens it at a click or a key. */
export function touch(door: Element, event: Event): void {
  if (!(door instanceof HTMLElement)) return
  if (door instanceof HTMLFormElement && door.matches(PAGE_FORM)) {
    void onPage(door)
    return
  }
  if (door.dataset['bound'] === undefined) {
    door.dataset['bound'] = ''
    door.addEventListener('click', click => {
      if (click.defaultPrevented || !opens(click)) return
      click.preventDefault()
      open(door)
    })
    door.addEventListener('input', () => open(door))
  }
  // Until it is asked for, a list that does not come is nobody's loss.
  loadSearch().catch(() => {})
  if (event.type === 'click' || event.type === 'keydown') open(door)
}
