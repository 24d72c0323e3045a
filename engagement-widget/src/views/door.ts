import { type Calendar, type CalendarDoor, readCalendar } from '#contract/wire/engagement.ts'
import { el } from '../dom.ts'
import type { Stage } from '../stage.ts'
import { prizeList, toRewards } from './claim.ts'

/** Asks the provider to open a door, and shows what was behind it. */
export function open({ id }: Calendar, { day }: CalendarDoor, stage: Stage): void {
  const { api, words } = stage
  stage.ask({
    title: words.text('door.name', { day: words.number(day) }),
    body: [el('p', { class: 'muted' }, words.text('calendar.note'))],
    confirm: words.text('door.open'),
    act: async () => {
      await api.post(`/calendar/${encodeURIComponent(id)}/doors/${day}`)
      // What is behind it is told by the calendar itself, once the door is taken.
      const { calendar } = await api.get('/calendar', readCalendar)
      const prize = calendar?.doors.find(door => door.day === day)?.prize
      return [
        el('h2', {}, words.text('door.done', { day: words.number(day) })),
        prize ? prizeList([prize], stage) : null,
        prize && prize.kind !== 'points' ? toRewards(stage) : null
      ]
    }
  })
}
