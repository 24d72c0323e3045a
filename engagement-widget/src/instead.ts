import type { RefusalCode } from './api.ts'
import { sayingOf } from './dialog.ts'
import { type Child, el } from './dom.ts'
import { icon } from './icon.ts'
import { button, problemLine } from './parts.ts'
import type { Stage } from './stage.ts'
import type { Words } from './words.ts'

/** What stands where a view cannot: one plate, the same size in all its cases. */
const plate = (...children: readonly Child[]): Child => el('section', { class: 'plate' }, children)

export const shut = (words: Words): readonly Child[] => [
  plate(
    el('span', { class: 'plate__sign' }, icon('lock')),
    el('h2', {}, words.text('blocked.title')),
    el('p', {}, words.text('blocked'))
  )
]

export const unloaded = (code: RefusalCode, words: Words, again: () => void): readonly Child[] => [
  el(
    'section',
    { class: 'plate', role: 'alert' },
    el('span', { class: 'plate__sign' }, icon(code === 'NETWORK' ? 'offline' : 'clock')),
    el('h2', {}, words.text('failed.title')),
    el('p', {}, sayingOf(code, words)),
    el('button', { type: 'button', class: 'button', click: again }, words.text('again'))
  )
]

export const empty = (title: string, note: string): Child =>
  plate(el('h2', { tabindex: -1 }, title), el('p', {}, note))

/** Asks whether the player will take part, and says what that means. */
export function join(stage: Stage): readonly Child[] {
  const { words } = stage
  const point = (text: string): Child => el('li', {}, icon('check'), el('span', {}, text))
  return [
    el(
      'section',
      { class: 'plate plate--join' },
      el('h2', { tabindex: -1 }, words.text('join.title')),
      el('p', {}, words.text('join.lede')),
      el(
        'ul',
        { class: 'ticks' },
        point(words.text('join.counts')),
        point(words.text('join.limits')),
        point(words.text('partner'))
      ),
      button(
        stage,
        'participation',
        words.text('join.button'),
        'button--main',
        () => stage.api.post('/player/participation', { optedIn: true }),
        { done: words.text('joined.title') }
      ),
      problemLine(stage, 'participation')
    )
  ]
}

/** Who runs it, and the way out of it. */
export function leaving(stage: Stage): Child {
  const { words } = stage
  const ask = () =>
    stage.ask({
      title: words.text('leave.title'),
      body: [el('p', {}, words.text('leave.note'))],
      cancel: words.text('leave.cancel'),
      confirm: words.text('leave.button'),
      act: async () => {
        await stage.api.post('/player/participation', { optedIn: false })
        return [el('h2', {}, words.text('leave.done'))]
      }
    })
  return el(
    'footer',
    { class: 'foot' },
    el('p', {}, words.text('partner')),
    el('button', { type: 'button', class: 'link', click: ask }, words.text('leave.button'))
  )
}
