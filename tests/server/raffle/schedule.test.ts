import { expect, onTestFinished, test } from 'vitest'

import type { BusEvent, EventKind } from '#server/bus/events.ts'
import { turnRaffles, wagerCounted } from '#server/capabilities/raffle/index.ts'
import type { Platform } from '#server/platform.ts'
import { control } from '#tests/server/sandbox/support.ts'
import { startPlatform } from '#tests/support/platform.ts'
import {
  AFTER_LAST_BETS_MS,
  drawnRecord,
  entrant,
  MONDAY,
  openHouse,
  runningDraw,
  stake,
  turnAt
} from './support.ts'

/** The next event of a kind about a subject. */
const next = ({ ports }: Pick<Platform, 'ports'>, kind: EventKind, subject: string) =>
  new Promise<BusEvent>(resolve => {
    const forget = ports.bus.subscribe(kind, subject, event => {
      forget()
      resolve(event)
    })
  })

test('a draw is made a moment after its end, without anybody asking', async () => {
  const platform = await startPlatform()
  onTestFinished(() => platform.close())
  const { clock } = platform.ports
  const draw = await runningDraw(platform, 'hourly')
  const drawn = next(platform, 'raffle.drawn', draw.source)
  await clock.move(new Date(draw.endsAt.getTime() - 100))
  expect((await drawn).data).toEqual({ instance: draw.id })
  // Not before bets of the last moment are there.
  const late = clock.now().getTime() - draw.endsAt.getTime()
  expect(late).toBeGreaterThanOrEqual(AFTER_LAST_BETS_MS)
  expect((await drawnRecord(platform, draw.id)).status).toBe('drawn')
  expect((await runningDraw(platform, 'hourly')).number).toBe(draw.number + 1n)
})

test('a clock that the console moves turns the raffles at once', async () => {
  const platform = await startPlatform()
  onTestFinished(() => platform.close())
  const draw = await runningDraw(platform, 'hourly')
  const to = new Date(draw.endsAt.getTime() + AFTER_LAST_BETS_MS).toISOString()
  expect((await control(platform, '/clock', { to })).status).toBe(200)
  expect((await drawnRecord(platform, draw.id)).status).toBe('drawn')
  // Back at the machine's time, where that hour has been drawn, another runs for what is left of it.
  await control(platform, '/clock/reset', {})
  expect((await runningDraw(platform, 'hourly')).endsAt).toEqual(draw.endsAt)
})

test('a draw tells its winners’ purses, and every process which it was', async () => {
  const platform = await openHouse()
  onTestFinished(() => platform.close())
  const player = await entrant(platform, ['hourly'], { cash: 0n })
  await stake(platform, player, 100n)
  const draw = await runningDraw(platform, 'hourly')
  const heard = Promise.all([
    next(platform, 'wallet.changed', player.id),
    next(platform, 'raffle.drawn', draw.source),
    next(platform, 'raffle.changed', draw.source)
  ])
  await turnAt(platform, new Date(draw.endsAt.getTime() + AFTER_LAST_BETS_MS))
  const [wallet, drawn] = await heard
  expect(wallet.data).toMatchObject({ cash: '2500', amount: '2500', moneyType: 'real' })
  expect(drawn.data).toEqual({ instance: draw.id })
})

test('tickets that grew are told to the player’s pages', async () => {
  const platform = await openHouse()
  onTestFinished(() => platform.close())
  const player = await entrant(platform, ['hourly'])
  const heard = next(platform, 'raffle.changed', player.id)
  await wagerCounted(platform.ports, player.id)
  expect(await heard).toMatchObject({ subject: player.id })
})

test('turning again opens and draws nothing', async () => {
  const platform = await openHouse()
  onTestFinished(() => platform.close())
  const { db } = platform.ports
  const all = () =>
    db.kysely.selectFrom('raffle_instances').select(['id', 'status']).orderBy('id').execute()
  const before = await all()
  expect(before).toHaveLength(6)
  await turnRaffles(platform.ports)
  expect(await all()).toEqual(before)
  await turnAt(platform, MONDAY)
  expect(await all()).toEqual(before)
})
