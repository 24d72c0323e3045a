import { element } from '../../ui/element.ts'

/** A part of a panel under its heading. */
export function card(title: string, ...children: readonly (Node | string)[]): HTMLElement {
  const root = element('section', { class: 'fcard' }, element('h2', {}, title), ...children)
  root.ariaLabel = title
  return root
}

/** The same for what is as good in half of the width. */
export function halfCard(title: string, ...children: readonly (Node | string)[]): HTMLElement {
  const root = card(title, ...children)
  root.classList.add('fcard--half')
  return root
}

export const nothing = (text: string): HTMLElement => element('p', { class: 'evs__none' }, text)

interface Column {
  readonly text: string
  /** The whole of what `text` is short for. */
  readonly name?: string
}

/** A table with a row of heads; the first cell of each row names it. */
export function table(
  caption: string,
  columns: readonly Column[],
  rows: readonly { readonly cells: readonly (Node | string)[]; readonly isMarked?: boolean }[]
): HTMLElement {
  const head = columns.map(({ text, name }) =>
    element('th', { scope: 'col', abbr: name, title: name }, text)
  )
  const body = rows.map(({ cells: [first = '', ...cells], isMarked = false }) =>
    element(
      'tr',
      { class: isMarked ? 'is-own' : undefined },
      element('th', { scope: 'row' }, first),
      ...cells.map(cell => element('td', {}, cell))
    )
  )
  return element(
    'div',
    { class: 'ftable' },
    element(
      'table',
      {},
      element('caption', { class: 'vh' }, caption),
      element('thead', {}, element('tr', {}, ...head)),
      element('tbody', {}, ...body)
    )
  )
}
