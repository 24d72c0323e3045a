import { isNearEnd, paddlesOf, stepOf, throttled } from '#rules/carousel.ts'
import { moreTiles } from './carousel/more-tiles.ts'

type Press = (target: EventTarget | null) => void

const bound = new WeakMap<Element, Press>()

function show(paddle: HTMLElement, isShown: boolean, other: HTMLElement): void {
  const hadFocus = paddle === document.activeElement
  paddle.hidden = !isShown
  if (hadFocus && !isShown) other.focus({ preventScroll: true })
}

function bind(row: Element): Press {
  const track = row.querySelector('.row__track')
  const [back, forward] = row.querySelectorAll<HTMLElement>('.paddle')
  if (!track || !back || !forward) return () => undefined

  const update = () => {
    const { scrollLeft: offset, clientWidth: width, scrollWidth: content } = track
    const view = { offset, width, content }
    const paddles = paddlesOf(view)
    // What is to be seen first, since focus may go there.
    if (paddles.back) show(back, true, forward)
    show(forward, paddles.forward, back)
    show(back, paddles.back, forward)
    if (isNearEnd(view)) loadMore()
  }
  const loadMore = moreTiles(row, track, update)
  const press: Press = target => {
    const paddle = target instanceof Element ? target.closest('.paddle') : null
    const step = stepOf(track.clientWidth)
    if (paddle) track.scrollBy({ left: paddle === back ? -step : step })
  }
  const soon = throttled(update, setTimeout)
  track.addEventListener('scroll', soon, { passive: true })
  new ResizeObserver(soon).observe(track)
  row.addEventListener('click', event => press(event.target))
  update()
  return press
}

/** Makes a row's paddles work, shows those that lead on, and loads what comes after the last tile. */
export function touch(row: Element, event: Event): void {
  const press = bound.get(row) ?? bind(row)
  bound.set(row, press)
  if (event.type === 'click') press(event.target)
}
