import { bindList } from './list.ts'

const bound = new WeakMap<Element, ReturnType<typeof bindList>>()

/** Binds the list that a touched control belongs to, once, and does what a press asked for. */
export function touchList(control: Element, event: Event): void {
  const root = control.closest<HTMLElement>('[data-browse]')
  if (!root) return
  const list = bound.get(root) ?? bindList(root)
  bound.set(root, list)
  if (event.type === 'click') list.press(event)
}
