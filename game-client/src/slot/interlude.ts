import { el } from '../dom.ts'
import type { Loop } from '../loop.ts'

export interface Interlude {
  readonly title: string
  readonly big: string
  readonly note?: string
  readonly picture?: string
  readonly button: string
  /** Goes on by itself after so long; without it, when the player says so. */
  readonly ms?: number
  readonly tier?: 'plain' | 'big' | 'great'
}

/** A moment between two parts of a round, over the reels; pressing goes on at once. */
export async function interlude(stage: HTMLElement, loop: Loop, shown: Interlude): Promise<void> {
  const { title, big, note, picture, button, ms, tier = 'plain' } = shown
  const amount = el('output', { class: 'sum' }, big)
  const go = el('button', { type: 'button', class: 'main' }, button)
  const panel = el(
    'section',
    { class: `interlude ${tier}`, 'aria-label': title },
    el('i', { class: 'rays', 'aria-hidden': 'true' }),
    el(
      'div',
      {},
      el('h2', {}, title),
      picture !== undefined && el('img', { src: picture, alt: '' }),
      amount,
      note !== undefined && el('p', {}, note),
      go
    )
  )
  const pressed = new Promise<void>(resolve => {
    go.addEventListener('click', () => resolve())
  })
  stage.append(panel)
  const before = document.activeElement
  go.focus({ preventScroll: true })
  await (ms === undefined ? pressed : Promise.race([pressed, loop.wait(ms)]))
  panel.classList.add('gone')
  await loop.wait(180)
  const hadFocus = panel.contains(document.activeElement)
  panel.remove()
  if (hadFocus && before instanceof HTMLElement) before.focus({ preventScroll: true })
}

/** A large win: it counts up between rays while coins fly, and says its tier. */
export async function celebrate(
  stage: HTMLElement,
  loop: Loop,
  win: {
    readonly title: string
    readonly tier: 'big' | 'great'
    readonly count: (part: number) => string
    readonly ms: number
    readonly button: string
  }
): Promise<void> {
  const amount = el('output', { class: 'sum' }, win.count(0))
  const go = el('button', { type: 'button', class: 'main' }, win.button)
  const panel = el(
    'section',
    { class: `interlude ${win.tier}`, 'aria-label': win.title },
    el('i', { class: 'rays', 'aria-hidden': 'true' }),
    el('div', {}, el('h2', {}, win.title), amount, go)
  )
  stage.append(panel)
  go.focus({ preventScroll: true })
  let isPressed = false
  const pressed = new Promise<void>(resolve => {
    go.addEventListener('click', () => {
      isPressed = true
      resolve()
    })
  })
  const counted = loop.tween(win.ms, part => {
    if (!isPressed) amount.textContent = win.count(part)
  })
  await Promise.race([counted, pressed])
  amount.textContent = win.count(1)
  panel.classList.add('counted')
  await Promise.race([loop.wait(isPressed ? 700 : 2400), isPressed ? loop.wait(700) : pressed])
  panel.classList.add('gone')
  await loop.wait(180)
  panel.remove()
}
