import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOUSE_JACKPOT } from '#config/jackpots.ts'
import { optInOf } from '#server/capabilities/jackpot/index.ts'
import { startPlatform, type TestPlatform } from '#tests/support/platform.ts'
import {
  brandOf,
  follow,
  type Listening,
  listening,
  openLine,
  optInRequest,
  subscribeTo
} from './support.ts'

let platform: TestPlatform
let who: Listening
let other: Listening
const logged: string[] = []

beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) })
  platform = await startPlatform({ log })
  who = await listening(platform)
  other = await listening(platform)
})
afterAll(async () => {
  await platform.close()
})

const choiceOf = ({ player }: Listening) =>
  optInOf(platform.ports.db.kysely, player.id, HOUSE_JACKPOT.source)

describe('what a socket is asked for', () => {
  test('[JACK-46] SubscribeRequest is answered by the pots as they stand, and nothing else', async () => {
    const line = await openLine(platform, who)
    line.send(subscribeTo(platform, who))
    const update = await line.next('JackpotUpdate')
    expect(update).toMatchObject({ id: HOUSE_JACKPOT.id, jackpot_type: 'Jackpot', currency: 'EUR' })
    expect(update.pots.map(({ id }) => id)).toEqual(['minor', 'major', 'mega', 'total', 'shared'])
    expect(update.pots.map(pot => pot.current_value)).toEqual([
      '50.00',
      '1000.00',
      '25000.00',
      '26050.00',
      '12500.00'
    ])
    expect(line.unheard()).toEqual([])
  })

  test('[JACK-47] PlayerOptInRequest opts its own player in and out, and tells all their sockets', async () => {
    const [one, two] = [await follow(platform, who), await follow(platform, who)]
    const stranger = await follow(platform, other)
    one.send(optInRequest(platform, who))
    const event = {
      instance_id: HOUSE_JACKPOT.id,
      player_id: who.id,
      opted_in: true,
      preferred_contribution_value: '0.02',
      contribution_count: 0,
      contributed: '0.00'
    }
    expect(await one.next('OptInEvent')).toMatchObject(event)
    expect(await two.next('OptInEvent')).toMatchObject(event)
    expect(await choiceOf(who)).toMatchObject({ opted_in: true, value: '0.02' })
    two.send(optInRequest(platform, who, { opt_in: false, contribution_value: null }))
    expect(await one.next('OptInEvent')).toMatchObject({ opted_in: false })
    expect(stranger.unheard()).toEqual([])
  })

  test('a request that names another player or brand is refused, and changes nothing', async () => {
    const line = await follow(platform, who)
    const foreign = [
      optInRequest(platform, other),
      optInRequest(platform, who, { brand_id: 'elsewhere' }),
      optInRequest(platform, who, { player_id: who.id.replace('EUR', 'NOK') }),
      optInRequest(platform, who, { player_id: who.id.replace(brandOf(platform), 'elsewhere') }),
      { ...subscribeTo(platform, who), player_id: other.id },
      { type: 'PlayerRaffleTicketsRequest', player_id: other.id, brand_id: brandOf(platform) }
    ]
    for (const request of foreign) {
      line.send(request)
      expect((await line.next('Error')).message).toContain('another player or brand')
    }
    expect(await choiceOf(other)).toBeUndefined()
    expect(logged.join('')).toContain('"code":"FOREIGN"')
  })

  test('a contribution that is no option, and an instance that does not run, are refused', async () => {
    const before = await choiceOf(who)
    const line = await follow(platform, who)
    for (const value of ['0.33', '1000', '0', '0.020001']) {
      line.send(optInRequest(platform, who, { contribution_value: value }))
      expect((await line.next('Error')).message).toContain('not one of the options')
    }
    line.send(optInRequest(platform, who, { instance_id: 'nowhere' }))
    expect((await line.next('Error')).message).toContain('no such instance')
    line.send(subscribeTo(platform, who, 'nowhere'))
    expect((await line.next('Error')).message).toContain('no such instance')
    expect(await choiceOf(who)).toEqual(before)
  })

  test('messages that nobody understands are passed over, each with a line in the log', async () => {
    const line = await follow(platform, who)
    const before = logged.filter(text => text.includes('a jackpot message was ignored')).length
    const nonsense = [
      '',
      'not json',
      '[]',
      '{"type":"Unknown"}',
      '{"type":"__proto__"}',
      optInRequest(platform, who, { contribution_value: '-0.10' }),
      optInRequest(platform, who, { contribution_value: '1e2' }),
      optInRequest(platform, who, { opt_in: 'yes' })
    ]
    for (const each of nonsense) line.send(each)
    line.socket.send(Buffer.from('{}'))
    line.send(subscribeTo(platform, who))
    await line.next('JackpotUpdate')
    const after = logged.filter(text => text.includes('a jackpot message was ignored')).length
    expect(after - before).toBe(nonsense.length + 1)
    expect(line.unheard()).toEqual([])
  })

  test('a message above 2 kB ends the socket, and so do too many', async () => {
    const large = await openLine(platform, who)
    large.send('x'.repeat(2049))
    expect(await large.closed).toMatchObject({ code: 1009 })
    const many = await openLine(platform, who)
    for (let count = 0; count <= 40; count++) many.send('{}')
    expect(await many.closed).toMatchObject({ code: 4429 })
  })

  test('a player in a time-out may leave, and not come in', async () => {
    const blocked = await listening(platform)
    await platform.ports.db.kysely
      .updateTable('players')
      .set({ timeout_ends_at: new Date(Date.now() + 3_600_000) })
      .where('id', '=', blocked.player.id)
      .execute()
    const line = await follow(platform, blocked)
    line.send(optInRequest(platform, blocked))
    expect((await line.next('Error')).message).toContain('may not take part')
    line.send(optInRequest(platform, blocked, { opt_in: false }))
    expect(await line.next('OptInEvent')).toMatchObject({ opted_in: false })
  })
})
