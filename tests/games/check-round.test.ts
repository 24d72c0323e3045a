import { describe, expect, test } from 'vitest'

import { commitmentOf, decideBy } from '#engine/fairness/seeds.ts'
import { checkRound, type RoundRecord, recordIn } from '#engine/rounds/check.ts'
import { kindOf } from '#engine/rounds/kinds.ts'
import { toDecimal } from '#rules/money.ts'

const SECRET = '5b'.repeat(32)
const NOW = '2026-11-28T10:00:00.000Z'

/** The record that the provider makes of a round, played by the moves that leave nothing to choose. */
async function recordOf(game: string, opening: object, clientSeed = 'mine'): Promise<RoundRecord> {
  const kind = kindOf(game)!
  const opened = kind.open(opening, game, 'EUR')!
  const moves: string[] = []
  const seeds = { server: SECRET, client: clientSeed }
  const decide = () =>
    decideBy(seeds, draw =>
      kind.at(
        draw,
        { game, currency: 'EUR', stake: opened.stake, opening, moves, closes_at: null },
        new Date(NOW)
      )
    )
  let standing = await decide()
  while (!standing.isOver) {
    moves.push(standing.leave)
    standing = await decide()
  }
  const proof = { commitment: await commitmentOf(SECRET), clientSeed, serverSeed: SECRET }
  return {
    format: 'round-record-1',
    id: 'round-1',
    game,
    currency: 'EUR',
    startedAt: NOW,
    ...proof,
    stake: toDecimal(opened.stake, 'EUR'),
    opening,
    moves,
    staked: toDecimal(standing.staked, 'EUR'),
    win: toDecimal(standing.payout, 'EUR'),
    shown: standing.view({ id: 'round-1', proof })
  }
}

const chips = { chips: [{ spot: 'red', amount: '1.00' }] }
const GAMES: readonly [string, object, string?][] = [
  ['pearl-drift', { stake: '0.40' }],
  ['orchard-rush', { stake: '0.40' }],
  ['furnace-sevens', { stake: '0.40' }],
  ['nugget-run', { stake: '1.00' }],
  ['roulette-du-cap', chips],
  ['halyard-roulette', chips],
  ['blackjack-salon', { stake: '1.00' }],
  ['jacks-at-the-quay', { stake: '1.00' }],
  ['grand-wheel', { chips: [{ spot: 'two', amount: '1.00' }] }, 'grand-wheel#7']
]

/** A record as it comes from a file. */
const filed = (record: RoundRecord) => recordIn(JSON.stringify(record, null, 2))!

describe('a record of a round', () => {
  test.each(GAMES)('of %s fits what is worked out from its seeds', async (...game) => {
    const check = await checkRound(filed(await recordOf(...game)))
    expect(check).toMatchObject({ status: 'checked', isRight: true })
  })

  test.each(GAMES)('of %s fits in no part any more once that is changed', async (...game) => {
    const record = await recordOf(...game)
    const tampered: readonly [Partial<RoundRecord>, string][] = [
      [{ serverSeed: '5c'.repeat(32) }, 'commitment'],
      [{ commitment: 'ab'.repeat(32) }, 'commitment'],
      [{ clientSeed: 'yours' }, 'shown'],
      [{ win: '77.77' }, 'win'],
      [{ stake: '0.05' }, 'stake'],
      [{ staked: '99.00' }, 'staked'],
      [{ shown: { ...(record.shown as object), win: '77.77' } }, 'shown']
    ]
    for (const [change, where] of tampered) {
      const check = await checkRound(filed({ ...record, ...change }))
      if (check.status !== 'checked') throw new Error(check.status)
      expect(check.isRight).toBe(false)
      const wrong = check.steps.filter(({ isRight }) => !isRight).map(({ what }) => what)
      expect(wrong).toContain(where)
    }
  })

  test('whose moves the round does not allow fits in nothing that follows from them', async () => {
    const record = await recordOf('blackjack-salon', { stake: '1.00' })
    const check = await checkRound({ ...record, moves: ['split', 'split', 'split'] })
    expect(check).toMatchObject({ status: 'checked', isRight: false, shown: null })
  })

  test('of a round that runs cannot be checked yet, nor one of a game that is not ours', async () => {
    const record = await recordOf('pearl-drift', { stake: '0.40' })
    expect(await checkRound({ ...record, serverSeed: null })).toEqual({ status: 'running' })
    expect(await checkRound({ ...record, game: 'of-others' })).toEqual({ status: 'unknownGame' })
  })

  test.each(['', '[]', '{"format":"round-record-1"}', 'no record at all'])('is not %j', text => {
    expect(recordIn(text)).toBeNull()
  })
})
