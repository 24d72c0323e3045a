import { createHash, createHmac } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { commitmentOf, type DrawEntry, drawTickets } from '#rules/raffle/draw.ts'

const SEED = '5eed'.repeat(16)

const entriesOf = (tickets: readonly number[]): readonly DrawEntry[] =>
  tickets.map((count, index) => ({
    entrant: String(index + 1).padStart(32, '0'),
    tickets: count
  }))

const request = (entries: readonly DrawEntry[], prizes: number, seed = SEED) =>
  ({ instance: 'hourly-7', seed, entries, prizes }) as const

/** The published recipe, written a second time with other tools. */
function byHand(entries: readonly DrawEntry[], prizes: number, seed = SEED) {
  const text = entries.map(({ entrant, tickets }) => `${entrant} ${tickets}\n`).join('')
  const digest = createHash('sha256').update(text).digest('hex')
  const list = entries.flatMap(({ entrant, tickets }) => Array<string>(tickets).fill(entrant))
  const count = BigInt(list.length)
  const winners: { place: number; ticket: number; entrant: string | undefined }[] = []
  for (let place = 1; place <= Math.min(prizes, list.length); place++) {
    for (let attempt = 0; winners.length < place; attempt++) {
      const mac = createHmac('sha256', Buffer.from(seed, 'hex'))
        .update(`hourly-7:${digest}:${place}:${attempt}`)
        .digest()
      const number = mac.readBigUInt64BE(0)
      if (number >= (2n ** 64n / count) * count) continue
      const ticket = Number(number % count)
      if (winners.some(winner => winner.ticket === ticket)) continue
      winners.push({ place, ticket, entrant: list[ticket] })
    }
  }
  return { digest, ticketCount: list.length, winners }
}

describe('a draw', () => {
  test('follows the published recipe to the letter', async () => {
    const lists = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(lists, fc.integer({ min: 0, max: 20 }), async (tickets, prizes) => {
        const entries = entriesOf(tickets)
        expect(await drawTickets(request(entries, prizes))).toEqual(byHand(entries, prizes))
      }),
      { numRuns: 60 }
    )
  })

  test('draws no ticket twice and never more than there are', async () => {
    const { winners } = await drawTickets(request(entriesOf([2, 1, 3]), 50))
    expect(winners.map(({ ticket }) => ticket).toSorted()).toEqual([0, 1, 2, 3, 4, 5])
    expect(winners.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('F09: without tickets has no winner', async () => {
    const draw = await drawTickets(request([], 10))
    expect(draw).toMatchObject({ ticketCount: 0, winners: [] })
  })

  test('gives every ticket the same chance', async () => {
    // Three players with 1, 2 and 7 of ten tickets, over a thousand seeds.
    const entries = entriesOf([1, 2, 7])
    const wins = [0, 0, 0]
    for (let round = 0; round < 1000; round++) {
      const seed = createHash('sha256').update(String(round)).digest('hex')
      const { winners } = await drawTickets(request(entries, 1, seed))
      const place = entries.findIndex(({ entrant }) => entrant === winners[0]?.entrant)
      wins[place] = (wins[place] ?? 0) + 1
    }
    for (const [index, share] of [0.1, 0.2, 0.7].entries()) {
      const error = Math.sqrt(1000 * share * (1 - share))
      expect(Math.abs((wins[index] ?? 0) - 1000 * share)).toBeLessThan(4 * error)
    }
  })

  test.each([
    ['out of order', entriesOf([1, 1]).toReversed()],
    ['with an entrant twice', [...entriesOf([1]), ...entriesOf([1])]],
    ['with an entry of no tickets', entriesOf([1, 0])],
    ['with half a ticket', entriesOf([1.5])],
    ['with more tickets than can be counted', entriesOf([Number.MAX_SAFE_INTEGER, 1])]
  ])('is not made from a list %s', async (_name, entries) => {
    await expect(drawTickets(request(entries, 1))).rejects.toThrow(RangeError)
  })

  test('is not made from a seed that is none', async () => {
    await expect(drawTickets(request(entriesOf([1]), 1, 'no seed'))).rejects.toThrow(RangeError)
  })

  test('is committed to by the digest of its seed', async () => {
    const digest = createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex')
    expect(await commitmentOf(SEED)).toBe(digest)
  })
})
