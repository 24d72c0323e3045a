import { afterEach, describe, expect, test } from 'vitest'

import type { LiveFrame } from '#contract/wire/sports-live.ts'
import { setSportsLine } from '#stores/environment/sports-line.ts'
import { followCounts } from '#stores/sports/counts.ts'
import { type Finding, finder } from '#stores/sports/find.ts'
import { followMarked } from '#stores/sports/marked.ts'
import { createTestClock } from '#tests/support/test-clock.ts'

interface Asked {
  readonly path: string
  readonly signal: AbortSignal | undefined
  answer(value: unknown): Promise<void>
  fail(): Promise<void>
}

const settle = () => new Promise<void>(resolve => setImmediate(resolve))

/** A world whose answers the test gives, one question at a time. */
function playAnswers() {
  const clock = createTestClock()
  const asked: Asked[] = []
  const listeners = new Set<() => void>()
  const state = { isHidden: false }
  setSportsLine({
    clock,
    site: async () => ({ url: 'http://sports.test', socket: 'ws://sports.test' }),
    read: (url, signal) =>
      new Promise((resolve, reject) => {
        asked.push({
          path: url.slice('http://sports.test'.length),
          signal,
          async answer(value) {
            resolve(JSON.stringify(value))
            await settle()
          },
          async fail() {
            reject(new Error('no answer'))
            await settle()
          }
        })
      }),
    open: () => ({ send: () => {}, close: () => {} }),
    isSignedIn: () => false,
    isHidden: () => state.isHidden,
    onChange: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    }
  })
  return {
    asked,
    state,
    listeners,
    pass: (milliseconds: number) => clock.pass(milliseconds, settle),
    async wake() {
      for (const listener of listeners) listener()
      await settle()
    },
    last(): Asked {
      const last = asked.at(-1)
      if (!last) throw new Error('Nothing was asked')
      return last
    }
  }
}

afterEach(() => setSportsLine(undefined))

const NOTHING = { events: [], competitions: [], teams: [] }
const AURORA = {
  ...NOTHING,
  competitions: [{ id: 'aurora-league', name: 'Aurora League', sport: 'football' }]
}

describe('search in sports', () => {
  function open() {
    const world = playAnswers()
    const heard: Finding[] = []
    return { ...world, heard, find: finder(finding => heard.push(finding)) }
  }

  test('asks once for what is typed at a go, and tells what is found', async () => {
    const { asked, heard, find, pass, last } = open()
    find.ask('au')
    find.ask(' aur l ')
    await pass(199)
    expect(asked).toEqual([])
    await pass(1)
    expect(asked.map(({ path }) => path)).toEqual(['/v1/search?q=aur%20l'])
    await last().answer(AURORA)
    expect(heard.at(-1)).toEqual({ status: 'found', asked: 'aur l', found: AURORA })
  })

  test('calls off the earlier question, whose answer is told no more', async () => {
    const { asked, heard, find, pass, last } = open()
    find.ask('au')
    await pass(200)
    find.ask('fj')
    expect(asked[0]?.signal?.aborted).toBe(true)
    await pass(200)
    await asked[0]?.answer(AURORA)
    expect(heard.map(({ status }) => status)).toEqual(['asking', 'asking'])
    await last().answer(NOTHING)
    expect(heard.at(-1)).toEqual({ status: 'found', asked: 'fj', found: NOTHING })
  })

  test('asks nothing for one letter, and says where nobody answers', async () => {
    const { asked, heard, find, pass, last } = open()
    find.ask('a ')
    await pass(1000)
    expect([heard, asked]).toEqual([[{ status: 'idle' }], []])
    find.ask('au')
    await pass(200)
    await last().fail()
    expect(heard.at(-1)).toEqual({ status: 'failed' })
    find.ask('au')
    await pass(200)
    await last().answer({ events: 'none' })
    expect(heard.at(-1)).toEqual({ status: 'failed' })
  })
})

describe('figures beside the names of sports', () => {
  test('are asked for now and every half minute while the page is looked at', async () => {
    const world = playAnswers()
    const heard: unknown[] = []
    const end = followCounts(topics => heard.push(topics))
    await settle()
    const topics = { 'sport:football': { all: 3, inPlay: 1 } }
    await world.last().answer({ topics })
    expect(heard).toEqual([topics])
    await world.pass(30_000)
    expect(world.asked.map(({ path }) => path)).toEqual(['/v1/counts', '/v1/counts'])
    await world.last().fail()
    world.state.isHidden = true
    await world.pass(60_000)
    expect(world.asked).toHaveLength(2)
    world.state.isHidden = false
    await world.wake()
    expect(world.asked).toHaveLength(3)
    end()
    await world.last().answer({ topics: {} })
    expect(heard).toEqual([topics])
    expect(world.listeners.size).toBe(0)
  })
})

describe('the matches of favourites', () => {
  test('are asked for by the newest sixty marks, and not at all without any', async () => {
    const world = playAnswers()
    const heard: unknown[] = []
    followMarked([], events => heard.push(events))
    expect([heard, world.asked]).toEqual([[[]], []])
    const marks = Array.from({ length: 61 }, (_, at) => `match-${at}`)
    const end = followMarked(marks, events => heard.push(events))
    await settle()
    expect(world.last().path).toBe(`/v1/marked?ids=${marks.slice(1).join()}`)
    const frame: LiveFrame = { type: 'all', topic: 'marked', now: 0, events: [], total: 0 }
    await world.last().answer(frame)
    expect(heard).toHaveLength(2)
    end()
  })
})
