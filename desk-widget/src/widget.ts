import { type Line, openLine } from './line.ts'
import { createPanel } from './panel.ts'

type Listener = (given?: number) => void
export type GiveToken = (give: (token: string) => void) => void
type LoggedIn = (error: Error | null) => void

/** Both widgets in one: what they share is the panel and the line, what they do not is who shows a button. */
export interface Widget {
  login(giveToken: GiveToken, done?: LoggedIn): void
  logout(): void
  open(): void
  close(): void
  show(): void
  hide(): void
  setLocale(locale: string): void
  on(event: string, listener: Listener): void
}

/** A widget of the desk at an origin; `getsToken` is asked when one with a button is first opened. */
export function createWidget(desk: string, hasLauncher: boolean, getsToken?: GiveToken): Widget {
  let line: Line | undefined
  /** A line that is on its way, for whoever writes before it is there. */
  let opening: Promise<Line | undefined> | undefined
  let locale = 'en-GB'
  let turn = 0
  let isHidden = false
  let told = 0
  const listeners = new Map<string, Listener[]>()
  const tell = (event: string, given?: number) => {
    for (const listener of listeners.get(event) ?? []) listener(given)
  }

  const draw = () => {
    panel.draw(line?.messages ?? [], locale)
    if (panel.isOpen) line?.read()
    const unread = line?.unread ?? 0
    if (unread !== told) tell('unreadMessages', unread)
    told = unread
    if (hasLauncher && !isHidden) panel.launch(unread)
  }

  const forget = () => {
    turn += 1
    line?.end()
    line = undefined
    opening = undefined
    panel.clear()
  }

  const login: Widget['login'] = (giveToken, done = () => {}) => {
    forget()
    const own = turn
    const lost = () => done(new Error('The session at the desk is over'))
    const enter = async (token: string): Promise<Line | undefined> => {
      const opened = await openLine(desk, token, draw, lost)
      // Somebody has logged out, or in, while this was on its way.
      if (own !== turn) {
        opened.end()
        return undefined
      }
      line = opened
      opened.look(panel.isOpen)
      draw()
      return opened
    }
    const token = new Promise<string>(resolve => giveToken(resolve))
    opening = token.then(enter)
    opening.then(
      opened => {
        if (opened) done(null)
      },
      (error: unknown) => {
        if (own === turn) done(error instanceof Error ? error : new Error(String(error)))
      }
    )
  }

  const open = () => {
    isHidden = false
    if (!line && getsToken) login(getsToken)
    panel.open()
    line?.look(true)
    draw()
    tell('open')
  }
  const close = () => {
    if (!panel.isOpen) return
    panel.close()
    line?.look(false)
    draw()
    tell('close')
  }
  const panel = createPanel({
    open,
    close,
    async say(text, key) {
      const own = line ?? (await opening)
      if (!own) throw new Error('Nobody is logged in')
      await own.say(text, key)
    }
  })
  draw()

  return {
    login,
    logout() {
      forget()
      panel.hide()
      if (told !== 0) tell('unreadMessages', 0)
      told = 0
    },
    open,
    close,
    show() {
      isHidden = false
      draw()
    },
    hide() {
      isHidden = true
      line?.look(false)
      panel.hide()
    },
    setLocale(given) {
      locale = given
    },
    on(event, listener) {
      listeners.set(event, [...(listeners.get(event) ?? []), listener])
    }
  }
}
