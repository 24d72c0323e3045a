import { type Child, el } from './dom.ts'
import type { Stage } from './stage.ts'

interface Told {
  /** Said once it is done. */
  readonly done?: string
  /** What it is about, for those who hear buttons one by one. */
  readonly of?: string
}

/** A button that does something at the provider, and says so while it does. */
export function button(
  stage: Stage,
  name: string,
  label: string,
  look: string,
  work: () => Promise<unknown>,
  { done, of }: Told = {}
): HTMLElement {
  const isBusy = stage.isBusy(name)
  return el(
    'button',
    {
      type: 'button',
      class: `button ${look}`,
      'aria-label': of !== undefined && `${label}: ${of}`,
      'aria-busy': isBusy && 'true',
      click: () => void stage.act(name, work, done)
    },
    label
  )
}

/** Why it came to nothing. */
export function problemLine(stage: Stage, name: string): Child {
  const problem = stage.problemOf(name)
  return problem !== null && el('p', { class: 'problem', role: 'alert' }, problem)
}

/** A link to a page of the site, which opens it in its own way. */
export function link(
  { options }: Stage,
  path: string,
  look: string,
  ...children: readonly Child[]
): HTMLElement {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    options.navigate(path)
  }
  return el(
    'a',
    { class: look, href: `${options.site}/${options.locale}${path}`, click: open },
    children
  )
}

/** A heading with a few words beside it. */
export const heading = (title: string, beside: string | null, end: Child = null): Child =>
  el(
    'header',
    { class: 'heading' },
    el('h2', { tabindex: -1 }, title),
    beside !== null && el('span', {}, beside),
    end
  )

/** A bar that is filled to a share of it. */
export const bar = (done: number, of: number, label: string): HTMLElement =>
  el('progress', {
    class: 'progress',
    value: Math.min(done, of),
    max: Math.max(of, 1),
    'aria-label': label
  })

export const skeleton = (name: string, count: number): readonly Child[] =>
  Array.from({ length: count }, () => el('span', { class: `bone ${name}` }))
