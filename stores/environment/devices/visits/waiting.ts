const NOTICED_AFTER = 300

/** Marks the document while a page is long in coming. */
export function showWaiting(document: Document): void {
  const { documentElement } = document
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    clearTimeout(timer)
    delete documentElement.dataset['waiting']
  }
  const begin = () => {
    end()
    timer = setTimeout(() => {
      documentElement.dataset['waiting'] = ''
    }, NOTICED_AFTER)
  }
  document.addEventListener('astro:before-preparation', begin)
  document.addEventListener('astro:after-swap', end)
  // Also for a page that is left by a plain load and later shown from memory.
  document.defaultView?.addEventListener('pagehide', end)
}
