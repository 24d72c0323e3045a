/**
 * While pages are swapped the router says where a page is scrolled to. A document that is loaded
 * anew has no router yet, so whoever leaves hands the matter back to the browser.
 */
export function leaveScrollToBrowser(window: Window): void {
  const { history } = window
  // From now on the router hears of going back, and nothing needs to be loaded anew for it.
  window.onpopstate = null
  window.addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto'
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) history.scrollRestoration = 'manual'
  })
}
