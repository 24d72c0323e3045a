import { element, icon } from '../ui/element.ts'
import { say, type View } from './view.ts'

/** What is a favourite, as far as that is known yet. */
interface Stars {
  readonly ids: readonly string[]
  /** The last one was one too many. */
  readonly isFull: boolean
}

const STAR = 'button[data-star]'
const CHANGED = 'starschanged'

let stars: Stars = { ids: [], isFull: false }

/** Whether a competition, an event or a kind of market is a favourite. */
export const isStarred = (id: string): boolean => stars.ids.includes(id)

/** Calls back now and with every change of favourites, for as long as an element is in the document. */
export function onStars(place: Element, heard: (stars: Stars) => void): void {
  const tell = () => {
    if (place.isConnected) heard(stars)
    else document.removeEventListener(CHANGED, tell)
  }
  document.addEventListener(CHANGED, tell)
  tell()
}

/** The button that makes something a favourite, and takes that back. */
export const starOf = (view: View, id: string, name: string): HTMLButtonElement =>
  element(
    'button',
    {
      type: 'button',
      class: 'star',
      'data-star': id,
      'aria-pressed': String(isStarred(id)),
      'aria-label': say(view, 'star', { name })
    },
    icon(view.sprite, 'star')
  )

/** Presses the stars of what is a favourite, and of nothing else, here and in what is drawn later. */
export function showStars(now: Stars): void {
  stars = now
  for (const star of document.querySelectorAll<HTMLElement>(STAR))
    star.ariaPressed = String(isStarred(star.dataset['star'] ?? ''))
  document.dispatchEvent(new Event(CHANGED))
}

/** Whether there may be favourites: an account has some, or this browser. */
function mayHaveStars(): boolean {
  const key = 'stars'
  try {
    return (
      'session' in document.documentElement.dataset || key in sessionStorage || key in localStorage
    )
  } catch {
    return false
  }
}

/**
 * Hands every click on a star below an element to the favourites, whose stores are loaded for that,
 * and the element itself where there may be some already.
 */
export function offerStars(root: Element, load: () => Promise<(element: Element) => void>): void {
  const hand = (star: Element) => void load().then(touch => touch(star))
  root.addEventListener('click', event => {
    const star = event.target instanceof Element ? event.target.closest(STAR) : null
    if (star) hand(star)
  })
  if (mayHaveStars()) hand(root)
}
