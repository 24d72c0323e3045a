import { describe, expect, test } from 'vitest'

import type { SentEvent } from '#contract/events.ts'
import type { Counter } from '#third-parties/trackers/counters.ts'
import { countersOf } from '#third-parties/trackers/counters.ts'
import { measuring } from '#third-parties/trackers/measuring.ts'
import { openTrackedPage, sent } from './page.ts'

function counterOf(category: Counter['category'], breaks = false) {
  const told: SentEvent[] = []
  const acts: string[] = []
  const counter: Counter = {
    name: 'events',
    category,
    tracker: {
      start: () => void acts.push('start'),
      tell(event) {
        if (breaks) throw new Error('a lie')
        told.push(event)
      },
      stop: () => void acts.push('stop')
    }
  }
  return { counter, told, acts, names: () => told.map(({ name }) => name) }
}

const view = () => sent({ name: 'page_view', path: '/en/' })

describe('measuring', () => {
  test('only those count whose category is agreed to, from then on and no longer [CONS-01] [CONS-02]', () => {
    const page = openTrackedPage('marketing')
    const [one, two] = [counterOf('analytics'), counterOf('marketing')]
    const measured = measuring([one.counter, two.counter], page.context)
    measured.changed()
    measured.tell(sent({ name: 'logout' }))
    expect([one.acts, two.acts]).toEqual([[], ['start']])

    page.consentTo('analytics')
    measured.changed()
    measured.tell(sent({ name: 'chat_open' }))
    expect([one.acts, two.acts]).toEqual([['start'], ['start', 'stop']])
    expect([one.names(), two.names()]).toEqual([['chat_open'], ['logout']])
  })

  test('who begins later is told of the page and its variants, each of them once', () => {
    const page = openTrackedPage()
    const { counter, names } = counterOf('analytics')
    const measured = measuring([counter], page.context)
    const exposure = () =>
      sent({ name: 'experiment_exposure', experiment: 'menu', variant: 'menu2' })
    measured.changed()
    measured.tell(view())
    measured.tell(exposure())
    measured.tell(exposure())
    measured.tell(sent({ name: 'search', results: 1 }))
    page.consentTo('analytics')
    measured.changed()
    expect(names()).toEqual(['page_view', 'experiment_exposure'])

    page.consentTo()
    measured.changed()
    page.consentTo('analytics')
    measured.changed()
    measured.tell(exposure())
    expect(names()).toEqual(['page_view', 'experiment_exposure'])
    measured.tell(view())
    expect(names()).toEqual(['page_view', 'experiment_exposure', 'page_view'])
  })

  test('a tracker that breaks is left alone with one line of the log, and no other notices', () => {
    const page = openTrackedPage('analytics')
    const [bad, good] = [counterOf('analytics', true), counterOf('analytics')]
    const measured = measuring([bad.counter, good.counter], page.context)
    measured.changed()
    measured.tell(view())
    measured.tell(view())
    measured.changed()
    expect(good.told).toHaveLength(2)
    expect(page.warnings).toEqual(['The tracker events does not work: Error: a lie'])
  })

  test('what a brand has not configured is not there [CONS-31]', () => {
    expect(countersOf({})).toEqual([])
    const url = 'https://tracker.test/'
    const all = countersOf({
      analytics: { url, ids: ['G-1'] },
      tagManager: { url, id: '1' },
      recording: { url, id: '1' },
      advertising: { url, id: '1' },
      events: { url }
    })
    expect(all.map(({ name, category }) => `${name}: ${category}`)).toEqual([
      'analytics: analytics',
      'tagManager: analytics',
      'recording: analytics',
      'events: analytics',
      'advertising: marketing'
    ])
  })
})
