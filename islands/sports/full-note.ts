import { element } from '../ui/element.ts'
import { say, type View } from './view.ts'

/** Says that no more favourites fit, for as long as the last one was one too many. */
export function fullNote(root: Element, view: View) {
  const note = element('p', { class: 'favs__full', role: 'alert' })
  root.append(note)
  return (isFull: boolean): void => {
    note.textContent = isFull ? say(view, 'favouritesFull') : ''
  }
}
