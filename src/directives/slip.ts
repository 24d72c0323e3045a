import type { ClientDirective } from 'astro'

/**
 * `client:slip`: loads an island once something is on the bet slip of this browser, or a booking code
 * is to be put there. A visitor who has picked nothing fetches not a byte of it.
 */
const slip: ClientDirective = load => {
  const isWanted = () =>
    document.cookie.includes('sportsCoupon=') || /[?&]code=/.test(location.search)
  const hydrate = async () => (await load())()
  if (isWanted()) {
    void hydrate()
    return
  }
  // Whatever puts something on the slip tells all tabs so, and this page too.
  const tabs = new BroadcastChannel('lobby')
  tabs.onmessage = () => {
    if (!isWanted()) return
    tabs.close()
    void hydrate()
  }
}

export default slip
