import { isNearEnd, paddlesOf, stepOf, throttled } from '#rules/carousel.ts'
import { moreTiles } from './carousel/more-tiles.ts'
import { freshen } from './feed/freshen.ts'

type Press = (target: EventTarget | null) => void

const bound = new WeakMap<Element, Press>()

function show(paddle: HTMLElement, isShown: boolean, other: HTMLElement): void {
  const hadFocus = paddle === document.activeElement
  paddle.hidden = !isShown
  if (hadFocus && !isShown) other.focus({ preventScroll: true })
}

/** Some layouts show a row as a grid, which is as long as it should be. */
const scrolls = (track: Element) => getComputedStyle(track).overflowX !== 'visible'

/** Browsers leave half a tile half in sight when it gets the focus; the page itself stays where it is. */
function revealFocused(track: Element, target: EventTarget | null): void {
  if (!(target instanceof Element && target.matches(':focus-visible'))) return
  const [tile, view] = [target.getBoundingClientRect(), track.getBoundingClientRect()]
  const padding = Number.parseFloat(getComputedStyle(track).scrollPaddingInline) || 0
  const before = tile.left - view.left - padding
  const after = tile.right - view.right + padding
  if (before < 0 || after > 0) track.scrollBy({ left: before < 0 ? before : after })
}

function bind(row: Element): Press {
  const track = row.querySelector('.row__track')
  const [back, forward] = row.querySelectorAll<HTMLElement>('.paddle')
  if (!track || !back || !forward) return () => undefined
  /** Where a press led that came before the tiles that it leads to. */
  let owed = 0

  const viewOf = () => {
    const { scrollLeft: offset, clientWidth: width, scrollWidth: content } = track
    return { offset, width, content }
  }
  const update = () => {
    const view = viewOf()
    if (isNearEnd(view) && scrolls(track)) more.load()
    const paddles = paddlesOf(view)
    // What is to be seen first, since focus may go there.
    if (paddles.back) show(back, true, forward)
    show(forward, paddles.forward || more.isComing(), back)
    show(back, paddles.back, forward)
  }
  const more = moreTiles(row, track, () => {
    if (owed > 0) track.scrollTo({ left: owed })
    owed = 0
    update()
    freshen()
  })
  const press: Press = target => {
    const paddle = target instanceof Element ? target.closest('.paddle') : null
    if (!paddle) return
    const { offset, width, content } = viewOf()
    const step = paddle === back ? -stepOf(width) : stepOf(width)
    owed = offset + step > content - width ? offset + step : 0
    track.scrollBy({ left: step })
  }
  const soon = throttled(update, setTimeout)
  track.addEventListener('scroll', soon, { passive: true })
  track.addEventListener('focusin', ({ target }) => revealFocused(track, target))
  // The focus may have gone on to a tile while this file was under way.
  if (track.contains(document.activeElement)) revealFocused(track, document.activeElement)
  new ResizeObserver(soon).observe(track)
  row.addEventListener('click', event => press(event.target))
  update()
  return press
}

/** Makes a row's paddles work, shows those that lead on, and loads what comes after the last tile. */
export function touch(row: Element, event: Event): void {
  const press = bound.get(row) ?? bind(row)
  bound.set(row, press)
  freshen()
  if (event.type === 'click') press(event.target)
}
