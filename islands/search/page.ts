import { readAddress, writeAddress } from '#rules/search/filters.ts'
import { element } from '../ui/element.ts'
import { recent } from './dialog.ts'
import { loadSearch } from './load.ts'
import { panelOf } from './panel.ts'
import { adoptSheet } from './sheet.ts'

/**
 * Makes the form of the search page search while one types: results take the place of the list of
 * all games as soon as something is asked for, and the address says what that is.
 */
export async function searchOnPage(form: HTMLFormElement): Promise<HTMLElement | undefined> {
  const input = form.querySelector('input')
  const all = document.querySelector<HTMLElement>('[data-found]')
  if (!input || !all || form.dataset['bound'] !== undefined) return undefined
  form.dataset['bound'] = ''
  adoptSheet()
  const { query, filters } = readAddress(new URLSearchParams(location.search))
  if (input.value === '') input.value = query
  const { data, index, onChange } = await loadSearch()
  const root = element('div', { class: 'finder-page' })
  const made = (before: Partial<Parameters<typeof panelOf>[0]>) =>
    panelOf({
      input,
      data,
      index,
      recent,
      ...before,
      asked(now, chosen) {
        const url = writeAddress(new URL(location.href), now, chosen)
        if (url.href !== location.href) history.replaceState(history.state, '', url)
      }
    })
  let panel = made({ filters })
  const show = () => {
    all.hidden = panel.isAsked()
    panel.results.hidden = !all.hidden
  }
  const stop = onChange(() => {
    panel = made(panel.end())
    root.replaceChildren(panel.filters, panel.results)
    show()
  })
  document.addEventListener('astro:before-swap', stop, { once: true })
  form.addEventListener('submit', event => event.preventDefault())
  input.addEventListener('input', show)
  input.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || event.isComposing || !panel.isAsked()) return
    event.preventDefault()
    panel.clear()
    show()
  })
  root.addEventListener('click', show)
  root.addEventListener('favourites', event => {
    if (!(event instanceof CustomEvent)) return
    panel.setFavourites(event.detail)
    show()
  })
  root.append(panel.filters, panel.results)
  all.before(root)
  show()
  return root
}
