import { type Loop, outCubic } from '../loop.ts'
import type { CardView } from './card-view.ts'

const DEAL_MS = 360
const GATHER_MS = 260

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

/** Puts a card into its place from a shoe: it flies there face down and turns on its way. */
export async function deal(loop: Loop, view: CardView, shoe: Element, isOpen = true) {
  const { element } = view
  const from = middleOf(shoe)
  const to = middleOf(element)
  const away = { x: from.x - to.x, y: from.y - to.y }
  await loop.tween(DEAL_MS, part => {
    const left = 1 - part
    element.style.transform =
      left === 0
        ? ''
        : `translate(${away.x * left}px, ${away.y * left}px) rotate(${-22 * left}deg) scale(${1 - 0.25 * left})`
    if (isOpen) view.lean(part > 0.45 ? 1 - outCubic((part - 0.45) / 0.55) : 1)
  })
  if (isOpen) view.lean(0)
}

/** Makes a change to the table and lets what stands elsewhere afterwards glide there. */
export async function glide(loop: Loop, moved: readonly HTMLElement[], change: () => void) {
  const before = moved.map(middleOf)
  change()
  const away = moved.map((element, index) => {
    const now = middleOf(element)
    const was = before[index] ?? now
    return { element, x: was.x - now.x, y: was.y - now.y }
  })
  const far = away.filter(({ x, y }) => Math.abs(x) + Math.abs(y) > 1)
  if (far.length === 0) return
  await loop.tween(GATHER_MS, part => {
    const left = 1 - part
    for (const { element, x, y } of far)
      element.style.transform = left === 0 ? '' : `translate(${x * left}px, ${y * left}px)`
  })
}

/** Takes all cards off the table towards where played cards lie. */
export async function gather(loop: Loop, cards: readonly HTMLElement[], pile: Element) {
  const to = middleOf(pile)
  const ways = cards.map(element => {
    const { x, y } = middleOf(element)
    return { element, x: to.x - x, y: to.y - y }
  })
  await loop.tween(GATHER_MS, part => {
    for (const { element, x, y } of ways) {
      element.style.transform = `translate(${x * part}px, ${y * part}px) rotate(${12 * part}deg)`
      element.style.opacity = String(1 - part * part)
    }
  })
}
