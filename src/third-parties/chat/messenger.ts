import { loadChat, type ZE } from './load.ts'
import { tellOpened } from './tell.ts'
import { CHAT_LOCALE, type ChatSettings, type StartChat } from './widget.ts'

const LETS_IN_WITHIN = 15_000

/** Whom the messenger speaks for now; it is told once whom to call, and stays in the page. */
let current: ChatSettings | undefined
const known = new WeakSet<ZE>()

function listen(zE: ZE): void {
  if (known.has(zE)) return
  known.add(zE)
  zE('messenger:on', 'close', () => {
    // Its own button would stand beside the page's.
    zE('messenger', 'hide')
    current?.closed()
  })
  zE('messenger:on', 'unreadMessages', (count: unknown) => {
    if (typeof count === 'number') current?.unread(count)
  })
}

/** Nothing is shown before the provider knows who asks, so that nobody sees what another has written. */
const letIn = (zE: ZE, { token }: ChatSettings): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The chat let nobody in')), LETS_IN_WITHIN)
    const end = (error: unknown) => {
      clearTimeout(timer)
      if (error) reject(error instanceof Error ? error : new Error('The chat refused the token'))
      else resolve()
    }
    // Called again whenever the provider needs a fresh token.
    const give = (take: (token: string) => void) => void token().then(take, end)
    zE('messenger', 'loginUser', give, end)
  })

/** The messenger, by the page's own button. */
export const start: StartChat = async settings => {
  const zE = await loadChat(settings.url)
  current = settings
  zE('messenger', 'hide')
  zE('messenger:set', 'locale', CHAT_LOCALE)
  listen(zE)
  await letIn(zE, settings)
  return {
    open() {
      zE('messenger', 'show')
      zE('messenger', 'open')
      tellOpened()
    },
    hide() {
      zE('messenger', 'close')
      zE('messenger', 'hide')
    },
    show() {
      // Closed as it is, there is nothing of it to show but the page's own button.
    },
    end() {
      if (current === settings) current = undefined
      zE('messenger', 'close')
      zE('messenger', 'hide')
      zE('messenger', 'logoutUser')
    }
  }
}
