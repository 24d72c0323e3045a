import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { BlackjackRound, VideoPokerRound } from '#contract/wire/table-play.ts'
import { call } from '#server/http/call.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import { launchToken, playing } from './support.ts'

let platform: TestPlatform
let time = Date.now()

beforeAll(async () => {
  platform = await startPlatform({ clock: { now: () => new Date(time), move: async () => {} } })
})

afterAll(async () => {
  await platform.close()
})

/** A player at a game, asking the provider as the game's page does. */
async function sitDown(game: string) {
  const signedIn = await playing(platform, { cash: 1_000_000n })
  const { config } = platform.ports
  let token = ''
  const ask = async (name: string, body: object = {}) => {
    const answer = await call(config, `${config.gamesUrl}/play/api/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` })
      },
      body: JSON.stringify(body)
    })
    const given = JSON.parse(answer.text)
    return given.ok ?? given.error.code
  }
  const launched = await launchToken(platform, signedIn, { slug: game })
  token = (await ask('session', { launchToken: launched, game })).sessionToken
  return ask
}

type Ask = Awaited<ReturnType<typeof sitDown>>

/** A round of blackjack to its end, with every standing that was shown on the way. */
async function playBlackjack(ask: Ask): Promise<BlackjackRound[]> {
  // The least time of a round that licences ask for.
  time += 10_000
  const { round } = await ask('start', { stake: '10.00', clientSeed: 'word' })
  const shown: BlackjackRound[] = [round]
  for (let last = shown[0]!; !last.isOver; ) {
    const move =
      last.phase === 'insurance' ? 'insure' : last.hands[0]!.points < 15 ? 'hit' : 'stand'
    last = (await ask('move', { roundId: last.id, move, at: last.made })).round
    shown.push(last)
  }
  await ask('settle', { roundId: shown[0]!.id })
  return shown
}

describe('a past round of a game', () => {
  test('of choices is told as it was shown, standing by standing', async () => {
    const ask = await sitDown('blackjack-salon')
    for (let rounds = 0; rounds < 6; rounds++) {
      const shown = await playBlackjack(ask)
      const past = await ask('round', { roundId: shown[0]!.id })
      expect([...past.earlier, past.round]).toEqual(shown)
      expect(past.at).toBe(new Date(time).toISOString())
    }
  })

  test('keeps its secret in every standing but the last', async () => {
    const ask = await sitDown('jacks-at-the-quay')
    time += 10_000
    const { round: dealt }: { round: VideoPokerRound } = await ask('start', {
      stake: '1.00',
      clientSeed: 'word'
    })
    expect(await ask('round', { roundId: dealt.id })).toBe('ROUND_NOT_FOUND')
    await ask('move', { roundId: dealt.id, move: 'hold:0,4', at: 0 })
    await ask('settle', { roundId: dealt.id })
    const { earlier, round } = await ask('round', { roundId: dealt.id })
    expect(earlier).toEqual([dealt])
    expect(earlier[0].proof.serverSeed).toBeNull()
    expect(round.proof.serverSeed).toMatch(/^[0-9a-f]{64}$/)
    expect(round.held).toEqual([0, 4])
  })

  test('of reels has one standing', async () => {
    const ask = await sitDown('pearl-drift')
    time += 10_000
    const { round } = await ask('start', { stake: '0.40', clientSeed: 'word' })
    await ask('settle', { roundId: round.id })
    expect(await ask('round', { roundId: round.id })).toMatchObject({ earlier: [], round })
  })

  test('is nobody else’s to see', async () => {
    const ask = await sitDown('blackjack-salon')
    const [first] = await playBlackjack(ask)
    const stranger = await sitDown('blackjack-salon')
    expect(await stranger('round', { roundId: first!.id })).toBe('ROUND_NOT_FOUND')
    expect((await stranger('history', { before: first!.id })).rounds).toEqual([])
  })
})

test('a history is told page by page, no round twice, to the first one', async () => {
  const ask = await sitDown('pearl-drift')
  const played: string[] = []
  for (let rounds = 0; rounds < 23; rounds++) {
    time += 10_000
    const { round } = await ask('start', { stake: '0.20', clientSeed: 'word' })
    await ask('settle', { roundId: round.id })
    played.unshift(round.id)
  }
  const page = await ask('history')
  const rest = await ask('history', { before: page.rounds.at(-1).id })
  expect([page.rounds.length, page.hasMore, rest.hasMore]).toEqual([20, true, false])
  expect([...page.rounds, ...rest.rounds].map(({ id }) => id)).toEqual(played)
})
