import { type Child, el } from '../dom.ts'
import { icon } from '../icon.ts'
import { join, leaving } from '../instead.ts'
import { skeleton } from '../parts.ts'
import type { Stage, View } from '../stage.ts'

const joined = (stage: Stage): readonly Child[] => [
  el(
    'section',
    { class: 'plate plate--join' },
    el('span', { class: 'tag tag--good' }, icon('check'), stage.words.text('joined.title')),
    el('p', { tabindex: -1 }, stage.words.text('joined.note')),
    leaving(stage)
  )
]

export const participation: View<null> = {
  css: '',
  topics: [],
  isForAll: true,
  load: async () => null,
  draw: (_, stage) => (stage.player.optedIn ? joined(stage) : join(stage)),
  waiting: () => skeleton('bone--plate', 1)
}
