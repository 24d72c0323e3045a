import { atom, readonlyType } from 'nanostores'

import { onVisit } from '../lib/on-visit.ts'
import { followTopic, type LiveTopic, topicOfEvent } from './live.ts'
import { $slip } from './slip.ts'

const $state = atom<ReadonlyMap<string, LiveTopic>>(new Map())

/** How the events of what is picked stand now, by their identities. */
export const $slipEvents = readonlyType($state)

onVisit($state, () => {
  const followed = new Map<string, () => void>()
  const without = (event: string) => new Map([...$state.get()].filter(([id]) => id !== event))
  const unbind = $slip.subscribe(({ selections }) => {
    const wanted = new Set(selections.map(({ event }) => event))
    for (const [event, stop] of [...followed]) {
      if (wanted.has(event)) continue
      stop()
      followed.delete(event)
      $state.set(without(event))
    }
    for (const event of wanted) {
      if (followed.has(event)) continue
      // A topic that the page follows already is told at once, before there is anything to stop.
      let isWanted = true
      const stop = followTopic(topicOfEvent(event), topic => {
        if (isWanted) $state.set(new Map($state.get()).set(event, topic))
      })
      followed.set(event, () => {
        isWanted = false
        stop()
      })
    }
  })
  return () => {
    unbind()
    for (const stop of followed.values()) stop()
    $state.set(new Map())
  }
})
