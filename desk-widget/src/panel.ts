import { type DeskMessage, LONGEST_MESSAGE } from '#contract/wire/desk.ts'
import { cross, el, linked } from './element.ts'
import sheet from './sheet.css?inline'

/** What the panel asks of who has drawn it. */
export interface PanelActs {
  open(): void
  close(): void
  /** Throws where the message did not arrive. */
  say(text: string, key: string): Promise<void>
}

export interface Panel {
  readonly isOpen: boolean
  /** Shows the panel, and gives it the focus. */
  open(): void
  /** Puts it away; the focus goes back to where it came from. */
  close(): void
  /** A button of its own while the panel is closed, for the classic widget. */
  launch(unread: number): void
  hide(): void
  draw(messages: readonly DeskMessage[], locale: string): void
  /** Empties it: the next who looks sees nothing of what was written. */
  clear(): void
}

const FROM = { automatic: 'Automatic answer', desk: 'The desk', player: 'You' } as const

const PHONE = '(max-width: 767px)'

const FAILED = 'Your message was not sent. Press Send to try again.'

function messageOf({ from, text, at }: DeskMessage, locale: string): HTMLElement {
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(at))
  return el(
    'div',
    { class: 'message', 'data-from': from },
    el('small', {}, `${FROM[from]}, ${time}`),
    el('p', { class: 'words' }, ...linked(text))
  )
}

/** Draws the chat into a page, in a tree of its own that the page's styles do not reach. */
export function createPanel(acts: PanelActs): Panel {
  const host = el('div', { hidden: '', 'data-desk': '' })
  const root = host.attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(sheet)
  root.adoptedStyleSheets = [styles]

  const close = el(
    'button',
    { class: 'close', type: 'button', 'aria-label': 'Close chat' },
    cross()
  )
  const hello = el(
    'p',
    { class: 'hello' },
    'Write to us below. People answer every day from 8:00 to midnight (UTC); while nobody is here, an automatic answer says so. Please never send passwords or card numbers.'
  )
  const list = el(
    'div',
    { role: 'log', class: 'log', 'aria-label': 'Messages', tabindex: '0' },
    hello
  )
  const fault = el('p', { class: 'fault', role: 'alert' })
  const field = el('textarea', {
    id: 'text',
    placeholder: 'Write a message',
    rows: '1',
    maxlength: `${LONGEST_MESSAGE}`
  })
  const send = el('button', { class: 'main', type: 'submit' }, 'Send')
  const label = el('label', { for: 'text', class: 'vh' }, 'Message')
  const form = el('form', {}, label, field, send)
  const title = el('h2', { id: 'title' }, 'Chat')
  const panel = el(
    'dialog',
    { class: 'panel', 'aria-labelledby': 'title', lang: 'en-GB' },
    el('div', { class: 'head' }, title, close),
    list,
    fault,
    form
  )
  const launcher = el('button', { class: 'launcher', type: 'button', lang: 'en-GB', hidden: '' })
  root.append(panel, launcher)

  let cameFrom: Element | null = null
  let pending: { readonly text: string; readonly key: string } | undefined
  let isSending = false

  async function submit(): Promise<void> {
    const text = field.value.trim()
    if (text === '' || isSending) return
    // What is sent again is the same message, however it went the first time.
    if (pending?.text !== text) pending = { text, key: crypto.randomUUID() }
    isSending = true
    send.ariaDisabled = 'true'
    fault.textContent = ''
    try {
      await acts.say(text, pending.key)
      pending = undefined
      field.value = ''
    } catch {
      fault.textContent = FAILED
    }
    isSending = false
    send.ariaDisabled = null
  }

  close.onclick = () => acts.close()
  launcher.onclick = () => acts.open()
  form.onsubmit = event => {
    event.preventDefault()
    void submit()
  }
  panel.onkeydown = event => {
    // The page's own keys mean nothing to who writes here.
    event.stopPropagation()
    if (event.key === 'Escape') acts.close()
    if (event.target === field && event.key === 'Enter' && !event.shiftKey && !event.isComposing) {
      event.preventDefault()
      void submit()
    }
  }

  panel.oncancel = event => {
    event.preventDefault()
    acts.close()
  }

  const place = (opens = panel.open) => {
    // Beside the body, where a page that is swapped in leaves it alone.
    if (!host.isConnected) document.documentElement.append(host)
    host.hidden = !opens && launcher.hidden
  }

  const toEnd = () => {
    list.scrollTop = list.scrollHeight
  }

  return {
    get isOpen() {
      return panel.open
    },
    open() {
      launcher.hidden = true
      if (!panel.open) {
        cameFrom = document.activeElement
        place(true)
        // On a phone it stands before the whole page, and nothing behind it can be reached.
        if (matchMedia(PHONE).matches) panel.showModal()
        else panel.show()
      }
      toEnd()
      field.focus()
    },
    close() {
      const hadFocus = root.activeElement !== null
      panel.close()
      place()
      if (hadFocus && cameFrom instanceof HTMLElement && cameFrom.isConnected) cameFrom.focus()
    },
    launch(unread) {
      launcher.textContent = unread > 0 ? `Chat (${unread} new)` : 'Chat'
      launcher.hidden = panel.open
      place()
    },
    hide() {
      panel.close()
      launcher.hidden = true
      place()
    },
    draw(messages, locale) {
      const drawn = list.querySelectorAll('.message').length
      list.append(...messages.slice(drawn).map(message => messageOf(message, locale)))
      if (messages.length > drawn) toEnd()
    },
    clear() {
      list.replaceChildren(hello)
      field.value = ''
      fault.textContent = ''
      pending = undefined
    }
  }
}
