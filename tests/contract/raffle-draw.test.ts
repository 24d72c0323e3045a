import { describe, expect, test } from 'vitest'

import { fromJson } from '#contract/wire/json.ts'
import { readDrawRecord } from '#contract/wire/raffle-draw.ts'

const HEX = 'ab'.repeat(32)
const ENTRANT = 'cd'.repeat(16)

const open = {
  status: 'open',
  instance_id: 'hourly-7',
  source_id: 'hourly-provider-of-the-week',
  drop_type: 'hourly',
  number: 7,
  timestamp_start: '2026-11-28T16:00:00.000Z',
  timestamp_end: '2026-11-28T17:00:00.000Z',
  studio: 'velvet-table',
  commitment: HEX,
  prizes: [{ amount: '25.00', count: 10 }]
}

const drawn = {
  ...open,
  status: 'drawn',
  timestamp_drawn: '2026-11-28T17:00:01.000Z',
  seed: HEX,
  digest: HEX,
  ticket_count: 3,
  entries: [[ENTRANT, 3]],
  winners: [
    {
      place: 1,
      ticket: 2,
      entrant: ENTRANT,
      win_amount: '25.00',
      paid_amount: '287.50',
      paid_currency: 'NOK',
      initials: 'K. N.'
    }
  ]
}

const read = (record: object) => readDrawRecord(fromJson(JSON.stringify(record)))

describe('the published record of a draw', () => {
  test('is read as it was sent, with its moments as moments', () => {
    const record = read(drawn)
    expect(record).toMatchObject({ status: 'drawn', entries: [[ENTRANT, 3]], ticket_count: 3 })
    expect(record?.timestamp_end).toEqual(new Date(drawn.timestamp_end))
  })

  test('names no seed and no entries before it is drawn, whatever is sent', () => {
    const early = read({ ...drawn, status: 'drawing' })
    expect(early).toMatchObject({ status: 'drawing', commitment: HEX })
    expect(Object.keys(early ?? {})).not.toContain('seed')
    expect(Object.keys(early ?? {})).not.toContain('entries')
  })

  test.each([
    ['without a seed', { ...drawn, seed: undefined }],
    ['with a seed of another length', { ...drawn, seed: 'ab' }],
    ['with an entrant in capitals', { ...drawn, entries: [[ENTRANT.toUpperCase(), 3]] }],
    ['with an entry of no tickets', { ...drawn, entries: [[ENTRANT, 0]] }],
    ['with half a ticket', { ...drawn, ticket_count: 2.5 }],
    ['of an unknown kind', { ...open, drop_type: 'yearly' }],
    ['of an unknown state', { ...open, status: 'cancelled' }]
  ])('%s is not one', (_name, record) => {
    expect(read(record)).toBeNull()
  })
})
