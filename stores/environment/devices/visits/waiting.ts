const NOTICED_AFTER = 300

/** Without a network the page that stands is worth more than the browser's page of errors. */
async function untilOnline(window: Window, signal: AbortSignal): Promise<void> {
  if (window.navigator.onLine) return
  await new Promise(resolve => {
    window.addEventListener('online', resolve, { once: true, signal })
    signal.addEventListener('abort', resolve)
  })
}

/** Marks the document while a page is long in coming; without a network it waits for one. */
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
  document.addEventListener('astro:before-preparation', event => {
    begin()
    const { loader, signal } = event
    event.loader = async () => {
      await untilOnline(window, signal)
      if (!signal.aborted) await loader()
    }
  })
  document.addEventListener('astro:after-swap', end)
  // Also for a page that is left by a plain load and later shown from memory.
  window.addEventListener('pagehide', end)
}
