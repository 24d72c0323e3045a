import type { Page } from '@playwright/test'

/** Every island that this page hydrates has done so: a press before that would be lost, and what is typed too. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const waiting = [...document.querySelectorAll('astro-island[ssr]')]
    // Islands that wait for a session, for a pick on the slip or to be seen may wait for ever.
    const begun = {
      session: /(?:^|; )sessionInfo=/.test(document.cookie),
      slip: document.cookie.includes('sportsCoupon=')
    }
    const isSeen = (island: Element) =>
      [...island.children].some(child => {
        const { top, bottom } = child.getBoundingClientRect()
        return top < innerHeight && bottom > 0
      })
    const isBegun = waiting.every(island => {
      const client = island.getAttribute('client')
      if (client === 'visible') return !isSeen(island)
      return (client === 'session' && !begun.session) || (client === 'slip' && !begun.slip)
    })
    // The mark is taken away when React is asked, which does it when it has time.
    const isDone = [...document.querySelectorAll('astro-island:not([ssr])')].every(island => {
      const key = Object.keys(island).find(name => name.startsWith('__reactContainer'))
      const container = key && Reflect.get(island, key)
      return container?.stateNode?.current?.memoizedState?.isDehydrated === false
    })
    return isBegun && isDone
  })
}
