import type { ClientDirective } from 'astro'

/**
 * `client:session`: loads an island only when a session may exist. Without one not a byte is
 * fetched; a sign-in in this tab or another one is heard.
 */
const session: ClientDirective = load => {
  const mayExist = () => /(?:^|; )(?:sessionInfo|accessToken)=/.test(document.cookie)
  const isHandedOver = () => /[?&]accessToken=/.test(location.search)
  const hydrate = async () => (await load())()
  if (mayExist() || isHandedOver()) {
    void hydrate()
    return
  }
  const tabs = new BroadcastChannel('lobby')
  tabs.onmessage = () => {
    if (!mayExist()) return
    tabs.close()
    void hydrate()
  }
}

export default session
