import { codeOf, type RefusalCode } from './api.ts'
import { type Child, el } from './dom.ts'
import { icon } from './icon.ts'
import type { Words } from './words.ts'

export interface Question {
  readonly title: string
  readonly body: readonly Child[]
  readonly confirm: string
  /** What leaves things as they are; `Not now` where it has no words of its own. */
  readonly cancel?: string
  /** Does it, and answers what is then shown. */
  act(): Promise<readonly Child[]>
}

export interface Room {
  readonly words: Words
  /** Where dialogs are put. */
  readonly place: HTMLElement
  /** Where the focus goes when what had it is gone. */
  readonly rest: () => HTMLElement | null
}

let count = 0

/** Asks before something is done, does it, and says what came of it. */
export function openDialog(room: Room, question: Question): HTMLDialogElement {
  const { words, place } = room
  const id = `dialog-${++count}`
  const before = activeIn(place)
  let isBusy = false

  const problem = el('p', { class: 'problem', role: 'alert' })
  const cancel = el(
    'button',
    { type: 'button', class: 'button', 'data-dialog-action': 'cancel', click: () => close() },
    question.cancel ?? words.text('cancel')
  )
  const confirm = el(
    'button',
    {
      type: 'button',
      class: 'button button--main',
      'data-dialog-action': 'confirm',
      click: () => void act()
    },
    question.confirm
  )
  const content = el(
    'div',
    { class: 'dialog__content' },
    el('h2', { id }, question.title),
    el('div', { class: 'dialog__body' }, question.body),
    problem,
    el('div', { class: 'dialog__acts' }, cancel, confirm)
  )
  const dialog = el('dialog', { class: 'dialog', 'aria-labelledby': id }, content)

  function close(): void {
    if (!isBusy) dialog.close()
  }

  async function act(): Promise<void> {
    if (isBusy) return
    isBusy = true
    confirm.setAttribute('aria-busy', 'true')
    problem.textContent = ''
    try {
      done(await question.act())
    } catch (error) {
      problem.textContent = sayingOf(codeOf(error), words)
    } finally {
      isBusy = false
      confirm.removeAttribute('aria-busy')
    }
  }

  function done(shown: readonly Child[]): void {
    const heading = el('div', { class: 'dialog__done', id, tabindex: -1 }, icon('check'), shown)
    const last = el(
      'button',
      {
        type: 'button',
        class: 'button button--main',
        'data-dialog-action': 'close',
        click: () => close()
      },
      words.text('close')
    )
    content.replaceChildren(heading, el('div', { class: 'dialog__acts' }, last))
    heading.focus()
  }

  dialog.addEventListener('cancel', event => {
    if (isBusy) event.preventDefault()
  })
  dialog.addEventListener('click', event => {
    if (event.target === dialog) close()
  })
  dialog.addEventListener('close', () => {
    dialog.remove()
    const back = before?.isConnected ? before : room.rest()
    back?.focus()
  })
  place.append(dialog)
  dialog.showModal()
  cancel.focus()
  return dialog
}

function activeIn(place: HTMLElement): HTMLElement | null {
  const root = place.getRootNode()
  const active = root instanceof ShadowRoot ? root.activeElement : document.activeElement
  return active instanceof HTMLElement ? active : null
}

/** What the player is told of a refusal. */
export const sayingOf = (code: RefusalCode, words: Words): string => words.text(`error.${code}`)
