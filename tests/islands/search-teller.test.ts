import { afterEach, describe, expect, test } from 'vitest'

import type { TrackedEvent } from '#contract/events.ts'
import { searchTeller } from '#islands/search/tell.ts'
import { setEventChannel } from '#stores/environment/event-channel.ts'

function openTeller() {
  const told: TrackedEvent[] = []
  setEventChannel({
    tell: event => told.push(event) > 0,
    tellPlayer: () => true,
    onListening: () => () => {}
  })
  return { told, teller: searchTeller() }
}

afterEach(() => setEventChannel(undefined))

describe('of a search', () => {
  test('is told how much it found, and nothing of what was asked', () => {
    const { told, teller } = openTeller()
    teller.asked('jane.doe@example.com', 0)
    teller.asked('wheel', 3)
    teller.done()
    expect(told).toEqual([{ name: 'search', results: 3 }])
    teller.done()
    expect(told).toHaveLength(1)
  })

  test('nothing is told before anything was asked', () => {
    const { told, teller } = openTeller()
    teller.asked('wheel', 3)
    teller.asked(' ', 40)
    teller.done()
    expect(told).toEqual([])
  })
})
