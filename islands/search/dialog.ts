import { element, icon } from '../ui/element.ts'
import { type Loaded, loadSearch } from './load.ts'
import { type Panel, panelOf } from './panel.ts'
import { recentSearches } from './recent.ts'
import type { SearchData } from './search-data.ts'
import { adoptSheet } from './sheet.ts'

interface Opening {
  /** What the dialog and its input are called, as the page says it. */
  readonly label: string
  readonly query?: string | undefined
  /** The overlay of the store that this dialog draws. */
  readonly overlay?: string | undefined
  /** Where the search has a page of its own, should its games not load. */
  readonly page: string
}

export const recent = recentSearches(
  () => localStorage,
  () => sessionStorage,
  () => document.cookie
)

/** Keys that a person at a keyboard may want to be told of. */
const hints = ({ words }: SearchData) =>
  element(
    'div',
    { class: 'finder__keys', 'aria-hidden': 'true' },
    ...(
      [
        ['↑ ↓ ← →', words.move],
        ['Enter', words.open],
        ['Tab', words.filters],
        ['Esc', words.leave]
      ] as const
    ).map(([key, text]) => element('span', {}, element('kbd', {}, key), text))
  )

/** Opens the search above the page; the dialog leaves the document when it is closed. */
export function openSearch({ label, query = '', overlay, page }: Opening): HTMLDialogElement {
  adoptSheet()
  const input = element('input', { type: 'search', maxlength: 100, 'aria-label': label })
  input.placeholder = label
  input.value = query
  input.autofocus = true
  const bar = element('div', { class: 'finder__bar' }, input)
  const body = element('div', { class: 'finder__body', 'aria-busy': 'true' })
  const dialog = element(
    'dialog',
    { class: 'finder', 'aria-label': label, closedby: 'any', 'data-overlay': overlay },
    bar,
    body
  )
  let panel: Panel | undefined

  const fill = ({ data, index, onChange }: Loaded) => {
    const draw = () => {
      const before = panel
      const made = panelOf({ input, data, index, recent, ...before?.end() })
      if (before) before.filters.replaceWith(made.filters)
      else bar.after(made.filters)
      body.replaceChildren(made.results, made.aside)
      panel = made
    }
    draw()
    dialog.addEventListener('close', onChange(draw))
    const { words, sprite } = data
    input.placeholder = words.label
    input.ariaLabel = words.label
    const clear = element('button', { type: 'button', class: 'finder__clear' }, words.clear)
    clear.addEventListener('click', () => panel?.clear())
    const close = element(
      'button',
      { type: 'button', class: 'iconbtn', 'aria-label': words.close },
      icon(sprite, 'close')
    )
    close.addEventListener('click', () => dialog.close())
    bar.prepend(icon(sprite, 'search'))
    bar.append(clear, close)
    body.removeAttribute('aria-busy')
    dialog.append(hints(data))
  }

  // Escape takes back what was asked for before it closes.
  dialog.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || event.isComposing || !panel?.isAsked()) return
    event.preventDefault()
    panel.clear()
  })
  dialog.addEventListener('favourites', event => {
    if (event instanceof CustomEvent) panel?.setFavourites(event.detail)
  })
  const leave = () => dialog.close()
  document.addEventListener('astro:before-swap', leave)
  dialog.addEventListener('close', () => {
    document.documentElement.classList.remove('searching')
    document.removeEventListener('astro:before-swap', leave)
    dialog.remove()
  })
  document.body.append(dialog)
  document.documentElement.classList.add('searching')
  dialog.showModal()
  loadSearch().then(
    loaded => {
      fill(loaded)
      dialog.dispatchEvent(new Event('searchready'))
    },
    () => location.assign(page)
  )
  return dialog
}
