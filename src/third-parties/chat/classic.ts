import { loadChat } from './load.ts'
import { tellOpened } from './tell.ts'
import { CHAT_LOCALE, type ChatSettings, type StartChat } from './widget.ts'

/** Whom the widget speaks for now; it is told once whom to ask, before its script. */
let current: ChatSettings | undefined

const jwtFn = (give: (token: string) => void): void => {
  // Without a token the widget lets nobody in, which is all that can be done about it here.
  current?.token().then(give, () => {})
}

/** The classic widget, which brings a button of its own. */
export const start: StartChat = async settings => {
  current = settings
  // Its help centre asks in one place and its chat in another.
  const authenticate = { jwtFn, chat: { jwtFn } }
  Object.assign(globalThis, { zESettings: { webWidget: { authenticate } } })
  const zE = await loadChat(settings.url)
  zE('webWidget', 'setLocale', CHAT_LOCALE)
  zE('webWidget', 'show')
  return {
    open() {
      zE('webWidget', 'show')
      zE('webWidget', 'open')
      tellOpened()
    },
    hide: () => void zE('webWidget', 'hide'),
    show: () => void zE('webWidget', 'show'),
    end() {
      if (current === settings) current = undefined
      zE('webWidget', 'logout')
      zE('webWidget', 'hide')
    }
  }
}
