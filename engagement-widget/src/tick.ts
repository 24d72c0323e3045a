import { type Clock, spanOf } from './clock.ts'
import { type Child, el } from './dom.ts'
import type { Words } from './words.ts'

const PARTS = ['days', 'hours', 'minutes', 'seconds'] as const

const two = (value: number) => `${value}`.padStart(2, '0')

/** What is left until a moment, in words. */
export function leftInWords(milliseconds: number, words: Words): string {
  const { days, hours, minutes } = spanOf(milliseconds)
  if (milliseconds <= 0) return words.text('left.over')
  if (days > 0) return words.text('left.days', { days, hours: two(hours) })
  if (hours > 0) return words.text('left.hours', { hours, minutes: two(minutes) })
  return words.text('left.minutes', { minutes: minutes + 1 })
}

/** A text that goes on telling what is left. */
export const leftUntil = (moment: Date): HTMLElement =>
  el('span', { 'data-until': moment.getTime() })

/** A clock that runs down: three figures, the largest of them days where there are any. */
export function countdown(moment: Date, clock: Clock, words: Words): HTMLElement {
  const span = spanOf(moment.getTime() - clock.now())
  const parts = span.days > 0 ? PARTS.slice(0, 3) : PARTS.slice(1)
  const box = (part: (typeof PARTS)[number]): Child =>
    el(
      'span',
      { class: 'countdown__part', 'data-key': part },
      el('b', { 'data-until': moment.getTime(), 'data-part': part }),
      el('small', {}, words.text(`unit.${part}`))
    )
  return el(
    'div',
    {
      class: 'countdown',
      role: 'timer',
      'aria-label': leftInWords(moment.getTime() - clock.now(), words)
    },
    parts.map(box)
  )
}

const isPart = (name: string | undefined): name is (typeof PARTS)[number] =>
  PARTS.some(part => part === name)

/** Writes every running time anew; true when one of them has just run out. */
export function tick(scene: HTMLElement, clock: Clock, words: Words): boolean {
  let isOut = false
  for (const element of scene.querySelectorAll<HTMLElement>('[data-until]')) {
    const left = Number(element.dataset['until']) - clock.now()
    const { part } = element.dataset
    const text = isPart(part) ? two(spanOf(left)[part]) : leftInWords(left, words)
    if (element.textContent !== text) element.textContent = text
    if (left <= 0 && element.dataset['out'] === undefined) {
      element.dataset['out'] = ''
      isOut = true
    }
  }
  return isOut
}
