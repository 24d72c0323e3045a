/**
 * Of the page that hidden frames and the sign-in's own window end on: it tells its address to who opened
 * it, on this origin only. A window that came back from another origin may have lost its opener; the
 * OpenID client then listens on a channel named by the state.
 */
const message = { source: 'oidc-client', url: location.href, keepOpen: false }
const opener: Window | null = parent === self ? self.opener : parent
const state = new URL(location.href).searchParams.get('state')
if (opener) opener.postMessage(message, location.origin)
else if (state) {
  new BroadcastChannel(`oidc-client-popup-${state}`).postMessage(message)
  close()
}

export {}
