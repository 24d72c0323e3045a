import { el } from '../dom.ts'

export interface PanelAct {
  readonly label: string
  readonly isMain?: boolean
  act?(): void
}

export interface Panel {
  readonly title: string
  readonly body: readonly Node[]
  readonly acts?: readonly PanelAct[]
  readonly className?: string
  /** Without it the panel closes only by one of its acts. */
  readonly close?: string
}

/** Opens a dialog and resolves when it is closed; focus goes back where it was. */
export function openPanel({ title, body, acts = [], className = '', close }: Panel): Promise<void> {
  return new Promise(resolve => {
    const dialog = el('dialog', { class: `panel ${className}`, 'aria-label': title })
    const done = () => dialog.close()
    dialog.append(
      el(
        'div',
        { class: 'panel__head' },
        el('h2', {}, title),
        close !== undefined &&
          el('button', { type: 'button', class: 'x', 'aria-label': close, click: done }, '×')
      ),
      el('div', { class: 'body', tabindex: '0' }, ...body),
      ...(acts.length > 0
        ? [
            el(
              'div',
              { class: 'panel__acts' },
              ...acts.map(({ label, isMain, act }) =>
                el(
                  'button',
                  {
                    type: 'button',
                    class: isMain ? 'main' : 'quiet',
                    click: () => {
                      done()
                      act?.()
                    }
                  },
                  label
                )
              )
            )
          ]
        : [])
    )
    dialog.addEventListener('cancel', event => {
      if (close === undefined) event.preventDefault()
    })
    dialog.addEventListener('click', event => {
      if (event.target === dialog && close !== undefined) done()
    })
    dialog.addEventListener('close', () => {
      dialog.remove()
      resolve()
    })
    document.body.append(dialog)
    dialog.showModal()
  })
}
