import { keepMount } from 'nanostores'
import { describe, expect, test } from 'vitest'

import { commitmentOf, drawTickets } from '#rules/raffle/draw.ts'
import { httpFetch } from '#stores/environment/http-fetch.ts'
import { setEnvironment } from '#stores/environment/index.ts'
import { $drawCheck, checkDraw } from '#stores/raffle/draw-check.ts'
import { cleanAfterEach, openTestPage, SITE } from '#tests/support/environment.ts'

const SEED = '0f'.repeat(32)
const ENTRIES = [
  ['00'.repeat(16), 3],
  ['7a'.repeat(16), 4],
  ['ff'.repeat(16), 2]
] as const

const COMMON = {
  instance_id: 'hourly-7',
  source_id: 'hourly-provider-of-the-week',
  drop_type: 'hourly',
  number: 7,
  timestamp_start: '2026-11-28T12:00:00.000Z',
  timestamp_end: '2026-11-28T13:00:00.000Z',
  studio: 'obsidian-mill',
  prizes: [{ amount: '25.00', count: 4 }]
}

async function drawn(change: object = {}) {
  const { digest, ticketCount, winners } = await drawTickets({
    instance: 'hourly-7',
    seed: SEED,
    entries: ENTRIES.map(([entrant, tickets]) => ({ entrant, tickets })),
    prizes: 4
  })
  return {
    ...COMMON,
    status: 'drawn',
    commitment: await commitmentOf(SEED),
    timestamp_drawn: '2026-11-28T13:00:00.200Z',
    seed: SEED,
    digest,
    ticket_count: ticketCount,
    entries: ENTRIES,
    winners: winners.map(winner => ({
      ...winner,
      win_amount: '25.00',
      paid_amount: '25.00',
      paid_currency: 'EUR',
      initials: 'A. B.'
    })),
    ...change
  }
}

/** A page before a service that publishes one draw; every other number is not found. */
function openPage(path: string, record: object | undefined) {
  const page = openTestPage(path)
  const asked: string[] = []
  const fetchNow = async (input: RequestInfo | URL) => {
    const url = new URL(String(input))
    asked.push(url.href)
    return record && url.pathname === '/v1/raffles/draws/hourly-7'
      ? Response.json(record)
      : new Response(null, { status: 404 })
  }
  const { clock, log } = page
  setEnvironment({
    ...page,
    fetch: (url, init, retries) => httpFetch({ fetch: fetchNow, clock, log }, url, init, retries)
  })
  page.setSite({ endpoints: { ...SITE.endpoints, jackpot: 'http://jackpots.test/' } })
  return { page, asked }
}

const settledCheck = () =>
  new Promise(resolve => {
    const stop = $drawCheck.subscribe(({ status }) => {
      if (status === 'loading' || status === 'none') return
      queueMicrotask(() => stop())
      resolve(status)
    })
  })

describe('a draw that is made again', () => {
  cleanAfterEach($drawCheck)

  test('is the one of the address, and holds as it was published', async () => {
    const { asked } = openPage('/en/raffle/draw/?id=hourly-7', await drawn())
    keepMount($drawCheck)
    expect(await settledCheck()).toBe('drawn')
    expect(asked).toEqual(['http://jackpots.test/v1/raffles/draws/hourly-7'])
    expect($drawCheck.get()).toMatchObject({
      verdict: { isSeedCommitted: true, isListUnchanged: true, areWinnersDrawn: true }
    })
  })

  test.each([
    ['another seed', { seed: 'aa'.repeat(32) }, 'isSeedCommitted'],
    [
      'one ticket more',
      { entries: [[...ENTRIES[0]], ['7a'.repeat(16), 5], [...ENTRIES[2]]] },
      'isListUnchanged'
    ],
    ['no winners', { winners: [] }, 'areWinnersDrawn']
  ])('does not hold with %s', async (_, change, part) => {
    openPage('/en/raffle/draw/?id=hourly-7', await drawn(change))
    keepMount($drawCheck)
    expect(await settledCheck()).toBe('drawn')
    expect($drawCheck.get()).toMatchObject({ verdict: { [part]: false } })
  })

  test('tells the commitment alone while the draw runs', async () => {
    const commitment = await commitmentOf(SEED)
    openPage('/en/raffle/draw/?id=hourly-7', { ...COMMON, status: 'open', commitment })
    keepMount($drawCheck)
    expect(await settledCheck()).toBe('undrawn')
    expect($drawCheck.get()).toMatchObject({ record: { commitment } })
  })

  test('is not found under a number that no draw has, and the address keeps what was asked', async () => {
    const { page } = openPage('/en/raffle/draw/', await drawn())
    keepMount($drawCheck)
    expect($drawCheck.get().status).toBe('none')
    await checkDraw('no/such draw')
    expect($drawCheck.get()).toEqual({ status: 'missing', id: 'no/such draw' })
    expect(page.address.current().searchParams.get('id')).toBe('no/such draw')
    await checkDraw('x'.repeat(101))
    expect($drawCheck.get().status).toBe('missing')
  })

  test('is refused where the answer tells of another draw, or is no record', async () => {
    const { page } = openPage(
      '/en/raffle/draw/?id=hourly-7',
      await drawn({ instance_id: 'hourly-8' })
    )
    keepMount($drawCheck)
    expect(await settledCheck()).toBe('failed')
    page.setSite({ endpoints: { ...SITE.endpoints, jackpot: null } })
    await checkDraw('hourly-7')
    expect($drawCheck.get().status).toBe('failed')
  })
})
