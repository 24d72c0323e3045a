import type { ClientDirective } from 'astro'

const LATER = 1500

/**
 * `client:session`: loads an island only when a session may exist. Without one not a byte is
 * fetched; a sign-in in this tab or another one is heard. `client:session="late"` gives the page
 * time for what comes first; `own` marks what only this page has, and changes nothing here.
 */
const session: ClientDirective = (load, { value }) => {
  const mayExist = () => /(?:^|; )(?:sessionInfo|accessToken)=/.test(document.cookie)
  const isHandedOver = () => /[?&]accessToken=/.test(location.search)
  const hydrate = async () => {
    if (value === 'late') await new Promise(resolve => setTimeout(resolve, LATER))
    return (await load())()
  }
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
