import { beforeAll, describe, expect, test, vi } from 'vitest'

import type { EngagementPlayer, Tournament } from '#contract/wire/engagement.ts'
import type { Api } from '../../engagement-widget/src/api.ts'
import type { Question } from '../../engagement-widget/src/dialog.ts'
import type { Stage } from '../../engagement-widget/src/stage.ts'
import { texts } from '../../engagement-widget/src/texts/en.ts'
import { entryButton, leaveButton } from '../../engagement-widget/src/views/entry.ts'
import { wordsOf } from '../../engagement-widget/src/words.ts'
import { type Drawn, PAGE } from './drawn.ts'

beforeAll(() => {
  for (const [name, value] of Object.entries(PAGE)) vi.stubGlobal(name, value)
  return () => vi.unstubAllGlobals()
})

const tournament = (about: Partial<Tournament>): Tournament =>
  ({
    id: 'neon-1',
    title: 'Neon Weekend',
    state: 'Scheduled',
    entry: 'buyIn',
    price: 100,
    fromLevel: 0,
    entrants: 0,
    mostEntrants: null,
    isIn: false,
    ...about
  }) as Tournament

function stage() {
  const asked: Question[] = []
  const posted: string[] = []
  const api: Partial<Api> = { post: async path => void posted.push(path) }
  const player: Partial<EngagementPlayer> = { level: 3, points: 250 }
  const standing: Partial<Stage> = {
    api: api as Api,
    words: wordsOf(texts, 'en'),
    player: player as EngagementPlayer,
    isBusy: () => false,
    ask: question => void asked.push(question)
  }
  return { asked, posted, standing: standing as Stage }
}

const shown = (child: unknown) => child as Drawn
const textOf = (children: Question['body']) =>
  children.flatMap(child => (child ? [shown(child).text] : [])).join(' ')

describe('the way into a tournament', () => {
  test.each([
    ['buyIn', 'Join for 100 points'],
    ['confirmed', 'Join, free']
  ] as const)('by %s says of which one it is', (entry, label) => {
    const button = shown(entryButton(tournament({ entry }), stage().standing))
    expect(button.text).toBe(label)
    expect(button.attributes.get('aria-label')).toBe(`${label}: Neon Weekend`)
  })

  test('that nobody has to ask for is the first bet that counts', () => {
    const said = shown(entryButton(tournament({ entry: 'automatic' }), stage().standing))
    expect(said.text).toBe('In with your first bet that counts')
  })
})

describe('the way out of a tournament', () => {
  test('is asked about before it is taken, and names what comes back', async () => {
    const { asked, posted, standing } = stage()
    const button = shown(leaveButton(tournament({ isIn: true }), standing))
    expect(button.attributes.get('aria-label')).toBe('Leave: Neon Weekend')
    button.onclick?.()
    const [question] = asked
    expect(question?.title).toBe('Leave Neon Weekend?')
    expect(textOf(question?.body ?? [])).toBe('You get 100 points back.')
    expect(posted).toEqual([])
    expect(textOf((await question?.act()) ?? [])).toContain('You are no longer in')
    expect(posted).toEqual(['/tournaments/neon-1/leave'])
  })

  test('promises no points where none were paid', () => {
    const { asked, standing } = stage()
    shown(
      leaveButton(tournament({ isIn: true, entry: 'confirmed', price: 0 }), standing)
    ).onclick?.()
    expect(textOf(asked[0]?.body ?? [])).toBe('You can join again while there is room.')
  })

  test.each([
    ['has begun', { isIn: true, state: 'Active' }],
    ['was called off', { isIn: true, state: 'Cancelled' }],
    ['does not have the player', { isIn: false }],
    ['takes in whoever plays', { isIn: true, entry: 'automatic' }]
  ] as const)('is not there where the tournament %s', (_, about) => {
    expect(leaveButton(tournament(about), stage().standing)).toBeNull()
  })
})
