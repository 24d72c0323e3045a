import type { ConsentCategory } from '#config/consent-categories.ts'
import { onConsent, readConsent } from '../../../third-parties/consent-state.ts'
import css from './consent.css?inline'

interface Asking {
  readonly words: Words
  /** Leads to what is kept, in the language of the page. */
  readonly link: HTMLAnchorElement
  /** Who asked for the choices is led to them; nobody else is taken away from where they are. */
  readonly isWanted: boolean
  readonly categories: readonly ConsentCategory[]
  /** Hears of the answer once the question is away. */
  answer(chosen: readonly ConsentCategory[]): void
}

export type Words = Readonly<Record<string, string>>

let asking: { dialog: HTMLDialogElement; choose(): void } | undefined

const sheet = new CSSStyleSheet()
sheet.replaceSync(css)

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  about: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = Object.assign(document.createElement(tag), about)
  made.append(...children)
  return made
}

/** Asks for consent. Only a button answers: Escape, closing and leaving the page are no answer. */
export function askForConsent(question: Asking): void {
  asking ??= dialogOf(question)
  if (!question.isWanted) return
  asking.dialog.dataset['wanted'] = ''
  asking.choose()
}

function dialogOf({ words, link, categories, ...asked }: Asking) {
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  const word = (name: string) => words[`consent.${name}`] ?? ''
  const consent = readConsent()
  const allowed = consent.status === 'answered' ? consent.categories : new Set<ConsentCategory>()

  const boxes = (['necessary', ...categories] as const).map(category => {
    const isNecessary = category === 'necessary'
    const box = make('input', {
      type: 'checkbox',
      id: `consent-${category}`,
      checked: isNecessary || allowed.has(category),
      disabled: isNecessary
    })
    box.setAttribute('aria-describedby', `${box.id}-text`)
    const name = make('label', { htmlFor: box.id }, word(category))
    const text = make('p', { id: `${box.id}-text` }, word(`${category}.text`))
    return { category, box, row: make('li', {}, box, make('div', {}, name, text)) }
  })
  const list = make('ul', { hidden: true }, ...boxes.map(({ row }) => row))

  const close = () => {
    stop()
    document.removeEventListener('astro:after-swap', put)
    const hadFocus = dialog.contains(document.activeElement)
    dialog.remove()
    asking = undefined
    if (hadFocus && link.isConnected && 'wanted' in dialog.dataset) link.focus()
  }
  const answer = (chosen: readonly ConsentCategory[]) => {
    close()
    asked.answer(chosen)
  }
  const button = (name: string, onclick: () => void) =>
    make('button', { type: 'button', className: 'btn btn--quiet', onclick }, word(name))

  const last = button('choose', () => {
    if (list.hidden) choose()
    else answer(boxes.filter(({ box }) => box.checked).map(({ category }) => category))
  })
  const choose = () => {
    list.hidden = false
    last.textContent = word('save')
    boxes[1]?.box.focus()
  }
  const title = make('h2', { id: 'consent-title' }, word('title'))
  const dialog = make(
    'dialog',
    { className: 'consent' },
    title,
    make(
      'p',
      {},
      `${word('text')} `,
      make('a', { className: 'link', href: link.href }, word('more'))
    ),
    list,
    make(
      'div',
      { className: 'consent__acts' },
      button('refuse', () => answer([])),
      button('accept', () => answer(categories)),
      last
    ),
    make(
      'button',
      { type: 'button', className: 'iconbtn', ariaLabel: word('close'), onclick: close },
      '×'
    )
  )
  dialog.setAttribute('aria-labelledby', title.id)
  dialog.onkeydown = ({ key }) => {
    if (key === 'Escape') close()
  }
  // Not by `show()`, which would take the focus from where somebody is.
  dialog.open = true
  // First in the page for who goes through it by keys, wherever it is drawn.
  const put = () => document.querySelector('.skip')?.after(dialog)
  const stop = onConsent(close)
  document.addEventListener('astro:after-swap', put)
  put()
  return { dialog, choose }
}
